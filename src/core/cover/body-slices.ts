import type { Wall } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { fractionAt } from "./sheet";
import type { Sheet } from "./sheet";
import type { Viewpoint } from "./viewpoints";
import { APART, meet, shareAt } from "./wall-meeting";

/** Parts of a body smaller than this are rounding. */
export const NOTHING = 1e-9;

/** A wall with a lower or an upper end, and its two ends on the map, on the lattice. */
export interface EndingWall {
  readonly wall: Wall;
  readonly ends: Float64Array;
}

/**
 * Visits the slices of the target's body on which a line meets the same walls: the fraction in their middle, and their part
 * of the body.
 *
 * @param walls - Walls that may end at some height of the body.
 */
export function eachSlice(
  walls: readonly EndingWall[],
  sheet: Sheet,
  from: Viewpoint,
  to: Viewpoint,
  visit: (fraction: number, part: number) => void,
): void {
  let low = 0;
  for (const high of cutsOn(walls, sheet, from, to)) {
    if (high - low > NOTHING) visit((low + high) / 2, high - low);
    low = high;
  }
  visit((low + 1) / 2, 1 - low);
}

const NO_CUTS: readonly number[] = [];

/** Where walls cut the target's body along a line, its exact and its inset way: fractions between 0 and 1, ascending. */
function cutsOn(walls: readonly EndingWall[], sheet: Sheet, from: Viewpoint, to: Viewpoint): readonly number[] {
  let cuts: number[] | null = null;
  const add = (elevation: number | null, share: number): void => {
    if (elevation === null) return;
    const fraction = fractionAt(sheet, elevation, share);
    if (fraction > 0 && fraction < 1 && cuts?.includes(fraction) !== true) (cuts ??= []).push(fraction);
  };
  const addAt = ({ bottom, top }: Wall, share: number): void => {
    add(bottom, share);
    add(top, share);
  };
  for (const { wall, ends } of walls) {
    addMeeting(wall, ends, from.point, to.point, addAt);
    if (from.inset !== from.point || to.inset !== to.point) addMeeting(wall, ends, from.inset, to.inset, addAt);
    if (isNear(ends, from)) addAt(wall, 0);
    if (isNear(ends, to)) addAt(wall, 1);
  }
  // Assigned in a closure, which the compiler does not follow.
  return (cuts as number[] | null)?.sort((a, b) => a - b) ?? NO_CUTS;
}

/** Tells the shares of the way from p to q at which a wall touches it: one, or where it runs along, those of its ends. */
function addMeeting(wall: Wall, ends: Float64Array, p: Point, q: Point, addAt: (wall: Wall, share: number) => void): void {
  if (meet(ends, 0, p, q) === APART) return;
  const share = shareAt(ends, 0, p, q);
  if (Number.isFinite(share)) {
    addAt(wall, share);
    return;
  }
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = dx * dx + dy * dy;
  addAt(wall, 0);
  addAt(wall, 1);
  for (const e of length === 0 ? [] : [0, 2]) {
    const along = (((ends[e] as number) - p.x) * dx + ((ends[e + 1] as number) - p.y) * dy) / length;
    if (along > 0 && along < 1) addAt(wall, along);
  }
}

/** Whether a wall may touch the bent end of lines at a viewpoint. */
function isNear(ends: Float64Array, { point, inset, centre }: Viewpoint): boolean {
  const ax = ends[0] as number;
  const ay = ends[1] as number;
  const bx = ends[2] as number;
  const by = ends[3] as number;
  if (Math.max(ax, bx) < Math.min(point.x, inset.x, centre.x) || Math.min(ax, bx) > Math.max(point.x, inset.x, centre.x)) return false;
  return Math.max(ay, by) >= Math.min(point.y, inset.y, centre.y) && Math.min(ay, by) <= Math.max(point.y, inset.y, centre.y);
}
