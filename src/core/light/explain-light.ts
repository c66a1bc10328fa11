import type { Reason } from "../battlefield/reason";
import type { LightLevel } from "../battlefield/types";
import type { LightShare } from "./illumination";
import { darker, rankOf } from "./light-levels";
import { admits, nearbyOf, partAt } from "./light-question";
import type { LightQuestion, NearbySource, Standing } from "./light-question";
import type { PreparedLight } from "./prepared-light";
import { lightReason } from "./reason-keys";
import { within } from "./source-reach";

/** Where the light at a place comes from, and why it is no more and no less. */
export interface LightExplained {
  readonly sources: readonly LightShare[];
  readonly reasons: readonly Reason[];
}

/** What a source would give a place: in which part of it the place lies, and to what level that raises it. */
interface Offer {
  readonly near: NearbySource;
  readonly part: "main" | "ring";
  readonly gives: LightLevel;
}

/** Explains the level at a place: all that gives it, and what would give more if nothing were in the way. */
export function explainLight(question: LightQuestion, standing: Standing, level: LightLevel): LightExplained {
  const { ambient, over, moon } = standing;
  const offers = offersAbove(question, standing);
  const givers = offers.filter(
    ({ near: { source }, gives }) => gives === level && admits(standing, source) && question.passing.arrives(source),
  );
  const better = offers.filter(({ gives }) => rankOf(gives) > rankOf(level));
  return {
    sources: [...givers.map(shareOf), ...(over?.sources ?? [])],
    reasons: [
      ...ambient.reasons,
      ...(over?.reasons ?? []),
      ...(moon !== null && level === moon ? [lightReason("light.moonlight", { level: moon })] : []),
      ...givers.flatMap((offer) => reasonsOf(offer, question.lowLight)),
      ...better.map(({ near }) => whyNot(near.source, question, standing)),
    ],
  };
}

/** What the lights give that is more than is there anyway, best first, nearest first. */
function offersAbove(question: LightQuestion, { floor, ring }: Standing): readonly Offer[] {
  return nearbyOf(question)
    .filter(({ source }) => source.darkness === null)
    .map((near): Offer => {
      const part = partAt(near.source, near.distance, question.lowLight);
      return { near, part, gives: part === "main" ? near.source.cap : darker(ring, near.source.cap) };
    })
    .filter(({ gives }) => rankOf(gives) > rankOf(floor))
    .sort((a, b) => rankOf(b.gives) - rankOf(a.gives) || a.near.distance - b.near.distance);
}

function shareOf({ near, part, gives }: Offer): LightShare {
  return { id: near.source.light.id, distance: near.distance, part, gives };
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
function whyNot(source: PreparedLight, { passing }: LightQuestion, standing: Standing): Reason {
  const { id } = source.light;
  if (!admits(standing, source))
    return lightReason("light.darkness-source.powerless", { source: id, darkness: standing.over?.by ?? null }, {}, [id]);
  const walls = passing.blockers(source);
  return lightReason("light.blocked", { source: id, walls: walls.join(", ") }, {}, [id, ...walls]);
}

/** Scene units to a tenth, as people read them. */
function rounded(distance: number): number {
  return Math.round(distance * 10) / 10;
}
