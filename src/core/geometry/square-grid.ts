import { boundsOf, gapBetween, type Bounds } from "./bounds";
import { diagonalLength } from "./diagonal-length";
import { unitsPerFoot } from "./feet";
import type { Grid, GridSpec, Space } from "./grid";
import { rectangleSpaces } from "./rectangle-spaces";
import { snap } from "./point";

/** Pixels by which two spaces may miss one another and still touch: tokens off the grid are stored in whole pixels. */
const TOUCH = 0.5;
/** Share of a space that makes it a full one. */
const FULL = 0.99;

/** Steps between two spaces along one axis: whole ones, as Foundry measures from cell to cell; half a step rounds down. */
function steps(a: number, b: number, size: number): number {
  return Math.max(0, Math.ceil(Math.abs(a - b) / size - 0.5 - 1e-9));
}

/**
 * The ground that a space holds. A part smaller than a cell (a tiny creature, the last cut of a token of a space and a
 * half) holds the whole cell in which its centre lies, as in Foundry: a cat in the next square is adjacent.
 */
function held(space: Space, size: number): Bounds {
  const box = boundsOf(space.corners);
  const wide = box.right - box.left >= size * FULL;
  const high = box.bottom - box.top >= size * FULL;
  const column = Math.floor(space.centre.x / size) * size;
  const row = Math.floor(space.centre.y / size) * size;
  return {
    left: wide ? box.left : Math.min(box.left, snap(column)),
    right: wide ? box.right : Math.max(box.right, snap(column + size)),
    top: high ? box.top : Math.min(box.top, snap(row)),
    bottom: high ? box.bottom : Math.max(box.bottom, snap(row + size)),
  };
}

/** Scene units between two grounds of squares. */
function squareDistance(spec: GridSpec, a: readonly Space[], b: readonly Space[], rise: number): number {
  const dz = Math.abs(rise) / spec.distance;
  let least = Infinity;
  const others = b.map((space) => held(space, spec.size));
  for (const space of a) {
    const from = held(space, spec.size);
    for (const to of others) {
      const dx = steps((from.left + from.right) / 2, (to.left + to.right) / 2, spec.size);
      const dy = steps((from.top + from.bottom) / 2, (to.top + to.bottom) / 2, spec.size);
      least = Math.min(least, diagonalLength(dx, dy, dz, spec.diagonals));
    }
  }
  return least * spec.distance;
}

function squaresTouch(spec: GridSpec, a: readonly Space[], b: readonly Space[]): boolean {
  const others = b.map((space) => held(space, spec.size));
  return a.some((space) => {
    const from = held(space, spec.size);
    return others.some((to) => {
      const gap = gapBetween(from, to);
      return gap.x <= TOUCH && gap.y <= TOUCH;
    });
  });
}

/** A grid of squares. */
export function createSquareGrid(spec: GridSpec): Grid {
  const foot = unitsPerFoot(spec);
  return {
    spec,
    pixelsPerUnit: spec.size / spec.distance,
    feet: (feet) => feet * foot,
    spacesOf: (token) => rectangleSpaces(token, spec.size),
    distance: (a, b, rise) => squareDistance(spec, a, b, rise),
    touching: (a, b) => squaresTouch(spec, a, b),
  };
}
