import type { Wall } from "../battlefield/types";
import { cutsOf } from "./low-obstacles";
import type { Sheet } from "./sheet";
import type { Viewpoint } from "./viewpoints";

/** Parts of a body smaller than this are rounding. */
export const NOTHING = 1e-9;

/**
 * Visits the slices of the target's body on which a line meets the same walls: the fraction in their middle, and their part
 * of the body.
 *
 * @param walls - Walls that may end at some height of the body.
 */
export function eachSlice(
  walls: readonly Wall[],
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

function cutsOn(walls: readonly Wall[], sheet: Sheet, from: Viewpoint, to: Viewpoint): readonly number[] {
  const near = walls.filter((wall) => mayTouch(wall, from, to));
  if (near.length === 0) return [];
  const exact = cutsOf(near, sheet, from.point, to.point);
  if (from.inset === from.point && to.inset === to.point) return exact;
  return [...new Set([...exact, ...cutsOf(near, sheet, from.inset, to.inset)])].sort((a, b) => a - b);
}

/** Whether a wall may touch a line, with its bent ends: it is not wholly to one side of all of it. */
function mayTouch({ c: [ax, ay, bx, by] }: Wall, from: Viewpoint, to: Viewpoint): boolean {
  const { x, y } = from.point;
  const dx = to.point.x - x;
  const dy = to.point.y - y;
  let low = 0;
  let high = 0;
  for (const view of [from, to]) {
    for (const place of [view.inset, view.centre]) {
      const across = dx * (place.y - y) - dy * (place.x - x);
      if (across < low) low = across;
      if (across > high) high = across;
    }
  }
  const slack = (Math.abs(dx) + Math.abs(dy)) * LATTICE;
  const a = dx * (ay - y) - dy * (ax - x);
  const b = dx * (by - y) - dy * (bx - x);
  return Math.max(a, b) >= low - slack && Math.min(a, b) <= high + slack;
}

/** Walls may stand off the lattice on which they are compared by this much at most, in pixels. */
const LATTICE = 1 / 16;
