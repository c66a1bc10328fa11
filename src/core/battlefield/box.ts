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
