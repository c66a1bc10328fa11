import type { Body } from "../battlefield/body";
import type { Reason } from "../battlefield/reason";
import type { LightLevel, Options } from "../battlefield/types";
import type { Point } from "../geometry/point";
import type { Illumination, LightShare } from "./illumination";
import { levelAt } from "./level-at";
import type { PlaceLight } from "./level-at";
import { rankOf } from "./light-levels";
import type { Passing } from "./light-question";
import type { LitScene } from "./lit-scene";
import { placePassing, SpacePassing } from "./passing";
import { lightReason } from "./reason-keys";

/** The light on a body for one kind of eyes; from where and why is worked out when first read. */
export class BodyLight implements Illumination {
  readonly level: LightLevel;
  readonly share: number;
  readonly ambient: LightLevel;
  /** The sun shines on it. */
  readonly sunlit: boolean;
  /** Id of the source that decides the level; null where the scene's own light does. */
  readonly by: string | null;
  readonly #deciding: PlaceLight;
  readonly #shares: readonly Reason[];

  /** Takes the light on each of the body's spaces, in its order, and that which decides. */
  constructor(
    readonly spaces: readonly PlaceLight[],
    deciding: PlaceLight,
    bigTokenLight: Options["bigTokenLight"],
  ) {
    const { level, ambient, sunlit, by } = deciding;
    const count = spaces.length;
    const share = count === 1 ? 1 : spaces.filter((space) => space.level === level).length / count;
    this.level = level;
    this.share = share;
    this.ambient = ambient;
    this.sunlit = sunlit;
    this.by = by;
    this.#deciding = deciding;
    this.#shares = share < 1 ? [lightReason(`light.share.${bigTokenLight}`, { level, share, spaces: count })] : [];
  }

  /** The sources that give the level. */
  get sources(): readonly LightShare[] {
    return this.#deciding.sources;
  }

  get reasons(): readonly Reason[] {
    const { reasons } = this.#deciding;
    return this.#shares.length === 0 ? reasons : [...reasons, ...this.#shares];
  }
}

/** Works out the light on a body: each of its spaces, and the one that decides by the table's option. */
export function lightOnBody(lit: LitScene, lowLight: boolean, body: Body): BodyLight {
  const { ground } = lit;
  const sources = lit.near(body.bounds, lowLight ? "any" : "plain");
  const ask = (place: Point, passing: Passing): PlaceLight =>
    levelAt({ ground, lowLight, place, heights: body, sources, passing });
  const spaces = body.spaces.map(({ centre }, i) => ask(centre, new SpacePassing(lit.arrivals, body, i)));
  const deciding = decide(lit, body, spaces, () => ask(body.centre, placePassing(ground, body.centre, body)));
  return new BodyLight(spaces, deciding, ground.options.bigTokenLight);
}

function decide(lit: LitScene, body: Body, spaces: readonly PlaceLight[], atCentre: () => PlaceLight): PlaceLight {
  const [first] = spaces;
  if (first === undefined)
    throw new RangeError(`body of token "${body.token.id}": got no spaces, expected at least one`);
  if (spaces.length === 1) return first;
  switch (lit.ground.options.bigTokenLight) {
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
