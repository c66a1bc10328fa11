import type { CoverProcedure, LineChoice } from "./cover-rules";
import { lineSetsOf } from "./line-sets";
import type { LineSet } from "./line-sets";
import { CLEAR } from "./sight-lines";
import type { LineMeasure, SightLines } from "./sight-lines";
import { startOf } from "./sheet";
import { rankOfTally, tallyOf } from "./tally";
import type { Tally } from "./tally";
import type { Viewpoint } from "./viewpoints";

/** A sight line that was judged. */
export interface JudgedLine {
  readonly from: Viewpoint;
  readonly to: Viewpoint;
  readonly measure: LineMeasure;
}

/** The set of lines that decides, and what it comes to. */
export interface Choice {
  readonly lines: readonly JudgedLine[];
  readonly tally: Tally;
}

type Judge = (from: Viewpoint, to: Viewpoint) => LineMeasure;

/** The lines that suit the attacker best, and the cover that they leave the target. */
export function chooseLines(lines: SightLines, procedure: CoverProcedure): Choice {
  const { creatures } = procedure;
  const together = creatures === "same";
  const best = bestOf(lines, procedure, procedure.lines, (from, to) => lines.measure(from, to, together));
  if (creatures === null || creatures === "same") return best;
  const past = bestOf(lines, procedure, creatures, (from, to) => {
    const rank = lines.creatureRank(from, to);
    return rank === 0 ? CLEAR : { hidden: 0, rank: 0, creatures: rank };
  });
  if (past.tally.creatures <= best.tally.walls) return best;
  return { lines: past.lines, tally: { ...past.tally, walls: best.tally.walls } };
}

function bestOf(lines: SightLines, procedure: CoverProcedure, choice: LineChoice, judge: Judge): Choice {
  let best: Choice | null = null;
  for (const set of lineSetsOf(choice, lines.pair, lines.scene.field.grid)) {
    const found = judgeSet(lines, procedure, choice, set, judge, best?.tally ?? null);
    if (found === null) continue;
    best = found;
    if (rankOfTally(best.tally) === 0 && best.tally.share === 0) break;
  }
  if (best === null) throw new RangeError("sight lines: got no set to choose from, expected the bodies to have spaces");
  return best;
}

/** The choice of a set when it suits the attacker better than the best so far; null when it does not. */
function judgeSet(
  lines: SightLines,
  { measure }: CoverProcedure,
  choice: LineChoice,
  set: LineSet,
  judge: Judge,
  best: Tally | null,
): Choice | null {
  const { rules } = lines.scene;
  const { from: starts, to: ends } = choice.touching ? available(lines, set) : set;
  const total = starts.length * ends.length;
  const judged: JudgedLine[] = [];
  const measures: LineMeasure[] = [];
  for (const from of starts) {
    for (const to of ends) {
      const line = judge(from, to);
      judged.push({ from, to, measure: line });
      measures.push(line);
      // With what is known, and the rest free, the set is already no better.
      if (best !== null && line !== CLEAR && !isBetter(tallyOf(measures, total, measure, rules), best)) return null;
    }
  }
  const tally = tallyOf(measures, total, measure, rules);
  return best === null || isBetter(tally, best) ? { lines: judged, tally } : null;
}

function isBetter(a: Tally, b: Tally): boolean {
  const difference = rankOfTally(a) - rankOfTally(b);
  return difference < 0 || (difference === 0 && a.share < b.share);
}

/** The set without the corners that a wall cuts off from their own space, unless none would be left. */
function available(lines: SightLines, { from, to }: LineSet): LineSet {
  const { sheet } = lines.pair;
  const height = startOf(sheet, 0.5);
  const starts = from.filter((view) => lines.isAvailable(view, height));
  const ends = to.filter((view) => lines.isAvailable(view, sheet.to + sheet.toHeight / 2));
  return { from: starts.length > 0 ? starts : from, to: ends.length > 0 ? ends : to };
}
