import { cross, orientation } from "./orientation";
import type { Point } from "./point";

/** The corners of the smallest convex polygon around some points, clockwise on the canvas; one or two where there are no more. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y).filter((p, i, all) => p.x !== all[i - 1]?.x || p.y !== all[i - 1]?.y);
  if (sorted.length < 3) return sorted;
  const half = (run: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of run) {
      while (chain.length > 1 && orientation(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Whether a line along a side of a convex hull, or the box around it, keeps a segment strictly away from the hull. */
export function separates(hull: readonly Point[], ax: number, ay: number, bx: number, by: number): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < hull.length; i++) {
    const from = hull[i] as Point;
    const to = hull[(i + 1) % hull.length] as Point;
    if (hull.length > 2 && cross(from.x, from.y, to.x, to.y, ax, ay) < 0 && cross(from.x, from.y, to.x, to.y, bx, by) < 0) return true;
    if (from.x < left) left = from.x;
    if (from.x > right) right = from.x;
    if (from.y < top) top = from.y;
    if (from.y > bottom) bottom = from.y;
  }
  return (ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom);
}
