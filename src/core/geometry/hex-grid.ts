import { unitsPerFoot } from "./feet";
import type { Grid, GridSpec, Space, TokenRectangle } from "./grid";
import { createHexLayout } from "./hex-layout";
import { hexFootprint } from "./hex-footprint";

/** A grid of hexes. Distances count steps from hex to hex; a rise adds to them as a third axis, by the straight line where
 * the diagonal rule is exact and by the greater of the two elsewhere. */
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
    distance: (a, b, rise) => {
      const ground = least(a, b) * spec.distance;
      return spec.diagonals === "exact" ? Math.hypot(ground, rise) : Math.max(ground, Math.abs(rise));
    },
    touching: (a, b) => least(a, b) <= 1,
  };
}
