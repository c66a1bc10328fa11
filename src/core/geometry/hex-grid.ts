import { diagonalLength } from "./diagonal-length";
import { unitsPerFoot } from "./feet";
import type { Grid, GridSpec, Space, TokenRectangle } from "./grid";
import { createHexLayout } from "./hex-layout";
import { hexFootprint } from "./hex-footprint";

/** A grid of hexes. Distances count steps from hex to hex; a rise is a second axis, joined to them by the diagonal rule. */
export function createHexGrid(spec: GridSpec): Grid {
  const layout = createHexLayout(spec.type as 2 | 3 | 4 | 5, spec.size);
  const foot = unitsPerFoot(spec);
  const least = (a: readonly Space[], b: readonly Space[]): number => {
    let steps = Infinity;
    const others = b.map((space) => layout.cellAt(space.centre));
    for (const space of a) {
      const from = layout.cellAt(space.centre);
      for (const to of others) steps = Math.min(steps, layout.steps(from, to));
    }
    return steps;
  };
  return {
    spec,
    pixelsPerUnit: spec.size / spec.distance,
    feet: (feet) => feet * foot,
    spacesOf: (token: TokenRectangle) => hexFootprint(layout, token),
    distance: (a, b, rise) =>
      diagonalLength(least(a, b), 0, Math.abs(rise) / spec.distance, spec.diagonals) * spec.distance,
    touching: (a, b) => least(a, b) <= 1,
  };
}
