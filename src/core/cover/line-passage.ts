import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { WallHit, WallRole } from "../geometry/passage-options";
import type { Point } from "../geometry/point";
import type { WallQueries } from "../geometry/wall-set";
import { sharesLevel } from "../geometry/wall-role";
import type { Viewpoint } from "./viewpoints";

/** The ground of a creature, whole and drawn in; in pixels. */
export interface Ground {
  readonly outer: Box;
  readonly inner: Box;
}

/** What a wall is to sight lines; null follows its sight restriction. */
export type WallReading = (wall: Wall) => WallRole | null;

const DOOR_OPEN = 1;
const FREE = 0;
const CROSSED = 1;
const TOUCHED = 2;

interface MutablePoint {
  x: number;
  y: number;
  z: number;
}

const newPoint = (): MutablePoint => ({ x: 0, y: 0, z: 0 });

/**
 * Sight lines of one pair of creatures past walls read in one way. A line is free when its exact or its inset way is:
 * exact runs from the space's centre to the corner and over to the other's, inset keeps to the corners drawn in.
 */
export class LinePassage {
  readonly #queries: WallQueries<Wall>;
  readonly #options: { readonly levels: readonly string[]; readonly role?: WallReading };
  /** Ends of the walls that may count, four numbers each: those that stop whatever crosses them, then the others. */
  readonly #plain: number[] = [];
  readonly #other: number[] = [];
  /** Some wall touches the ground of the attacker or the target, or that ground drawn in: there the line's ends are bent. */
  readonly #atGround: boolean;
  readonly #inGround: boolean;
  readonly #exact: readonly MutablePoint[] = [newPoint(), newPoint(), newPoint(), newPoint(), newPoint(), newPoint()];
  readonly #inset: readonly MutablePoint[] = [newPoint(), newPoint(), newPoint(), newPoint()];
  /** Where in #plain the wall stands that stopped the last line: it often stops the next one too. */
  #last = 0;

  constructor(queries: WallQueries<Wall>, levels: readonly string[], reading: WallReading | null, grounds: readonly Ground[]) {
    this.#queries = queries;
    this.#options = reading === null ? { levels } : { levels, role: reading };
    let [atGround, inGround] = [false, false];
    for (const wall of queries.walls) {
      const role = reading?.(wall) ?? null;
      if (isOpen(wall, levels, role)) continue;
      const list = isPlain(wall, role) ? this.#plain : this.#other;
      const [ax, ay, bx, by] = wall.c;
      list.push(ax, ay, bx, by);
      for (const { outer, inner } of grounds) {
        if (!meetsBox(outer, ax, ay, bx, by)) continue;
        atGround = true;
        inGround ||= meetsBox(inner, ax, ay, bx, by);
      }
    }
    this.#atGround = atGround;
    this.#inGround = inGround;
  }

  /** No wall counts at all. */
  get empty(): boolean {
    return this.#plain.length === 0 && this.#other.length === 0;
  }

  /** Whether a line passes every wall. Elevations at its two ends, in scene units. */
  isFree(from: Viewpoint, to: Viewpoint, start: number, end: number): boolean {
    if (this.empty) return true;
    const inset = this.#meet(from.inset, to.inset);
    if (inset === FREE && !this.#inGround) return true;
    if (inset !== CROSSED && this.#queries.isFree(this.#insetPath(from, to, start, end), "sight", this.#options)) return true;
    if (from.inset === from.point && to.inset === to.point) return false;
    const exact = this.#meet(from.point, to.point);
    if (exact === FREE && !this.#atGround) return true;
    return exact !== CROSSED && this.#queries.isFree(this.#exactPath(from, to, start, end), "sight", this.#options);
  }

  /** The walls that stop a line that is not free, nearest first. */
  stops(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly WallHit<Wall>[] {
    return this.#queries.stops(this.#insetPath(from, to, start, end), "sight", this.#options);
  }

  /** Whether a viewpoint can be reached from the centre of its own space. */
  isAvailable(view: Viewpoint, elevation: number): boolean {
    if (!this.#inGround || view.inset === view.centre) return true;
    const path = this.#inset;
    put(path, 0, view.centre, elevation);
    put(path, 1, view.inset, elevation);
    return this.#queries.isFree(path.slice(0, 2), "sight", this.#options);
  }

  /** Whether a plain wall crosses the straight part of a line, some wall touches it, or none. */
  #meet(p: Point, q: Point): number {
    const plain = this.#plain;
    for (let i = 0, n = plain.length, at = this.#last; i < n; i += 4, at += 4) {
      if (at >= n) at = 0;
      const met = meetSegments(plain, at, p, q);
      if (met === CROSSED) {
        this.#last = at;
        return CROSSED;
      }
      if (met === TOUCHED) return this.#crossedAfter(p, q, i, at) ? CROSSED : TOUCHED;
    }
    const other = this.#other;
    for (let i = 0; i < other.length; i += 4) if (meetSegments(other, i, p, q) !== FREE) return TOUCHED;
    return FREE;
  }

  #crossedAfter(p: Point, q: Point, done: number, from: number): boolean {
    const plain = this.#plain;
    for (let i = done + 4, n = plain.length, at = from + 4; i < n; i += 4, at += 4) {
      if (at >= n) at = 0;
      if (meetSegments(plain, at, p, q) !== CROSSED) continue;
      this.#last = at;
      return true;
    }
    return false;
  }

  #exactPath(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly MutablePoint[] {
    const path = this.#exact;
    put(path, 0, from.centre, start);
    put(path, 1, from.inset, start);
    put(path, 2, from.point, start);
    put(path, 3, to.point, end);
    put(path, 4, to.inset, end);
    put(path, 5, to.centre, end);
    return path;
  }

  #insetPath(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly MutablePoint[] {
    const path = this.#inset;
    put(path, 0, from.centre, start);
    put(path, 1, from.inset, start);
    put(path, 2, to.inset, end);
    put(path, 3, to.centre, end);
    return path;
  }
}

function put(path: readonly MutablePoint[], index: number, { x, y }: Point, z: number): void {
  const place = path[index] as MutablePoint;
  place.x = x;
  place.y = y;
  place.z = z;
}

function isOpen(wall: Wall, levels: readonly string[], role: WallRole | null): boolean {
  if (wall.door > 0 && wall.ds === DOOR_OPEN) return true;
  return role === "open" || (role === null && wall.sight === 0) || !sharesLevel(wall, levels);
}

/** Whether a wall stops every line that crosses it, from wherever and at whatever height. */
function isPlain(wall: Wall, role: WallRole | null): boolean {
  if (wall.dir !== 0 || wall.bottom !== null || wall.top !== null) return false;
  return role === "solid" || (role === null && wall.sight === 20);
}

/** Whether a wall, four numbers from `at` on, crosses the segment from p to q, touches it, or neither. */
function meetSegments(ends: readonly number[], at: number, p: Point, q: Point): number {
  const ax = ends[at] as number;
  const ay = ends[at + 1] as number;
  const bx = ends[at + 2] as number;
  const by = ends[at + 3] as number;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const a = dx * (ay - p.y) - dy * (ax - p.x);
  const b = dx * (by - p.y) - dy * (bx - p.x);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return FREE;
  const wx = bx - ax;
  const wy = by - ay;
  const c = wx * (p.y - ay) - wy * (p.x - ax);
  const d = wx * (q.y - ay) - wy * (q.x - ax);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return FREE;
  return a !== 0 && b !== 0 && c !== 0 && d !== 0 ? CROSSED : TOUCHED;
}

function meetsBox(box: Box, ax: number, ay: number, bx: number, by: number): boolean {
  return (
    Math.max(ax, bx) >= box.minX && Math.min(ax, bx) <= box.maxX && Math.max(ay, by) >= box.minY && Math.min(ay, by) <= box.maxY
  );
}
