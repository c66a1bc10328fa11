import type { Wall } from "../battlefield/types";
import type { CoverRules } from "./cover-rules";
import { rankOf } from "./cover-rules";
import type { WallReading } from "./line-passage";

/** How the walls of a scene count for cover. */
export interface WallReadings {
  /** The walls as they stop lines; null where every wall follows its sight restriction. */
  readonly solid: WallReading | null;
  /** The ranks of grades that the GM set on walls and that do not stop a line, ascending. */
  readonly ranks: readonly number[];
  /** The walls as they stop lines together with those that were given this rank or a higher one. */
  readonly upFrom: (rank: number) => WallReading;
}

/** How a scene's walls count by a game's rules; panes (they stop movement, not sight) stop attacks where the table says so. */
export function readWalls(walls: readonly Wall[], rules: CoverRules, panesStopAttacks: boolean): WallReadings {
  const total = rules.grades.length - 1;
  const rankOfWall = (wall: Wall): number => (wall.cover === null ? -1 : rankOf(rules, rules.translate(wall.cover)));
  const reading = (least: number): WallReading => (wall) => {
    const rank = rankOfWall(wall);
    if (rank >= 0) return rank >= least ? "solid" : "open";
    return panesStopAttacks && wall.move !== 0 && wall.sight === 0 ? "solid" : null;
  };
  const ranks = new Set(walls.map(rankOfWall).filter((rank) => rank > 0 && rank < total));
  const special = panesStopAttacks || walls.some((wall) => wall.cover !== null);
  return {
    solid: special ? reading(total) : null,
    ranks: [...ranks].sort((a, b) => a - b),
    upFrom: reading,
  };
}
