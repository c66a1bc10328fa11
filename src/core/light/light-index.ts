import type { Box } from "../battlefield/body";
import { boxesMeet } from "../battlefield/box";
import type { PreparedLight } from "./prepared-light";

/** Grid spaces along the side of a cell. */
const SPACES_PER_CELL = 8;
/** A light over more cells than this is asked everywhere. */
const MOST_CELLS = 256;
/** Rows that a column has room for in a key; farther apart than that, two cells share a key, which costs only time. */
const ROWS = 65_536;

/** Whether a source's reach, for plain eyes or for any, meets a box in pixels. */
export function mayReach(source: PreparedLight, box: Box, eyes: "plain" | "any"): boolean {
  return boxesMeet(eyes === "plain" ? source.plainBox : source.widestBox, box);
}

/** Sources by place, so that a body asks only those that may reach it. */
export class LightIndex {
  readonly #side: number;
  /** Numbers of the sources over each cell, and of those that lie over very many, in their order. */
  readonly #cells = new Map<number, number[]>();
  readonly #everywhere: number[] = [];

  /** Files sources by the place that they can reach; spaceSize is pixels of a grid space. */
  constructor(
    readonly sources: readonly PreparedLight[],
    spaceSize: number,
  ) {
    this.#side = spaceSize * SPACES_PER_CELL;
    sources.forEach((source, number) => {
      const cells = this.#cellsOf(source.widestBox);
      if (cells === null) this.#everywhere.push(number);
      else for (const cell of cells) this.#fileAt(cell, number);
    });
  }

  /** The sources whose reach, for plain eyes or for any, meets a box in pixels; in their own order. */
  near(box: Box, eyes: "plain" | "any"): PreparedLight[] {
    const cells = this.#cellsOf(box);
    if (cells === null) return this.sources.filter((source) => mayReach(source, box, eyes));
    if (cells.length === 1 && this.#everywhere.length === 0) return this.#numbered(this.#cells.get(cells[0] as number) ?? [], box, eyes);
    const numbers = new Set(this.#everywhere);
    for (const cell of cells) for (const number of this.#cells.get(cell) ?? []) numbers.add(number);
    return this.#numbered([...numbers].sort((a, b) => a - b), box, eyes);
  }

  #numbered(numbers: readonly number[], box: Box, eyes: "plain" | "any"): PreparedLight[] {
    const found: PreparedLight[] = [];
    for (const number of numbers) {
      const source = this.sources[number] as PreparedLight;
      if (mayReach(source, box, eyes)) found.push(source);
    }
    return found;
  }

  #fileAt(cell: number, number: number): void {
    const filed = this.#cells.get(cell);
    if (filed === undefined) this.#cells.set(cell, [number]);
    else filed.push(number);
  }

  /** Keys of the cells under a box, or null when they are too many. */
  #cellsOf(box: Box): readonly number[] | null {
    const side = this.#side;
    const [x0, x1] = [Math.floor(box.minX / side), Math.floor(box.maxX / side)];
    const [y0, y1] = [Math.floor(box.minY / side), Math.floor(box.maxY / side)];
    if (x0 === x1 && y0 === y1) return [x0 * ROWS + y0];
    if (!((x1 - x0 + 1) * (y1 - y0 + 1) <= MOST_CELLS)) return null;
    const keys: number[] = [];
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) keys.push(x * ROWS + y);
    return keys;
  }
}
