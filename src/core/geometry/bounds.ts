import type { Point } from "./point";

/** An upright box in pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest upright box around some points; throws a RangeError when there are none. */
export function boundsOf(points: readonly Point[]): Bounds {
  if (points.length === 0) throw new RangeError("points: got none, expected at least one");
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

/** Pixels between two boxes along x and along y; 0 where they meet or overlap on that axis. */
export function gapBetween(a: Bounds, b: Bounds): Point {
  return { x: Math.max(0, a.left - b.right, b.left - a.right), y: Math.max(0, a.top - b.bottom, b.top - a.bottom) };
}
