/**
 * Walls sorted into a uniform grid of cells, in typed arrays. Cells beat a tree of boxes here: a ray's box is mostly empty
 * of the ray, and walls of maps are short and spread evenly.
 *
 * No lattice point lies on a border between cells (the borders stand on odd multiples of 1/32 px), and a wall is put into
 * every cell that it comes within MARGIN of: a place where a ray meets a wall is found in whichever cell the ray's rounded
 * walk puts it.
 */
export interface WallCells {
  readonly left: number;
  readonly top: number;
  /** Pixels of a cell's side. */
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  /** Where each cell's walls begin in `items`, and one more for the end. */
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** Pixels: far above the rounding of a walk, far below a cell. */
export const MARGIN = 1 / 64;
/** Half a step of the lattice, in pixels. */
const OFFSET = 1 / 32;
/** Cells for each wall, and the smallest cell in pixels. Measured: see tests/bench/geometry.bench.ts. */
const CELLS_PER_WALL = 1;
const SMALLEST = 16;
/** Cells at most, so that a stray wall far off cannot fill the memory. */
const MOST_CELLS = 1 << 18;

/** What a grid of cells is without its walls. */
export type CellFrame = Omit<WallCells, "starts" | "items">;

/**
 * Columns of cells that a segment meets, with the first and last row in each, which may lie above or below the cells: three
 * numbers a column. Used again and again.
 */
export interface Spans {
  length: number;
  at: Int32Array;
}

/** Spans with room for the columns of some cells. */
export function createSpans(cells: CellFrame): Spans {
  return { length: 0, at: new Int32Array(cells.columns * 3) };
}

/** Fills the spans with the columns of cells that a segment meets, left to right. */
export function spanSegment(cells: CellFrame, spans: Spans, ax: number, ay: number, bx: number, by: number): void {
  const { left, top, size } = cells;
  const { at } = spans;
  const forward = ax <= bx;
  const x0 = forward ? ax : bx;
  const y0 = forward ? ay : by;
  const x1 = forward ? bx : ax;
  const y1 = forward ? by : ay;
  const first = Math.max(0, Math.floor((x0 - MARGIN - left) / size));
  const last = Math.min(cells.columns - 1, Math.floor((x1 + MARGIN - left) / size));
  const upright = x1 === x0;
  const slope = upright ? 0 : (y1 - y0) / (x1 - x0);
  let length = 0;
  for (let column = first; column <= last; column++) {
    const cellLeft = left + column * size - MARGIN;
    const from = upright ? y0 : y0 + slope * (Math.max(x0, cellLeft) - x0);
    const to = upright ? y1 : y0 + slope * (Math.min(x1, cellLeft + size + 2 * MARGIN) - x0);
    at[length] = column;
    at[length + 1] = Math.floor((Math.min(from, to) - MARGIN - top) / size);
    at[length + 2] = Math.floor((Math.max(from, to) + MARGIN - top) / size);
    length += 3;
  }
  spans.length = length;
}

/** Sorts walls, given by their ends, into cells. */
export function sortIntoCells(ends: Float64Array, cellsPerWall: number = CELLS_PER_WALL): WallCells {
  const count = ends.length / 4;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ends.length; i += 2) {
    left = Math.min(left, ends[i] as number);
    right = Math.max(right, ends[i] as number);
    top = Math.min(top, ends[i + 1] as number);
    bottom = Math.max(bottom, ends[i + 1] as number);
  }
  if (count === 0) [left, top, right, bottom] = [0, 0, 0, 0];
  left -= OFFSET;
  top -= OFFSET;
  const [width, height] = [right - left + OFFSET, bottom - top + OFFSET];
  const wanted = Math.min(MOST_CELLS, Math.max(1, count * cellsPerWall));
  const side = Math.max(SMALLEST, Math.sqrt((width * height) / wanted), Math.max(width, height) / wanted);
  const size = Math.ceil(side);
  const shape = { left, top, size, columns: Math.ceil(width / size), rows: Math.ceil(height / size) };
  const { columns, rows } = shape;
  const starts = new Int32Array(columns * rows + 1);
  const spans = createSpans(shape);
  const each = (visit: (cell: number, wall: number) => void): void => {
    for (let e = 0; e < ends.length; e += 4) {
      spanSegment(shape, spans, ends[e] as number, ends[e + 1] as number, ends[e + 2] as number, ends[e + 3] as number);
      for (let s = 0; s < spans.length; s += 3) {
        const first = spans.at[s + 1] as number;
        const last = spans.at[s + 2] as number;
        for (let row = first; row <= last; row++) visit(row * columns + (spans.at[s] as number), e / 4);
      }
    }
  };
  each((cell) => {
    starts[cell + 1] = (starts[cell + 1] as number) + 1;
  });
  for (let cell = 0; cell < columns * rows; cell++) starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  const items = new Int32Array(starts[columns * rows] as number);
  const next = starts.slice();
  each((cell, wall) => {
    const at = next[cell] as number;
    items[at] = wall;
    next[cell] = at + 1;
  });
  return { ...shape, starts, items };
}
