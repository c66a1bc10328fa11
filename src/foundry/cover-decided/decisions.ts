import { COVER_GRADES, type CoverGrade } from "../../core/battlefield/types";
import { recordOf } from "../../documents/json";

/** What was decided of a pair, and when; null takes back what was decided before. */
export interface Decision {
  readonly grade: CoverGrade | null;
  /** Milliseconds of the deciding machine's clock: of two the later holds. */
  readonly at: number;
}

/** Decisions by scene and pair. */
export type Decisions = Readonly<Record<string, Decision>>;

/** Decisions kept in a browser; the oldest go first. */
const KEPT = 300;

/** Decisions out of data that came from elsewhere; what is none is left out. */
export function readDecisions(data: unknown): Decisions {
  return Object.fromEntries(
    Object.entries(recordOf(data)).flatMap(([key, value]): [string, Decision][] => {
      const { grade, at } = recordOf(value);
      if (typeof at !== "number" || !Number.isFinite(at)) return [];
      const known = COVER_GRADES.find((one) => one === grade) ?? null;
      return known === null && grade !== null ? [] : [[key, { grade: known, at }]];
    }),
  );
}

/** Both together: of each pair what was decided last. Every machine that has heard of the same decisions has the same. */
export function mergeDecisions(own: Decisions, others: Decisions): Decisions {
  const all: Record<string, Decision> = { ...own };
  for (const [key, decision] of Object.entries(others)) {
    const before = all[key];
    if (before === undefined || isLater(decision, before)) all[key] = decision;
  }
  const latest = Object.entries(all).sort(([a, { at: then }], [b, { at: now }]) => now - then || (a < b ? -1 : 1)).slice(0, KEPT);
  return Object.fromEntries(latest.reverse());
}

/** Decisions of one moment are told apart by their grade, so that machines agree whichever they heard of first. */
function isLater(a: Decision, b: Decision): boolean {
  return a.at !== b.at ? a.at > b.at : String(a.grade) > String(b.grade);
}
