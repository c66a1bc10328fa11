import type { CoverGrade } from "../battlefield/types";
import type { ElevatedPoint } from "../geometry/point";

/** A sight line that decided the cover, with what it met. */
export interface CoverLine {
  readonly from: ElevatedPoint;
  readonly to: ElevatedPoint;
  readonly blocked: boolean;
  readonly by: readonly string[];
}

export interface Cover {
  readonly grade: CoverGrade;
  /** What is left of the grade after traits that ignore it. */
  readonly effective: CoverGrade;
  /** Bonus to the saving throw that cover helps. */
  readonly save: number;
  /** Part of the target that is hidden, 0 to 1. */
  readonly share: number;
  readonly blockers: readonly string[];
  readonly lines: readonly CoverLine[];
}
