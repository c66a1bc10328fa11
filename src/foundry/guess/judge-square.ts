import { assess, type Overrides } from "../../core/attack/assess";
import type { MayKnow } from "../../core/attack/disclose";
import { resolveTarget, rollMissChance, type D100, type Outcome, type TargetOutcome } from "../../core/attack/resolve";
import type { Verdict } from "../../core/attack/verdict";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Field } from "../../core/battlefield/field";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { CardAttack } from "../../systems/adapter";
import type { Guess, TargetResult } from "../attack/public-answer";
import { effectOnSquare, squareKey, verdictOnSquare, whoIsOn, type GuessEffect, type Square } from "./square";

/** An attack on a space, as a game master's client judges it. */
export interface SquareAttack {
  readonly sceneId: string;
  readonly attackerId: string;
  readonly square: Square;
  readonly kind: AttackKind;
  readonly mayKnow: MayKnow;
  readonly attacks: readonly CardAttack[];
  /** The defence of whoever is there, or null where it cannot be read. */
  readonly defenceOf: (targetId: string, verdict: Verdict) => number | null;
  /** What the game master decided of whoever is there, or of the space in this roll. */
  readonly overrideOf: (targetId: string, squareKey: string) => Overrides;
}

/**
 * Judges an attack on a guessed space. The miss chance is that of an unseen creature and its dice fall first and in any
 * case, whether somebody is there or not and whether the roll would have hit: only so do the two look alike. So what the
 * game master decided of whoever is there bears on the hit alone, and never on whether the space can be attacked.
 */
export function judgeSquare(field: Field, ruleset: Ruleset, attack: SquareAttack, d100: D100): TargetResult {
  const { sceneId, attackerId, square, kind, attacks } = attack;
  const supposed = verdictOnSquare(field, ruleset, attackerId, square, kind, attack.mayKnow);
  const effect = effectOnSquare(supposed);
  const found = whoIsOn(field, ruleset, attackerId, square);
  const token = squareKey(sceneId, square);
  const verdict = found === null ? supposed : assess(field, ruleset, { attacker: attackerId, target: found, kind, override: attack.overrideOf(found, token) });
  const defence = found === null ? null : attack.defenceOf(found, verdict);
  const reaches = ({ natural, total, confirm }: CardAttack): TargetOutcome | null => {
    if (found === null || defence === null) return null;
    const plain = { ...verdict, attack: { ...verdict.attack, missChance: 0 } };
    return resolveTarget(ruleset.attack, { kind, natural, total, confirm }, { id: found, defence, verdict: plain, attack: null }, d100);
  };
  const reached: number[] = [];
  const outcomes = attacks.map((one) => {
    const dice = effect.possible && ruleset.attack.missChance ? rollMissChance(effect, kind, d100) : null;
    const struck = reaches(one);
    if (struck?.outcome === "hit") reached.push(one.index);
    return {
      index: one.index,
      id: found ?? "",
      outcome: outcomeOf(effect, dice?.outcome === "missed-by-concealment", struck?.outcome === "hit"),
      against: struck?.against ?? 0,
      dice: dice?.dice ?? [],
      struck: null,
      critical: struck?.critical ?? null,
    };
  });
  return { token, verdict, outcomes, overridden: false, guess: { found, defence, effect, reached } };
}

/** The dice of a guess anew: whatever the roll did against whoever is there stays as it was. */
export function rerolledGuess(result: TargetResult, { effect, reached }: Guess, d100: D100): TargetResult {
  const kind = result.verdict.attackKind;
  const outcomes = result.outcomes.map((one) => {
    if (!effect.possible || effect.missChance <= 0) return one;
    const { outcome, dice } = rollMissChance(effect, kind, d100);
    return { ...one, dice, outcome: outcomeOf(effect, outcome === "missed-by-concealment", reached.includes(one.index)) };
  });
  return { ...result, outcomes, overridden: false };
}

function outcomeOf(effect: GuessEffect, concealed: boolean, hit: boolean): Outcome {
  if (!effect.possible) return "blocked";
  if (concealed) return "missed-by-concealment";
  return hit ? "hit" : "miss";
}
