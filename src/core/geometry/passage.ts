/**
 * What it means that a path passes through walls.
 *
 * A path is a polyline; a wall is a segment. Touching a wall's end, grazing a corner, running along a wall and beginning or
 * ending on one is not passing; but walls that meet hold together, so that there is no leak at a joint. Both follow from one
 * picture: somebody walks along the path keeping as close to it as can be, on its left or on its right.
 *
 * - A wall that leaves the path to the left at a place (crossing it, or ending on it there) is in the way of whoever walks on
 *   the left, and one that leaves to the right of whoever walks on the right. At a bend, left and right are the two sectors
 *   between the way in and the way out.
 * - Changing sides is free, but not through a wall that runs along the path, nor at the very place where walls touch it.
 * - At the first and the last point nothing is in the way: the path begins and ends there (in Foundry, too, a hit at the
 *   origin does not count).
 *
 * The path is stopped when neither side gets through. A plain crossing is in the way of both sides; a corner that is grazed
 * leaves the other one; two collinear pieces that meet on the path stop both; walls in the shape of a Z along the path
 * stop whoever changes in time.
 *
 * A limited wall costs one instead of stopping; the path is stopped where the cheaper way costs two or more. Several limited
 * walls at one place on one side cost one together, so that cutting a wall in two changes nothing.
 *
 * Costs of this kind only grow with walls, do not depend on their order or on the path's direction, and are decided by exact
 * orientations of lattice points.
 */
import { Contacts, LEFT_SIDE, RIGHT_SIDE, shareAlong, sidesAtPoint, sidesInside } from "./contacts";
import { cross } from "./orientation";
import { PathBuffer } from "./path-buffer";
import type { PassageOptions } from "./passage-options";
import type { Channel, WallSegment } from "./wall-segment";
import { LIMITED, OPEN, roleOf, SOLID } from "./wall-role";

/** Elevations closer than this count as equal, in scene units: a path's elevation on the way is a rounded number. */
const LEVEL = 1e-9;

/** The cost from which a path is stopped, and the cost of one solid wall: more than limited walls could add up to. */
export const STOPPED = 2;
const SOLID_COST = 1e9;

/** One question put to the walls: the path, what it asks, and the contacts found so far. Reused from question to question. */
export class Inquiry<W extends WallSegment> {
  readonly path = new PathBuffer();
  readonly contacts = new Contacts();
  channel: Channel | null = null;
  options: PassageOptions<W> | undefined = undefined;
  pixelsPerUnit = 1;
  /** Set when a wall was found that stops the path whatever else there is. */
  stopped = false;

  /**
   * Meets the path's segment number k with a wall, whose ends are given on the lattice in pixels: notes their contact, if
   * any. Finding the same contact twice does no harm.
   */
  meet(k: number, wall: W, number: number, ax: number, ay: number, bx: number, by: number): void {
    const { path } = this;
    const px = path.x[k] as number;
    const py = path.y[k] as number;
    const qx = path.x[k + 1] as number;
    const qy = path.y[k + 1] as number;
    const a = cross(px, py, qx, qy, ax, ay);
    const b = cross(px, py, qx, qy, bx, by);
    if (a * b > 0) return;
    const p = cross(ax, ay, bx, by, px, py);
    const q = cross(ax, ay, bx, by, qx, qy);
    if (p * q > 0) return;
    if (a === 0 && b === 0) {
      this.runAlong(k, wall, number, ax, ay, bx, by);
      return;
    }
    if (p === 0) this.note(wall, number, k, k, sidesAtPoint(path, k, ax, ay, bx, by));
    else if (q === 0) this.note(wall, number, k + 1, k + 1, sidesAtPoint(path, k + 1, ax, ay, bx, by));
    else {
      const at = k + p / (p - q);
      const sides = sidesInside(a, b);
      const role = this.note(wall, number, at, at, sides);
      if (role === SOLID && a !== 0 && b !== 0) this.stopped = true;
    }
  }

  /** A wall on the line of the segment: the part they share, and its leaving at a bend. */
  private runAlong(k: number, wall: W, number: number, ax: number, ay: number, bx: number, by: number): void {
    const { path } = this;
    const px = path.x[k] as number;
    const py = path.y[k] as number;
    const qx = path.x[k + 1] as number;
    const qy = path.y[k + 1] as number;
    const a = shareAlong(px, py, qx, qy, ax, ay);
    const b = shareAlong(px, py, qx, qy, bx, by);
    const from = Math.max(0, Math.min(a, b));
    const to = Math.min(1, Math.max(a, b));
    if (from > to) return;
    if (from < to) this.note(wall, number, k + from, k + to, 0);
    if (from === 0) this.note(wall, number, k, k, sidesAtPoint(path, k, ax, ay, bx, by));
    if (to === 1) this.note(wall, number, k + 1, k + 1, sidesAtPoint(path, k + 1, ax, ay, bx, by));
  }

  /** Notes a contact if the wall counts there, and answers the wall's role (OPEN when it does not count). */
  private note(wall: W, number: number, from: number, to: number, sides: number): number {
    if (from === to && sides === 0) return OPEN;
    const { path } = this;
    const role = roleOf(wall, this.channel, this.options, path.x[0] as number, path.y[0] as number, this.pixelsPerUnit);
    if (role === OPEN) return OPEN;
    if (wall.bottom !== null || wall.top !== null) {
      if (from < to) return this.noteWithinHeight(wall, number, from, to, role);
      const z = path.elevationAt(from);
      if (wall.bottom !== null && z < wall.bottom - LEVEL) return OPEN;
      if (wall.top !== null && z >= wall.top - LEVEL) return OPEN;
    }
    this.contacts.add(number, from, to, sides, role);
    return role;
  }

  /** Notes the part of a run along a wall during which the path is at the wall's height. */
  private noteWithinHeight(wall: W, number: number, from: number, to: number, role: number): number {
    const start = this.path.elevationAt(from);
    const rise = this.path.elevationAt(to) - start;
    const bottom = (wall.bottom ?? -Infinity) - LEVEL;
    const top = (wall.top ?? Infinity) - LEVEL;
    let first = 0;
    let last = 1;
    if (rise === 0) {
      if (start < bottom || start >= top) return OPEN;
    } else {
      const low = (bottom - start) / rise;
      const high = (top - start) / rise;
      first = Math.max(0, Math.min(low, high));
      last = Math.min(1, Math.max(low, high));
      if (first >= last) return OPEN;
    }
    this.contacts.add(number, from + (to - from) * first, from + (to - from) * last, 0, role);
    return role;
  }

  /** What it costs to follow the path past the contacts found; STOPPED or more does not get through. */
  cost(): number {
    return this.stopped ? SOLID_COST : cheapestWay(this.contacts, null);
  }
}

/** Cost of a wall that is in the way. */
function costOf(role: number): number {
  return role === SOLID ? SOLID_COST : role === LIMITED ? 1 : 0;
}

/**
 * The cheaper of the two ways along the path: through the contacts, or through those named by their numbers. Walks from one
 * place of contact to the next with the least cost of standing on the left and on the right.
 */
export function cheapestWay(contacts: Contacts, only: readonly number[] | null): number {
  const count = only === null ? contacts.length : only.length;
  if (count === 0) return 0;
  const places: number[] = [];
  for (let n = 0; n < count; n++) {
    const i = only === null ? n : (only[n] as number);
    places.push(contacts.from[i] as number, contacts.to[i] as number);
  }
  places.sort((a, b) => a - b);
  let left = 0;
  let right = 0;
  let last = -1;
  for (const place of places) {
    if (place === last) continue;
    let change = 0;
    let toLeft = 0;
    let toRight = 0;
    for (let n = 0; n < count; n++) {
      const i = only === null ? n : (only[n] as number);
      const cost = costOf(contacts.role[i] as number);
      const from = contacts.from[i] as number;
      const to = contacts.to[i] as number;
      if (from <= last && to >= place && from < to) change = Math.max(change, cost);
      if (from !== place || to !== place) continue;
      const sides = contacts.sides[i] as number;
      if ((sides & LEFT_SIDE) !== 0) toLeft = Math.max(toLeft, cost);
      if ((sides & RIGHT_SIDE) !== 0) toRight = Math.max(toRight, cost);
    }
    const stayLeft = Math.min(left, right + change);
    const stayRight = Math.min(right, left + change);
    left = stayLeft + toLeft;
    right = stayRight + toRight;
    last = place;
  }
  return Math.min(left, right);
}
