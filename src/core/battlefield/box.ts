import type { Point } from "../geometry/point";
import type { Box } from "./body";

/** Whether two boxes meet, edges too. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;
}

/** The box around two boxes. */
export function boxAround(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

/** The box around a box and a point. */
export function boxWith(box: Box, { x, y }: Point): Box {
  return boxAround(box, { minX: x, minY: y, maxX: x, maxY: y });
}

/**
 * Whether a straight way from a point to anywhere in a box (target) may meet another box: never a false no. What stands
 * outside the box around the way, or off the strip along it, is none of its business.
 */
export function mayCross(box: Box, from: Point, target: Box): boolean {
  if (!boxesMeet(box, boxWith(target, from))) return false;
  const x = (target.minX + target.maxX) / 2 - from.x;
  const y = (target.minY + target.maxY) / 2 - from.y;
  const off = x * ((box.minY + box.maxY) / 2 - from.y) - y * ((box.minX + box.maxX) / 2 - from.x);
  const strip = diagonal(box) + diagonal(target);
  return off * off <= (x * x + y * y) * strip * strip * SAFE;
}

/** Above any rounding. */
const SAFE = 1.001;

/** Half of a box's diagonal: how far its parts lie from its middle. */
function diagonal({ minX, minY, maxX, maxY }: Box): number {
  return Math.hypot(maxX - minX, maxY - minY) / 2;
}
