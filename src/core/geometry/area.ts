import type { Bounds } from "./bounds";
import { mergeIntervals, subtractIntervals, totalLength, type Interval } from "./intervals";
import { distanceBetween, type Point } from "./point";
import { outlineOf, type Shape } from "./shape";

/** Ground made of shapes: each adds to those before it, a hole takes away from them, as Foundry builds a region. */
export interface Area {
  /** The box around all that is added; null where there is nothing. */
  readonly bounds: Bounds | null;
  /** Whether the area holds the place; its edges belong to it. */
  contains(point: Point): boolean;
  /** The stretches of a segment inside, as shares of the way from a to b, in order; running along an edge is outside. */
  stretches(a: Point, b: Point): readonly Interval[];
  /** Pixels of a segment inside. */
  lengthInside(a: Point, b: Point): number;
  /** Whether a segment passes through the inside, if only for a stretch. */
  crosses(a: Point, b: Point): boolean;
}

/** Shares of a way below which a stretch is rounding. */
const SLIVER = 1e-9;

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
  const stretches = (a: Point, b: Point): readonly Interval[] => {
    if (misses(a, b)) return [];
    let inside: readonly Interval[] = [];
    for (const outline of outlines) {
      const own = outline.stretches(a, b);
      inside = outline.hole ? subtractIntervals(inside, own) : mergeIntervals([...inside, ...own]);
    }
    return inside.filter(([from, to]) => to - from > SLIVER);
  };
  return {
    bounds,
    contains: (point) => {
      if (misses(point, point)) return false;
      // The last shape that holds the place decides; on the edge of a hole the ground is still there.
      const last = outlines.findLast((outline) => outline.contains(point, !outline.hole));
      return last !== undefined && !last.hole;
    },
    stretches,
    lengthInside: (a, b) => totalLength(stretches(a, b)) * distanceBetween(a, b),
    crosses: (a, b) => stretches(a, b).length > 0,
  };
}
