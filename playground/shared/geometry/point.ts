/** A place on the scene in pixels; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place with its elevation in the scene's distance units, as Foundry's Canvas.ElevatedPoint. */
export interface ElevatedPoint extends Point {
  readonly elevation: number;
}

/** A rectangle in pixels. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** Twice the signed area of the triangle abc: foundry.utils.orient2dFast's sign (negative is counter-clockwise on screen). */
export function orient2d(a: Point, b: Point, c: Point): number {
  return (a.y - c.y) * (b.x - c.x) - (a.x - c.x) * (b.y - c.y);
}

/** Straight distance in pixels. */
export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
