import type { Wall } from "../battlefield/types";
import { endsOf } from "../geometry/wall-set";
import type { EndingWall } from "./body-slices";
import type { CoverRules } from "./cover-rules";
import { rankOf } from "./cover-rules";
import { hasHeights, runsOf } from "./low-obstacles";
import type { GroundWalls } from "./line-passage";
import type { BodyView } from "./viewpoints";
import { WallScreen } from "./wall-screen";
import type { WallReading } from "./wall-screen";

/** The walls of a scene read in one way. */
export interface ReadWalls {
  readonly reading: WallReading | null;
  readonly screen: WallScreen;
  /** Whether walls touch a creature's ground. */
  readonly groundOf: (view: BodyView) => GroundWalls;
}

/** How the walls of a scene count for cover. */
export interface CoverWalls {
  /** The walls as they stop lines. */
  readonly solid: ReadWalls;
  /** The same with the walls to which the GM gave a grade of this rank or a higher one, ranks ascending. */
  readonly graded: readonly (ReadWalls & { readonly rank: number })[];
  /** The walls that have a lower or an upper end between two elevations. */
  readonly endingWithin: (low: number, high: number) => readonly EndingWall[];
  /** The straight run of equally high walls that a wall with heights is a piece of, itself included. */
  readonly runOf: (wall: Wall) => readonly Wall[];
}

/** How a scene's walls count by a game's rules; panes (they stop movement, not sight) stop attacks where the table says so. */
export function readWalls(walls: readonly Wall[], rules: CoverRules, panesStopAttacks: boolean): CoverWalls {
  const total = rules.grades.length - 1;
  const rankOfWall = (wall: Wall): number => (wall.cover === null ? -1 : rankOf(rules, rules.translate(wall.cover)));
  const reading = (least: number): WallReading => (wall) => {
    const rank = rankOfWall(wall);
    if (rank >= 0) return rank >= least ? "solid" : "open";
    return panesStopAttacks && wall.move !== 0 && wall.sight === 0 ? "solid" : null;
  };
  const ranks = new Set(walls.map(rankOfWall).filter((rank) => rank > 0 && rank < total));
  const special = panesStopAttacks || walls.some((wall) => wall.cover !== null);
  const withHeights = walls.filter(hasHeights);
  return {
    solid: readAs(walls, special ? reading(total) : null),
    graded: [...ranks].sort((a, b) => a - b).map((rank) => ({ rank, ...readAs(walls, reading(rank)) })),
    endingWithin: endingWithin(withHeights),
    runOf: runsOf(withHeights),
  };
}

/** Ranges of elevations whose walls are remembered: few kinds of creatures stand on few floors. */
const RANGES = 64;

function endingWithin(walls: readonly Wall[]): CoverWalls["endingWithin"] {
  const all = walls.map((wall): EndingWall => ({ wall, ends: endsOf([wall]) }));
  if (all.length === 0) return () => all;
  const known = new Map<string, readonly EndingWall[]>();
  return (low, high) => {
    const key = `${low} ${high}`;
    let found = known.get(key);
    if (found === undefined) {
      const within = (end: number | null): boolean => end !== null && end > low && end < high;
      if (known.size === RANGES) known.clear();
      known.set(key, (found = all.filter(({ wall: { bottom, top } }) => within(bottom) || within(top))));
    }
    return found;
  };
}

/** Walls read in one way, with what creatures' grounds meet of them remembered. */
export function readAs(walls: readonly Wall[], reading: WallReading | null): ReadWalls {
  const screen = new WallScreen(walls, reading);
  const grounds = new WeakMap<BodyView, GroundWalls>();
  return {
    reading,
    screen,
    groundOf: (view) => {
      let ground = grounds.get(view);
      if (ground === undefined) {
        const at = !screen.empty && screen.touches(view.outer);
        grounds.set(view, (ground = { at, within: at && screen.touches(view.inner) }));
      }
      return ground;
    },
  };
}
