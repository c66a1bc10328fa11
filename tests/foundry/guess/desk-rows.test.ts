import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { deskRows } from "../../../src/foundry/guess/desk-rows";
import { textMap } from "../../builders/text-map";

const INVISIBLE = { conditions: ["invisible"] };
const rows = (map: string, legend: Parameters<typeof textMap>[1] = {}) =>
  deskRows(Field.of(textMap(map, { u: INVISIBLE, v: INVISIBLE, ...legend }, { scene: { ambient: "bright" } })), rulesetOf("pf1"), "o", () => true);

describe("the unseen near a creature", () => {
  it("are listed nearest first, without those who are seen or too far", () => {
    expect(rows("u.o.s.v.........").map(({ id }) => id)).toEqual(["u", "v"]);
    expect(rows("o.......u")).toEqual([]);
  });

  it("have the DCs that their reasons add up to", () => {
    const [row] = rows("o...u", { u: { ...INVISIBLE, moved: "full", stealth: 15 } });
    expect(row).toMatchObject({ noticeDC: 20 - 10 + 35 + 2, pinpointDC: 20 - 10 + 35 + 2 + 20, outlined: false });
    expect(row?.reasons.reduce((sum, { effect }) => sum + Number(effect["noticeDC"]), 0)).toBe(row?.noticeDC);
  });

  it("lose their secret once they are outlined", () => {
    expect(rows("o.u", { u: { conditions: ["invisible", "outlined"] } })).toEqual([]);
  });
});
