import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { fractionAt } from "./sheet";
import type { Sheet } from "./sheet";
import type { Viewpoint } from "./viewpoints";
import { APART, meet, shareAt } from "./wall-meeting";

/** Parts of a body smaller than this are rounding. */
export const NOTHING = 1e-9;

/** Square pixels times square pixels below which a product of two areas may be rounding. */
const ROUNDING = 1;

/** A wall with a lower or an upper end, and its two ends on the map, on the lattice. */
export interface EndingWall {
  readonly wall: Wall;
  readonly ends: Float64Array;
}

/** The slices of a target's body in which lines to it meet the same walls. */
export class BodySlices {
  readonly #walls: readonly EndingWall[];
  /** The ends of all walls, four numbers each. */
  readonly #ends: Float64Array;
  readonly #sheet: Sheet;
  /** The walls that may touch the bent ends of lines, at the attacker and at the target. */
  readonly #nearStart: readonly EndingWall[];
  readonly #nearEnd: readonly EndingWall[];
  /** Every wall goes down below all lines: where it hides some of the body, it hides what is lower too. */
  readonly #standing: boolean;
  /** Where walls cut the body along the line asked about last: so many fractions between 0 and 1, some of them twice. */
  #cuts = new Float64Array(16);
  #length = 0;

  /**
   * @param walls - Walls that may end at some height of the body; without one the body is whole.
   */
  constructor(walls: readonly EndingWall[], sheet: Sheet, start: Box | null, end: Box) {
    this.#walls = walls;
    this.#ends = new Float64Array(walls.length * 4);
    walls.forEach(({ ends }, i) => this.#ends.set(ends, i * 4));
    this.#sheet = sheet;
    this.#nearStart = start === null ? [] : walls.filter(({ ends }) => isNear(ends, start));
    const lowest = Math.min(sheet.from, sheet.to);
    this.#standing = walls.every(({ wall: { bottom } }) => bottom === null || bottom <= lowest);
    this.#nearEnd = walls.filter(({ ends }) => isNear(ends, end));
  }

  /** Cuts the body along a line, its exact and its inset way; gives the number of slices. */
  cut(from: Viewpoint, to: Viewpoint): number {
    this.#length = 0;
    this.#cutAlong(from.point, to.point);
    if (from.inset !== from.point || to.inset !== to.point) this.#cutAlong(from.inset, to.inset);
    for (const { wall } of this.#nearStart) this.#cutAt(wall, 0);
    for (const { wall } of this.#nearEnd) this.#cutAt(wall, 1);
    if (this.#length > 1) this.#cuts.subarray(0, this.#length).sort();
    return this.#length + 1;
  }

  /** The part of the body that is hidden on the line cut last, by whether the line to a fraction of it is free. */
  hiddenPart(count: number, isFree: (fraction: number) => boolean): number {
    if (this.#standing) return this.#edge(this.#firstFree(count, isFree));
    let hidden = 0;
    for (let slice = 0; slice < count; slice++) {
      const part = this.partOf(slice);
      if (part > 0 && !isFree(this.middleOf(slice))) hidden += part;
    }
    return hidden;
  }

  /** The lowest slice that is not hidden where those below it are: as many as there are when all are hidden. */
  #firstFree(count: number, isFree: (fraction: number) => boolean): number {
    let [low, high] = [0, count];
    while (low < high) {
      const slice = (low + high) >> 1;
      if (isFree(this.middleOf(slice))) high = slice;
      else low = slice + 1;
    }
    return low;
  }

  /** Part of the body that a slice is, of those that were cut last; 0 where it is no more than rounding. */
  partOf(slice: number): number {
    const part = this.#edge(slice + 1) - this.#edge(slice);
    return part > NOTHING ? part : 0;
  }

  /** The fraction of the body in the middle of a slice. */
  middleOf(slice: number): number {
    return (this.#edge(slice) + this.#edge(slice + 1)) / 2;
  }

  #edge(number: number): number {
    if (number === 0) return 0;
    return number > this.#length ? 1 : (this.#cuts[number - 1] as number);
  }

  /** Cuts wherever a wall touches the way from p to q. */
  #cutAlong(p: Point, q: Point): void {
    const ends = this.#ends;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const offset = dx * p.y - dy * p.x;
    for (let e = 0; e < ends.length; e += 4) {
      // Most walls have both ends on one side of the way.
      const a = dx * (ends[e + 1] as number) - dy * (ends[e] as number) - offset;
      const b = dx * (ends[e + 3] as number) - dy * (ends[e + 2] as number) - offset;
      if (a * b > ROUNDING || meet(ends, e, p, q) === APART) continue;
      this.#cutWhereMet(e, p, q);
    }
  }

  /** Cuts at the shares of the way from p to q at which a wall touches it: one, or where it runs along, those of its ends. */
  #cutWhereMet(e: number, p: Point, q: Point): void {
    const ends = this.#ends;
    const { wall } = this.#walls[e / 4] as EndingWall;
    const share = shareAt(ends, e, p, q);
    if (Number.isFinite(share)) {
      this.#cutAt(wall, share);
      return;
    }
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const length = dx * dx + dy * dy;
    this.#cutAt(wall, 0);
    this.#cutAt(wall, 1);
    for (const end of length === 0 ? [] : [e, e + 2]) {
      const along = (((ends[end] as number) - p.x) * dx + ((ends[end + 1] as number) - p.y) * dy) / length;
      if (along > 0 && along < 1) this.#cutAt(wall, along);
    }
  }

  #cutAt({ bottom, top }: Wall, share: number): void {
    if (bottom !== null) this.#add(fractionAt(this.#sheet, bottom, share));
    if (top !== null) this.#add(fractionAt(this.#sheet, top, share));
  }

  #add(fraction: number): void {
    if (!(fraction > 0 && fraction < 1)) return;
    if (this.#length === this.#cuts.length) {
      const more = new Float64Array(this.#length * 2);
      more.set(this.#cuts);
      this.#cuts = more;
    }
    this.#cuts[this.#length++] = fraction;
  }
}

function isNear(ends: Float64Array, { minX, minY, maxX, maxY }: Box): boolean {
  const ax = ends[0] as number;
  const ay = ends[1] as number;
  const bx = ends[2] as number;
  const by = ends[3] as number;
  return Math.max(ax, bx) >= minX && Math.min(ax, bx) <= maxX && Math.max(ay, by) >= minY && Math.min(ay, by) <= maxY;
}
