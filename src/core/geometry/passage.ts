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
import type { ElevatedPoint } from "./point";
import type { PassageOptions } from "./passage-options";
import type { Channel, WallSegment } from "./wall-segment";
import { LIMITED, OPEN, roleOf, SOLID } from "./wall-role";

/** Elevations closer than this count as equal, in scene units: a path's elevation on the way is a rounded number. */
export const LEVEL = 1e-9;

/** The cost from which a path is stopped, and the cost of one solid wall: more than limited walls could add up to. */
export const STOPPED = 2;
const SOLID_COST = 1e9;

/** One question put to the walls: the path, what it asks, and the contacts found so far. Reused from question to question. */
export class Inquiry<W extends WallSegment> {
  readonly path = new PathBuffer();
  readonly contacts = new Contacts();
  /** Set when a wall was found that stops the path whatever else there is. */
  stopped = false;
  /** Ends of the path's segment that walls are met with, in pixels. */
  px = 0;
  py = 0;
  qx = 0;
  qy = 0;
  private segment = 0;
  private channel: Channel | null = null;
  private options: PassageOptions<W> | undefined = undefined;

  constructor(private readonly pixelsPerUnit: number) {}

  /** Begins a new question; channel null asks for every wall that stands there, whatever it restricts. */
  open(path: readonly ElevatedPoint[], channel: Channel | null, options: PassageOptions<W> | undefined): void {
    this.path.load(path);
    this.contacts.clear();
    this.channel = channel;
    this.options = options;
    this.stopped = false;
  }

  /** Takes up the path's segment from its point number k to the next. */
  enter(k: number): void {
    const { x, y } = this.path;
    this.segment = k;
    this.px = x[k] as number;
    this.py = y[k] as number;
    this.qx = x[k + 1] as number;
    this.qy = y[k + 1] as number;
  }

  /**
   * Meets the present segment with a wall, whose ends stand on the lattice in `ends` from place e on: notes their contact,
   * if any. Finding the same contact twice does no harm.
   */
  meet(wall: W, number: number, ends: Float64Array, e: number): void {
    const { px, py, qx, qy } = this;
    const ax = ends[e] as number;
    const ay = ends[e + 1] as number;
    const bx = ends[e + 2] as number;
    const by = ends[e + 3] as number;
    const a = cross(px, py, qx, qy, ax, ay);
    const b = cross(px, py, qx, qy, bx, by);
    if (a * b > 0) return;
    const p = cross(ax, ay, bx, by, px, py);
    const q = cross(ax, ay, bx, by, qx, qy);
    if (p * q > 0) return;
    const k = this.segment;
    if (a === 0 && b === 0) this.runAlong(wall, number, ax, ay, bx, by);
    else if (p === 0) this.noteAtPoint(wall, number, k, ax, ay, bx, by);
    else if (q === 0) this.noteAtPoint(wall, number, k + 1, ax, ay, bx, by);
    else {
      const at = k + p / (p - q);
      const role = this.note(wall, number, at, at, sidesInside(a, b));
      if (role === SOLID && a !== 0 && b !== 0) this.stopped = true;
    }
  }

  /** A wall on the line of the segment: the part they share, and its leaving at the segment's ends. */
  private runAlong(wall: W, number: number, ax: number, ay: number, bx: number, by: number): void {
    const { px, py, qx, qy } = this;
    const k = this.segment;
    const a = shareAlong(px, py, qx, qy, ax, ay);
    const b = shareAlong(px, py, qx, qy, bx, by);
    const from = Math.max(0, Math.min(a, b));
    const to = Math.min(1, Math.max(a, b));
    if (from > to) return;
    if (from < to) this.note(wall, number, k + from, k + to, 0);
    if (from === 0) this.noteAtPoint(wall, number, k, ax, ay, bx, by);
    if (to === 1) this.noteAtPoint(wall, number, k + 1, ax, ay, bx, by);
  }

  /** A wall that touches the path's point number i: its leaving to the sides there, if it does. */
  private noteAtPoint(wall: W, number: number, i: number, ax: number, ay: number, bx: number, by: number): void {
    const sides = sidesAtPoint(this.path, i, ax, ay, bx, by);
    if (sides !== 0) this.note(wall, number, i, i, sides);
  }

  /** Notes a contact if the wall counts there, and answers the wall's role (OPEN when it does not count). */
  private note(wall: W, number: number, from: number, to: number, sides: number): number {
    const { path } = this;
    const role = roleOf(wall, this.channel, this.options, path.x[0] as number, path.y[0] as number, this.pixelsPerUnit);
    if (role === OPEN) return OPEN;
    if (wall.bottom !== null || wall.top !== null) {
      const bottom = (wall.bottom ?? -Infinity) - LEVEL;
      const top = (wall.top ?? Infinity) - LEVEL;
      if (from < to) return this.noteWithin(number, from, to, role, bottom, top);
      if (!path.isWithin(from, bottom, top)) return OPEN;
    }
    this.contacts.add(number, from, to, sides, role);
    return role;
  }

  /** Notes the part of a run along a wall during which the path is at the wall's height. */
  private noteWithin(number: number, from: number, to: number, role: number, bottom: number, top: number): number {
    const k = this.segment;
    const start = this.path.elevationOn(k, from - k);
    const rise = this.path.elevationOn(k, to - k) - start;
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
  const at = (n: number): number => (only === null ? n : (only[n] as number));
  let left = 0;
  let right = 0;
  let last = -1;
  for (;;) {
    const place = nextPlace(contacts, count, at, last);
    if (place === Infinity) return Math.min(left, right);
    let change = 0;
    let toLeft = 0;
    let toRight = 0;
    for (let n = 0; n < count; n++) {
      const i = at(n);
      const cost = costOf(contacts.role[i] as number);
      const from = contacts.from[i] as number;
      const to = contacts.to[i] as number;
      if (from < to) {
        if (from <= last && to >= place) change = Math.max(change, cost);
      } else if (from === place) {
        const sides = contacts.sides[i] as number;
        if ((sides & LEFT_SIDE) !== 0) toLeft = Math.max(toLeft, cost);
        if ((sides & RIGHT_SIDE) !== 0) toRight = Math.max(toRight, cost);
      }
    }
    const stayLeft = Math.min(left, right + change);
    const stayRight = Math.min(right, left + change);
    left = stayLeft + toLeft;
    right = stayRight + toRight;
    last = place;
  }
}

/** The next place after the last one at which a contact begins or ends; Infinity when there is none. */
function nextPlace(contacts: Contacts, count: number, at: (n: number) => number, last: number): number {
  let place = Infinity;
  for (let n = 0; n < count; n++) {
    const from = contacts.from[at(n)] as number;
    const to = contacts.to[at(n)] as number;
    if (from > last && from < place) place = from;
    if (to > last && to < place) place = to;
  }
  return place;
}
