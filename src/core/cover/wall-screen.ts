import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { WallRole } from "../geometry/passage-options";
import type { Point } from "../geometry/point";
import { createSpans, sortIntoCells, spanSegment } from "../geometry/wall-cells";
import type { Spans, WallCells } from "../geometry/wall-cells";
import { sharesLevel } from "../geometry/wall-role";
import { endsOf } from "../geometry/wall-set";

/** What a wall is to sight lines; null follows its sight restriction. */
export type WallReading = (wall: Wall) => WallRole | null;

/** A screen's answer, instead of a wall's number, for a line that meets no wall. */
export const FREE = -1;
/** A screen's answer for a line that it cannot judge. */
export const UNDECIDED = -2;

const DOOR_OPEN = 1;
const NORMAL = 20;

/**
 * A first look at straight lines: most are plainly crossed by a wall, or meet none at all, and only what is left needs the
 * full answer. Holds for one way of reading the walls.
 */
export class WallScreen {
  readonly #walls: readonly Wall[];
  readonly #ends: Float64Array;
  /** 1 where a wall stops every line that crosses it, from wherever and at whatever height. */
  readonly #plain: Uint8Array;
  readonly #cells: WallCells;
  readonly #spans: Spans;
  readonly #met: Int32Array;
  #walk = 0;
  /** The numbers of the walls gathered last. */
  readonly #hit: Int32Array;
  #hits = 0;

  constructor(walls: readonly Wall[], reading: WallReading | null) {
    this.#walls = walls.filter((wall) => counts(wall, reading));
    this.#ends = endsOf(this.#walls);
    this.#plain = Uint8Array.from(this.#walls, (wall) => (isPlain(wall, reading) ? 1 : 0));
    this.#cells = sortIntoCells(this.#ends);
    this.#spans = createSpans(this.#cells);
    this.#met = new Int32Array(this.#walls.length);
    this.#hit = new Int32Array(this.#walls.length);
  }

  /** No wall counts at all. */
  get empty(): boolean {
    return this.#walls.length === 0;
  }

  /** The first wall that plainly stops the line from p to q, with those that stop it at the same place; null where others meet it. */
  nearest(p: Point, q: Point, levels: readonly string[]): readonly Wall[] | null {
    if (this.#gather(p, q, levels, false) === UNDECIDED) return null;
    let found: Wall[] = [];
    let least = Infinity;
    for (let i = 0; i < this.#hits; i++) {
      const wall = this.#hit[i] as number;
      const share = this.#shareAt(wall * 4, p, q);
      if (share > least) continue;
      if (share < least) found = [];
      least = share;
      found.push(this.#walls[wall] as Wall);
    }
    return found;
  }

  /** The number of a wall that plainly stops the line from p to q; FREE when it meets none; UNDECIDED otherwise. */
  look(p: Point, q: Point, levels: readonly string[]): number {
    return this.#gather(p, q, levels, true);
  }

  /** Whether a wall, by a number that `look` gave for the same levels, plainly stops the line from p to q too. */
  stops(wall: number, p: Point, q: Point): boolean {
    return meet(this.#ends, wall * 4, p, q) === CROSSING;
  }

  /** Whether some wall may touch a box. */
  touches(box: Box): boolean {
    const { left, top, size, columns, rows, starts, items } = this.#cells;
    const clamp = (value: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(value / size)));
    const [from, to] = [clamp(box.minX - 1 - left, columns), clamp(box.maxX + 1 - left, columns)];
    const [first, last] = [clamp(box.minY - 1 - top, rows), clamp(box.maxY + 1 - top, rows)];
    for (let row = first; row <= last; row++) {
      for (let cell = row * columns + from; cell <= row * columns + to; cell++) {
        for (let i = starts[cell] as number; i < (starts[cell + 1] as number); i++) {
          if (this.#meetsBox((items[i] as number) * 4, box)) return true;
        }
      }
    }
    return false;
  }

  /**
   * Notes the walls that plainly stop the line from p to q, or ends at the first. Answers that wall's number (any of them),
   * FREE or UNDECIDED; while gathering all, UNDECIDED goes before them.
   */
  #gather(p: Point, q: Point, levels: readonly string[], first: boolean): number {
    const spans = this.#spans;
    const { starts, items, columns } = this.#cells;
    const met = this.#met;
    const walk = ++this.#walk;
    let answer = FREE;
    this.#hits = 0;
    spanSegment(this.#cells, spans, p.x, p.y, q.x, q.y);
    for (let s = 0; s < spans.length; s += 3) {
      const column = spans.at[s] as number;
      const last = spans.at[s + 2] as number;
      for (let row = spans.at[s + 1] as number; row <= last; row++) {
        const cell = row * columns + column;
        const end = starts[cell + 1] as number;
        for (let i = starts[cell] as number; i < end; i++) {
          const wall = items[i] as number;
          if (met[wall] === walk) continue;
          met[wall] = walk;
          const meeting = meet(this.#ends, wall * 4, p, q);
          if (meeting === APART || !this.#onLevel(wall, levels)) continue;
          if (meeting !== CROSSING || this.#plain[wall] === 0) {
            answer = UNDECIDED;
            if (!first) return answer;
          } else {
            if (first) return wall;
            answer = wall;
            this.#hit[this.#hits++] = wall;
          }
        }
      }
    }
    return answer;
  }

  /** Share of the way from p to q at which a wall crosses it. */
  #shareAt(e: number, p: Point, q: Point): number {
    const ends = this.#ends;
    const [ax, ay] = [ends[e] as number, ends[e + 1] as number];
    const [wx, wy] = [(ends[e + 2] as number) - ax, (ends[e + 3] as number) - ay];
    const atP = wx * (p.y - ay) - wy * (p.x - ax);
    const atQ = wx * (q.y - ay) - wy * (q.x - ax);
    return atP / (atP - atQ);
  }

  #onLevel(wall: number, levels: readonly string[]): boolean {
    return levels.length === 0 || sharesLevel(this.#walls[wall] as Wall, levels);
  }

  #meetsBox(e: number, { minX, minY, maxX, maxY }: Box): boolean {
    const ends = this.#ends;
    const [ax, ay] = [ends[e] as number, ends[e + 1] as number];
    const [bx, by] = [ends[e + 2] as number, ends[e + 3] as number];
    if (Math.max(ax, bx) < minX || Math.min(ax, bx) > maxX) return false;
    return Math.max(ay, by) >= minY && Math.min(ay, by) <= maxY;
  }
}

function counts(wall: Wall, reading: WallReading | null): boolean {
  if (wall.door > 0 && wall.ds === DOOR_OPEN) return false;
  const role = reading?.(wall) ?? null;
  return role === null ? wall.sight !== 0 : role !== "open";
}

function isPlain(wall: Wall, reading: WallReading | null): boolean {
  if (wall.dir !== 0 || wall.bottom !== null || wall.top !== null) return false;
  const role = reading?.(wall) ?? null;
  return role === null ? wall.sight === NORMAL : role === "solid";
}

const APART = 0;
const TOUCHING = 1;
const CROSSING = 2;

/** How a wall, four numbers from e on, meets the segment from p to q. */
function meet(ends: Float64Array, e: number, p: Point, q: Point): number {
  const ax = ends[e] as number;
  const ay = ends[e + 1] as number;
  const bx = ends[e + 2] as number;
  const by = ends[e + 3] as number;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const a = dx * (ay - p.y) - dy * (ax - p.x);
  const b = dx * (by - p.y) - dy * (bx - p.x);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return APART;
  const wx = bx - ax;
  const wy = by - ay;
  const c = wx * (p.y - ay) - wy * (p.x - ax);
  const d = wx * (q.y - ay) - wy * (q.x - ax);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return APART;
  return a !== 0 && b !== 0 && c !== 0 && d !== 0 ? CROSSING : TOUCHING;
}
