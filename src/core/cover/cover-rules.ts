import type { Body } from "../battlefield/body";
import type { AttackKind } from "../battlefield/attack-kind";
import type { CoverGrade } from "../battlefield/types";

/** What one grade of cover does. */
export interface CoverGradeRule {
  readonly grade: CoverGrade;
  /** Added to the target's armour class or defence. */
  readonly defence: number;
  /** Added to the attacker's check. */
  readonly modifier: number;
  /** Added to the saving throw that cover helps, against an effect from the other side. */
  readonly save: number;
  /** Behind it the target may hide. */
  readonly stealth: boolean;
  /** An attack of opportunity can be made against a target behind it. */
  readonly opportunity: boolean;
  /** Further benefits, by name, for the explanation. */
  readonly extra?: Readonly<Record<string, string | number | boolean>>;
}

/** Which lines are compared: from where on the attacker, to where on the target. */
export interface LineChoice {
  /**
   * "corner": from the one corner that suits the attacker best; "point": the same, the centres of its spaces too;
   * "space": from all corners of the space that suits it best; "body": from all its corners.
   */
  readonly from: "corner" | "point" | "space" | "body";
  /** "space": to the space of the target that suits the attacker best; "body": to all its spaces. */
  readonly to: "space" | "body";
  /** Lines end in the centres of the target's spaces too, not in the corners alone. */
  readonly centres: boolean;
  /** Only pairs of spaces that touch are compared (an attack on an adjacent target). */
  readonly touching: boolean;
}

/** How blocked lines become a grade. */
export type CoverMeasure =
  | {
      readonly kind: "count";
      /** The grade of a target when so many lines of so many are stopped by walls. */
      readonly grade: (blocked: number, total: number) => CoverGrade;
    }
  | {
      readonly kind: "share";
      /** The grade for a hidden part of the lines, 0 to 1. */
      readonly grade: (share: number) => CoverGrade;
      /** The highest grade while not every line is stopped by a wall. */
      readonly withoutWalls: CoverGrade;
      /** The part that a wall or region hides to which the GM gave this grade, 0 to 1. */
      readonly shareOf: (grade: CoverGrade) => number;
    };

/** How cover is worked out for one kind of attack. */
export interface CoverProcedure {
  readonly lines: LineChoice;
  readonly measure: CoverMeasure;
  /** Lines on which creatures in the way are looked for: "same" lines, others, or null where creatures give no cover. */
  readonly creatures: "same" | LineChoice | null;
}

/** Where a low wall stands between two creatures. */
export interface LowWallPlace {
  /** Feet from the wall to the nearest space of the target, and of the attacker. */
  readonly toTarget: number;
  readonly toAttacker: number;
}

/** Why a low wall gives no cover. */
export type LowWallExcuse = "too-far" | "attacker-closer";

/** How walls that hide a part of the body count. */
export interface LowWallRules {
  /** The grade of a line on which walls hide this part of the body, 0 to 1 (1 itself stops the line). */
  readonly grade: (hidden: number) => CoverGrade;
  /** The part of the target's height up to which a wall is low, for `excuse`. */
  readonly lowUpTo: number;
  /** Why a low wall gives nothing at such a place; null when it counts. */
  readonly excuse: (place: LowWallPlace) => LowWallExcuse | null;
}

/** A trait of the attacker that ignores cover. */
export interface CoverIgnored {
  readonly trait: string;
  /** The highest grade that it ignores. */
  readonly upTo: CoverGrade;
  readonly kinds: readonly AttackKind[];
}

/** What a game says of cover. */
export interface CoverRules {
  /** Every grade of the game, ascending: the first is none, the last forbids the attack. */
  readonly grades: readonly CoverGradeRule[];
  /** The grade of this game that stands for one of another game's, set by a GM on a wall or region. */
  readonly translate: (grade: CoverGrade) => CoverGrade;
  /** How cover is worked out; adjacent is asked for melee alone. */
  readonly procedure: (kind: AttackKind, adjacent: boolean) => CoverProcedure;
  readonly lowWalls: LowWallRules;
  /** The cover that a creature in the way gives the target; "none" where it is too small, or gives none by a trait. */
  readonly creature: (blocker: Body, target: Body) => CoverGrade;
  /** The table decides whether a prone or dead creature gives cover; false where the rules say that it does not. */
  readonly fallenMayGiveCover: boolean;
  readonly ignored: readonly CoverIgnored[];
}

/** The place of a grade in a game's order; throws a RangeError for a grade that the game does not have. */
export function rankOf(rules: CoverRules, grade: CoverGrade): number {
  const rank = rules.grades.findIndex((rule) => rule.grade === grade);
  if (rank < 0) {
    const known = rules.grades.map((rule) => rule.grade).join(", ");
    throw new RangeError(`cover grade: got "${grade}", expected one of ${known}`);
  }
  return rank;
}

/** The grade at a place in a game's order. */
export function gradeRule(rules: CoverRules, rank: number): CoverGradeRule {
  const rule = rules.grades[rank];
  if (rule === undefined) throw new RangeError(`cover rank: got ${rank}, expected 0 to ${rules.grades.length - 1}`);
  return rule;
}
