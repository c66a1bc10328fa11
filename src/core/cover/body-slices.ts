import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { fractionAt } from "./sheet";
import type { Sheet } from "./sheet";
import type { Viewpoint } from "./viewpoints";
import { APART, meet, shareAt } from "./wall-meeting";

/** Parts of a body smaller than this are rounding. */
export const NOTHING = 1e-9;

/** A wall with a lower or an upper end, and its two ends on the map, on the lattice. */
export interface EndingWall {
  readonly wall: Wall;
  readonly ends: Float64Array;
}

/** The slices of a target's body in which lines to it meet the same walls. */
export class BodySlices {
  readonly #walls: readonly EndingWall[];
  readonly #sheet: Sheet;
  /** The walls that may touch the bent ends of lines, at the attacker and at the target. */
  readonly #nearStart: readonly EndingWall[];
  readonly #nearEnd: readonly EndingWall[];
  /** Where walls cut the body along the line asked about last: fractions between 0 and 1. */
  #cuts: number[] = [];

  /**
   * @param walls - Walls that may end at some height of the body; without one the body is whole.
   */
  constructor(walls: readonly EndingWall[], sheet: Sheet, start: Box | null, end: Box) {
    this.#walls = walls;
    this.#sheet = sheet;
    this.#nearStart = start === null ? [] : walls.filter(({ ends }) => isNear(ends, start));
    this.#nearEnd = walls.filter(({ ends }) => isNear(ends, end));
  }

  /** Visits the slices on a line: the fraction of the body in their middle, and their part of the body. */
  each(from: Viewpoint, to: Viewpoint, visit: (fraction: number, part: number) => void): void {
    this.#cut(from, to);
    let low = 0;
    for (const high of this.#cuts) {
      if (high - low > NOTHING) visit((low + high) / 2, high - low);
      low = high;
    }
    visit((low + 1) / 2, 1 - low);
  }

  /** Cuts the body along a line, its exact and its inset way. */
  #cut(from: Viewpoint, to: Viewpoint): void {
    this.#cuts = [];
    const bent = from.inset !== from.point || to.inset !== to.point;
    for (const { wall, ends } of this.#walls) {
      if (meet(ends, 0, from.point, to.point) !== APART) this.#cutWhereMet(wall, ends, from.point, to.point);
      if (bent && meet(ends, 0, from.inset, to.inset) !== APART) this.#cutWhereMet(wall, ends, from.inset, to.inset);
    }
    for (const { wall } of this.#nearStart) this.#cutAt(wall, 0);
    for (const { wall } of this.#nearEnd) this.#cutAt(wall, 1);
    if (this.#cuts.length > 1) this.#cuts.sort((a, b) => a - b);
  }

  /** Cuts at the shares of the way from p to q at which a wall touches it: one, or where it runs along, those of its ends. */
  #cutWhereMet(wall: Wall, ends: Float64Array, p: Point, q: Point): void {
    const share = shareAt(ends, 0, p, q);
    if (Number.isFinite(share)) {
      this.#cutAt(wall, share);
      return;
    }
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const length = dx * dx + dy * dy;
    this.#cutAt(wall, 0);
    this.#cutAt(wall, 1);
    for (const e of length === 0 ? [] : [0, 2]) {
      const along = (((ends[e] as number) - p.x) * dx + ((ends[e + 1] as number) - p.y) * dy) / length;
      if (along > 0 && along < 1) this.#cutAt(wall, along);
    }
  }

  #cutAt({ bottom, top }: Wall, share: number): void {
    if (bottom !== null) this.#add(fractionAt(this.#sheet, bottom, share));
    if (top !== null) this.#add(fractionAt(this.#sheet, top, share));
  }

  #add(fraction: number): void {
    if (fraction > 0 && fraction < 1 && !this.#cuts.includes(fraction)) this.#cuts.push(fraction);
  }
}

function isNear(ends: Float64Array, { minX, minY, maxX, maxY }: Box): boolean {
  const ax = ends[0] as number;
  const ay = ends[1] as number;
  const bx = ends[2] as number;
  const by = ends[3] as number;
  return Math.max(ax, bx) >= minX && Math.min(ax, bx) <= maxX && Math.max(ay, by) >= minY && Math.min(ay, by) <= maxY;
}
