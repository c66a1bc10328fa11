/** A point in the game's time: the world's seconds, and the round and turn of a fight where there is one. */
export interface Moment {
  readonly time: number;
  readonly combat: string | null;
  readonly round: number;
  /** Place in the round's order, from 0. */
  readonly turn: number;
}

/**
 * Whole rounds from one moment to another: by the fight's own rounds where both are in it (a round ends at the same turn
 * of the next), else by the world's clock; a fight that began since counts its rounds even where the clock stands still.
 * Null where time went backwards, or a fight ended in between and nobody can tell.
 * @param seconds Length of a round.
 */
export function roundsSince(then: Moment, now: Moment, seconds: number): number | null {
  if (then.combat !== null && then.combat === now.combat) {
    const rounds = now.round - then.round - (now.turn < then.turn ? 1 : 0);
    return rounds >= 0 ? rounds : null;
  }
  if (then.combat !== null && now.time === then.time) return null;
  if (now.time < then.time) return null;
  const fought = now.combat === null ? 0 : Math.max(0, now.round - 1);
  return Math.max(Math.floor((now.time - then.time) / seconds), fought);
}

/** Who stood somewhere before and does not now. */
export function leavers(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] {
  return [...before].filter((id) => !after.has(id));
}

/** Who stands somewhere now and did not before. @param there Who was on the map before: whoever is put there anew does not enter. */
export function enterers(before: ReadonlySet<string>, after: ReadonlySet<string>, there: ReadonlySet<string>): readonly string[] {
  return [...after].filter((id) => !before.has(id) && there.has(id));
}
