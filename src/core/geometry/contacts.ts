import type { PathBuffer } from "./path-buffer";

/** Left of the path, seen along it: a bit, so that both sides are the sum. */
export const LEFT_SIDE = 1;
/** Right of the path. */
export const RIGHT_SIDE = 2;
/** Both sides of the path. */
export const BOTH_SIDES = 3;

/** Where walls touch one path. An entry is a place at which the wall leaves the path to one or both sides, or a run along it. */
export class Contacts {
  length = 0;
  /** The wall's number in its list. */
  wall: number[] = [];
  /** First and last parameter on the path; equal at a place. */
  from: number[] = [];
  to: number[] = [];
  /** Sides to which the wall leaves; 0 for a run. */
  sides: number[] = [];
  /** LIMITED or SOLID of wall-role.ts. */
  role: number[] = [];

  clear(): void {
    this.length = 0;
  }

  add(wall: number, from: number, to: number, sides: number, role: number): void {
    const i = this.length++;
    this.wall[i] = wall;
    this.from[i] = from;
    this.to[i] = to;
    this.sides[i] = sides;
    this.role[i] = role;
  }
}

/** Side of the path's segment on which an orientation lies. */
function sideOf(orientation: number): number {
  return orientation > 0 ? RIGHT_SIDE : orientation < 0 ? LEFT_SIDE : 0;
}

/**
 * Side to which a direction leaves the path at a bend: the sector between the way on (v) and the way back (-u) on the inside
 * of the turn, or the one outside it; 0 along either arm. At a turning back there are no two sides.
 */
function sideAtBend(ux: number, uy: number, vx: number, vy: number, dx: number, dy: number): number {
  const bend = ux * vy - uy * vx;
  const fromIn = ux * dy - uy * dx;
  const fromOut = vx * dy - vy * dx;
  if (bend === 0) return ux * vx + uy * vy > 0 ? sideOf(fromIn) : 0;
  if (fromOut === 0 && vx * dx + vy * dy > 0) return 0;
  if (fromIn === 0 && ux * dx + uy * dy < 0) return 0;
  const inside = bend > 0 ? RIGHT_SIDE : LEFT_SIDE;
  return sideOf(fromIn) === inside && sideOf(fromOut) === inside ? inside : BOTH_SIDES - inside;
}

/** Sides to which a wall that touches the path's point number i leaves there; none at the path's ends. */
export function sidesAtPoint(path: PathBuffer, i: number, ax: number, ay: number, bx: number, by: number): number {
  if (i === 0 || i === path.length - 1) return 0;
  const x = path.x[i] as number;
  const y = path.y[i] as number;
  const ux = x - (path.x[i - 1] as number);
  const uy = y - (path.y[i - 1] as number);
  const vx = (path.x[i + 1] as number) - x;
  const vy = (path.y[i + 1] as number) - y;
  const toA = ax === x && ay === y ? 0 : sideAtBend(ux, uy, vx, vy, ax - x, ay - y);
  const toB = bx === x && by === y ? 0 : sideAtBend(ux, uy, vx, vy, bx - x, by - y);
  return toA | toB;
}

/** The sides to which a wall leaves inside a segment of the path, from the orientations of its ends. */
export function sidesInside(orientationA: number, orientationB: number): number {
  return sideOf(orientationA) | sideOf(orientationB);
}

/** Share of the segment from p to q at which a point of its line lies; 0 at p, 1 at q. */
export function shareAlong(px: number, py: number, qx: number, qy: number, x: number, y: number): number {
  return Math.abs(qx - px) >= Math.abs(qy - py) ? (x - px) / (qx - px) : (y - py) / (qy - py);
}
