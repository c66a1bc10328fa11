import type { PassageOptions } from "./passage-options";
import type { Channel, WallSegment } from "./wall-segment";
import { pointSegmentDistance } from "./segment";

/** The wall does not count. Roles are numbers here, so that the worse of two is the greater. */
export const OPEN = 0;
/** The wall stops together with another. */
export const LIMITED = 1;
/** The wall stops. */
export const SOLID = 2;

/** Foundry's restriction, direction and door constants. */
const RESTRICTS_LIMITED = 10;
const RESTRICTS_WITHIN = 30;
const RESTRICTS_BEYOND = 40;
const LEFT = 1;
const DOOR_OPEN = 1;

/** Whether a wall belongs to one of the levels; a wall without levels belongs to all, and no levels asked are all. */
export function sharesLevel(wall: WallSegment, levels: readonly string[] | undefined): boolean {
  if (levels === undefined || levels.length === 0 || wall.levels.length === 0) return true;
  return wall.levels.some((level) => levels.includes(level));
}

/**
 * Whether a one-way wall lets a path from this origin pass. A wall of direction LEFT stops what strikes its left side, as
 * seen from its first end to its second on the canvas (https://foundryvtt.com/api/enums/foundry.CONST.WALL_DIRECTIONS.html).
 * Foundry finds the side by the sign of `orient2dFast(a, b, origin)`, whose "left" is that of a plane with y upwards
 * (https://foundryvtt.com/api/v14/functions/foundry.utils.orient2dFast.html): negative, LEFT to `Edge#orientPoint`, is the
 * right on the canvas, and an edge whose direction equals the origin's side is left out. An origin on the wall's line is on
 * both sides, and the edge is left out too.
 */
export function isOpenFrom(wall: WallSegment, x: number, y: number): boolean {
  if (wall.dir === 0) return false;
  const [ax, ay, bx, by] = wall.c;
  const side = (ay - y) * (bx - x) - (ax - x) * (by - y);
  if (side === 0) return true;
  return (side < 0) === (wall.dir === LEFT);
}

/**
 * Whether a proximity (30) or reverse proximity (40) wall lets the channel pass for an origin, given in pixels: within the
 * threshold, or beyond it. Without a threshold such a wall is a plain one, as in Foundry's `Edge#applyThreshold`.
 */
function passesThreshold(wall: WallSegment, channel: Channel, x: number, y: number, pixelsPerUnit: number): boolean {
  if (channel === "move") return false;
  const threshold = wall.threshold?.[channel];
  if (threshold == null || threshold <= 0) return false;
  const [ax, ay, bx, by] = wall.c;
  const distance = pointSegmentDistance(x, y, ax, ay, bx, by) / pixelsPerUnit;
  return wall[channel] === RESTRICTS_WITHIN ? distance < threshold : distance > threshold;
}

/** What a wall is to a path from an origin in pixels; channel null asks whether it stands there, whatever it restricts. */
export function roleOf<W extends WallSegment>(
  wall: W,
  channel: Channel | null,
  options: PassageOptions<W> | undefined,
  x: number,
  y: number,
  pixelsPerUnit: number,
): number {
  if (wall.door > 0 && wall.ds === DOOR_OPEN) return OPEN;
  if (!sharesLevel(wall, options?.levels) || isOpenFrom(wall, x, y)) return OPEN;
  if (channel === null) return SOLID;
  const role = options?.role?.(wall) ?? null;
  if (role !== null) return role === "solid" ? SOLID : role === "limited" ? LIMITED : OPEN;
  const restriction = wall[channel];
  if (restriction === 0) return OPEN;
  if (restriction === RESTRICTS_LIMITED) return LIMITED;
  const proximity = restriction === RESTRICTS_WITHIN || restriction === RESTRICTS_BEYOND;
  return proximity && passesThreshold(wall, channel, x, y, pixelsPerUnit) ? OPEN : SOLID;
}
