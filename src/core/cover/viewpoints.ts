import { snap } from "../battlefield/lattice";
import type { Body, Box } from "../battlefield/body";
import type { Space } from "../geometry/grid";
import type { Point } from "../geometry/point";

/** A place on a creature, or in an area, where sight lines start or end; in pixels. */
export interface Viewpoint {
  readonly point: Point;
  /** The point drawn in towards the centre of its space. */
  readonly inset: Point;
  readonly centre: Point;
}

/** The viewpoints of one space: its corners and its centre. */
export interface SpaceView {
  readonly space: Space;
  readonly corners: readonly Viewpoint[];
  readonly centre: Viewpoint;
}

/** A viewpoint that is no part of a creature: the origin of an area. */
export function bareViewpoint(point: Point): Viewpoint {
  const at = { x: snap(point.x), y: snap(point.y) };
  return { point: at, inset: at, centre: at };
}

/**
 * A point of a space drawn in towards its centre, on the lattice.
 *
 * @param inset - Part of the space's width taken off on each side, 0 to 0.5.
 */
export function drawIn(point: Point, centre: Point, inset: number): Point {
  return {
    x: snap(point.x + (centre.x - point.x) * 2 * inset),
    y: snap(point.y + (centre.y - point.y) * 2 * inset),
  };
}

/** A creature as sight lines see it. */
export interface BodyView {
  readonly spaces: readonly SpaceView[];
  /** The box around its spaces, and around its spaces drawn in; in pixels. */
  readonly outer: Box;
  readonly inner: Box;
}

/** The viewpoints of every space of a body. */
export function viewOf(body: Body, inset: number): BodyView {
  const spaces = body.spaces.map((space) => ({
    space,
    corners: space.corners.map((point) => ({ point, inset: drawIn(point, space.centre, inset), centre: space.centre })),
    centre: bareViewpoint(space.centre),
  }));
  const drawn = spaces.flatMap(({ corners }) => corners.map((corner) => corner.inset));
  const inner: Box = {
    minX: Math.min(...drawn.map(({ x }) => x)),
    minY: Math.min(...drawn.map(({ y }) => y)),
    maxX: Math.max(...drawn.map(({ x }) => x)),
    maxY: Math.max(...drawn.map(({ y }) => y)),
  };
  return { spaces, outer: body.bounds, inner };
}
