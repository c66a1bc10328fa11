import { orientation } from "./orientation";
import type { Point } from "./point";

/** Whether a point lies on one of the polygon's sides. Exact for lattice points. */
export function isOnOutline(polygon: readonly Point[], point: Point): boolean {
  return polygon.some((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Point;
    return (
      orientation(from, to, point) === 0 &&
      Math.min(from.x, to.x) <= point.x && point.x <= Math.max(from.x, to.x) &&
      Math.min(from.y, to.y) <= point.y && point.y <= Math.max(from.y, to.y)
    );
  });
}

/** Whether a polygon, which may be concave, holds a point; `outline` says what holds on its sides. */
export function polygonContains(polygon: readonly Point[], point: Point, outline: boolean): boolean {
  if (isOnOutline(polygon, point)) return outline;
  let inside = false;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i] as Point;
    const b = polygon[(i + 1) % polygon.length] as Point;
    if (a.y > point.y === b.y > point.y) continue;
    const side = orientation(a, b, point);
    if (b.y > a.y ? side > 0 : side < 0) inside = !inside;
  }
  return inside;
}

/** The shares of the way from a to b at which a segment meets the sides of a polygon. */
export function polygonCuts(polygon: readonly Point[], a: Point, b: Point): readonly number[] {
  const cuts: number[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const from = polygon[i] as Point;
    const to = polygon[(i + 1) % polygon.length] as Point;
    const [atFrom, atTo] = [orientation(a, b, from), orientation(a, b, to)];
    // A side on the segment's own line begins and ends where its neighbours do.
    if (atFrom * atTo > 0 || atFrom === atTo) continue;
    const [atA, atB] = [orientation(from, to, a), orientation(from, to, b)];
    if (atA * atB <= 0) cuts.push(atA / (atA - atB));
  }
  return cuts;
}
