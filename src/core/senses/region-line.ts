import type { Region, RegionShape } from "../battlefield/types";
import { withinElevation, withinShapes } from "../battlefield/region-area";
import { turn } from "../geometry/point";
import type { ElevatedPoint, Point } from "../geometry/point";

/** How far beside a line one asks whether it runs inside, in pixels: a line along the border has one side outside. */
const BESIDE = 1 / 64;
/** Parts of a line shorter than this, in pixels, touch and do not pass. */
const SHORTEST = 1 / 32;

/** Whether a straight line passes through a region: touching a corner, running along an edge or ending on it is not passing. */
export function passesThrough(region: Region, a: ElevatedPoint, b: ElevatedPoint): boolean {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return withinElevation(region, a.z) && withinShapes(region, a);
  const cuts = [0, 1];
  for (const shape of region.shapes) addCuts(shape, a, b, cuts);
  cuts.sort((s, t) => s - t);
  const side = { x: ((b.y - a.y) / length) * BESIDE, y: ((a.x - b.x) / length) * BESIDE };
  for (let i = 1; i < cuts.length; i++) {
    const [s, t] = [cuts[i - 1] ?? 0, cuts[i] ?? 1];
    if ((t - s) * length < SHORTEST) continue;
    const middle = (s + t) / 2;
    const at = { x: a.x + (b.x - a.x) * middle, y: a.y + (b.y - a.y) * middle };
    if (!withinElevation(region, a.z + (b.z - a.z) * middle)) continue;
    if (
      withinShapes(region, { x: at.x + side.x, y: at.y + side.y }) &&
      withinShapes(region, { x: at.x - side.x, y: at.y - side.y })
    )
      return true;
  }
  return false;
}

/** Adds the shares of the way from a to b at which a shape's outline is crossed. */
function addCuts(shape: RegionShape, a: Point, b: Point, cuts: number[]): void {
  switch (shape.type) {
    case "rectangle":
      addOutline(rectangleCorners(shape), a, b, cuts);
      return;
    case "polygon": {
      const points: Point[] = [];
      for (let i = 0; i + 1 < shape.points.length; i += 2)
        points.push({ x: shape.points[i] ?? 0, y: shape.points[i + 1] ?? 0 });
      addOutline(points, a, b, cuts);
      return;
    }
    case "circle":
      addEllipse(shape, shape.radius, shape.radius, 0, a, b, cuts);
      return;
    case "ellipse":
      addEllipse(shape, shape.radiusX, shape.radiusY, shape.rotation ?? 0, a, b, cuts);
      return;
  }
}

function rectangleCorners({
  x,
  y,
  width,
  height,
  rotation = 0,
}: Extract<RegionShape, { type: "rectangle" }>): readonly Point[] {
  const centre = { x: x + width / 2, y: y + height / 2 };
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return rotation === 0 ? corners : corners.map((corner) => turn(corner, centre, rotation));
}

function addOutline(points: readonly Point[], a: Point, b: Point, cuts: number[]): void {
  let from = points.at(-1);
  for (const to of points) {
    if (from !== undefined) addCrossing(from, to, a, b, cuts);
    from = to;
  }
}

function addCrossing(c: Point, d: Point, a: Point, b: Point, cuts: number[]): void {
  const [rx, ry] = [b.x - a.x, b.y - a.y];
  const [sx, sy] = [d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  // A parallel edge is cut by its neighbours.
  if (cross === 0) return;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  if (t > 0 && t < 1 && u >= 0 && u <= 1) cuts.push(t);
}

function addEllipse(
  centre: Point,
  radiusX: number,
  radiusY: number,
  rotation: number,
  a: Point,
  b: Point,
  cuts: number[],
): void {
  const [p, q] = [turn(a, centre, -rotation), turn(b, centre, -rotation)];
  const [px, py] = [(p.x - centre.x) / radiusX, (p.y - centre.y) / radiusY];
  const [dx, dy] = [(q.x - p.x) / radiusX, (q.y - p.y) / radiusY];
  const [square, half, rest] = [dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - 1];
  const root = half * half - square * rest;
  if (square === 0 || root <= 0) return;
  for (const t of [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square])
    if (t > 0 && t < 1) cuts.push(t);
}
