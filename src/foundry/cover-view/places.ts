import type { Body } from "../../core/battlefield/body";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Field } from "../../core/battlefield/field";
import type { CoverGrade } from "../../core/battlefield/types";
import { rankOf, type CoverRules } from "../../core/cover/cover-rules";
import { measureCover } from "../../core/cover/resolve-cover";
import type { Point } from "../../core/geometry/point";

/** A place where a token can stand: the space's name, the token's top-left corner and the middle of the space, in pixels. */
export interface Place {
  readonly key: string;
  readonly corner: Point;
  readonly centre: Point;
}

/** A map as somebody can walk on it. */
export interface Ground {
  readonly start: Place;
  /** Steps from the start at most. */
  readonly range: number;
  readonly around: (place: Place) => readonly Place[];
  /** Whether nothing stops the step from one place to the next. */
  readonly isOpen: (from: Place, to: Place) => boolean;
  /** Whether one may end there, and may know what would hold there. */
  readonly mayStand: (place: Place) => boolean;
}

/** How much cover the target has from a place: its rank in the game's order, and the part that is hidden. */
export interface MeasuredPlace {
  readonly place: Place;
  readonly body: Body;
  readonly rank: number;
  readonly share: number;
}

/** What is asked of the places. */
export interface PlacesQuery {
  readonly attacker: Body;
  readonly target: Body;
  /** How the attack would be made from a place. */
  readonly kindFrom: (body: Body) => AttackKind;
  /** The grade that the game master decided for the pair wherever they stand, or null. */
  readonly decided: CoverGrade | null;
}

/** The target's cover from each place that can be walked to, nearest places first. */
export function* measurePlaces(field: Field, rules: CoverRules, query: PlacesQuery, ground: Ground): Generator<MeasuredPlace, void, undefined> {
  const { attacker, target, kindFrom, decided } = query;
  const decidedRank = decided === null ? null : rankOf(rules, rules.translate(decided));
  for (const place of walk(ground)) {
    const body = field.bodyOf({ ...attacker.token, ...place.corner });
    if (decidedRank !== null) {
      yield { place, body, rank: decidedRank, share: 0 };
      continue;
    }
    const { walls, creatures, share } = measureCover(field, rules, { attacker: body, target, kind: kindFrom(body) });
    yield { place, body, rank: Math.max(walls, creatures), share };
  }
}

/**
 * The outline to paint for a place, in pixels: a space around the middle of the token that would stand there. So the
 * places of a big token, which cover one another, lie side by side.
 */
export function outlineOf({ body, place }: MeasuredPlace): { readonly middle: Point; readonly corners: readonly Point[] } {
  const [space] = body.spaces;
  if (space === undefined) return { middle: place.centre, corners: [] };
  const [dx, dy] = [body.centre.x - space.centre.x, body.centre.y - space.centre.y];
  return { middle: body.centre, corners: space.corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
}

/** The places in order of the steps that they take. */
function* walk({ start, range, around, isOpen, mayStand }: Ground): Generator<Place, void, undefined> {
  const seen = new Set([start.key]);
  let edge: readonly Place[] = [start];
  if (mayStand(start)) yield start;
  for (let step = 1; step <= range && edge.length > 0; step += 1) {
    const next: Place[] = [];
    for (const from of edge) {
      for (const to of around(from)) {
        if (seen.has(to.key) || !isOpen(from, to)) continue;
        seen.add(to.key);
        next.push(to);
        if (mayStand(to)) yield to;
      }
    }
    edge = next;
  }
}
