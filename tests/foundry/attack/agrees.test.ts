import { describe, expect, it } from "vitest";
import { assess } from "../../../src/core/attack/assess";
import type { Outcome } from "../../../src/core/attack/resolve";
import { Field } from "../../../src/core/battlefield/field";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { agrees } from "../../../src/foundry/attack/agrees";
import { publicTarget, type TargetResult } from "../../../src/foundry/attack/public-answer";
import { VISIBILITIES, type AttackAnswer, type Visibility } from "../../../src/foundry/attack/record";
import { textMap } from "../../builders/text-map";

const verdict = assess(Field.of(textMap("a.t*")), rulesetOf("pf1"), { attacker: "a", target: "t", kind: "ranged" });

const result = (outcome: Outcome, dice: readonly number[] = []): TargetResult => ({
  token: "Scene.s.Token.t",
  verdict,
  outcomes: [{ index: 0, id: "t", outcome, against: 15, dice, struck: null, critical: null }],
  overridden: false,
});

const answer = (one: TargetResult, visibility: Visibility): AttackAnswer => ({
  schema: 1, ruleset: "pf1", visibility, state: "resolved", refusal: null, targets: [publicTarget(one, visibility, () => true)],
});

describe("a record handed over by another machine", () => {
  it.each(VISIBILITIES)("fits the answer that was made from it (%s)", (visibility) => {
    const one = result("missed-by-concealment", [13]);
    expect(agrees([one], answer(one, visibility))).toBe(true);
  });

  it("does not fit where it tells another outcome, other dice or another target", () => {
    const told = answer(result("missed-by-concealment", [13]), "open");
    expect(agrees([result("hit", [77])], told)).toBe(false);
    expect(agrees([result("missed-by-concealment", [14])], told)).toBe(false);
    expect(agrees([{ ...result("missed-by-concealment", [13]), token: "Scene.s.Token.x" }], told)).toBe(false);
    expect(agrees([], told)).toBe(false);
  });

  it("cannot be compared with an answer that shows nothing", () => {
    expect(agrees([result("hit")], { ...answer(result("hit"), "open"), targets: [] })).toBe(true);
  });
});
