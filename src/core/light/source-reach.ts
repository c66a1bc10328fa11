import { sharesLevel } from "../battlefield/region-area";
import type { Wall } from "../battlefield/types";
import type { Point } from "../geometry/point";
import type { WallIndex } from "../geometry/wall-index";
import type { PreparedLight } from "./prepared-light";

/** What decides how far a source reaches, beside the source itself. */
export interface ReachParts {
  readonly walls: WallIndex<Wall>;
  readonly pixelsPerUnit: number;
  readonly vertical: "unbounded" | "sphere";
}

/** Over what heights, in scene units, and on which levels light is asked for; no levels stands for all. */
export interface Heights {
  readonly bottom: number;
  readonly top: number;
  readonly levels: readonly string[];
}

/** Slack for radii that meet a distance exactly, in scene units: pixels turned into units leave a rest. */
const SLACK = 1e-6;

/** Whether a distance lies within a radius, both in scene units. */
export function within(distance: number, radius: number): boolean {
  return distance <= radius + SLACK;
}

/**
 * Straight distance in scene units from a source to the lowest point of a place; infinite outside the source's cone and
 * where no level is shared. "unbounded" leaves the difference in elevation out.
 */
export function distanceTo(
  source: PreparedLight,
  place: Point,
  heights: Heights,
  parts: Omit<ReachParts, "walls">,
): number {
  const { light, cone } = source;
  if (!sharesLevel(light.levels, heights.levels)) return Infinity;
  const [x, y] = [place.x - light.x, place.y - light.y];
  const flat = Math.sqrt(x * x + y * y);
  if (cone !== null && flat > 0 && (x * cone.x + y * cone.y) / flat < cone.cosine - SLACK) return Infinity;
  const ground = flat / parts.pixelsPerUnit;
  if (parts.vertical === "unbounded") return ground;
  const rise = heights.bottom - light.elevation;
  return rise === 0 ? ground : Math.sqrt(ground * ground + rise * rise);
}

/** Whether no wall keeps a source from a place over some heights. */
export function arrives(
  source: PreparedLight,
  place: Point,
  heights: Heights,
  { walls }: Pick<ReachParts, "walls">,
): boolean {
  if (!source.light.walls) return true;
  const { x, y } = place;
  const options = { levels: common(source.light.levels, heights.levels) };
  if (walls.isFree([source.from, { x, y, z: heights.bottom }], "light", options)) return true;
  // A low wall shades the feet alone; what shines over it lights the rest. One without an end stops all heights alike.
  if (!hasLowWalls(walls)) return false;
  return walls.isFree([source.from, { x, y, z: (heights.bottom + heights.top) / 2 }], "light", options);
}

/** Ids of the walls that keep a source from a place over some heights; empty when the light arrives. */
export function wallsBefore(
  source: PreparedLight,
  place: Point,
  heights: Heights,
  parts: Pick<ReachParts, "walls">,
): readonly string[] {
  if (arrives(source, place, heights, parts)) return [];
  const options = { levels: common(source.light.levels, heights.levels) };
  return parts.walls.stops([source.from, { ...place, z: heights.bottom }], "light", options).map(({ wall }) => wall.id);
}

const LOW_WALLS = new WeakMap<WallIndex<Wall>, boolean>();

/** Whether any wall has an end above or below. */
export function hasLowWalls(walls: WallIndex<Wall>): boolean {
  let some = LOW_WALLS.get(walls);
  if (some === undefined)
    LOW_WALLS.set(walls, (some = walls.walls.some(({ top, bottom }) => top !== null || bottom !== null)));
  return some;
}

/** Levels that a ray runs in; none stands for all. */
function common(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length === 0 || b.length === 0) return a.length > 0 ? a : b;
  return a.filter((level) => b.includes(level));
}
