import type { Body } from "../battlefield/body";
import { boxAround, boxesMeet } from "../battlefield/box";
import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { Wall } from "../battlefield/types";
import { wallsChanged, wallVersionOf } from "../battlefield/wall-history";
import type { WallHistory } from "../battlefield/wall-history";
import { orientation } from "../geometry/orientation";
import type { Point } from "../geometry/point";
import { hasLowWalls } from "../light/source-reach";
import { insetCorners } from "./inset-corners";

/** Whether any straight line joins two bodies, and the walls in the way when none does. */
export interface LineOfSight {
  readonly free: boolean;
  readonly walls: readonly Wall[];
}

const CLEAR: LineOfSight = { free: true, walls: [] };

/** Foundry's value for a wall that stops what meets it. */
const SOLID = 20;

/** Eyes sit at this part of a body's height. */
const EYE_HEIGHT = 0.9;

/** A line of sight, and the version of the walls that it was found under. */
interface Seen {
  readonly sight: LineOfSight;
  version: number;
}

/** Lines of sight under one history of the walls and one inset. */
interface Known {
  readonly history: WallHistory | null;
  readonly inset: number;
  readonly pairs: WeakMap<Body, WeakMap<Body, Seen>>;
}

const KNOWN: Topic<{ now: Known }> = { begin: () => ({ now: { history: null, inset: 0, pairs: new WeakMap() } }) };

/**
 * Whether a creature has a line of sight to a target: from its centre to the target's, or from any of its corners to any
 * of the target's, by the walls' sight restriction. Where walls end above or below, a line to the target's feet or crown
 * serves as well. Kept for as long as neither body changes nor a wall near them.
 */
export function lineOfSight(field: Field, observer: Body, target: Body): LineOfSight {
  const { history, version } = wallVersionOf(field.walls);
  const { inset } = field.options;
  const known = field.lineage.about(KNOWN);
  if (known.now.history !== history || known.now.inset !== inset) known.now = { history, inset, pairs: new WeakMap() };
  const { pairs } = known.now;
  let from = pairs.get(observer);
  if (from === undefined) pairs.set(observer, (from = new WeakMap()));
  const seen = from.get(target);
  if (seen === undefined || !holdsBetween(history, seen.version, version, observer, target)) {
    const sight = look(field, observer, target);
    from.set(target, { sight, version });
    return sight;
  }
  seen.version = version;
  return seen.sight;
}

/** Whether no wall near the ways between two bodies differs between two versions: none leads out of the box around them. */
export function holdsBetween(history: WallHistory, then: number, now: number, a: Body, b: Body): boolean {
  if (then === now) return true;
  const changed = wallsChanged(history, then, now);
  if (changed === null) return false;
  const way = boxAround(a.bounds, b.bounds);
  return !changed.some((box) => boxesMeet(box, way));
}

function look(field: Field, observer: Body, target: Body): LineOfSight {
  const levels = levelsOf(observer, target);
  const eye = observer.bottom + (observer.top - observer.bottom) * EYE_HEIGHT;
  const middle = (target.bottom + target.top) / 2;
  const { walls } = field;
  const from = { ...observer.centre, z: eye };
  if (walls.isFree([from, { ...target.centre, z: middle }], "sight", { levels })) return CLEAR;
  const own = insetCorners(field, observer);
  const theirs = insetCorners(field, target);
  const direct = walls.stops([from, { ...target.centre, z: middle }], "sight", { levels }).map(({ wall }) => wall);
  const blocked: LineOfSight = { free: false, walls: direct };
  if (direct.some((wall) => shutsOff(wall, own, theirs))) return blocked;
  const heights = hasLowWalls(walls) ? [middle, target.bottom, target.top] : [middle];
  for (const z of heights) {
    const to = { ...target.centre, z };
    if (z !== middle && walls.isFree([from, to], "sight", { levels })) return CLEAR;
    for (const a of own) {
      for (const b of theirs) {
        if (walls.isFree([from, { ...a, z: eye }, { ...b, z }, to], "sight", { levels })) return CLEAR;
      }
    }
  }
  return blocked;
}

/** Whether one full wall alone crosses every line from some corners to others: then no line need be tried. */
function shutsOff(wall: Wall, own: readonly Point[], theirs: readonly Point[]): boolean {
  if (wall.sight !== SOLID || wall.dir !== 0 || wall.bottom !== null || wall.top !== null || wall.levels.length > 0)
    return false;
  const [ax, ay, bx, by] = wall.c;
  const [a, b] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  const side = Math.sign(orientation(a, b, own[0] ?? a));
  if (side === 0 || own.some((corner) => Math.sign(orientation(a, b, corner)) !== side)) return false;
  if (theirs.some((corner) => Math.sign(orientation(a, b, corner)) !== -side)) return false;
  return own.every((from) =>
    theirs.every((to) => Math.sign(orientation(from, to, a)) === -side && Math.sign(orientation(from, to, b)) === side),
  );
}

/** The walls of either one's levels count; a creature on no level of its own lives on all. */
function levelsOf(a: Body, b: Body): readonly string[] {
  if (a.token.levels.length === 0 || b.token.levels.length === 0) return [];
  return [...new Set([...a.token.levels, ...b.token.levels])];
}

/** The walls that the straight way between two creatures passes through, whatever they restrict; open doors do not count. */
export function wallsBetween(field: Field, from: Body, to: Body): readonly Wall[] {
  const path = [middleOf(from), middleOf(to)];
  return field.walls.passed(path, { levels: levelsOf(from, to) }).map(({ wall }) => wall);
}

function middleOf(body: Body): Point & { readonly z: number } {
  return { ...body.centre, z: (body.bottom + body.top) / 2 };
}
