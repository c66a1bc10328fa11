import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Reason } from "../battlefield/reason";
import type { LightLevel, Token } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { ambientAt } from "./ambient";
import type { Illumination } from "./illumination";
import { factorOf, levelAt } from "./level-at";
import type { NearbySource, Passing, PlaceLight } from "./level-at";
import { rankOf } from "./light-levels";
import type { LightRules } from "./light-rules";
import { litSceneOf } from "./lit-scene";
import type { LitScene } from "./lit-scene";
import type { PreparedLight } from "./prepared-light";
import { arrives, distanceTo, wallsBefore, within } from "./source-reach";
import type { Heights } from "./source-reach";
import { lightReason } from "./reason-keys";

/** The light on a body for one observer, with what it follows from. */
export interface BodyLight extends Illumination {
  /** The sun shines on it. */
  readonly sunlit: boolean;
  /** Id of the source that decides the level; null where the scene's own light does. */
  readonly by: string | null;
  readonly reasons: readonly Reason[];
  /** The light on each of its spaces, in the order of the body. */
  readonly spaces: readonly PlaceLight[];
}

interface ByEyes {
  plain?: BodyLight;
  lowLight?: BodyLight;
}

/**
 * The light on a target for one observer; null stands for plain eyes. A big target has the light of its best space, of
 * the most of its spaces or of its centre, as the table's options say.
 */
export function illuminate(field: Field, rules: LightRules, observer: Token | null, target: Body): BodyLight {
  const lit = litSceneOf(field, rules);
  const known = lit.known.get(target) as ByEyes | undefined;
  const gains = rules.lowLightFactor !== 1 || rules.moonlight !== null;
  const eyes = gains && observer?.senses.lowLight === true ? "lowLight" : "plain";
  const before = known?.[eyes];
  if (before !== undefined) return before;
  const answer = lightOn(lit, eyes === "lowLight", target);
  lit.known.set(target, { ...known, [eyes]: answer });
  return answer;
}

/** The light at a place in pixels over some heights, for plain eyes or low-light vision: what a map of light asks. */
export function illuminatePlace(
  field: Field,
  rules: LightRules,
  lowLight: boolean,
  place: Point,
  heights: Heights,
): PlaceLight {
  const lit = litSceneOf(field, rules);
  return lightAt(
    lit,
    lowLight,
    place,
    heights,
    lit.near({ minX: place.x, maxX: place.x, minY: place.y, maxY: place.y }),
    passingTo(lit, place, heights),
  );
}

/** A source that reaches a body, and in which part of it the body's nearest space lies: what spoils darkvision (cnc). */
export interface SourceOn {
  readonly source: PreparedLight;
  readonly distance: number;
}

/** The lights, not the darknesses, whose main radius holds one of a body's spaces with no wall between. */
export function sourcesOn(field: Field, rules: LightRules, body: Body): readonly SourceOn[] {
  const lit = litSceneOf(field, rules);
  const found: SourceOn[] = [];
  const heights = heightsOf(body);
  for (const source of lit.near(body.bounds)) {
    if (source.darkness !== null) continue;
    for (const [i, { centre }] of body.spaces.entries()) {
      const distance = distanceTo(source, centre, heights, lit);
      if (!within(distance, source.main) || !lit.arrivals.arrives(source, body, i)) continue;
      found.push({ source, distance });
      break;
    }
  }
  return found;
}

function lightOn(lit: LitScene, lowLight: boolean, body: Body): BodyLight {
  const sources = lit.near(body.bounds);
  const heights = heightsOf(body);
  const spaces = body.spaces.map(({ centre }, i) =>
    lightAt(lit, lowLight, centre, heights, sources, {
      arrives: (source) => lit.arrivals.arrives(source, body, i),
      blockers: (source) => wallsBefore(source, centre, heights, lit),
    }),
  );
  const deciding = decide(lit, body, spaces, () =>
    lightAt(lit, lowLight, body.centre, heights, sources, passingTo(lit, body.centre, heights)),
  );
  const alike = spaces.filter(({ level }) => level === deciding.level).length;
  const share = alike / spaces.length;
  const { level, ambient, sunlit, by } = deciding;
  const shares =
    share < 1 ? [lightReason(`light.share.${lit.options.bigTokenLight}`, { level, share, spaces: spaces.length })] : [];
  return {
    level,
    share,
    ambient,
    sunlit,
    by,
    spaces,
    get sources() {
      return deciding.sources;
    },
    get reasons() {
      return shares.length === 0 ? deciding.reasons : [...deciding.reasons, ...shares];
    },
  };
}

/** What the walls let through to a place, worked out whenever it is asked. */
function passingTo(lit: LitScene, place: Point, heights: Heights): Passing {
  return {
    arrives: (source) => arrives(source, place, heights, lit),
    blockers: (source) => wallsBefore(source, place, heights, lit),
  };
}

function lightAt(
  lit: LitScene,
  lowLight: boolean,
  place: Point,
  heights: Heights,
  sources: readonly PreparedLight[],
  passing: Passing,
): PlaceLight {
  const ambient = ambientAt(lit, lit.rules, place, heights.bottom, heights.levels);
  const nearby: NearbySource[] = [];
  for (const source of sources) {
    const distance = distanceTo(source, place, heights, lit);
    if (!within(distance, source.reach * factorOf(source, lowLight))) continue;
    nearby.push({ source, distance });
  }
  return levelAt(lit.rules, ambient, lowLight, nearby, passing);
}

function heightsOf(body: Body): Heights {
  return { bottom: body.bottom, top: body.top, levels: body.token.levels };
}

function decide(lit: LitScene, body: Body, spaces: readonly PlaceLight[], atCentre: () => PlaceLight): PlaceLight {
  const [first] = spaces;
  if (first === undefined)
    throw new RangeError(`body of token "${body.token.id}": got no spaces, expected at least one`);
  if (spaces.length === 1) return first;
  switch (lit.options.bigTokenLight) {
    case "best":
      return spaces.reduce((best, next) => (rankOf(next.level) > rankOf(best.level) ? next : best));
    case "majority": {
      const count = (level: LightLevel): number => spaces.filter((space) => space.level === level).length;
      return spaces.reduce((best, next) => {
        const difference = count(next.level) - count(best.level);
        return difference > 0 || (difference === 0 && rankOf(next.level) > rankOf(best.level)) ? next : best;
      });
    }
    case "centre":
      return spaces[body.spaces.findIndex(({ centre }) => samePlace(centre, body.centre))] ?? atCentre();
  }
}

function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
