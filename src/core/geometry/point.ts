/** A place on the scene, in pixels; y grows downwards, as on Foundry's canvas. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place with its elevation: x and y in pixels, z in the scene's distance units. */
export interface ElevatedPoint extends Point {
  readonly z: number;
}

/** Steps of the lattice in a pixel. */
const LATTICE = 16;

/**
 * Moves a coordinate in pixels onto the lattice of 1/16 px.
 *
 * Why: on the lattice a coordinate of up to 2^20 px (a million) is a whole number of at most 24 bits, a difference has
 * 25, a product of differences 50 and the difference of two products 51. All of them fit a double's 53 bits, so that the
 * plain determinant in `orientation` is exact, and "touches" or "runs along" are questions with an answer.
 */
export function snap(coordinate: number): number {
  return Math.round(coordinate * LATTICE) / LATTICE;
}

/** The lattice point nearest to a place given in pixels. */
export function snapPoint(point: Point): Point {
  return { x: snap(point.x), y: snap(point.y) };
}

/** Straight distance on the ground, in pixels. */
export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The place at a share of the way from a to b: 0 is a, 1 is b. */
export function pointAt(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A place turned about a centre by an angle in degrees, clockwise as seen on the canvas. */
export function turn(point: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const x = point.x - centre.x;
  const y = point.y - centre.y;
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}
