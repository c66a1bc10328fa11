import type { CoverProcedure, LineChoice } from "./cover-rules";
import { CLEAR } from "./line-measure";
import type { LineMeasure } from "./line-measure";
import { lineSetsOf } from "./line-sets";
import type { LineSet } from "./line-sets";
import type { SightLines } from "./sight-lines";
import { startOf } from "./sheet";
import { isBetter, LineCount, rankOfTally } from "./tally";
import type { Tally } from "./tally";

/** The set of lines that decides, and what it comes to. */
export interface Choice {
  readonly set: LineSet;
  /** What each line of the set met: those from its first place, then those from the next. */
  readonly measures: readonly LineMeasure[];
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
  const best = procedure.lines.from === "body" ? tellingLines(all) : all;
  if (creatures === null || creatures === "same" || best.tally.walls === lines.scene.rules.grades.length - 1) return best;
  const past = bestOf(lines, procedure, creatures, { walls: false, creatures: true });
  if (past.tally.creatures <= best.tally.walls) return best;
  return { ...past, tally: { ...past.tally, walls: best.tally.walls } };
}

/** Of lines from many corners, those of one that tells most: something stops some of them, and as few as can be. */
function tellingLines({ set: { from, to }, measures, tally }: Choice): Choice {
  const ofCorner = (corner: number): readonly LineMeasure[] => measures.slice(corner * to.length, (corner + 1) * to.length);
  let [best, least] = [0, Infinity];
  for (let corner = 0; corner < from.length; corner++) {
    const stopped = ofCorner(corner).filter((measure) => measure !== CLEAR).length;
    if (stopped > 0 && stopped < least) [best, least] = [corner, stopped];
  }
  return { set: { from: from.slice(best, best + 1), to }, measures: ofCorner(best), tally };
}

function bestOf(lines: SightLines, procedure: CoverProcedure, choice: LineChoice, looking: Looking): Choice {
  const count = new LineCount(lines.scene.rules, procedure.measure);
  let best: Choice | null = null;
  let measures: LineMeasure[] = [];
  for (const set of lineSetsOf(choice, lines.pair, lines.scene.field.grid)) {
    const used = choice.touching ? available(lines, set) : set;
    measures.length = 0;
    if (!isBetterSet(lines, used, looking, count, measures, best?.tally ?? null)) continue;
    best = { set: used, measures, tally: count.tally() };
    if (rankOfTally(best.tally) === 0 && best.tally.share === 0) break;
    if (count.stopped && lines.areCutOff) break;
    measures = [];
  }
  if (best === null) throw new RangeError("sight lines: got no set to choose from, expected the bodies to have spaces");
  return best;
}

/** Whether a set suits the attacker better than the best so far; fills in the count and the measures of its lines. */
function isBetterSet(lines: SightLines, set: LineSet, looking: Looking, count: LineCount, measures: LineMeasure[], best: Tally | null): boolean {
  count.begin(set.from.length * set.to.length);
  for (const from of set.from) {
    for (const to of set.to) {
      const measure = looking.walls ? lines.measureWalls(from, to) : CLEAR;
      measures.push(measure);
      if (measure === CLEAR) continue;
      count.addWalls(measure);
      // With what is known, and the rest free, the set is already no better.
      if (best !== null && !isBetter(count, best)) return false;
    }
  }
  if (looking.creatures && !count.stopped && lines.obstacles.length > 0 && !addCreatures(lines, set, measures, count, best)) return false;
  return best === null || isBetter(count, best);
}

/** Adds what creatures do to the lines of a set; false once it is no better than the best. */
function addCreatures(lines: SightLines, { from, to }: LineSet, measures: LineMeasure[], count: LineCount, best: Tally | null): boolean {
  let line = 0;
  for (const start of from) {
    for (const end of to) {
      const creatures = lines.creatureRank(start, end);
      if (creatures > 0) {
        const both = (measures[line] = { ...(measures[line] ?? CLEAR), creatures });
        count.addCreatures(both);
        if (best !== null && !isBetter(count, best)) return false;
      }
      line += 1;
    }
  }
  return true;
}

/** The set without the corners that a wall cuts off from their own space, unless none would be left. */
function available(lines: SightLines, { from, to }: LineSet): LineSet {
  const { sheet } = lines.pair;
  const height = startOf(sheet, 0.5);
  const starts = from.filter((view) => lines.isAvailable(view, height));
  const ends = to.filter((view) => lines.isAvailable(view, sheet.to + sheet.toHeight / 2));
  return { from: starts.length > 0 ? starts : from, to: ends.length > 0 ? ends : to };
}
