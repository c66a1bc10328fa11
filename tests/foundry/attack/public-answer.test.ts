import { describe, expect, it } from "vitest";
import { assess } from "../../../src/core/attack/assess";
import type { Outcome } from "../../../src/core/attack/resolve";
import { Field } from "../../../src/core/battlefield/field";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { publicTarget, type TargetResult } from "../../../src/foundry/attack/public-answer";
import { VISIBILITIES, type Visibility } from "../../../src/foundry/attack/record";
import { textMap } from "../../builders/text-map";

const DARK = { darknessLevel: 1, ambient: "darkness" } as const;

/** A human by a lantern's edge attacks; the target stands in dim light, or in the dark where it is not seen. */
function result(outcome: Outcome, dice: readonly number[], lit = true): TargetResult {
  const map = textMap("a......t", {}, { scene: DARK, tokens: [] });
  const torch = lit ? textMap("*.......", {}, {}).lights : [];
  const verdict = assess(Field.of({ ...map, lights: torch }), rulesetOf("pf1"), { attacker: "a", target: "t", kind: "ranged" });
  return {
    token: "Scene.s.Token.t",
    verdict,
    outcomes: [{ index: 0, id: "t", outcome, against: 17, dice, struck: null, critical: null }],
    overridden: false,
  };
}

const told = (one: TargetResult, visibility: Visibility) => publicTarget(one, visibility, () => true);

describe("what everybody may read of an answer", () => {
  it("never holds the defence that had to be reached", () => {
    for (const visibility of VISIBILITIES) expect(JSON.stringify(told(result("miss", []), visibility))).not.toContain("17");
  });

  it("open: chance, die and outcome", () => {
    expect(told(result("missed-by-concealment", [13]), "open")).toMatchObject({
      missChance: 20, light: "dim", outcomes: [{ index: 0, outcome: "missed-by-concealment", dice: [13] }],
    });
  });

  it("result: hit or miss, without chance, die or which of the two misses it was", () => {
    const shown = told(result("missed-by-concealment", [13]), "result");
    expect(shown.outcomes).toEqual([{ index: 0, outcome: "miss", dice: [] }]);
    expect(shown).toEqual(told(result("miss", []), "result"));
    expect(JSON.stringify(shown)).not.toMatch(/13|missChance":20/);
  });

  it("gm: nothing that hangs on how well the target is seen", () => {
    const shown = told(result("missed-by-concealment", [13]), "gm");
    expect(shown.outcomes).toEqual([{ index: 0, outcome: null, dice: [] }]);
    expect(shown).toMatchObject({ missChance: null, light: null, concealment: null });
    expect(shown).toEqual(told(result("hit", [77]), "gm"));
    expect(shown.reasons.filter(({ key }) => /^(light|sense|concealment)\./.test(key))).toEqual([]);
  });

  it("a target that is not seen gives nothing of its light or place away", () => {
    const unseen = result("hit", [77], false);
    expect(unseen.verdict.perception.state).toBe("unaware");
    for (const visibility of ["open", "result"] as const) {
      const shown = told(unseen, visibility);
      expect(shown.light).toBeNull();
      expect(shown.reasons.filter(({ key }) => key.startsWith("light."))).toEqual([]);
      expect(shown.reasons.map(({ key }) => key)).toContain("hidden.unseen");
    }
  });

  it("a withheld reason of sight stays out too, at every level that leaves sight out", () => {
    const nobody = () => false;
    const sight = /light|sense|concealment|obscurement|perception|notice/;
    for (const lit of [true, false]) {
      const keys = publicTarget(result("hit", [77], lit), "gm", nobody).reasons.map(({ key }) => key);
      expect(keys.filter((key) => sight.test(key))).toEqual([]);
    }
    const unseen = publicTarget(result("hit", [77], false), "open", nobody).reasons.map(({ key }) => key);
    expect(unseen.filter((key) => sight.test(key))).toEqual([]);
    expect(unseen).toContain("hidden.unseen");
  });

  it("gm: no reason tells that attacker or target are unseen", () => {
    const shown = told(result("hit", [77], false), "gm");
    expect(shown.reasons.filter(({ key }) => key.startsWith("attack."))).toEqual([]);
  });
});
