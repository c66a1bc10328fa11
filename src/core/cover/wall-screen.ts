import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import { CellWalk } from "../geometry/cell-walk";
import type { WallRole } from "../geometry/passage-options";
import type { Point } from "../geometry/point";
import { sortIntoCells } from "../geometry/wall-cells";
import type { WallCells } from "../geometry/wall-cells";
import { sharesLevel } from "../geometry/wall-role";
import { endsOf } from "../geometry/wall-set";
import { APART, CROSSING, crossesAll, isAtHeight, meet, NOT_THERE, shareAt, THERE } from "./wall-meeting";

/** What a wall is to sight lines; null follows its sight restriction. */
export type WallReading = (wall: Wall) => WallRole | null;

/** Some of the walls: those in a list, or all but those. */
export interface WallPart {
  readonly walls: ReadonlySet<Wall>;
  readonly only: boolean;
}

/** Which of the walls a line meets. */
export interface LineRealm {
  /** The levels that the line runs in; empty is all. */
  readonly levels: readonly string[];
  /** The walls that count for it; null is all. */
  readonly part: WallPart | null;
}

/** A straight line on the map with the elevations of its ends, in scene units. */
export interface ScreenLine {
  readonly p: Point;
  readonly q: Point;
  readonly start: number;
  readonly end: number;
}

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
  /** 1 where a wall stops every line that crosses it at its height, from wherever. */
  readonly #plain: Uint8Array;
  /** The lower and upper ends of walls, in scene units; null where no wall has any. */
  readonly #heights: Float64Array | null;
  readonly #cells: WallCells;
  readonly #way: CellWalk;
  /** The walk in which a wall was last met, so that a wall in several cells is met once. */
  readonly #met: Int32Array;
  #walk = 0;

  constructor(walls: readonly Wall[], reading: WallReading | null) {
    this.#walls = walls.filter((wall) => counts(wall, reading));
    this.#ends = endsOf(this.#walls);
    this.#plain = Uint8Array.from(this.#walls, (wall) => (isPlain(wall, reading) ? 1 : 0));
    this.#heights = heightsOf(this.#walls);
    this.#cells = sortIntoCells(this.#ends);
    this.#way = new CellWalk(this.#cells);
    this.#met = new Int32Array(this.#walls.length);
  }

  /** No wall counts at all. */
  get empty(): boolean {
    return this.#walls.length === 0;
  }

  /** Some wall has a lower or an upper end. */
  get hasHeights(): boolean {
    return this.#heights !== null;
  }

  /** The first wall that plainly stops a line, with those that stop it at the same place; null where others meet it before. */
  nearest(line: ScreenLine, realm: LineRealm): readonly Wall[] | null {
    const { p, q } = line;
    const { starts, items } = this.#cells;
    const way = this.#way;
    const walk = ++this.#walk;
    let found: number[] = [];
    let least = Infinity;
    way.begin(p.x, p.y, q.x, q.y);
    for (let cell = way.next(); cell >= 0; cell = way.next()) {
      const end = starts[cell + 1] as number;
      for (let i = starts[cell] as number; i < end; i++) {
        const wall = items[i] as number;
        if (this.#met[wall] === walk) continue;
        this.#met[wall] = walk;
        const answer = this.#meet(wall, line, realm);
        if (answer === FREE) continue;
        if (answer === UNDECIDED) return null;
        const share = shareAt(this.#ends, wall * 4, p, q);
        if (share > least) continue;
        if (share < least) found = [];
        least = share;
        found.push(wall);
      }
      if (least < Infinity && way.hasPassed(least)) break;
    }
    return found.sort((a, b) => a - b).map((wall) => this.#walls[wall] as Wall);
  }

  /** The number of a wall that plainly stops a line; FREE when it meets none; UNDECIDED otherwise. */
  look(line: ScreenLine, realm: LineRealm): number {
    const { p, q } = line;
    const { starts, items } = this.#cells;
    const way = this.#way;
    const met = this.#met;
    const walk = ++this.#walk;
    let answer = FREE;
    way.begin(p.x, p.y, q.x, q.y);
    for (let cell = way.next(); cell >= 0; cell = way.next()) {
      const end = starts[cell + 1] as number;
      for (let i = starts[cell] as number; i < end; i++) {
        const wall = items[i] as number;
        if (met[wall] === walk) continue;
        met[wall] = walk;
        const found = this.#meet(wall, line, realm);
        if (found >= 0) return found;
        if (found === UNDECIDED) answer = UNDECIDED;
      }
    }
    return answer;
  }

  /** Whether a wall, by a number that `look` gave in the same realm, plainly stops a line too. */
  stops(wall: number, { p, q, start, end }: ScreenLine): boolean {
    if (meet(this.#ends, wall * 4, p, q) !== CROSSING) return false;
    if (this.#heights === null) return true;
    return isAtHeight(this.#heights, wall * 2, start, end, shareAt(this.#ends, wall * 4, p, q)) === THERE;
  }

  /** Whether a wall, by such a number, plainly stops every line from one box to another between two elevations. */
  stopsAll(wall: number, from: Box, to: Box, low: number, high: number): boolean {
    if (this.#heights !== null) {
      const whole = [low, high].every((end) => isAtHeight(this.#heights as Float64Array, wall * 2, end, end, null) === THERE);
      if (!whole) return false;
    }
    return crossesAll(this.#ends, wall * 4, from, to);
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

  /** The number of a wall when it plainly stops a line; FREE where it is not in the way; UNDECIDED otherwise. */
  #meet(number: number, { p, q, start, end }: ScreenLine, { levels, part }: LineRealm): number {
    const meeting = meet(this.#ends, number * 4, p, q);
    if (meeting === APART) return FREE;
    let there = THERE;
    if (this.#heights !== null) {
      const share = meeting === CROSSING ? shareAt(this.#ends, number * 4, p, q) : null;
      there = isAtHeight(this.#heights, number * 2, start, end, share);
      if (there === NOT_THERE) return FREE;
    }
    if (levels.length > 0 && !sharesLevel(this.#walls[number] as Wall, levels)) return FREE;
    if (part !== null && part.walls.has(this.#walls[number] as Wall) !== part.only) return FREE;
    return meeting === CROSSING && there === THERE && this.#plain[number] === 1 ? number : UNDECIDED;
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
  if (wall.dir !== 0) return false;
  const role = reading?.(wall) ?? null;
  return role === null ? wall.sight === NORMAL : role === "solid";
}

function heightsOf(walls: readonly Wall[]): Float64Array | null {
  if (walls.every(({ bottom, top }) => bottom === null && top === null)) return null;
  return Float64Array.from(walls.flatMap(({ bottom, top }) => [bottom ?? -Infinity, top ?? Infinity]));
}
