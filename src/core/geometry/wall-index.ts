import { convexHull, separates } from "./convex";
import { LinearWalls } from "./linear-walls";
import { Inquiry } from "./passage";
import { snapPoint, type Point } from "./point";
import { createSpans, sortIntoCells, spanSegment, type Spans, type WallCells } from "./wall-cells";
import type { WallSegment } from "./wall-segment";
import { endsOf, WallSet, type WallQueries } from "./wall-set";

export type { PassageOptions, WallHit, WallRole } from "./passage-options";
export type { WallQueries } from "./wall-set";

/** Walls prepared for many questions. Never changes: an update gives a new index that shares what stays. */
export interface WallIndex<W extends WallSegment = WallSegment> extends WallQueries<W> {
  /** The index with a wall put in the place of the one with its id, or added where there is none. */
  replace(wall: W): WallIndex<W>;
  /** The index without the wall of this id; the index itself where there is none. */
  without(id: string): WallIndex<W>;
  /**
   * The walls that may touch a path between any of some points: gathered once to ask many such paths. Pays from about thirty
   * paths on; the index and its bundles share their workspace, so that a `role` must ask neither.
   */
  bundle(points: readonly Point[]): WallQueries<W>;
}

/** Late walls are asked one by one; from so many on everything is sorted anew. */
const MOST_LATE = 32;

/** What an index and those made from it share: the walls that were there when the cells were sorted. */
interface Base<W extends WallSegment> {
  readonly count: number;
  readonly ends: Float64Array;
  readonly cells: WallCells;
  /** Slots by the walls' ids, once somebody asked: few scenes change their walls. */
  slots: ReadonlyMap<string, number> | null;
  readonly walls: readonly W[];
  readonly pixelsPerUnit: number;
  readonly inquiry: Inquiry<W>;
  readonly spans: Spans;
  /** First and last rows, by column, of what is gathered. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The walk in which a wall was last met, so that a wall in several cells is met once. */
  readonly met: Int32Array;
  walk: number;
}

function createBase<W extends WallSegment>(walls: readonly W[], pixelsPerUnit: number): Base<W> {
  const ends = endsOf(walls);
  const cells = sortIntoCells(ends);
  return {
    count: walls.length,
    ends,
    cells,
    spans: createSpans(cells),
    slots: null,
    walls,
    pixelsPerUnit,
    inquiry: new Inquiry(pixelsPerUnit),
    low: new Int32Array(cells.columns),
    high: new Int32Array(cells.columns),
    met: new Int32Array(walls.length),
    walk: 0,
  };
}

/** Slots below the base's count are the base's walls (null where taken away), the others came late. */
class IndexedWalls<W extends WallSegment> extends WallSet<W> implements WallIndex<W> {
  private readonly late: Float64Array;
  private alive: readonly W[] | null;

  constructor(
    private readonly base: Base<W>,
    slots: readonly (W | null)[],
    alive: readonly W[] | null,
  ) {
    super(slots, base.inquiry);
    this.alive = alive;
    this.late = slots.length > base.count ? endsOf(slots.slice(base.count) as W[]) : new Float64Array(0);
  }

  get walls(): readonly W[] {
    this.alive ??= this.slots.filter((wall) => wall !== null);
    return this.alive;
  }

  replace(wall: W): WallIndex<W> {
    const slot = this.slotOf(wall.id);
    const old = slot === undefined ? null : this.slots[slot];
    const slots = this.slots.slice();
    if (slot !== undefined && old && old.c.every((value, i) => value === wall.c[i])) {
      slots[slot] = wall;
      return new IndexedWalls(this.base, slots, null);
    }
    if (slot !== undefined) slots.splice(slot, 1, ...(slot < this.base.count ? [null] : []));
    slots.push(wall);
    return this.settle(slots);
  }

  without(id: string): WallIndex<W> {
    const slot = this.slotOf(id);
    if (slot === undefined) return this;
    const slots = this.slots.slice();
    slots.splice(slot, 1, ...(slot < this.base.count ? [null] : []));
    return new IndexedWalls(this.base, slots, null);
  }

  bundle(points: readonly Point[]): WallQueries<W> {
    const { base, late, slots } = this;
    const hull = convexHull(points.map(snapPoint));
    const found = this.slotsNear(hull);
    for (let slot = base.count; slot < slots.length; slot++) found.push(slot);
    const near: number[] = [];
    for (const slot of found) {
      const [ends, e] = slot < base.count ? [base.ends, slot * 4] : [late, (slot - base.count) * 4];
      if (!slots[slot] || separates(hull, ends[e] as number, ends[e + 1] as number, ends[e + 2] as number, ends[e + 3] as number)) continue;
      near.push(slot);
    }
    // In the index's own order, in which walls met at one place are named.
    near.sort((a, b) => a - b);
    const ends = new Float64Array(near.length * 4);
    near.forEach((slot, i) => {
      const from = slot < base.count ? base.ends : late;
      const e = (slot < base.count ? slot : slot - base.count) * 4;
      for (let j = 0; j < 4; j++) ends[i * 4 + j] = from[e + j] as number;
    });
    return new LinearWalls(near.map((slot) => slots[slot] as W), ends, base.inquiry);
  }

  protected gather(early: boolean): void {
    const { inquiry, base, slots, late } = this;
    const last = inquiry.path.length - 1;
    for (let k = 0; k < last; k++) {
      inquiry.enter(k);
      this.walkCells(early);
      if (early && inquiry.stopped) return;
      for (let i = 0; i < late.length / 4; i++) {
        inquiry.meet(slots[base.count + i] as W, base.count + i, late, i * 4);
        if (early && inquiry.stopped) return;
      }
    }
  }

  /** Meets the path's present segment with the walls in the cells along it. */
  private walkCells(early: boolean): void {
    const { inquiry, slots, base } = this;
    const { cells, spans, ends, met } = base;
    const { starts, items, columns, rows } = cells;
    const { px, py, qx, qy } = inquiry;
    const dx = qx - px;
    const dy = qy - py;
    const walk = ++base.walk;
    spanSegment(cells, spans, px, py, qx, qy);
    for (let s = 0; s < spans.length; s += 3) {
      const column = spans.at[s] as number;
      const last = Math.min(rows - 1, spans.at[s + 2] as number);
      for (let row = Math.max(0, spans.at[s + 1] as number); row <= last; row++) {
        const cell = row * columns + column;
        const end = starts[cell + 1] as number;
        for (let i = starts[cell] as number; i < end; i++) {
          const slot = items[i] as number;
          if (met[slot] === walk) continue;
          met[slot] = walk;
          const e = slot * 4;
          const a = dx * ((ends[e + 1] as number) - py) - dy * ((ends[e] as number) - px);
          const b = dx * ((ends[e + 3] as number) - py) - dy * ((ends[e + 2] as number) - px);
          if (a * b > 0) continue;
          const wall = slots[slot];
          if (!wall) continue;
          inquiry.meet(wall, slot, ends, e);
          if (early && inquiry.stopped) return;
        }
      }
    }
  }

  /** The base's slots whose walls share a cell with a convex hull. */
  private slotsNear(hull: readonly Point[]): number[] {
    const { cells, spans, met, low, high } = this.base;
    low.fill(cells.rows);
    high.fill(-1);
    for (let i = 0; i < hull.length; i++) {
      const from = hull[i] as Point;
      const to = hull[(i + 1) % hull.length] as Point;
      spanSegment(cells, spans, from.x, from.y, to.x, to.y);
      for (let s = 0; s < spans.length; s += 3) {
        const column = spans.at[s] as number;
        low[column] = Math.max(0, Math.min(low[column] as number, spans.at[s + 1] as number));
        high[column] = Math.min(cells.rows - 1, Math.max(high[column] as number, spans.at[s + 2] as number));
      }
    }
    const walk = ++this.base.walk;
    const found: number[] = [];
    for (let column = 0; column < cells.columns; column++) {
      const last = high[column] as number;
      for (let row = low[column] as number; row <= last; row++) {
        const cell = row * cells.columns + column;
        const end = cells.starts[cell + 1] as number;
        for (let i = cells.starts[cell] as number; i < end; i++) {
          const slot = cells.items[i] as number;
          if (met[slot] === walk) continue;
          met[slot] = walk;
          found.push(slot);
        }
      }
    }
    return found;
  }

  private get slotsById(): ReadonlyMap<string, number> {
    const { base } = this;
    base.slots ??= new Map(base.walls.map((wall, slot) => [wall.id, slot]));
    return base.slots;
  }

  private slotOf(id: string): number | undefined {
    const known = this.slotsById.get(id);
    if (known !== undefined && this.slots[known] !== null) return known;
    for (let slot = this.base.count; slot < this.slots.length; slot++) {
      if (this.slots[slot]?.id === id) return slot;
    }
    return undefined;
  }

  /** A new index over the same base while few walls came late, else over a new one. */
  private settle(slots: readonly (W | null)[]): WallIndex<W> {
    if (slots.length - this.base.count <= MOST_LATE) return new IndexedWalls(this.base, slots, null);
    return createWallIndex(slots.filter((wall) => wall !== null), this.base);
  }
}

/** Prepares walls for questions; pixelsPerUnit turns thresholds into pixels. Walls without length never stop anything. */
export function createWallIndex<W extends WallSegment>(
  walls: readonly W[],
  grid: { readonly pixelsPerUnit: number },
): WallIndex<W> {
  return new IndexedWalls(createBase(walls, grid.pixelsPerUnit), walls, walls);
}
