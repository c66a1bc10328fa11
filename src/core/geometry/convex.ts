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
    if (cross(from.x, from.y, to.x, to.y, ax, ay) < 0 && cross(from.x, from.y, to.x, to.y, bx, by) < 0) return true;
    if (from.x < left) left = from.x;
    if (from.x > right) right = from.x;
    if (from.y < top) top = from.y;
    if (from.y > bottom) bottom = from.y;
  }
  return (ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom);
}

/** 1 for corners that go round clockwise on the canvas, -1 for the other way. */
function winding(polygon: readonly Point[]): number {
  let area = 0;
  const first = polygon[0] as Point;
  for (let i = 1; i + 1 < polygon.length; i++) area += orientation(first, polygon[i] as Point, polygon[i + 1] as Point);
  return area < 0 ? -1 : 1;
}

/**
 * Whether a segment has a point strictly inside a convex polygon, its corners given in either direction. Touching a corner,
 * running along a side and ending on one are not passing. Exact for lattice points: the two are apart when a side of the
 * polygon, or the segment's own line, has one of them wholly on its one side and the other wholly on its other.
 */
export function passesThroughConvex(polygon: readonly Point[], a: Point, b: Point): boolean {
  const sign = winding(polygon);
  let left = false;
  let right = false;
  for (let i = 0; i < polygon.length; i++) {
    const from = polygon[i] as Point;
    const to = polygon[(i + 1) % polygon.length] as Point;
    if (orientation(from, to, a) * sign <= 0 && orientation(from, to, b) * sign <= 0) return false;
    const side = orientation(a, b, from);
    left ||= side < 0;
    right ||= side > 0;
  }
  return (left && right) || (a.x === b.x && a.y === b.y);
}

/** The stretch of a segment within a convex polygon, as shares of the way from a to b; null where it has no length. */
export function stretchInConvex(polygon: readonly Point[], a: Point, b: Point): readonly [number, number] | null {
  if (!passesThroughConvex(polygon, a, b)) return null;
  const sign = winding(polygon);
  let from = 0;
  let to = 1;
  for (let i = 0; i < polygon.length; i++) {
    const start = polygon[i] as Point;
    const end = polygon[(i + 1) % polygon.length] as Point;
    const atA = orientation(start, end, a) * sign;
    const atB = orientation(start, end, b) * sign;
    if (atA < 0) from = Math.max(from, atA / (atA - atB));
    else if (atB < 0) to = Math.min(to, atA / (atA - atB));
  }
  return from < to ? [from, to] : null;
}
