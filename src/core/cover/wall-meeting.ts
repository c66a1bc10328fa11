import type { Box } from "../battlefield/body";
import { cross } from "../geometry/orientation";
import { LEVEL } from "../geometry/passage";
import type { Point } from "../geometry/point";

/** A wall and a segment do not meet on the map. */
export const APART = 0;
const TOUCHING = 1;
/** Each passes through the other. */
export const CROSSING = 2;

/** How a wall, four numbers from e on, meets the segment from p to q. */
export function meet(ends: Float64Array, e: number, p: Point, q: Point): number {
  const ax = ends[e] as number;
  const ay = ends[e + 1] as number;
  const bx = ends[e + 2] as number;
  const by = ends[e + 3] as number;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const a = dx * (ay - p.y) - dy * (ax - p.x);
  const b = dx * (by - p.y) - dy * (bx - p.x);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return APART;
  const wx = bx - ax;
  const wy = by - ay;
  const c = wx * (p.y - ay) - wy * (p.x - ax);
  const d = wx * (q.y - ay) - wy * (q.x - ax);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return APART;
  return a !== 0 && b !== 0 && c !== 0 && d !== 0 ? CROSSING : TOUCHING;
}

/**
 * Whether a wall crosses every segment from some place of one box to some place of another. The sides on which the ends lie
 * change evenly with either place, so that the boxes' corners tell for all.
 */
export function crossesAll(ends: Float64Array, e: number, from: Box, to: Box): boolean {
  let side = 0;
  for (let i = 0; i < 4; i++) {
    const p = cornerOf(from, i, P);
    for (let j = 0; j < 4; j++) {
      const q = cornerOf(to, j, Q);
      if (meet(ends, e, p, q) !== CROSSING) return false;
      const now = cross(p.x, p.y, q.x, q.y, ends[e] as number, ends[e + 1] as number);
      if (now * side < 0) return false;
      side = now;
    }
  }
  return true;
}

const P = { x: 0, y: 0 };
const Q = { x: 0, y: 0 };

function cornerOf({ minX, minY, maxX, maxY }: Box, i: number, into: { x: number; y: number }): Point {
  into.x = i < 2 ? minX : maxX;
  into.y = i % 2 === 0 ? minY : maxY;
  return into;
}

/** Share of the way from p to q at which a wall crosses it. */
export function shareAt(ends: Float64Array, e: number, p: Point, q: Point): number {
  const ax = ends[e] as number;
  const ay = ends[e + 1] as number;
  const wx = (ends[e + 2] as number) - ax;
  const wy = (ends[e + 3] as number) - ay;
  const atP = wx * (p.y - ay) - wy * (p.x - ax);
  const atQ = wx * (q.y - ay) - wy * (q.x - ax);
  return atP / (atP - atQ);
}

/** A wall is not at the height of a line where they meet. */
export const NOT_THERE = 0;
const PERHAPS = 1;
/** It is. */
export const THERE = 2;

/** Elevations on the way are rounded: what is nearer to a wall's edge than this, in scene units, is not judged. */
const ROUNDING = 1e-6;

/**
 * Whether a wall, by its lower and upper end from e on, is at the height of a line between two elevations.
 *
 * @param share - Where they cross; null where that is not known.
 */
export function isAtHeight(heights: Float64Array, e: number, start: number, end: number, share: number | null): number {
  const bottom = heights[e] as number;
  const top = heights[e + 1] as number;
  if (start === end) return start >= bottom - LEVEL && start < top - LEVEL ? THERE : NOT_THERE;
  const low = share === null ? Math.min(start, end) : start + (end - start) * share;
  const high = share === null ? Math.max(start, end) : low;
  if (high < bottom - ROUNDING || low > top + ROUNDING) return NOT_THERE;
  return low > bottom + ROUNDING && high < top - ROUNDING ? THERE : PERHAPS;
}
