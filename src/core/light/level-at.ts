import type { Reason } from "../battlefield/reason";
import type { LightLevel } from "../battlefield/types";
import { explainLight } from "./explain-light";
import type { LightExplained } from "./explain-light";
import type { LightShare } from "./illumination";
import { levelOfRank, rankOf } from "./light-levels";
import { admits, partAt, standingAt } from "./light-question";
import type { LightQuestion, Standing } from "./light-question";
import { factorOf } from "./prepared-light";
import type { PreparedLight } from "./prepared-light";
import { distanceTo, within } from "./source-reach";

/** The light at one place for one kind of eyes; from where and why is worked out when first read. */
export class PlaceLight {
  readonly level: LightLevel;
  readonly ambient: LightLevel;
  readonly sunlit: boolean;
  /** Id of the source that decides the level, the nearest of several; null where the scene's own light does. */
  readonly by: string | null;
  readonly #question: LightQuestion;
  readonly #standing: Standing;
  #explained: LightExplained | null = null;

  constructor(question: LightQuestion, standing: Standing, level: LightLevel, by: PreparedLight | null) {
    const { ambient, over } = standing;
    this.level = level;
    this.ambient = ambient.level;
    this.sunlit = ambient.sunlit && over?.lowers !== true;
    this.by = by?.light.id ?? over?.sources[0]?.id ?? null;
    this.#question = question;
    this.#standing = standing;
  }

  /** The sources that give the level. */
  get sources(): readonly LightShare[] {
    return this.#explanation.sources;
  }

  get reasons(): readonly Reason[] {
    return this.#explanation.reasons;
  }

  get #explanation(): LightExplained {
    return (this.#explained ??= explainLight(this.#question, this.#standing, this.level));
  }
}

/** Scene units to each light of the question at hand, infinite out of its reach. Used again and again: levels are asked often. */
let distances = new Float64Array(64);

/**
 * The light at one place for one kind of eyes: the best that any one source gives, never under the ambient level, unless
 * magical darkness says otherwise. Sources do not add up (pf1, decision on rings).
 */
export function levelAt(question: LightQuestion): PlaceLight {
  const { sources } = question;
  const standing = standingAt(question, measure(question));
  const floor = rankOf(standing.floor);
  const ring = rankOf(standing.ring);
  // The best that arrives decides, the nearest of equals; what gives no more than is there anyway need not be asked.
  for (;;) {
    let best = -1;
    let rank = floor;
    for (let i = 0; i < sources.length; i++) {
      const distance = distances[i] as number;
      if (distance === Infinity) continue;
      const source = sources[i] as PreparedLight;
      const main = partAt(source, distance, question.lowLight) === "main";
      const gives = main ? source.capRank : Math.min(ring, source.capRank);
      if (gives <= floor) distances[i] = Infinity;
      else if (gives > rank || (gives === rank && distance < (distances[best] as number))) {
        best = i;
        rank = gives;
      }
    }
    const source = sources[best];
    if (source === undefined) return new PlaceLight(question, standing, standing.floor, null);
    if (admits(standing, source) && question.passing.arrives(source))
      return new PlaceLight(question, standing, levelOfRank(rank), source);
    distances[best] = Infinity;
  }
}

/** Measures to every light, and answers whether any darkness reaches the place. */
function measure({ ground, lowLight, place, heights, sources }: LightQuestion): boolean {
  if (sources.length > distances.length) distances = new Float64Array(sources.length * 2);
  let dark = false;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] as PreparedLight;
    const distance = distanceTo(source, place, heights, ground);
    const reaches = within(distance, source.reach * factorOf(source, lowLight));
    const light = source.darkness === null;
    distances[i] = reaches && light ? distance : Infinity;
    if (reaches && !light) dark = true;
  }
  return dark;
}
