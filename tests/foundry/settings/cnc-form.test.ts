import { describe, expect, it } from "vitest";
import { OWN_NUMBERS } from "../../../src/core/battlefield/cnc-numbers";
import { CNC_OWN } from "../../../src/core/rulesets/cnc/numbers";
import { changedOnly, numberFields, readNumbers, storedNumbers } from "../../../src/foundry/settings/cnc-form";

/** The form as it opens, with some inputs changed. */
function read(typed: Readonly<Record<string, string>> = {}) {
  const shown = new Map(numberFields(OWN_NUMBERS).map(({ path, value }) => [path, String(value)]));
  return readNumbers((path) => typed[path] ?? shown.get(path) ?? "");
}

describe("the form for the numbers of Castles & Crusades", () => {
  it("shows every number, the ruleset's own to begin with", () => {
    const fields = numberFields(OWN_NUMBERS);
    expect(fields).toHaveLength(2 * 3 + 2 * 4 + 2);
    expect(fields.every(({ value, own }) => value === own)).toBe(true);
    expect(fields.find(({ path }) => path === "cover.three-quarters.defence")?.value).toBe(CNC_OWN.cover["three-quarters"].defence);
  });

  it("keeps what differs alone, so that nothing is kept when it is saved as it opened", () => {
    expect(read()).toEqual({ numbers: OWN_NUMBERS, faults: [] });
    const { numbers, faults } = read({ "cover.half.defence": "5", unseenTarget: "−6", "concealment.total.defence": "" });
    expect(faults).toEqual([]);
    expect(changedOnly(numbers)).toEqual({ cover: { half: { defence: 5 } }, unseenTarget: -6 });
    expect(changedOnly(storedNumbers(changedOnly(numbers)))).toEqual(changedOnly(numbers));
  });

  it.each([
    ["words", { unseenTarget: "much" }, [{ path: "unseenTarget", why: "bounds", min: -40, max: 40 }]],
    ["parts", { "cover.half.defence": "4.5" }, [{ path: "cover.half.defence", why: "bounds", min: 0, max: 40 }]],
    ["too much", { "cover.half.share": "101" }, [{ path: "cover.half.share", why: "bounds", min: 1, max: 100 }]],
    ["a step that begins too soon", { "cover.half.share": "20" }, [{ path: "cover.half.share", why: "more", than: 25 }]],
    ["a step that gives too little", { "concealment.half.defence": "0" }, [{ path: "concealment.half.defence", why: "least", than: 1 }]],
  ])("refuses %s and names the number", (_title, typed, faults) => {
    expect(read(typed as unknown as Record<string, string>).faults).toEqual(faults);
  });

  it.each([null, "x", { cover: { half: { share: 300 } } }, { cover: { half: { share: 90 } } }])(
    "goes by the ruleset's own where the world keeps %j",
    (stored) => expect(storedNumbers(stored)).toBe(OWN_NUMBERS),
  );
});
