/** Seconds of a round of C&C (seed 004). */
const ROUND = 10;

/** A point in the game's time: the world's seconds, and the round of a fight where there is one. */
export interface Moment {
  readonly time: number;
  readonly combat: string | null;
  readonly round: number;
}

/**
 * Whole rounds from one moment to another: by the fight's own rounds where both are in it, else by the world's clock;
 * null where time went backwards, or a fight ended in between and nobody can tell.
 */
export function roundsSince(then: Moment, now: Moment): number | null {
  if (then.combat !== null && then.combat === now.combat) return now.round >= then.round ? now.round - then.round : null;
  if (then.combat !== null && now.time === then.time) return null;
  return now.time >= then.time ? Math.floor((now.time - then.time) / ROUND) : null;
}

/** Who stood in the light before and does not now. */
export function leavers(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] {
  return [...before].filter((id) => !after.has(id));
}
