/** Least to most. */
export const CONCEALMENT_GRADES = ["none", "partial", "total"] as const;
export type ConcealmentGrade = (typeof CONCEALMENT_GRADES)[number];

/** What being seen badly does to an attack against the target. */
export interface Concealment {
  readonly grade: ConcealmentGrade;
  /** Per cent; 0 where the ruleset knows none. */
  readonly missChance: number;
  readonly rolls: number;
}
