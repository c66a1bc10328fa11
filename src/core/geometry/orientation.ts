import type { Point } from "./point";

/**
 * Twice the signed area of the triangle a, b, c in square pixels: positive when c lies to the right of the way from a to
 * b (clockwise on the canvas, whose y grows downwards), negative to the left, 0 on the line. Exact for lattice points.
 */
export function orientation(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** As `orientation`, on bare coordinates in pixels. */
export function cross(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
