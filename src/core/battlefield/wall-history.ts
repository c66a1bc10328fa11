import type { WallIndex } from "../geometry/wall-index";
import type { Box } from "./body";
import type { Wall } from "./types";

/** So many changes are remembered; whatever is older than them is forgotten. */
const MOST_CHANGES = 64;
/** Pixels by which a changed wall's box is drawn out: above any rounding. */
const SLACK = 1;

/**
 * The walls of a scene through its changes. What was found out on paths within a box holds for two versions of the walls
 * when no wall that differs between them meets the box: a wall that a path does not touch cannot stop it.
 */
export interface WallHistory {
  /** Boxes of the walls that each change touched, before and after; the last leads to the newest version. */
  readonly changes: (readonly Box[])[];
  newest: number;
}

/** A version of the walls in its history. */
export interface WallVersion {
  readonly history: WallHistory;
  readonly version: number;
}

const VERSIONS = new WeakMap<WallIndex<Wall>, WallVersion>();

/** The version that an index holds; the first of a new history where it is not known to come from another. */
export function wallVersionOf(walls: WallIndex<Wall>): WallVersion {
  let known = VERSIONS.get(walls);
  if (known === undefined) VERSIONS.set(walls, (known = { history: { changes: [], newest: 0 }, version: 0 }));
  return known;
}

/**
 * Records that an index is another with some walls exchanged. A history does not branch, and ends where a wall gets or loses
 * an end above or below: that bears on paths that it does not touch.
 */
export function recordWallChange(
  before: WallIndex<Wall>,
  after: WallIndex<Wall>,
  exchanged: readonly (readonly [old: Wall, now: Wall])[],
): void {
  const { history, version } = wallVersionOf(before);
  if (version !== history.newest || VERSIONS.has(after)) return;
  if (exchanged.some(([old, now]) => old.bottom !== now.bottom || old.top !== now.top)) return;
  history.changes.push(exchanged.flatMap(([old, now]) => [boxOf(old), boxOf(now)]));
  if (history.changes.length > MOST_CHANGES) history.changes.shift();
  history.newest++;
  VERSIONS.set(after, { history, version: history.newest });
}

/** The boxes of the walls that differ between two versions, in pixels; null where that is no longer known. */
export function wallsChanged({ changes, newest }: WallHistory, a: number, b: number): readonly Box[] | null {
  if (a === b) return [];
  const first = newest - changes.length;
  const [from, to] = a < b ? [a, b] : [b, a];
  return from < first ? null : changes.slice(from - first, to - first).flat();
}

function boxOf({ c: [ax, ay, bx, by] }: Wall): Box {
  return {
    minX: Math.min(ax, bx) - SLACK,
    minY: Math.min(ay, by) - SLACK,
    maxX: Math.max(ax, bx) + SLACK,
    maxY: Math.max(ay, by) + SLACK,
  };
}
