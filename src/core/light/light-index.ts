import type { Box } from "../battlefield/body";
import { boxesMeet } from "../battlefield/box";
import { boxOf } from "./prepared-light";
import type { PreparedLight } from "./prepared-light";

/** Grid spaces along the side of a cell. */
const SPACES_PER_CELL = 8;
/** A light over more cells than this is asked everywhere. */
const MOST_CELLS = 256;
/** Rows that a column has room for in a key; farther apart than that, two cells share a key, which costs only time. */
const ROWS = 65_536;

interface Entry {
  readonly source: PreparedLight;
  readonly box: Box;
  /** Its place in the order given. */
  readonly order: number;
}

/** Sources by place, so that a body asks only those that may reach it. */
export interface LightIndex {
  readonly sources: readonly PreparedLight[];
  /** The sources whose reach, doubled where low-light vision doubles it, meets a box in pixels; in their own order. */
  readonly near: (box: Box) => readonly PreparedLight[];
}

/** Files sources by the place that they can reach. */
export function createLightIndex(
  sources: readonly PreparedLight[],
  grid: { readonly pixelsPerUnit: number; readonly spaceSize: number },
): LightIndex {
  const side = grid.spaceSize * SPACES_PER_CELL;
  const cells = new Map<number, Entry[]>();
  const everywhere: Entry[] = [];
  const entries = sources.map((source, order): Entry => ({ source, box: boxOf(source, grid.pixelsPerUnit), order }));
  for (const entry of entries) {
    const keys = cellsOf(entry.box, side);
    if (keys === null) everywhere.push(entry);
    else for (const key of keys) list(cells, key).push(entry);
  }
  return {
    sources,
    near: (box) => {
      const keys = cellsOf(box, side);
      if (keys === null) return within(entries, box);
      const [only] = keys;
      if (keys.length === 1 && only !== undefined && everywhere.length === 0) return within(cells.get(only) ?? [], box);
      const candidates = new Set([...everywhere, ...keys.flatMap((key) => cells.get(key) ?? [])]);
      return within(
        [...candidates].sort((a, b) => a.order - b.order),
        box,
      );
    },
  };
}

function within(entries: readonly Entry[], box: Box): readonly PreparedLight[] {
  const found: PreparedLight[] = [];
  for (const entry of entries) if (boxesMeet(entry.box, box)) found.push(entry.source);
  return found;
}

function list(cells: Map<number, Entry[]>, key: number): Entry[] {
  let entries = cells.get(key);
  if (entries === undefined) cells.set(key, (entries = []));
  return entries;
}

/** Keys of the cells under a box, or null when they are too many. */
function cellsOf(box: Box, side: number): readonly number[] | null {
  const [x0, x1] = [Math.floor(box.minX / side), Math.floor(box.maxX / side)];
  const [y0, y1] = [Math.floor(box.minY / side), Math.floor(box.maxY / side)];
  if (x0 === x1 && y0 === y1) return [x0 * ROWS + y0];
  if (!((x1 - x0 + 1) * (y1 - y0 + 1) <= MOST_CELLS)) return null;
  const keys: number[] = [];
  for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) keys.push(x * ROWS + y);
  return keys;
}
