import { MARGIN, type CellFrame } from "./wall-cells";

/**
 * A walk along a segment from cell to cell, in the order in which the segment comes to them: whoever looks for what is
 * nearest may stop early. One walk serves many segments, one after the other.
 */
export class CellWalk {
  readonly #cells: CellFrame;
  #px = 0;
  #py = 0;
  #dx = 0;
  #dy = 0;
  /** The present column and row, the last ones, and the steps between them: 1 or -1. */
  #column = 0;
  #lastColumn = 0;
  #alongX = 1;
  #row = 0;
  #lastRow = 0;
  #alongY = 1;

  constructor(cells: CellFrame) {
    this.#cells = cells;
  }

  /** Begins at p on the way to q, in pixels; `next` gives the first cell. */
  begin(px: number, py: number, qx: number, qy: number): void {
    const { left, size, columns } = this.#cells;
    this.#px = px;
    this.#py = py;
    this.#dx = qx - px;
    this.#dy = qy - py;
    const first = Math.max(0, Math.floor((Math.min(px, qx) - MARGIN - left) / size));
    const last = Math.min(columns - 1, Math.floor((Math.max(px, qx) + MARGIN - left) / size));
    const forward = this.#dx >= 0;
    this.#alongX = forward ? 1 : -1;
    this.#alongY = this.#dy >= 0 ? 1 : -1;
    this.#column = (forward ? first : last) - this.#alongX;
    this.#lastColumn = forward ? last : first;
    if (first > last) this.#column = this.#lastColumn;
    this.#row = 0;
    this.#lastRow = 0;
  }

  /** The number of the next cell, or -1 at the end. */
  next(): number {
    if (this.#row === this.#lastRow) {
      do {
        if (this.#column === this.#lastColumn) return -1;
        this.#column += this.#alongX;
      } while (!this.#enterColumn());
    } else this.#row += this.#alongY;
    return this.#row * this.#cells.columns + this.#column;
  }

  /** Whether a place on the way, given by its share of it, is behind the cells given so far, or well inside the last one. */
  hasPassed(share: number): boolean {
    const { left, top, size } = this.#cells;
    const x = this.#px + this.#dx * share - left - this.#column * size;
    if (this.#alongX > 0 ? x > size - 2 * MARGIN : x < 2 * MARGIN) return false;
    const y = this.#py + this.#dy * share - top - this.#row * size;
    return this.#alongY > 0 ? y <= size - 2 * MARGIN : y >= 2 * MARGIN;
  }

  /** Takes up the rows of the present column; false where the segment runs above or below all of them. */
  #enterColumn(): boolean {
    const { left, top, size, rows } = this.#cells;
    const from = left + this.#column * size - MARGIN;
    const qx = this.#px + this.#dx;
    let y0 = this.#py;
    let y1 = this.#py + this.#dy;
    if (this.#dx !== 0) {
      const slope = this.#dy / this.#dx;
      const x0 = Math.max(this.#dx > 0 ? this.#px : qx, from);
      const x1 = Math.min(this.#dx > 0 ? qx : this.#px, from + size + 2 * MARGIN);
      y0 = this.#py + slope * (x0 - this.#px);
      y1 = this.#py + slope * (x1 - this.#px);
    }
    const first = Math.max(0, Math.floor((Math.min(y0, y1) - MARGIN - top) / size));
    const last = Math.min(rows - 1, Math.floor((Math.max(y0, y1) + MARGIN - top) / size));
    if (first > last) return false;
    this.#row = this.#alongY > 0 ? first : last;
    this.#lastRow = this.#alongY > 0 ? last : first;
    return true;
  }
}
