import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "../../../src/core/attack/assess";
import { discloseReasons, discloseVerdict } from "../../../src/core/attack/disclose";
import { HIDDEN_REASON_KEYS } from "../../../src/core/attack/reason-keys";
import { Field } from "../../../src/core/battlefield/field";
import { reason } from "../../../src/core/battlefield/reason";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { textMap } from "../../builders/text-map";

/** An archer, a bystander whom nobody may know, and a target; a torch stands by. */
const scene = textMap("a..h..t*", {}, { ruleset: "pf1" });
const verdict = assess(Field.of(scene), rulesetOf("pf1"), { attacker: "a", target: "t", kind: "ranged" });

describe("a verdict told to somebody who may not know everything", () => {
  it("is whole for somebody who may", () => {
    expect(discloseVerdict(verdict, () => true)).toEqual(verdict);
  });

  it("keeps every number and loses every trace of the secret", () => {
    const told = discloseVerdict(verdict, (id) => id !== "h");
    expect(verdict.cover).toMatchObject({ grade: "soft", blockers: ["h"] });
    expect(JSON.stringify(told)).not.toContain('"h"');
    expect(told.cover.grade).toBe("soft");
    expect(told.attack).toEqual(verdict.attack);
    expect(told.reasons.map(({ effect }) => effect)).toEqual(verdict.reasons.map(({ effect }) => effect));
  });

  it("names only families that have a text", () => {
    const keys = discloseReasons(verdict.reasons, () => false).map(({ key }) => key);
    const known: readonly string[] = HIDDEN_REASON_KEYS;
    expect(keys.filter((key) => key.startsWith("hidden.") && !known.includes(key))).toEqual([]);
  });

  it("hides a reason as soon as one of the things it gives away is secret", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), fc.nat(3), (ids, n) => {
        const secret = ids[n % ids.length];
        const [told] = discloseReasons([reason("cover.soft", { by: secret ?? "" }, { defence: 4 }, ids)], (id) => id !== secret);
        expect(told).toEqual({ key: "hidden.cover", data: {}, effect: { defence: 4 }, betrays: [] });
      }),
    );
  });
});
