import type { Point } from "./point";
import { createGridlessGrid } from "./gridless-grid";
import { createHexGrid } from "./hex-grid";
import { createSquareGrid } from "./square-grid";

/** One unit of ground that a token stands on: a cell, a hex, or a cut of a token that is off the grid. */
export interface Space {
  readonly centre: Point;
  /** In order around the space: four on squares and without a grid, six on hexes. */
  readonly corners: readonly Point[];
}

/** How a scene measures: type is Foundry's (0 gridless, 1 square, 2 to 5 hexes), size in pixels, distance in units. */
export interface GridSpec {
  readonly type: 0 | 1 | 2 | 3 | 4 | 5;
  readonly size: number;
  readonly distance: number;
  readonly units: string;
  readonly diagonals: "equidistant" | "exact" | "approximate" | "alternating";
}

/** A token's place: the top-left corner in pixels, its width and height in grid spaces. */
export interface TokenRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The scene's grid: which ground a token stands on, and how far apart two grounds are. */
export interface Grid {
  readonly spec: GridSpec;
  /** Pixels in one unit of the scene's distance. */
  readonly pixelsPerUnit: number;
  /** A rule's distance in feet, in scene units. */
  feet(feet: number): number;
  /** The spaces that a token stands on, row by row from its top-left corner; never empty. */
  spacesOf(token: TokenRectangle): readonly Space[];
  /** Scene units between the nearest spaces, by the diagonal rule, with the difference in elevation (rise). */
  distance(a: readonly Space[], b: readonly Space[], rise: number): number;
  /** Whether two grounds share an edge, a corner or an area. */
  touching(a: readonly Space[], b: readonly Space[]): boolean;
}

function positive(value: number, field: string): void {
  if (!(value > 0) || !Number.isFinite(value)) {
    throw new RangeError(`grid.${field}: got ${value}, expected a positive number`);
  }
}

/** The grid of a scene. Throws a RangeError when the size or the distance is not a positive number. */
export function createGrid(spec: GridSpec): Grid {
  positive(spec.size, "size");
  positive(spec.distance, "distance");
  switch (spec.type) {
    case 0:
      return createGridlessGrid(spec);
    case 1:
      return createSquareGrid(spec);
    case 2:
    case 3:
    case 4:
    case 5:
      return createHexGrid(spec);
    default:
      throw new RangeError(`grid.type: got ${String(spec.type)}, expected a whole number from 0 to 5`);
  }
}
