import type { Point } from "./point";

/** One unit of ground that a token stands on: a cell, a hex, or a cut of a token that is off the grid. */
export interface Space {
  readonly centre: Point;
  /** In order around the space: four on squares and without a grid, six on hexes. */
  readonly corners: readonly Point[];
}
