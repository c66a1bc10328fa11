import type { AttackKind } from "../battlefield/attack-kind";
import type { Cover } from "../cover/cover";
import type { AttackRules } from "./attack-rules";
import type { AttackEffect } from "./verdict";

/** An attack roll as it fell. */
export interface AttackRoll {
  readonly kind: AttackKind;
  /** The face of the d20; null where it is not known. */
  readonly natural: number | null;
  readonly total: number;
  /** Total of the confirmation roll of a critical threat; null when there was none. */
  readonly confirm: number | null;
}

/** One target of the roll; `attack` replaces the common roll (rays, several strikes on one card). */
export interface ResolveTarget {
  readonly id: string;
  readonly defence: number;
  readonly verdict: { readonly attack: AttackEffect; readonly cover: Pick<Cover, "effective" | "blockers"> };
  readonly attack: AttackRoll | null;
}

export type Outcome = "hit" | "miss" | "missed-by-concealment" | "blocked" | "struck-cover";

/** What became of the roll against one target. */
export interface TargetOutcome {
  readonly id: string;
  readonly outcome: Outcome;
  /** The number that the total had to reach, the verdict's part included. */
  readonly against: number;
  /** The miss-chance dice that fell for this target. */
  readonly dice: readonly number[];
  /** Id of what was struck in the target's place, or null. */
  readonly struck: string | null;
  /** The confirmation roll reached the defence and the attack hit; null when none was rolled. */
  readonly critical: boolean | null;
}

/** Where miss-chance dice come from: each call is one d100. */
export type D100 = () => number;

/**
 * Judges one roll against one target: the defence first, then the miss chance, and a die only after a hit.
 * At or under the chance misses (PF1 concealment); further rolls are for melee alone (PF1 Blind-Fight).
 */
export function resolveTarget(rules: AttackRules, roll: AttackRoll, target: ResolveTarget, d100: D100): TargetOutcome {
  const { attack, cover } = target.verdict;
  const against = target.defence + attack.defence;
  const done = (outcome: Outcome, dice: readonly number[] = [], struck: string | null = null): TargetOutcome => ({
    id: target.id,
    outcome,
    against,
    dice,
    struck,
    critical: roll.confirm === null ? null : outcome === "hit" && roll.confirm + attack.modifier >= against,
  });
  if (!attack.possible) return done("blocked");
  const total = roll.total + attack.modifier;
  if (!reaches(rules, roll.natural, total, against)) {
    const uncovered = against - rules.coverDefence(cover.effective);
    const coverTookIt = rules.strikesCover && reaches(rules, roll.natural, total, uncovered);
    return coverTookIt ? done("struck-cover", [], cover.blockers[0] ?? null) : done("miss");
  }
  if (!rules.missChance) return done("hit");
  const { outcome, dice } = rollMissChance(attack, roll.kind, d100);
  return done(outcome, dice);
}

/** Rolls the miss chance of an attack that hit; no chance, no die. */
export function rollMissChance(
  attack: Pick<AttackEffect, "missChance" | "missRolls">,
  kind: AttackKind,
  d100: D100,
): { readonly outcome: "hit" | "missed-by-concealment"; readonly dice: readonly number[] } {
  const dice: number[] = [];
  if (attack.missChance <= 0) return { outcome: "hit", dice };
  const inMelee = kind === "melee" || kind === "reach";
  for (let left = inMelee ? attack.missRolls : 1; left > 0; left -= 1) {
    const die = d100();
    dice.push(die);
    if (die > attack.missChance) return { outcome: "hit", dice };
  }
  return { outcome: "missed-by-concealment", dice };
}

/** Judges one roll against every target in order; dice are taken only where they are due. */
export function resolve(
  rules: AttackRules,
  roll: AttackRoll,
  targets: readonly ResolveTarget[],
  d100: D100,
): readonly TargetOutcome[] {
  return targets.map((target) => resolveTarget(rules, target.attack ?? roll, target, d100));
}

function reaches(rules: AttackRules, natural: number | null, total: number, against: number): boolean {
  if (natural === 1 && rules.natural1Misses) return false;
  if (natural === 20 && rules.natural20Hits) return true;
  return total >= against;
}
