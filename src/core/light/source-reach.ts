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
export function distanceTo(source: PreparedLight, place: Point, heights: Heights, parts: Omit<ReachParts, "walls">): number {
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

/** Ids of the walls that keep a source from a place over some heights; empty when the light arrives. */
export function wallsBefore(source: PreparedLight, place: Point, heights: Heights, parts: ReachParts): readonly string[] {
  const { light } = source;
  if (!light.walls) return [];
  const levels = common(light.levels, heights.levels);
  const from = { x: light.x, y: light.y, z: light.elevation };
  const at = (z: number): readonly { readonly wall: Wall }[] => parts.walls.stops([from, { ...place, z }], "light", { levels });
  if (parts.walls.isFree([from, { ...place, z: heights.bottom }], "light", { levels })) return [];
  const low = at(heights.bottom);
  // A low wall shades the feet alone; what shines over it lights the rest.
  const mayPassAbove = low.some(({ wall }) => wall.top !== null || wall.bottom !== null);
  if (mayPassAbove && at((heights.bottom + heights.top) / 2).length === 0) return [];
  return low.map(({ wall }) => wall.id);
}

/** Levels that a ray runs in; none stands for all. */
function common(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length === 0 || b.length === 0) return a.length > 0 ? a : b;
  return a.filter((level) => b.includes(level));
}
