import type { Bounds } from "./bounds";
import { totalLength, type Interval } from "./intervals";
import { distanceBetween, pointAt, type Point } from "./point";
import { outlineOf, type Shape } from "./shape";

/** Ground made of shapes: each adds to those before it, a hole takes away from them, as Foundry builds a region. */
export interface Area {
  /** The box around all that is added; null where there is nothing. */
  readonly bounds: Bounds | null;
  /** Whether the area holds the place; its edges belong to it. */
  contains(point: Point): boolean;
  /** The stretches of a segment inside, as shares of the way from a to b, in order and apart; along an outer edge is outside. */
  stretches(a: Point, b: Point): readonly Interval[];
  /** Pixels of a segment inside. */
  lengthInside(a: Point, b: Point): number;
  /** Whether a segment passes through the inside; one without length does not, ask `contains` for it. */
  crosses(a: Point, b: Point): boolean;
}

/** Pixels to either side of a segment at which the ground must belong to the area: a quarter of a lattice step. */
const BESIDE = 1 / 64;
/** Pixels below which a stretch is a touch: half a lattice step. */
const SHORTEST = 1 / 32;

/** Makes shapes ready for questions; throws a RangeError, naming the member, for a shape without extent. */
export function createArea(shapes: readonly Shape[]): Area {
  const outlines = shapes.map(outlineOf);
  const solid = outlines.filter(({ hole }) => !hole);
  const bounds = solid.length === 0 ? null : {
    left: Math.min(...solid.map((outline) => outline.bounds.left)),
    top: Math.min(...solid.map((outline) => outline.bounds.top)),
    right: Math.max(...solid.map((outline) => outline.bounds.right)),
    bottom: Math.max(...solid.map((outline) => outline.bounds.bottom)),
  };
  const misses = (a: Point, b: Point): boolean =>
    bounds === null ||
    Math.max(a.x, b.x) < bounds.left || Math.min(a.x, b.x) > bounds.right ||
    Math.max(a.y, b.y) < bounds.top || Math.min(a.y, b.y) > bounds.bottom;
  const contains = (point: Point): boolean => {
    if (misses(point, point)) return false;
    // The last shape that holds the place decides; on the edge of a hole the ground is still there.
    const last = outlines.findLast((outline) => outline.contains(point, !outline.hole));
    return last !== undefined && !last.hole;
  };
  const stretches = (a: Point, b: Point): readonly Interval[] => {
    const length = distanceBetween(a, b);
    if (length === 0 || misses(a, b)) return [];
    const beside = { x: ((b.y - a.y) / length) * BESIDE, y: ((a.x - b.x) / length) * BESIDE };
    const between = outlines.flatMap((outline) => outline.cuts(a, b)).filter((share) => share > 0 && share < 1);
    const cuts = [0, ...between.sort((s, t) => s - t), 1];
    const inside: [number, number][] = [];
    for (let i = 0; i + 1 < cuts.length; i++) {
      const [from, to] = [cuts[i] as number, cuts[i + 1] as number];
      if (from === to) continue;
      // Both sides: a segment along the area's edge has one of them outside, one along a seam of two shapes neither.
      const { x, y } = pointAt(a, b, (from + to) / 2);
      if (!contains({ x: x + beside.x, y: y + beside.y }) || !contains({ x: x - beside.x, y: y - beside.y })) continue;
      const last = inside.at(-1);
      if (last !== undefined && last[1] === from) last[1] = to;
      else inside.push([from, to]);
    }
    return inside.filter(([from, to]) => (to - from) * length >= SHORTEST);
  };
  return {
    bounds,
    contains,
    stretches,
    lengthInside: (a, b) => totalLength(stretches(a, b)) * distanceBetween(a, b),
    crosses: (a, b) => stretches(a, b).length > 0,
  };
}
