import type { Verdict } from "../../core/attack/verdict";
import type { Battlefield } from "../../core/battlefield/types";

/** Reports kept while the page lives; snapshots are too big for the browser's storage. */
const KEPT = 30;

/** What "copy report" copies: the scene as it was judged, and what came out. */
export interface AttackReport {
  readonly battlefield: Battlefield;
  readonly verdicts: readonly Verdict[];
}

const reports = new Map<string, AttackReport>();

/** Keeps the report of an answered message. */
export function keepReport(messageId: string, battlefield: Battlefield, verdicts: readonly Verdict[]): void {
  reports.delete(messageId);
  reports.set(messageId, { battlefield, verdicts });
  for (const id of [...reports.keys()].slice(0, -KEPT)) reports.delete(id);
}

/** The report of a message, or null after a reload. */
export function reportOf(messageId: string): AttackReport | null {
  return reports.get(messageId) ?? null;
}
