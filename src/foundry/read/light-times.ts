import { roundsSince, type Moment } from "../light-moment";
import { getSetting, setSetting } from "../settings/settings";
import { tableRuleset } from "../settings/table";

/** What a creature did whose eyes light bears on: it left a lit radius, or came into light that its kind cannot bear. */
export const PASSAGES = ["left", "entered"] as const;
export type Passage = (typeof PASSAGES)[number];

/** Times kept in this browser; the oldest go first. */
const KEPT = 200;

/** Rounds after which no game asks any more. */
const LONG_AGO = 60;

/** Read once from the browser's storage, which is slow. */
let times: Map<string, Moment> | null = null;

/**
 * Keeps when creatures of a scene did something, in this browser alone: each client sees the same map and keeps its own
 * times, so nothing has to be written on documents, and nobody learns where a hidden creature goes.
 */
export async function rememberPassage(sceneId: string, tokenIds: readonly string[], passage: Passage, moment: Moment): Promise<void> {
  const known = timesHere();
  for (const id of tokenIds) {
    const key = keyOf(sceneId, id, passage);
    known.delete(key);
    known.set(key, moment);
  }
  for (const key of [...known.keys()].slice(0, -KEPT)) known.delete(key);
  await setSetting("lightTimes", Object.fromEntries(known));
}

/** Whole rounds since a token did something; null where it never did, or too long ago to be known. */
export function roundsSincePassage(sceneId: string, tokenId: string, passage: Passage): number | null {
  const then = timesHere().get(keyOf(sceneId, tokenId, passage));
  return then === undefined ? null : roundsSince(then, now(sceneId), tableRuleset().senses.roundSeconds);
}

/** Whether time changes something for a token: it did something not long ago. */
export function isCounting(sceneId: string, tokenId: string): boolean {
  return PASSAGES.some((passage) => timesHere().has(keyOf(sceneId, tokenId, passage)));
}

/** Forgets what tokens did so long ago that no game asks any more, or that nobody can tell how long ago. */
export async function forgetLongAgo(sceneId: string, tokenIds: readonly string[]): Promise<void> {
  const over = tokenIds.flatMap((id) => PASSAGES.filter((passage) => (roundsSincePassage(sceneId, id, passage) ?? LONG_AGO) >= LONG_AGO).map((passage) => keyOf(sceneId, id, passage)));
  const forgotten = over.filter((key) => timesHere().delete(key));
  if (forgotten.length > 0) await setSetting("lightTimes", Object.fromEntries(timesHere()));
}

/** Forgets all times, in this browser. */
export async function forgetPassages(): Promise<void> {
  timesHere().clear();
  await setSetting("lightTimes", {});
}

/**
 * The present moment for a scene: the world's time, and the round of the active fight on it or on no map. Foundry's own
 * `combats.active` knows the map on show alone.
 */
export function now(sceneId: string): Moment {
  const combat = game.combats.find(({ active, started, scene }) => active && started && (scene === null || scene.id === sceneId));
  const fight = combat !== undefined ? { combat: combat.id, round: combat.round, turn: combat.turn ?? 0 } : { combat: null, round: 0, turn: 0 };
  return { time: game.time.worldTime, ...fight };
}

function timesHere(): Map<string, Moment> {
  times ??= new Map(Object.entries(getSetting("lightTimes") as Readonly<Record<string, Moment>>));
  return times;
}

function keyOf(sceneId: string, tokenId: string, passage: Passage): string {
  return `${sceneId}-${tokenId}-${passage}`;
}
