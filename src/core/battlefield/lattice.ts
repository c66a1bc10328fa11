/** Steps of the coordinate lattice in one pixel: coarse enough for exact orientation tests on doubles. */
const STEPS = 16;

/** The lattice coordinate nearest to a coordinate in pixels. */
export function snap(pixels: number): number {
  return Math.round(pixels * STEPS) / STEPS;
}
