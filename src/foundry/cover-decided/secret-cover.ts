import type { CoverGrade } from "../../core/battlefield/types";
import { tellChanged } from "../changed";
import { answerQuery, askUser, otherGameMasters } from "../gm-clients";
import { report } from "../report";
import { getSetting, setSetting } from "../settings/settings";
import { mergeDecisions, readDecisions, type Decisions } from "./decisions";
import { CONFIRM_QUERY, TELL_QUERY, WANTED_QUERY, createExchange } from "./exchange";

/** Read once from the browser's storage, which is slow. */
let kept: Decisions | null = null;

const exchange = createExchange({
  others: otherGameMasters,
  isGM: () => game.user.isGM,
  ask: askUser,
  newId: () => foundry.utils.randomID(),
  own: decisions,
  take,
  failed: (error) => report(error, "shareCover"),
});

/** What a game master decided of a pair with a hidden token, in no document; null for nothing, and on a player's client. */
export function secretCover(scene: Scene, pair: string): CoverGrade | null {
  return game.user.isGM ? (decisions()[keyOf(scene, pair)]?.grade ?? null) : null;
}

/** Keeps a decision in the browsers of all game masters who are there; null takes it back. */
export async function decideSecretly(scene: Scene, pair: string, grade: CoverGrade | null): Promise<void> {
  const decided: Decisions = { [keyOf(scene, pair)]: { grade, at: Date.now() } };
  await take(decided);
  exchange.tell(decided);
}

/** Answers other game masters' clients, and asks them for what they have once this one is ready; call in `init`. */
export function shareSecretCover(): void {
  answerQuery(TELL_QUERY, exchange.onTold);
  answerQuery(CONFIRM_QUERY, exchange.onConfirm);
  answerQuery(WANTED_QUERY, exchange.onWanted);
  Hooks.once("ready", exchange.want);
}

/** Forgets all that was decided secretly, in this browser. */
export async function forgetSecretCover(): Promise<void> {
  kept = {};
  await setSetting("coverDecided", {});
}

function decisions(): Decisions {
  kept ??= readDecisions(getSetting("coverDecided"));
  return kept;
}

async function take(others: Decisions): Promise<void> {
  // Another page of the same browser may have kept something since.
  kept = mergeDecisions(mergeDecisions(decisions(), readDecisions(getSetting("coverDecided"))), others);
  await setSetting("coverDecided", kept);
  for (const scene of new Set(Object.keys(others).map((key) => key.split("-")[0] ?? ""))) tellChanged(scene);
}

function keyOf(scene: Scene, pair: string): string {
  return `${scene.id ?? ""}-${pair}`;
}
