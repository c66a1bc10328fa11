import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { PassageOptions, WallHit } from "../geometry/passage-options";
import type { ElevatedPoint, Point } from "../geometry/point";
import type { WallQueries } from "../geometry/wall-set";
import type { Viewpoint } from "./viewpoints";
import { FREE, UNDECIDED } from "./wall-screen";
import type { LineRealm, ScreenLine, WallReading, WallScreen } from "./wall-screen";

/** Whether walls touch the grounds that lines start and end on, where their ends are bent. */
export interface GroundWalls {
  /** They touch a ground; they touch it drawn in. */
  readonly at: boolean;
  readonly within: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type MutablePoint = Mutable<ElevatedPoint>;

const newPath = (length: number): MutablePoint[] => Array.from({ length }, () => ({ x: 0, y: 0, z: 0 }));
/** Paths are asked about one at a time, so that one of each kind serves all. */
const EXACT: readonly MutablePoint[] = newPath(6);
const INSET: readonly MutablePoint[] = newPath(4);
const INNER: readonly MutablePoint[] = newPath(2);
const LINE: Mutable<ScreenLine> = { p: { x: 0, y: 0 }, q: { x: 0, y: 0 }, start: 0, end: 0 };

const NO_WALLS: readonly Wall[] = [];

/** Walls that stopped earlier lines and are tried first. */
const REMEMBERED = 4;

/**
 * Sight lines of one pair of creatures past walls read in one way. A line is free when its exact or its inset way is:
 * exact runs from the space's centre to the corner and over to the other's, inset keeps to the corners drawn in.
 */
export class LinePassage {
  readonly #walls: WallQueries<Wall>;
  readonly #screen: WallScreen;
  readonly #realm: LineRealm;
  readonly #options: PassageOptions<Wall>;
  readonly #ground: GroundWalls;
  readonly #stoppers: number[] = [];

  constructor(walls: WallQueries<Wall>, screen: WallScreen, reading: WallReading | null, realm: LineRealm, ground: GroundWalls) {
    this.#walls = walls;
    this.#screen = screen;
    this.#realm = realm;
    this.#options = { levels: realm.levels, ...roleIn(realm, reading) };
    this.#ground = ground;
  }

  /** No wall counts at all. */
  get empty(): boolean {
    return this.#screen.empty;
  }

  /** Whether a line passes every wall. Elevations at its two ends, in scene units. */
  isFree(from: Viewpoint, to: Viewpoint, start: number, end: number): boolean {
    if (this.empty) return true;
    const inset = this.#look(from.inset, to.inset, start, end);
    if (inset === FREE && !this.#ground.within) return true;
    if (inset < 0 && this.#walls.isFree(insetPath(from, to, start, end), "sight", this.#options)) return true;
    if (from.inset === from.point && to.inset === to.point) return false;
    const exact = this.#look(from.point, to.point, start, end);
    if (exact === FREE && !this.#ground.at) return true;
    return exact < 0 && this.#walls.isFree(exactPath(from, to, start, end), "sight", this.#options);
  }

  /** Whether one of the walls that stopped lines before stops every line between two grounds and two elevations. */
  stopsAll(from: Box, to: Box, low: number, high: number): boolean {
    return this.#stoppers.some((wall) => this.#screen.stopsAll(wall, from, to, low, high));
  }

  /** The walls at which a line is stopped first, two places for limited ones; none when it is free. */
  stoppedBy(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly Wall[] {
    return this.isFree(from, to, start, end) ? [] : this.firstOn(from, to, start, end);
  }

  /** The walls at which a line that is known to be stopped is stopped first. */
  firstOn(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly Wall[] {
    const screen = this.#screen;
    // On the way from the centre of its space, then on the way across; where the screen knows, that is it.
    let first = this.#ground.within ? screen.nearest(lineOf(from.centre, from.inset, start, start), this.#realm) : NO_WALLS;
    if (first?.length === 0) first = screen.nearest(lineOf(from.inset, to.inset, start, end), this.#realm);
    if (first !== null && first.length > 0) return first;
    return firstOf(this.#walls.stops(insetPath(from, to, start, end), "sight", this.#options));
  }

  /** Whether a viewpoint can be reached from the centre of its own space. */
  isAvailable(view: Viewpoint, elevation: number): boolean {
    if (this.empty || !this.#ground.within || view.inset === view.centre) return true;
    put(INNER, 0, view.centre, elevation);
    put(INNER, 1, view.inset, elevation);
    return this.#walls.isFree(INNER, "sight", this.#options);
  }

  #look(p: Point, q: Point, start: number, end: number): number {
    const line = lineOf(p, q, start, end);
    const stoppers = this.#stoppers;
    for (const wall of stoppers) if (this.#screen.stops(wall, line)) return wall;
    const answer = this.#screen.look(line, this.#realm);
    if (answer !== FREE && answer !== UNDECIDED && stoppers.length < REMEMBERED) stoppers.push(answer);
    return answer;
  }
}

/** What walls are to full questions: as they are read, those outside of the realm open. */
function roleIn({ part }: LineRealm, reading: WallReading | null): { role?: WallReading } {
  if (part === null) return reading === null ? {} : { role: reading };
  return { role: (wall) => (part.walls.has(wall) === part.only ? (reading?.(wall) ?? null) : "open") };
}

function lineOf(p: Point, q: Point, start: number, end: number): ScreenLine {
  LINE.p = p;
  LINE.q = q;
  LINE.start = start;
  LINE.end = end;
  return LINE;
}

/** Of walls that stop a line, nearest first, those that do so before the others. */
function firstOf(hits: readonly WallHit<Wall>[]): readonly Wall[] {
  const walls: Wall[] = [];
  let places = 0;
  let last: WallHit<Wall> | null = null;
  for (const hit of hits) {
    const same = last !== null && last.at.x === hit.at.x && last.at.y === hit.at.y;
    if (!same && last !== null && (!last.limited || places === 2)) break;
    if (!same) places += 1;
    walls.push(hit.wall);
    last = hit;
  }
  return walls;
}

function exactPath(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly MutablePoint[] {
  put(EXACT, 0, from.centre, start);
  put(EXACT, 1, from.inset, start);
  put(EXACT, 2, from.point, start);
  put(EXACT, 3, to.point, end);
  put(EXACT, 4, to.inset, end);
  put(EXACT, 5, to.centre, end);
  return EXACT;
}

function insetPath(from: Viewpoint, to: Viewpoint, start: number, end: number): readonly MutablePoint[] {
  put(INSET, 0, from.centre, start);
  put(INSET, 1, from.inset, start);
  put(INSET, 2, to.inset, end);
  put(INSET, 3, to.centre, end);
  return INSET;
}

function put(path: readonly MutablePoint[], index: number, { x, y }: Point, z: number): void {
  const place = path[index] as MutablePoint;
  place.x = x;
  place.y = y;
  place.z = z;
}
