import type { Receipt } from "../../core/plan/plan";
import { answerQuery, askUser, otherGameMasters } from "../gm-clients";
import { MODULE_ID } from "../module-id";
import { report } from "../report";
import { getSetting, setSetting } from "../settings/settings";
import { agrees } from "./agrees";
import type { TargetResult } from "./public-answer";
import { readAnswer } from "./read-request";
import { SCHEMA_VERSION, type AttackRequest } from "./record";

/** Name of the query by which one game master's client hands a record to another's. */
export const KEEP_QUERY = `${MODULE_ID}.keep`;

/** Records kept in this browser; the oldest go first. */
const KEPT = 200;

/** All that a game master knows of an answered attack; it never enters a document. */
export interface SecretRecord {
  readonly schema: typeof SCHEMA_VERSION;
  readonly message: string;
  readonly request: AttackRequest;
  readonly results: readonly TargetResult[];
  readonly receipts: readonly Receipt[];
}

/** The record of a message on this machine, or null: another machine, or a player's, does not have it. */
export function secretOf(messageId: string): SecretRecord | null {
  const record = getSetting("secrets")[messageId] as SecretRecord | undefined;
  return record?.schema === SCHEMA_VERSION ? record : null;
}

/** Keeps a record in this browser. */
export async function keepSecret(record: SecretRecord): Promise<void> {
  const others = Object.entries(getSetting("secrets")).filter(([id]) => id !== record.message);
  const kept: [string, unknown][] = [...others, [record.message, record] as [string, unknown]].slice(-KEPT);
  await setSetting("secrets", Object.fromEntries(kept));
}

/** Hands a record to every other game master who is there: pushed, since a query does not say who asks. */
export function shareSecret(record: SecretRecord): void {
  for (const user of otherGameMasters()) askUser(user, KEEP_QUERY, record).catch((error: unknown) => report(error, "share"));
}

/** Answers the query of another game master's client; a client that is no game master's keeps nothing. */
export function registerKeepQuery(kept: (messageId: string) => void): void {
  answerQuery(KEEP_QUERY, async (data) => {
    const record = data as Partial<SecretRecord> | null;
    if (!game.user.isGM || record?.schema !== SCHEMA_VERSION || typeof record.message !== "string") return false;
    const answer = readAnswer(game.messages.get(record.message)?.flags[MODULE_ID]?.answer);
    if (answer === null || !Array.isArray(record.results) || !agrees(record.results, answer)) return false;
    await keepSecret(record as SecretRecord);
    kept(record.message);
    return true;
  });
}
