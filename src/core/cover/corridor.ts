import type { Box } from "../battlefield/body";
import type { Point } from "../geometry/point";
import type { Pair } from "./pair";

/** The ground on which all lines of a pair run: the box around both, and the strip from the one to the other. */
export interface Corridor {
  readonly box: Box;
  /** Across the strip, as long as the way from middle to middle, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The strip's sides, measured along that. */
  readonly low: number;
  readonly high: number;
}

/** The corridor of a pair. */
export function corridorOf({ attacker, target, origin }: Pair): Corridor {
  const from = attacker?.bounds ?? boxAt(origin?.point ?? target.centre);
  const to = target.bounds;
  const x = from.minY + from.maxY - to.minY - to.maxY;
  const y = to.minX + to.maxX - from.minX - from.maxX;
  const here = middleAcross(from, x, y);
  const there = middleAcross(to, x, y);
  const [a, b] = [reachAcross(from, x, y), reachAcross(to, x, y)];
  const box: Box = {
    minX: Math.min(from.minX, to.minX),
    minY: Math.min(from.minY, to.minY),
    maxX: Math.max(from.maxX, to.maxX),
    maxY: Math.max(from.maxY, to.maxY),
  };
  return { box, x, y, low: Math.min(here - a, there - b), high: Math.max(here + a, there + b) };
}

/** Whether a wall, by its ends on the map, may touch the corridor. */
export function mayMeetWall({ box, x, y, low, high }: Corridor, ends: Float64Array): boolean {
  const ax = ends[0] as number;
  const ay = ends[1] as number;
  const bx = ends[2] as number;
  const by = ends[3] as number;
  if (Math.max(ax, bx) < box.minX || Math.min(ax, bx) > box.maxX) return false;
  if (Math.max(ay, by) < box.minY || Math.min(ay, by) > box.maxY) return false;
  const a = ax * x + ay * y;
  const b = bx * x + by * y;
  return Math.max(a, b) >= low && Math.min(a, b) <= high;
}

/** Whether a box may touch the corridor. */
export function mayMeetBox({ box, x, y, low, high }: Corridor, other: Box): boolean {
  if (other.minX > box.maxX || other.maxX < box.minX || other.minY > box.maxY || other.maxY < box.minY) return false;
  const middle = middleAcross(other, x, y);
  const reach = reachAcross(other, x, y);
  return middle + reach >= low && middle - reach <= high;
}

function middleAcross({ minX, minY, maxX, maxY }: Box, x: number, y: number): number {
  return ((minX + maxX) * x + (minY + maxY) * y) / 2;
}

function reachAcross({ minX, minY, maxX, maxY }: Box, x: number, y: number): number {
  return ((maxX - minX) * Math.abs(x) + (maxY - minY) * Math.abs(y)) / 2;
}

function boxAt({ x, y }: Point): Box {
  return { minX: x, minY: y, maxX: x, maxY: y };
}
