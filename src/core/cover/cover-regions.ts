import { sharesLevel, stretchesInRegion, withinShapes } from "../battlefield/region-area";
import type { Region } from "../battlefield/types";
import type { Point } from "../geometry/point";
import type { CoverRules } from "./cover-rules";
import { rankOf } from "./cover-rules";
import { meetsHeights } from "./sheet";
import type { Sheet } from "./sheet";

/**
 * A region that the GM gave a grade of cover. It covers whoever stands inside from whoever does not, and it is in the way of
 * lines that pass through it between two outsiders; from inside it hides nothing.
 */
export interface CoverRegion {
  readonly region: Region;
  readonly rank: number;
}

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

/** Whether some line of the sheet from p to q passes through the inside of a region. */
export function crossesRegion(region: Region, sheet: Sheet, p: Point, q: Point): boolean {
  const { bottom, top } = region.elevation;
  return stretchesInRegion(region, p, q).some(([enter, leave]) => meetsHeights(sheet, bottom ?? -Infinity, top ?? Infinity, enter, leave));
}
