import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "../../../../src/core/attack/assess";
import { OWN_NUMBERS, type CncNumbers } from "../../../../src/core/battlefield/cnc-numbers";
import { DEFAULT_OPTIONS } from "../../../../src/core/battlefield/defaults";
import { readBattlefield } from "../../../../src/core/battlefield/read-battlefield";
import { CNC_OWN, cncIssues, cncTable } from "../../../../src/core/rulesets/cnc/numbers";
import { rulesetFor, rulesetOf } from "../../../../src/core/rulesets/registry";
import { Field } from "../../../../src/core/battlefield/field";
import { battlefield, field, region, scene, token, wall } from "../../../builders/battlefield";

const options = (cnc: CncNumbers) => ({ ...DEFAULT_OPTIONS, cnc });
const snapshot = (cnc: unknown) => ({ ruleset: "cnc", options: { cnc } });
const step = (share: number | null, defence: number | null) => ({ share, defence });
const changed = (over: Partial<CncNumbers>): CncNumbers => ({ ...OWN_NUMBERS, ...over });

describe("the numbers of Castles & Crusades", () => {
  it("are the book's where a table says nothing, and the ruleset is the same object then", () => {
    expect(cncTable(OWN_NUMBERS)).toEqual(CNC_OWN);
    expect(rulesetFor("cnc", options(OWN_NUMBERS))).toBe(rulesetOf("cnc"));
  });

  it("are one ruleset for the same numbers, so that what is remembered holds", () => {
    const numbers = { unseenTarget: -6 };
    const first = rulesetFor("cnc", options(changed(numbers)));
    expect(rulesetFor("cnc", options(changed(numbers)))).toBe(first);
    expect(rulesetFor("cnc", options(changed({ unseenTarget: -5 })))).not.toBe(first);
  });

  it("change no other ruleset", () => {
    for (const id of ["pf1", "dnd5e", "dc20"] as const) expect(rulesetFor(id, options(changed({ unseenTarget: -9 })))).toBe(rulesetOf(id));
  });

  it("change cover: from which part on, and by how much", () => {
    // A wall at the target's side behind which its upper corners are hidden, two of its five points.
    const map = battlefield({ ruleset: "cnc", scene: scene({ ambient: "bright" }), walls: [wall([480, -500, 480, 30])], tokens: [token("a", 0, 0), token("t", 500, 0)] });
    const cover = (cnc: CncNumbers) => {
      const on = Field.of({ ...map, options: options(cnc) });
      const { cover: { grade, share }, attack: { defence } } = assess(on, rulesetFor("cnc", on.options), { attacker: "a", target: "t", kind: "ranged" });
      return { grade, share, defence };
    };
    const own = cover(OWN_NUMBERS);
    expect(own).toMatchObject({ grade: "quarter", defence: 2 });
    expect(cover(changed({ cover: { ...OWN_NUMBERS.cover, quarter: step(null, 3) } }))).toEqual({ ...own, defence: 3 });
    const late = Math.ceil(own.share * 100) + 1;
    expect(cover(changed({ cover: { ...OWN_NUMBERS.cover, quarter: step(late, null) } }))).toEqual({ ...own, grade: "none", defence: 0 });
  });

  it("change what fog and the unseen come to", () => {
    const fog = region([200, -500, 200, 1000], [{ kind: "obscurement", density: "light" }]);
    const attack = (cnc: CncNumbers, more: Parameters<typeof field>[0]) => {
      const on = field({ ruleset: "cnc", scene: scene({ ambient: "bright" }), tokens: [token("a", 0, 0), token("t", 600, 0)], options: { cnc }, ...more });
      return assess(on, rulesetFor("cnc", on.options), { attacker: "a", target: "t", kind: "ranged" }).attack;
    };
    const numbers = changed({ unseenTarget: -6, unseenAttacker: 1, concealment: { ...OWN_NUMBERS.concealment, half: step(null, 3) } });
    expect(attack(OWN_NUMBERS, { regions: [fog] }).defence).toBe(2);
    expect(attack(numbers, { regions: [fog] }).defence).toBe(3);
    const unseen = { tokens: [token("a", 0, 0, { conditions: ["invisible"] }), token("t", 600, 0, { conditions: ["invisible"] })] };
    expect(attack(OWN_NUMBERS, unseen).modifier).toBe(-4 + 2);
    expect(attack(numbers, unseen).modifier).toBe(-6 + 1);
  });

  it.each<[title: string, cnc: unknown, says: RegExp]>([
    ["a text", { unseenTarget: "much" }, /^options\.cnc\.unseenTarget: expected a whole number.*or null, got "much"/],
    ["more than the whole", { cover: { half: { share: 120 } } }, /^options\.cnc\.cover\.half\.share: .*at most 100.*got 120/],
    ["half a point", { concealment: { total: { defence: 1.5 } } }, /^options\.cnc\.concealment\.total\.defence: expected a whole number/],
    ["less than nothing", { cover: { quarter: { defence: -2 } } }, /^options\.cnc\.cover\.quarter\.defence: .*at least 0.*got -2/],
  ])("are refused when one is %s", (_title, cnc, says) => {
    expect(() => readBattlefield(snapshot(cnc))).toThrow(says);
  });

  it.each<[title: string, over: Partial<CncNumbers>, path: string]>([
    ["begins no later than the one before", { cover: { ...OWN_NUMBERS.cover, half: step(25, null) } }, "options.cnc.cover.half.share"],
    ["gives less than the one before", { concealment: { ...OWN_NUMBERS.concealment, total: step(null, 1) } }, "options.cnc.concealment.total.defence"],
    ["is overtaken by a lower one", { cover: { ...OWN_NUMBERS.cover, quarter: step(60, null) } }, "options.cnc.cover.half.share"],
  ])("are refused when a step %s", (_title, over, path) => {
    expect(cncIssues(changed(over), "options.cnc").map((issue) => issue.path)).toContain(path);
    expect(() => rulesetFor("cnc", options(changed(over)))).toThrow(path);
  });

  it("never give less armour class for more hidden, whatever a table that passes says", () => {
    const rising = (length: number) =>
      fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: length, maxLength: length }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))
        .map(([shares, defences]) => [shares.sort((a, b) => a - b), defences.sort((a, b) => a - b)] as const)
        .map(([shares, defences]) => (at: number) => step(shares[at] ?? null, defences[at] ?? null));
    const numbers = fc.tuple(rising(3), rising(4)).map(([cover, concealment]) => changed({
      cover: { quarter: cover(0), half: cover(1), "three-quarters": cover(2) },
      concealment: { quarter: concealment(0), half: concealment(1), "three-quarters": concealment(2), total: concealment(3) },
    }));
    fc.assert(fc.property(numbers, fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (cnc, a, b) => {
      expect(cncIssues(cnc, "options.cnc")).toEqual([]);
      const { cover } = rulesetFor("cnc", options(cnc));
      const { measure } = cover.procedure("ranged", false);
      if (measure.kind !== "share") throw new Error("a share was expected");
      const worth = (share: number) => cover.grades.find(({ grade }) => grade === measure.grade(share / 100))?.defence ?? Number.NaN;
      expect(worth(Math.max(a, b))).toBeGreaterThanOrEqual(worth(Math.min(a, b)));
    }));
  });
});
