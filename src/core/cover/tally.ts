import type { CoverMeasure, CoverRules } from "./cover-rules";
import { gradeRule, rankOf } from "./cover-rules";
import type { LineMeasure } from "./sight-lines";

/** What a set of lines comes to. */
export interface Tally {
  /** Rank of the cover by walls and regions, and by creatures. */
  readonly walls: number;
  readonly creatures: number;
  /** Part of the lines that is hidden, 0 to 1. */
  readonly share: number;
}

/** The cover that some lines come to, when so many (at least as many as given) were compared. */
export function tallyOf(
  lines: readonly LineMeasure[],
  total: number,
  measure: CoverMeasure,
  rules: CoverRules,
): Tally {
  return measure.kind === "count" ? countLines(lines, total, measure, rules) : shareLines(lines, total, measure, rules);
}

/** The better of the two covers of a tally. */
export function rankOfTally(tally: Tally): number {
  return Math.max(tally.walls, tally.creatures);
}

/**
 * Each grade that a line has is counted as if it stopped lines, and then holds at most itself: a slit that gives improved
 * cover cannot give more than that, nor more than a solid wall in its place.
 */
function countLines(
  lines: readonly LineMeasure[],
  total: number,
  measure: CoverMeasure & { kind: "count" },
  rules: CoverRules,
): Tally {
  let [walls, creatures, hidden] = [0, 0, 0];
  for (const line of lines) {
    creatures = Math.max(creatures, line.creatures);
    hidden += hiddenOn(line, rules);
    if (line.rank <= walls) continue;
    const blocked = lines.reduce((count, { rank }) => (rank >= line.rank ? count + 1 : count), 0);
    walls = Math.max(walls, Math.min(line.rank, rankOf(rules, measure.grade(blocked, total))));
  }
  return { walls, creatures, share: hidden / total };
}

function hiddenOn(line: LineMeasure, rules: CoverRules): number {
  if (line.creatures > 0 || line.rank === rules.grades.length - 1) return 1;
  if (line.rank === 0) return 0;
  return line.hidden > 0 ? line.hidden : 1;
}

function shareLines(
  lines: readonly LineMeasure[],
  total: number,
  measure: CoverMeasure & { kind: "share" },
  rules: CoverRules,
): Tally {
  const last = rules.grades.length - 1;
  let [byWalls, byAll, stopped] = [0, 0, 0];
  for (const line of lines) {
    const graded = line.rank === 0 || line.rank === last ? 0 : measure.shareOf(gradeRule(rules, line.rank).grade);
    const hidden = line.rank === last ? 1 : Math.max(line.hidden, graded);
    byWalls += hidden;
    byAll += line.creatures > 0 ? 1 : hidden;
    if (line.rank === last) stopped += 1;
  }
  const most = stopped === total ? last : rankOf(rules, measure.withoutWalls);
  const rankFor = (hidden: number): number => Math.min(most, rankOf(rules, measure.grade(hidden / total)));
  const walls = rankFor(byWalls);
  const all = rankFor(byAll);
  return { walls, creatures: all > walls ? all : 0, share: byAll / total };
}
