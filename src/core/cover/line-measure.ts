/** What one sight line met. */
export interface LineMeasure {
  /** Part of the target's body, 0 to 1, that walls hide on the line; 1 stops it. */
  readonly hidden: number;
  /** A wall or region to which the GM gave a grade is in the way. */
  readonly graded: boolean;
  /** Rank of the cover that walls and regions give on the line. */
  readonly rank: number;
  /** Rank of the cover that creatures give on the line. */
  readonly creatures: number;
}

/** A line that nothing is in the way of. */
export const CLEAR: LineMeasure = { hidden: 0, graded: false, rank: 0, creatures: 0 };
