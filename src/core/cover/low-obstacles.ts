import type { Body } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { Grid } from "../geometry/grid";
import type { Point } from "../geometry/point";
import { pointSegmentDistance } from "../geometry/segment";
import type { LowWallExcuse, LowWallRules } from "./cover-rules";
import { fractionAt } from "./sheet";
import type { Sheet } from "./sheet";

/** Distances in feet that differ by less are equal. */
const EQUAL = 1e-6;

/** A low wall between two creatures that gives no cover, and why. */
export interface ExcusedWall {
  readonly wall: Wall;
  readonly excuse: LowWallExcuse;
}

/** Whether a wall has a lower or an upper end. */
export function hasHeights(wall: Wall): boolean {
  return wall.bottom !== null || wall.top !== null;
}

/** The low walls among some walls that the rules excuse for this attacker (its spaces, or one point) and target. */
export function excusedWalls(
  walls: readonly Wall[],
  rules: LowWallRules,
  grid: Grid,
  attacker: readonly Point[],
  target: Body,
): readonly ExcusedWall[] {
  const limit = target.bottom + (target.top - target.bottom) * rules.lowUpTo;
  const toFeet = (pixels: number): number => {
    const feet = pixels / grid.pixelsPerUnit / grid.feet(1);
    return Math.round(feet / EQUAL) * EQUAL;
  };
  const ground = target.spaces.flatMap((space) => space.corners);
  const excused: ExcusedWall[] = [];
  for (const wall of walls) {
    if (wall.top === null || wall.top > limit) continue;
    const place = { toTarget: toFeet(distanceTo(wall, ground)), toAttacker: toFeet(distanceTo(wall, attacker)) };
    const excuse = rules.excuse(place);
    if (excuse !== null) excused.push({ wall, excuse });
  }
  return excused;
}

/** Pixels from a wall to the nearest edge of a ground given by its corners, or to a point. */
function distanceTo(wall: Wall, corners: readonly Point[]): number {
  const [ax, ay, bx, by] = wall.c;
  let least = Infinity;
  for (const { x, y } of corners) least = Math.min(least, pointSegmentDistance(x, y, ax, ay, bx, by));
  return least;
}

/**
 * Where walls with heights cut the target's body along a line: fractions between 0 and 1, ascending. Between two of them
 * every line of the sheet meets the same walls.
 *
 * @param walls - Walls with a lower or an upper end.
 */
export function cutsOf(walls: readonly Wall[], sheet: Sheet, p: Point, q: Point): readonly number[] {
  const cuts = new Set<number>();
  const add = (elevation: number | null, share: number): void => {
    if (elevation === null) return;
    const fraction = fractionAt(sheet, elevation, share);
    if (fraction > 0 && fraction < 1) cuts.add(fraction);
  };
  for (const wall of walls) {
    for (const share of sharesAt(wall, p, q)) {
      add(wall.bottom, share);
      add(wall.top, share);
    }
  }
  return [...cuts].sort((a, b) => a - b);
}

/** The shares of the way from p to q at which a wall can touch it, its bent ends included. */
function sharesAt(wall: Wall, p: Point, q: Point): readonly number[] {
  const [ax, ay, bx, by] = wall.c;
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return [0, 1];
  const shares = [0, 1];
  const turn = dx * (by - ay) - dy * (bx - ax);
  if (turn === 0) {
    shares.push(((ax - p.x) * dx + (ay - p.y) * dy) / length, ((bx - p.x) * dx + (by - p.y) * dy) / length);
  } else {
    shares.push(((ax - p.x) * (by - ay) - (ay - p.y) * (bx - ax)) / turn);
  }
  return shares.filter((share) => share >= 0 && share <= 1);
}
