import { createLinearWalls } from "./linear-walls";
import type { Point } from "./point";
import type { WallSegment } from "./wall-segment";
import type { WallQueries } from "./wall-set";

export type { PassageOptions, WallHit, WallRole } from "./passage-options";

/** Walls prepared for many questions. Never changes: an update gives a new index that shares what stays. */
export interface WallIndex<W extends WallSegment = WallSegment> extends WallQueries<W> {
  /** The index with a wall of the same id put in the place of the old one, or added where there was none. */
  replace(wall: W): WallIndex<W>;
  /** The index without the wall of this id; the index itself where there is none. */
  without(id: string): WallIndex<W>;
  /** The walls that can touch a path between any of these points, for asking many such paths. */
  bundle(points: readonly Point[]): WallQueries<W>;
}

/** Prepares walls for questions. Throws nothing; walls without length never stop anything. */
export function createWallIndex<W extends WallSegment>(
  walls: readonly W[],
  grid: { readonly pixelsPerUnit: number },
): WallIndex<W> {
  return {
    ...createLinearWalls(walls, grid),
    replace: (wall) => {
      const known = walls.some(({ id }) => id === wall.id);
      return createWallIndex(known ? walls.map((old) => (old.id === wall.id ? wall : old)) : [...walls, wall], grid);
    },
    without: (id) => createWallIndex(walls.filter((wall) => wall.id !== id), grid),
    bundle: () => createLinearWalls(walls, grid),
  };
}
