import type { Box } from "../battlefield/body";
import { boxOf } from "./prepared-light";
import type { PreparedLight } from "./prepared-light";

/** Grid spaces along the side of a cell. */
const SPACES_PER_CELL = 8;
/** A light over more cells than this is kept with those that are asked everywhere. */
const MOST_CELLS = 256;

interface Entry {
  readonly source: PreparedLight;
  readonly box: Box;
}

/** Sources by place, so that a body asks only those that may reach it. */
export interface LightIndex {
  readonly size: number;
  /** The sources whose reach, doubled where low-light vision doubles it, meets a box in pixels; in their own order. */
  readonly near: (box: Box) => readonly PreparedLight[];
}

/** Files sources by the place that they can reach. */
export function createLightIndex(
  sources: readonly PreparedLight[],
  grid: { readonly pixelsPerUnit: number; readonly spaceSize: number },
): LightIndex {
  const side = grid.spaceSize * SPACES_PER_CELL;
  const cells = new Map<string, number[]>();
  const everywhere: number[] = [];
  const entries: Entry[] = sources.map((source) => ({ source, box: boxOf(source, grid.pixelsPerUnit) }));
  for (const [i, { box }] of entries.entries()) {
    const keys = cellsOf(box, side);
    if (keys === null) everywhere.push(i);
    else for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), i]);
  }
  return {
    size: sources.length,
    near: (box) => {
      const keys = cellsOf(box, side);
      const candidates =
        keys === null ? entries.keys() : new Set([...everywhere, ...keys.flatMap((key) => cells.get(key) ?? [])]);
      const found: PreparedLight[] = [];
      for (const i of [...candidates].sort((a, b) => a - b)) {
        const entry = entries[i];
        if (entry !== undefined && overlap(entry.box, box)) found.push(entry.source);
      }
      return found;
    },
  };
}

/** Whether two boxes meet, edges too. */
export function overlap(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;
}

/** Keys of the cells under a box, or null when they are too many. */
function cellsOf(box: Box, side: number): readonly string[] | null {
  const [x0, x1] = [Math.floor(box.minX / side), Math.floor(box.maxX / side)];
  const [y0, y1] = [Math.floor(box.minY / side), Math.floor(box.maxY / side)];
  if (!((x1 - x0 + 1) * (y1 - y0 + 1) <= MOST_CELLS)) return null;
  const keys: string[] = [];
  for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) keys.push(`${x},${y}`);
  return keys;
}
