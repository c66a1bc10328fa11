import type { CoverGrade, Size } from "../battlefield/types";

/** What a ruleset says of the attack roll itself. */
export interface AttackRules {
  /** A natural 20 hits whatever the defence is. */
  readonly natural20Hits: boolean;
  /** A natural 1 misses whatever the total is. */
  readonly natural1Misses: boolean;
  /** A d100 is rolled after a hit against a concealed target. */
  readonly missChance: boolean;
  /** A miss that would have hit without the cover strikes the cover. */
  readonly strikesCover: boolean;
  /** What a grade of cover adds to the target's defence, for the question of which part of a miss was the cover's. */
  readonly coverDefence: (grade: CoverGrade) => number;
  /** Melee reach in feet of a creature of this size that gives none of its own. */
  readonly reach: (size: Size) => number;
}
