import type { CoverProcedure, LineChoice } from "./cover-rules";
import { lineSetsOf } from "./line-sets";
import type { LineSet } from "./line-sets";
import { CLEAR } from "./sight-lines";
import type { LineMeasure, SightLines } from "./sight-lines";
import { startOf } from "./sheet";
import { isBetter, LineCount, rankOfTally } from "./tally";
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

/** What is looked for on the lines. */
interface Looking {
  readonly walls: boolean;
  readonly creatures: boolean;
}

/** The lines that suit the attacker best, and the cover that they leave the target. */
export function chooseLines(lines: SightLines, procedure: CoverProcedure): Choice {
  const { creatures } = procedure;
  const all = bestOf(lines, procedure, procedure.lines, { walls: true, creatures: creatures === "same" });
  const best = procedure.lines.from === "body" ? { ...all, lines: tellingLines(all.lines) } : all;
  if (creatures === null || creatures === "same" || best.tally.walls === lines.scene.rules.grades.length - 1) return best;
  const past = bestOf(lines, procedure, creatures, { walls: false, creatures: true });
  if (past.tally.creatures <= best.tally.walls) return best;
  return { lines: past.lines, tally: { ...past.tally, walls: best.tally.walls } };
}

/** Of lines from many corners, those of one that tells most: something stops some of them, and as few as can be. */
function tellingLines(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const corners = new Map<Viewpoint, JudgedLine[]>();
  for (const line of lines) {
    const known = corners.get(line.from);
    if (known === undefined) corners.set(line.from, [line]);
    else known.push(line);
  }
  const stopped = (group: readonly JudgedLine[]): number => group.filter(({ measure }) => measure !== CLEAR).length || Infinity;
  return [...corners.values()].reduce((best, group) => (stopped(group) < stopped(best) ? group : best));
}

function bestOf(lines: SightLines, procedure: CoverProcedure, choice: LineChoice, looking: Looking): Choice {
  let best: Choice | null = null;
  for (const set of lineSetsOf(choice, lines.pair, lines.scene.field.grid)) {
    const used = choice.touching ? available(lines, set) : set;
    const found = judgeSet(lines, procedure, used, looking, best?.tally ?? null);
    if (found === null) continue;
    best = found;
    if (rankOfTally(best.tally) === 0 && best.tally.share === 0) break;
  }
  if (best === null) throw new RangeError("sight lines: got no set to choose from, expected the bodies to have spaces");
  return best;
}

/** The choice of a set when it suits the attacker better than the best so far; null when it does not. */
function judgeSet(lines: SightLines, procedure: CoverProcedure, set: LineSet, looking: Looking, best: Tally | null): Choice | null {
  const total = set.from.length * set.to.length;
  const count = new LineCount(lines.scene.rules, procedure.measure, total);
  const judged: JudgedLine[] = [];
  // With what is known, and the rest free, the set is already no better.
  const isLost = (): boolean => best !== null && !isBetter(count.tally(), best);
  for (const from of set.from) {
    for (const to of set.to) {
      const measure = looking.walls ? lines.measureWalls(from, to) : CLEAR;
      judged.push({ from, to, measure });
      if (measure === CLEAR) continue;
      count.addWalls(measure);
      if (isLost()) return null;
    }
  }
  if (looking.creatures && !count.stopped && lines.obstacles.length > 0) {
    for (const [i, { from, to, measure }] of judged.entries()) {
      const creatures = lines.creatureRank(from, to);
      if (creatures === 0) continue;
      const both = { ...measure, creatures };
      judged[i] = { from, to, measure: both };
      count.addCreatures(both);
      if (isLost()) return null;
    }
  }
  const tally = count.tally();
  return best === null || isBetter(tally, best) ? { lines: judged, tally } : null;
}

/** The set without the corners that a wall cuts off from their own space, unless none would be left. */
function available(lines: SightLines, { from, to }: LineSet): LineSet {
  const { sheet } = lines.pair;
  const height = startOf(sheet, 0.5);
  const starts = from.filter((view) => lines.isAvailable(view, height));
  const ends = to.filter((view) => lines.isAvailable(view, sheet.to + sheet.toHeight / 2));
  return { from: starts.length > 0 ? starts : from, to: ends.length > 0 ? ends : to };
}
