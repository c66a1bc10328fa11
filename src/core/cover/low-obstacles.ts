import type { Body } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { Grid } from "../geometry/grid";
import type { Point } from "../geometry/point";
import { cross } from "../geometry/orientation";
import { polygonContains } from "../geometry/polygon";
import { meetingOf, pointSegmentDistance } from "../geometry/segment";
import type { EndingWall } from "./body-slices";
import type { LowWallExcuse, LowWallRules } from "./cover-rules";

/** Distances in feet that differ by less are equal. */
const EQUAL = 1e-6;

/** The corners of a space in order, or a bare point alone. */
type Ground = readonly Point[];

/** A low wall between two creatures that gives no cover, and why. */
export interface ExcusedWall {
  readonly wall: Wall;
  readonly excuse: LowWallExcuse;
}

const NONE: readonly never[] = [];

/** Whether a wall has a lower or an upper end. */
export function hasHeights(wall: Wall): boolean {
  return wall.bottom !== null || wall.top !== null;
}

/** The low walls among some walls that the rules excuse for this attacker (its spaces, or one point) and target. */
export function excusedWalls(
  walls: readonly EndingWall[],
  rules: LowWallRules,
  grid: Grid,
  attacker: readonly Ground[],
  target: Body,
  runOf: (wall: Wall) => readonly Wall[],
): readonly ExcusedWall[] {
  if (walls.length === 0) return NONE;
  const limit = target.bottom + (target.top - target.bottom) * rules.lowUpTo;
  const toFeet = (pixels: number): number => {
    const feet = pixels / grid.pixelsPerUnit / grid.feet(1);
    return Math.round(feet / EQUAL) * EQUAL;
  };
  const ground = target.spaces.map((space) => space.corners);
  const excused: ExcusedWall[] = [];
  for (const { wall } of walls) {
    if (wall.top === null || wall.top > limit) continue;
    const run = runOf(wall);
    const place = { toTarget: toFeet(distanceTo(run, ground)), toAttacker: toFeet(distanceTo(run, attacker)) };
    const excuse = rules.excuse(place);
    if (excuse !== null) excused.push({ wall, excuse });
  }
  return excused;
}

/** Pixels from the nearest of some walls to the nearest of some grounds. */
function distanceTo(walls: readonly Wall[], grounds: readonly Ground[]): number {
  return Math.min(...walls.flatMap((wall) => grounds.map((ground) => groundDistance(wall, ground))));
}

/** Pixels from a wall to a ground: 0 where they meet, or else from an end of the one to a side of the other. */
function groundDistance({ c: [ax, ay, bx, by] }: Wall, ground: Ground): number {
  const [a, b] = [{ x: ax, y: ay }, { x: bx, y: by }];
  if (ground.length > 2 && polygonContains(ground, a, true)) return 0;
  let least = Infinity;
  for (const [i, p] of ground.entries()) {
    const q = ground[(i + 1) % ground.length] ?? p;
    if (meetingOf(a, b, p, q) !== "apart") return 0;
    least = Math.min(
      least,
      pointSegmentDistance(p.x, p.y, ax, ay, bx, by),
      pointSegmentDistance(ax, ay, p.x, p.y, q.x, q.y),
      pointSegmentDistance(bx, by, p.x, p.y, q.x, q.y),
    );
  }
  return least;
}

/** Finds the straight runs of walls with heights: how a wall was cut into pieces changes no distance to it. */
export function runsOf(walls: readonly Wall[]): (wall: Wall) => readonly Wall[] {
  const ends = new Map<string, Wall[]>();
  for (const wall of walls) {
    for (const end of [`${wall.c[0]},${wall.c[1]}`, `${wall.c[2]},${wall.c[3]}`]) {
      const here = ends.get(end);
      if (here === undefined) ends.set(end, [wall]);
      else here.push(wall);
    }
  }
  const runs = new Map<Wall, readonly Wall[]>();
  return (wall) => {
    const known = runs.get(wall);
    if (known !== undefined) return known;
    const run = new Set([wall]);
    for (const piece of run) {
      const [ax, ay, bx, by] = piece.c;
      for (const next of [...(ends.get(`${ax},${ay}`) ?? []), ...(ends.get(`${bx},${by}`) ?? [])]) {
        if (next.bottom === wall.bottom && next.top === wall.top && isCollinear(next, wall)) run.add(next);
      }
    }
    const found = [...run];
    for (const piece of found) runs.set(piece, found);
    return found;
  };
}

function isCollinear(a: Wall, b: Wall): boolean {
  const [ax, ay, bx, by] = a.c;
  const [px, py, qx, qy] = b.c;
  return cross(ax, ay, bx, by, px, py) === 0 && cross(ax, ay, bx, by, qx, qy) === 0;
}
