import { shareOn } from "./segment";
import type { Interval } from "./intervals";
import { mergeIntervals } from "./intervals";
import { orientation } from "./orientation";
import { pointAt, type Point } from "./point";

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

/** The stretches of a segment strictly inside a polygon, which may be concave; running along a side is outside. */
export function stretchesInPolygon(polygon: readonly Point[], a: Point, b: Point): readonly Interval[] {
  const shares = new Set([0, 1]);
  const along: Interval[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const from = polygon[i] as Point;
    const to = polygon[(i + 1) % polygon.length] as Point;
    const [atFrom, atTo] = [orientation(a, b, from), orientation(a, b, to)];
    if (atFrom === 0 && atTo === 0) {
      const [start, end] = [shareOn(a, b, from), shareOn(a, b, to)];
      shares.add(start).add(end);
      along.push(start < end ? [start, end] : [end, start]);
    } else if (atFrom * atTo <= 0) {
      const [atA, atB] = [orientation(from, to, a), orientation(from, to, b)];
      if (atA * atB <= 0 && atA !== atB) shares.add(atA / (atA - atB));
    }
  }
  const sorted = [...shares].filter((share) => share >= 0 && share <= 1).sort((x, y) => x - y);
  const inside: Interval[] = [];
  for (let i = 0; i + 1 < sorted.length; i++) {
    const [from, to] = [sorted[i] as number, sorted[i + 1] as number];
    const middle = (from + to) / 2;
    if (along.some(([start, end]) => start <= middle && middle <= end)) continue;
    if (polygonContains(polygon, pointAt(a, b, middle), false)) inside.push([from, to]);
  }
  return mergeIntervals(inside);
}
