import { reason } from "../battlefield/reason";
import type { Reason } from "../battlefield/reason";
import type { LightLevel } from "../battlefield/types";
import type { Ambient } from "./ambient";
import { darknessOver } from "./darkness";
import type { LightShare } from "./illumination";
import { brighter, darker, rankOf, stepped } from "./light-levels";
import type { LightRules } from "./light-rules";
import type { PreparedLight } from "./prepared-light";
import { within } from "./source-reach";

/** A source near a place: scene units to it (infinite outside its cone), and which walls stop its light on the way. */
export interface NearbySource {
  readonly source: PreparedLight;
  readonly distance: number;
  /** Ids of walls; empty when the light arrives. Asked only of a source that could change the answer. */
  readonly blockers: () => readonly string[];
}

/** The light at one place for one kind of eyes. */
export interface PlaceLight {
  readonly level: LightLevel;
  readonly ambient: LightLevel;
  readonly sunlit: boolean;
  readonly sources: readonly LightShare[];
  readonly reasons: readonly Reason[];
}

/** What a source would give a place: in which part of it the place lies, and to what level that raises it. */
interface Offer {
  readonly near: NearbySource;
  readonly part: "main" | "ring";
  readonly gives: LightLevel;
}

/**
 * The light at one place for one kind of eyes: the best that any one source gives, never under the ambient level, unless
 * magical darkness says otherwise. Sources do not add up (pf1, decision on rings).
 *
 * @param lowLight - The eyes have low-light vision.
 * @param nearby - The sources that may reach the place; more do no harm.
 */
export function levelAt(rules: LightRules, ambient: Ambient, lowLight: boolean, nearby: readonly NearbySource[]): PlaceLight {
  const reaching = nearby.filter((near) => within(near.distance, near.source.reach * factorOf(near.source, lowLight)));
  const over = darknessOver(rules, ambient.level, reaching);
  const moon = !over.lowers && lowLight && ambient.moonlit && rules.moonlight?.from === ambient.level ? rules.moonlight.to : null;
  const floor = moon ?? over.level;
  const offers = reaching
    .filter(({ source }) => source.darkness === null)
    .map((near) => offerOf(rules, near, over.level, lowLight))
    .filter(({ gives }) => rankOf(gives) > rankOf(floor))
    .sort((a, b) => rankOf(b.gives) - rankOf(a.gives) || a.near.distance - b.near.distance);
  let level = floor;
  const sources: LightShare[] = [...over.sources];
  const told: Reason[] = [];
  for (const offer of offers) {
    const { source } = offer.near;
    const { id } = source.light;
    if (!over.admits(source)) {
      if (rankOf(offer.gives) > rankOf(level)) told.push(reason("light.darkness.powerless", { source: id, darkness: over.by }, {}, [id]));
      continue;
    }
    const blockers = offer.near.blockers();
    if (blockers.length > 0) {
      // A wall between tells something only where nothing else gives as much.
      if (rankOf(offer.gives) > rankOf(level)) told.push(reason("light.blocked", { source: id, walls: blockers.join(", ") }, {}, [id, ...blockers]));
      continue;
    }
    sources.push({ id, distance: offer.near.distance, part: offer.part, gives: offer.gives });
    if (rankOf(offer.gives) >= rankOf(level)) told.push(...reasonsOf(offer, lowLight));
    level = brighter(level, offer.gives);
  }
  const byMoon = moon !== null && level === moon ? [reason("light.moonlight", { level: moon })] : [];
  return {
    level,
    ambient: ambient.level,
    sunlit: ambient.sunlit && !over.lowers,
    sources,
    reasons: [...ambient.reasons, ...over.reasons, ...byMoon, ...told],
  };
}

/** Eyes with low-light vision enlarge a source by this. */
export function factorOf(source: PreparedLight, lowLight: boolean): number {
  return lowLight ? source.lowLightFactor : 1;
}

function offerOf(rules: LightRules, near: NearbySource, base: LightLevel, lowLight: boolean): Offer {
  const { source, distance } = near;
  // A source without a main radius has none at its own foot either: a candle raises by a step, no more.
  if (source.main > 0 && within(distance, source.main * factorOf(source, lowLight))) return { near, part: "main", gives: source.cap };
  return { near, part: "ring", gives: darker(ringLevel(rules, base), source.cap) };
}

function ringLevel(rules: LightRules, base: LightLevel): LightLevel {
  switch (rules.ring.kind) {
    case "none":
      return base;
    case "step":
      return stepped(rules, base, 1);
    case "level":
      return rules.ring.level;
  }
}

function reasonsOf({ near, part, gives }: Offer, lowLight: boolean): readonly Reason[] {
  const { source, distance } = near;
  const { id } = source.light;
  const own = reason(`light.${part}`, { source: id, distance: rounded(distance), level: gives }, { level: gives }, [id]);
  const radius = part === "main" ? source.main : source.reach;
  if (!lowLight || within(distance, radius)) return [own];
  return [own, reason("light.low-light", { source: id, factor: source.lowLightFactor }, {}, [id])];
}

/** Scene units to a tenth, as people read them. */
function rounded(distance: number): number {
  return Math.round(distance * 10) / 10;
}
