import { boundsOf, gapBetween } from "./bounds";
import { unitsPerFoot } from "./feet";
import type { Grid, GridSpec, Space } from "./grid";
import { rectangleSpaces } from "./rectangle-spaces";

/** Pixels by which two bodies may miss one another and still touch. */
const TOUCH = 0.5;

/** Scene units between two grounds: the straight line between the centres of their nearest spaces. */
function straightDistance(spec: GridSpec, a: readonly Space[], b: readonly Space[], rise: number): number {
  let least = Infinity;
  for (const { centre: from } of a) {
    for (const { centre: to } of b) least = Math.min(least, Math.hypot(to.x - from.x, to.y - from.y));
  }
  return Math.hypot((least / spec.size) * spec.distance, rise);
}

/**
 * A scene without a grid: a body is its token's rectangle cut into unit spaces; distances are straight lines between the
 * centres of spaces, so that two tokens of one space side by side are one space apart, as on squares.
 */
export function createGridlessGrid(spec: GridSpec): Grid {
  const foot = unitsPerFoot(spec);
  return {
    spec,
    pixelsPerUnit: spec.size / spec.distance,
    feet: (feet) => feet * foot,
    spacesOf: (token) => rectangleSpaces(token, spec.size),
    distance: (a, b, rise) => straightDistance(spec, a, b, rise),
    touching: (a, b) =>
      a.some(({ corners }) => {
        const from = boundsOf(corners);
        return b.some((other) => {
          const gap = gapBetween(from, boundsOf(other.corners));
          return gap.x <= TOUCH && gap.y <= TOUCH;
        });
      }),
  };
}
