import { sharesLevel, withinShapes } from "../battlefield/region-area";
import type { Region, RegionShape } from "../battlefield/types";
import type { Point } from "../geometry/point";
import type { CoverRules } from "./cover-rules";
import { rankOf } from "./cover-rules";
import { elevationAt } from "./sheet";
import type { Sheet } from "./sheet";

/**
 * A region that the GM gave a grade of cover. It covers whoever stands inside from whoever does not, and it is in the way of
 * lines that pass through it between two outsiders; from inside it hides nothing.
 */
export interface CoverRegion {
  readonly region: Region;
  readonly rank: number;
}

/** Half of a lattice step in pixels: how far beside a line the ground is looked at, so that along an edge is not inside. */
const BESIDE = 1 / 32;

/** The regions of a scene that give cover by a game's rules, on the levels of a pair. */
export function coverRegionsOf(regions: readonly Region[], rules: CoverRules): readonly CoverRegion[] {
  const found: CoverRegion[] = [];
  for (const region of regions) {
    let rank = 0;
    for (const effect of region.effects) {
      if (effect.kind === "cover") rank = Math.max(rank, rankOf(rules, rules.translate(effect.grade)));
    }
    if (rank > 0) found.push({ region, rank });
  }
  return found;
}

/** Whether some of a body between two elevations, at one of some places, is in a region. */
export function standsIn(
  region: Region,
  places: readonly Point[],
  bottom: number,
  top: number,
  levels: readonly string[],
): boolean {
  if (!sharesLevel(region.levels, levels)) return false;
  const { bottom: low, top: high } = region.elevation;
  if (low !== null && (top < low || (top === low && bottom < low))) return false;
  if (high !== null && bottom >= high) return false;
  return places.some((place) => withinShapes(region, place));
}

/** Whether the line from p to q passes through the inside of a region. */
export function crossesRegion(region: Region, sheet: Sheet, p: Point, q: Point): boolean {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (length === 0) return false;
  const shares = region.shapes.flatMap((shape) => crossings(shape, p, q)).filter((share) => share > 0 && share < 1);
  const stops = [0, ...new Set(shares), 1].sort((a, b) => a - b);
  const [nx, ny] = [(-(q.y - p.y) / length) * BESIDE, ((q.x - p.x) / length) * BESIDE];
  const bottom = region.elevation.bottom ?? -Infinity;
  const top = region.elevation.top ?? Infinity;
  return stops.slice(1).some((leave, i) => {
    const enter = stops[i] ?? 0;
    const middle = (enter + leave) / 2;
    const [x, y] = [p.x + (q.x - p.x) * middle, p.y + (q.y - p.y) * middle];
    if (elevationAt(sheet, 1, middle) <= bottom || elevationAt(sheet, 0, middle) >= top) return false;
    return withinShapes(region, { x: x + nx, y: y + ny }) && withinShapes(region, { x: x - nx, y: y - ny });
  });
}

/** Shares of the way from p to q at which it meets the outline of a shape. */
function crossings(shape: RegionShape, p: Point, q: Point): readonly number[] {
  switch (shape.type) {
    case "polygon":
      return outlineCrossings(pairs(shape.points), p, q);
    case "rectangle":
      return outlineCrossings(rectangleCorners(shape), p, q);
    case "circle":
      return ellipseCrossings(shape, shape.radius, shape.radius, 0, p, q);
    case "ellipse":
      return ellipseCrossings(shape, shape.radiusX, shape.radiusY, shape.rotation ?? 0, p, q);
  }
}

function pairs(numbers: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
  return points;
}

function rectangleCorners(shape: RegionShape & { type: "rectangle" }): readonly Point[] {
  const centre = { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 };
  const { x, y, width, height } = shape;
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => turn(corner, centre, shape.rotation ?? 0));
}

function turn(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

function outlineCrossings(corners: readonly Point[], p: Point, q: Point): readonly number[] {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const turnTo = (point: Point): number => dx * (point.y - p.y) - dy * (point.x - p.x);
    const [toA, toB] = [turnTo(a), turnTo(b)];
    if (toA * toB > 0) return [];
    const denominator = dx * (b.y - a.y) - dy * (b.x - a.x);
    if (denominator === 0) return [shareOf(a, p, q), shareOf(b, p, q)];
    return [((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / denominator];
  });
}

function shareOf(point: Point, p: Point, q: Point): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  return ((point.x - p.x) * dx + (point.y - p.y) * dy) / (dx * dx + dy * dy);
}

function ellipseCrossings(centre: Point, radiusX: number, radiusY: number, degrees: number, p: Point, q: Point): readonly number[] {
  const local = (point: Point): Point => {
    const turned = turn(point, centre, -degrees);
    return { x: (turned.x - centre.x) / radiusX, y: (turned.y - centre.y) / radiusY };
  };
  const [from, to] = [local(p), local(q)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const a = dx * dx + dy * dy;
  const half = from.x * dx + from.y * dy;
  const root = half * half - a * (from.x * from.x + from.y * from.y - 1);
  return root <= 0 ? [] : [(-half - Math.sqrt(root)) / a, (-half + Math.sqrt(root)) / a];
}
