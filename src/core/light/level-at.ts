import type { Reason } from "../battlefield/reason";
import type { LightLevel } from "../battlefield/types";
import type { Ambient } from "./ambient";
import { darknessOver } from "./darkness";
import type { DarknessOver } from "./darkness";
import type { LightShare } from "./illumination";
import { brighter, darker, rankOf, stepped } from "./light-levels";
import type { LightRules } from "./light-rules";
import type { PreparedLight } from "./prepared-light";
import { within } from "./source-reach";
import { lightReason } from "./reason-keys";

/** A source near a place, and scene units to it (infinite outside its cone). */
export interface NearbySource {
  readonly source: PreparedLight;
  readonly distance: number;
}

/** What the walls do to the sources near a place. */
export interface Passing {
  /** Whether no wall stops a source. Asked only of a source that could change the answer. */
  readonly arrives: (source: PreparedLight) => boolean;
  /** Ids of the walls that stop a source. Asked only for a reason. */
  readonly blockers: (source: PreparedLight) => readonly string[];
}

/** The light at one place for one kind of eyes. */
export interface PlaceLight {
  readonly level: LightLevel;
  readonly ambient: LightLevel;
  readonly sunlit: boolean;
  /** Id of the source that decides the level, the nearest of several; null where the scene's own light does. */
  readonly by: string | null;
  /** The sources that give the level; worked out when first read. */
  readonly sources: readonly LightShare[];
  /** Worked out when first read. */
  readonly reasons: readonly Reason[];
}

/** What a source would give a place: in which part of it the place lies, and to what level that raises it. */
interface Offer {
  readonly near: NearbySource;
  readonly part: "main" | "ring";
  readonly gives: LightLevel;
}

interface Weighed {
  readonly ambient: Ambient;
  readonly lowLight: boolean;
  readonly over: DarknessOver;
  readonly passing: Passing;
  /** The level that the moon gives to these eyes, or null. */
  readonly moon: LightLevel | null;
  /** Best first, nearest first; none that gives no more than what is there anyway. */
  readonly offers: readonly Offer[];
  readonly level: LightLevel;
}

/**
 * The light at one place for one kind of eyes: the best that any one source gives, never under the ambient level, unless
 * magical darkness says otherwise. Sources do not add up (pf1, decision on rings).
 *
 * @param lowLight - The eyes have low-light vision.
 * @param nearby - The sources in whose reach, for these eyes, the place lies.
 * @param passing - Which of them the walls let through.
 */
export function levelAt(
  rules: LightRules,
  ambient: Ambient,
  lowLight: boolean,
  nearby: readonly NearbySource[],
  passing: Passing,
): PlaceLight {
  const over = darknessOver(rules, ambient.level, nearby, passing);
  const byMoon = !over.lowers && lowLight && ambient.moonlit && rules.moonlight?.from === ambient.level;
  const moon = byMoon ? (rules.moonlight?.to ?? null) : null;
  const floor = moon ?? over.level;
  const offers = offersAbove(floor, rules, over.level, lowLight, nearby);
  // The best that arrives decides; what gives no more need not be asked.
  const best = offers.find(({ near: { source } }) => over.admits(source) && passing.arrives(source));
  const level = best?.gives ?? floor;
  const weighed: Weighed = { ambient, lowLight, over, passing, moon, offers, level };
  let sources: readonly LightShare[] | null = null;
  let reasons: readonly Reason[] | null = null;
  return {
    level,
    ambient: ambient.level,
    sunlit: ambient.sunlit && !over.lowers,
    by: best?.near.source.light.id ?? over.sources[0]?.id ?? null,
    get sources() {
      return (sources ??= [...givers(weighed).map(shareOf), ...over.sources]);
    },
    get reasons() {
      return (reasons ??= explain(weighed));
    },
  };
}

/** Eyes with low-light vision enlarge a source by this. */
export function factorOf(source: PreparedLight, lowLight: boolean): number {
  return lowLight ? source.lowLightFactor : 1;
}

/** What the lights give that is more than is there anyway, best first, nearest first. */
function offersAbove(
  floor: LightLevel,
  rules: LightRules,
  base: LightLevel,
  lowLight: boolean,
  nearby: readonly NearbySource[],
): readonly Offer[] {
  const offers: Offer[] = [];
  const ring = ringLevel(rules, base);
  for (const near of nearby) {
    const { source, distance } = near;
    if (source.darkness !== null) continue;
    // A source without a main radius has none at its own foot either: a candle raises by a step, no more.
    const main = source.main > 0 && within(distance, source.main * factorOf(source, lowLight));
    const gives = main ? source.cap : darker(ring, source.cap);
    if (rankOf(gives) > rankOf(floor)) offers.push({ near, part: main ? "main" : "ring", gives });
  }
  return offers.length > 1 ? offers.sort(byWorth) : offers;
}

function byWorth(a: Offer, b: Offer): number {
  return rankOf(b.gives) - rankOf(a.gives) || a.near.distance - b.near.distance;
}

function ringLevel(rules: LightRules, base: LightLevel): LightLevel {
  switch (rules.ring.kind) {
    case "none":
      return base;
    case "step":
      return stepped(rules, base, 1);
    case "level":
      return brighter(base, rules.ring.level);
  }
}

/** The offers that give the level. */
function givers({ offers, over, passing, level }: Weighed): readonly Offer[] {
  return offers.filter(
    ({ near: { source }, gives }) => gives === level && over.admits(source) && passing.arrives(source),
  );
}

function shareOf({ near, part, gives }: Offer): LightShare {
  return { id: near.source.light.id, distance: near.distance, part, gives };
}

function explain(weighed: Weighed): readonly Reason[] {
  const { ambient, over, moon, level } = weighed;
  const byMoon = moon !== null && level === moon ? [lightReason("light.moonlight", { level: moon })] : [];
  const better = weighed.offers.filter(({ gives }) => rankOf(gives) > rankOf(level));
  return [
    ...ambient.reasons,
    ...over.reasons,
    ...byMoon,
    ...givers(weighed).flatMap((offer) => reasonsOf(offer, weighed.lowLight)),
    ...better.map(({ near }) => whyNot(near.source, weighed)),
  ];
}

function reasonsOf({ near, part, gives }: Offer, lowLight: boolean): readonly Reason[] {
  const { source, distance } = near;
  const { id } = source.light;
  const own = lightReason(
    `light.${part}`,
    { source: id, distance: rounded(distance), level: gives },
    { level: gives },
    [id],
  );
  const radius = part === "main" ? source.main : source.reach;
  if (!lowLight || within(distance, radius)) return [own];
  return [own, lightReason("light.low-light", { source: id, factor: source.lowLightFactor }, {}, [id])];
}

/** What keeps a source from giving more than there is. */
function whyNot(source: PreparedLight, { over, passing }: Weighed): Reason {
  const { id } = source.light;
  if (!over.admits(source))
    return lightReason("light.darkness-source.powerless", { source: id, darkness: over.by }, {}, [id]);
  const walls = passing.blockers(source);
  return lightReason("light.blocked", { source: id, walls: walls.join(", ") }, {}, [id, ...walls]);
}

/** Scene units to a tenth, as people read them. */
function rounded(distance: number): number {
  return Math.round(distance * 10) / 10;
}
