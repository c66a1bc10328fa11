import type { Bounds } from "./bounds";
import { boundsOf } from "./bounds";
import { distanceBetween, snapPoint, turn, type Point } from "./point";
import { polygonContains, polygonCuts } from "./polygon";

/**
 * A piece of ground, in pixels, as Foundry draws regions: a rectangle by its top-left corner before it is turned about its
 * middle, an ellipse or a circle about its middle, a polygon by its corners (x and y in turn). A hole takes ground away.
 */
export type Shape =
  | { readonly type: "rectangle"; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rotation?: number; readonly hole?: boolean }
  | { readonly type: "ellipse"; readonly x: number; readonly y: number; readonly radiusX: number; readonly radiusY: number; readonly rotation?: number; readonly hole?: boolean }
  | { readonly type: "circle"; readonly x: number; readonly y: number; readonly radius: number; readonly hole?: boolean }
  | { readonly type: "polygon"; readonly points: readonly number[]; readonly hole?: boolean };

/** A shape made ready for questions. */
export interface Outline {
  readonly hole: boolean;
  readonly bounds: Bounds;
  /** Whether the shape holds the point; on its edge `edge` decides. */
  contains(point: Point, edge: boolean): boolean;
  /** The shares of the way from a to b at which a segment meets the shape's edge; some may lie beyond its ends. */
  cuts(a: Point, b: Point): readonly number[];
}

function polygonOutline(corners: readonly Point[], hole: boolean): Outline {
  const polygon = corners.map(snapPoint);
  return {
    hole,
    bounds: boundsOf(polygon),
    contains: (point, edge) => polygonContains(polygon, point, edge),
    cuts: (a, b) => polygonCuts(polygon, a, b),
  };
}

function ellipseOutline(centre: Point, radiusX: number, radiusY: number, rotation: number, hole: boolean): Outline {
  const angle = (rotation * Math.PI) / 180;
  const reachX = Math.hypot(radiusX * Math.cos(angle), radiusY * Math.sin(angle));
  const reachY = Math.hypot(radiusX * Math.sin(angle), radiusY * Math.cos(angle));
  /** The place as seen from an ellipse that is a circle of radius 1 about the origin. */
  const unit = (point: Point): Point => {
    const turned = turn(point, centre, -rotation);
    return { x: (turned.x - centre.x) / radiusX, y: (turned.y - centre.y) / radiusY };
  };
  return {
    hole,
    bounds: { left: centre.x - reachX, top: centre.y - reachY, right: centre.x + reachX, bottom: centre.y + reachY },
    contains: (point, edge) => {
      const { x, y } = unit(point);
      const square = x * x + y * y;
      return edge ? square <= 1 + EDGE : square < 1 - EDGE;
    },
    cuts: (from, to) => {
      const [p, q] = [unit(from), unit(to)];
      const length = distanceBetween(p, q);
      if (length === 0) return [];
      // Where the line comes nearest to the middle, as a share of the way, and half of the chord there.
      const nearest = -(p.x * (q.x - p.x) + p.y * (q.y - p.y)) / (length * length);
      const away = (p.x * q.y - p.y * q.x) / length;
      const square = 1 - away * away;
      if (square <= EDGE) return [];
      const half = Math.sqrt(square) / length;
      return [nearest - half, nearest + half];
    },
  };
}

/** How near to a curved edge counts as on it, as a share of the radius squared. */
const EDGE = 1e-9;

function positive(value: number, field: string): number {
  if (!(value > 0)) throw new RangeError(`shape.${field}: got ${value}, expected a positive number`);
  return value;
}

function pairs(points: readonly number[]): Point[] {
  if (points.length < 6 || points.length % 2 !== 0) {
    throw new RangeError(`shape.points: got ${points.length} numbers, expected an even number of at least 6`);
  }
  return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[i * 2] as number, y: points[i * 2 + 1] as number }));
}

/** Makes a shape ready; throws a RangeError for a side or radius that is not positive and for a polygon of under 3 corners. */
export function outlineOf(shape: Shape): Outline {
  const hole = shape.hole ?? false;
  switch (shape.type) {
    case "rectangle": {
      const { x, y, rotation = 0 } = shape;
      const [right, bottom] = [x + positive(shape.width, "width"), y + positive(shape.height, "height")];
      const middle = { x: (x + right) / 2, y: (y + bottom) / 2 };
      const corners = [{ x, y }, { x: right, y }, { x: right, y: bottom }, { x, y: bottom }];
      return polygonOutline(rotation === 0 ? corners : corners.map((corner) => turn(corner, middle, rotation)), hole);
    }
    case "ellipse":
      return ellipseOutline(shape, positive(shape.radiusX, "radiusX"), positive(shape.radiusY, "radiusY"), shape.rotation ?? 0, hole);
    case "circle":
      return ellipseOutline(shape, positive(shape.radius, "radius"), shape.radius, 0, hole);
    case "polygon":
      return polygonOutline(pairs(shape.points), hole);
  }
}
