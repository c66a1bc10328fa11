import { snap } from "../geometry/point";
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
  /** The corners of all spaces, each place once: where spaces meet, the way to it is the middle of their ways. */
  readonly corners: readonly Viewpoint[];
  /** The places of its corners, in pixels. */
  readonly ground: readonly Point[];
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
  const [first] = spaces;
  const corners = first !== undefined && spaces.length === 1 ? first.corners : mergeCorners(spaces.flatMap((space) => space.corners));
  return { spaces, corners, ground: corners.map(({ point }) => point), outer: body.bounds, inner: drawnInBox(spaces) };
}

function drawnInBox(spaces: readonly SpaceView[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of spaces) {
    for (const { inset } of corners) {
      minX = Math.min(minX, inset.x);
      minY = Math.min(minY, inset.y);
      maxX = Math.max(maxX, inset.x);
      maxY = Math.max(maxY, inset.y);
    }
  }
  return { minX, minY, maxX, maxY };
}

function mergeCorners(corners: readonly Viewpoint[]): readonly Viewpoint[] {
  const places = new Map<string, Viewpoint[]>();
  for (const corner of corners) {
    const key = `${corner.point.x},${corner.point.y}`;
    const known = places.get(key);
    if (known === undefined) places.set(key, [corner]);
    else known.push(corner);
  }
  return [...places.values()].map((same) => {
    const [first, ...rest] = same as [Viewpoint, ...Viewpoint[]];
    if (rest.length === 0) return first;
    return { point: first.point, inset: middle(same.map(({ inset }) => inset)), centre: middle(same.map(({ centre }) => centre)) };
  });
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: snap(sum.x / points.length), y: snap(sum.y / points.length) };
}
