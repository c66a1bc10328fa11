import type { Body } from "../battlefield/body";
import type { Options, Token } from "../battlefield/types";
import { sharesLevel } from "../battlefield/region-area";
import type { Point } from "../geometry/point";
import { joinedPieces, stretchInside } from "./creature-shape";
import type { Piece } from "./creature-shape";
import type { CoverRules } from "./cover-rules";
import { rankOf } from "./cover-rules";
import { meetsHeights } from "./sheet";
import type { Sheet } from "./sheet";

/** Why a creature in the way gives no cover. */
export type Discounted = "never" | "incorporeal" | "low-profile" | "dead" | "prone" | "ally" | "too-small" | "setting";

/** A creature that stands near the lines. */
export interface Obstacle {
  readonly body: Body;
  readonly pieces: readonly Piece[];
  /** The rank of the cover that it gives; 0 gives none. */
  readonly rank: number;
  /** Why it gives none, or null. */
  readonly discounted: Discounted | null;
}

/** The rank of the least cover that there is. */
const LOWEST = 1;

/** What a creature in the way is to an attacker (null where the effect has a bare point of origin) and a target. */
export function weighCreature(
  blocker: Body,
  attacker: Body | null,
  target: Body,
  rules: CoverRules,
  options: Options,
): { rank: number; discounted: Discounted | null } {
  const discounted = discount(blocker.token, attacker?.token ?? null, rules, options);
  if (discounted !== null) return { rank: 0, discounted };
  const least = blocker.token.givesCover === true ? LOWEST : 0;
  const rank = Math.max(least, rankOf(rules, rules.creature(blocker, target)));
  return { rank, discounted: rank === 0 ? "too-small" : null };
}

function discount(blocker: Token, attacker: Token | null, rules: CoverRules, options: Options): Discounted | null {
  if (blocker.givesCover !== null) return blocker.givesCover ? null : "never";
  if (!options.creaturesGiveCover) return "setting";
  if (blocker.traits.includes("incorporeal")) return "incorporeal";
  if (blocker.traits.includes("low-profile")) return "low-profile";
  const is = (condition: string): boolean => blocker.conditions.includes(condition);
  if (is("dead") && !(rules.fallenMayGiveCover && options.deadGiveCover)) return "dead";
  if (is("prone") && !is("dead") && !(rules.fallenMayGiveCover && options.proneGiveCover)) return "prone";
  const ally = attacker !== null && attacker.disposition === blocker.disposition;
  return ally && !options.alliesGiveCover ? "ally" : null;
}

/** Whether two tokens are one for cover: the same, or rider and mount. */
export function isOneWith(a: Token, b: Token): boolean {
  return a.id === b.id || a.rider === b.id || b.rider === a.id;
}

/** Whether a creature can stand between two others at all: it is neither of them and on a level of theirs. */
export function standsApart(blocker: Body, attacker: Body | null, target: Body, levels: readonly string[]): boolean {
  if (isOneWith(blocker.token, target.token)) return false;
  if (attacker !== null && isOneWith(blocker.token, attacker.token)) return false;
  return sharesLevel(blocker.token.levels, levels);
}

/** The room of a creature that stands between: without the spaces that it shares with the attacker or the target. */
export function roomBetween(
  blocker: Body,
  attacker: Body | null,
  target: Body,
  { inset, piecesOf }: { readonly inset: number; readonly piecesOf: (body: Body) => readonly Piece[] },
): readonly Piece[] {
  const near: Body[] = [];
  if (attacker !== null && overlaps(blocker, attacker)) near.push(attacker);
  if (overlaps(blocker, target)) near.push(target);
  if (near.length === 0) return piecesOf(blocker);
  const taken = near.flatMap((other) => joinedPieces(other.spaces, inset));
  const free = blocker.spaces.filter((space) => {
    const own = joinedPieces([space], inset);
    return !own.some((piece) => taken.some((other) => piecesOverlap(piece, other)));
  });
  return joinedPieces(free, inset);
}

function overlaps({ bounds: a }: Body, { bounds: b }: Body): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** Whether two convex pieces share an area. */
function piecesOverlap(a: Piece, b: Piece): boolean {
  return !isApart(a, b) && !isApart(b, a);
}

/** Whether an edge of a has all of b on its outer side, or on it. */
function isApart(a: Piece, b: Piece): boolean {
  return a.corners.some((from, i) => {
    const to = a.corners[(i + 1) % a.corners.length] as Point;
    return b.corners.every(({ x, y }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) <= 0);
  });
}

/** Whether the line from p to q passes through a creature's body. */
export function passesThrough(obstacle: Obstacle, sheet: Sheet, p: Point, q: Point): boolean {
  return obstacle.pieces.some((piece) => {
    const stretch = stretchInside(piece, p, q);
    return stretch !== null && meetsHeights(sheet, obstacle.body.bottom, obstacle.body.top, ...stretch);
  });
}
