import { assess, type Overrides } from "../../core/attack/assess";
import { resolveTarget, type AttackRoll, type D100 } from "../../core/attack/resolve";
import type { Verdict } from "../../core/attack/verdict";
import type { Field } from "../../core/battlefield/field";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { CardAttack } from "../../systems/adapter";
import { commonModifier } from "./common-modifier";
import type { TargetResult } from "./public-answer";
import type { AttackRequest } from "./record";

/** A target as judging needs it: its token's id and uuid, and its armour class, null where it cannot be read. */
export interface JudgedTarget {
  readonly id: string;
  readonly uuid: string;
  readonly defence: (verdict: Verdict) => number | null;
  /** What the game master decided for it. */
  readonly override: Overrides;
}

/**
 * Judges every attack of a card against every target; the dice come from outside. What was already added to the roll
 * itself counts once: a claim that the scene does not bear out is replaced by what the scene gives.
 * @param attacks None: only the verdicts are given (a suggestion).
 */
export function judge(
  field: Field,
  ruleset: Ruleset,
  request: Pick<AttackRequest, "kind" | "applied">,
  attackerId: string,
  targets: readonly JudgedTarget[],
  attacks: readonly CardAttack[],
  d100: D100,
): readonly TargetResult[] {
  const { kind } = request;
  const verdicts = targets.map((target) => assess(field, ruleset, { attacker: attackerId, target: target.id, kind, override: target.override }));
  const common = commonModifier(verdicts);
  const applied = request.applied === 0 || request.applied === common ? request.applied : common;
  return targets.map((target, i) => judgeTarget(ruleset, { kind, applied }, target, verdicts[i] as Verdict, attacks, () => d100));
}

/** Judges every attack of a card against one target. @param diceOf Where the dice of each attack come from. */
export function judgeTarget(
  ruleset: Ruleset,
  { kind, applied }: Pick<AttackRequest, "kind" | "applied">,
  target: JudgedTarget,
  verdict: Verdict,
  attacks: readonly CardAttack[],
  diceOf: (attack: number) => D100,
): TargetResult {
  const defence = target.defence(verdict);
  const outcomes = attacks.map(({ index, natural, total, confirm }) => {
    const roll: AttackRoll = { kind, natural, total: total - applied, confirm: confirm === null ? null : confirm - applied };
    return { index, ...resolveTarget(ruleset.attack, roll, { id: target.id, defence: defence ?? 0, verdict, attack: null }, diceOf(index)) };
  });
  return { token: target.uuid, verdict, outcomes: defence === null ? [] : outcomes, overridden: false, applied };
}
