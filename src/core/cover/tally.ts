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

/** The better of the two covers of a tally. */
export function rankOfTally(tally: Tally): number {
  return Math.max(tally.walls, tally.creatures);
}

/** Whether a tally suits the attacker better than another: less cover, or as much with less hidden. */
export function isBetter(a: Tally, b: Tally): boolean {
  const difference = rankOfTally(a) - rankOfTally(b);
  return difference < 0 || (difference === 0 && a.share < b.share);
}

/** Adds up the lines of a set; what has not been added counts as free. */
export class LineCount {
  readonly #rules: CoverRules;
  readonly #measure: CoverMeasure;
  readonly #total: number;
  /** Lines by the rank of the cover that walls give on them. */
  readonly #ranks: number[];
  #creatures = 0;
  /** Lines' hidden parts, by walls alone and with creatures. */
  #byWalls = 0;
  #byAll = 0;

  /**
   * @param total - How many lines the set has.
   */
  constructor(rules: CoverRules, measure: CoverMeasure, total: number) {
    this.#rules = rules;
    this.#measure = measure;
    this.#total = total;
    this.#ranks = new Array<number>(rules.grades.length).fill(0);
  }

  /** Whether walls stop every line. */
  get stopped(): boolean {
    return this.#ranks[this.#ranks.length - 1] === this.#total;
  }

  /** Adds what walls do to a line. */
  addWalls(line: LineMeasure): void {
    if (line.rank > 0) this.#ranks[line.rank] = (this.#ranks[line.rank] ?? 0) + 1;
    const hidden = this.#hiddenOn(line);
    this.#byWalls += hidden;
    this.#byAll += hidden;
  }

  /** Adds what creatures do to a line whose walls were added before. */
  addCreatures(line: LineMeasure): void {
    if (line.creatures === 0) return;
    this.#creatures = Math.max(this.#creatures, line.creatures);
    this.#byAll += 1 - this.#hiddenOn(line);
  }

  /** What the lines added so far come to. */
  tally(): Tally {
    const share = this.#byAll / this.#total;
    if (this.#measure.kind === "count") return { walls: this.#countedRank(this.#measure), creatures: this.#creatures, share };
    const most = this.stopped ? this.#ranks.length - 1 : rankOf(this.#rules, this.#measure.withoutWalls);
    const { grade } = this.#measure;
    const rankFor = (hidden: number): number => Math.min(most, rankOf(this.#rules, grade(hidden / this.#total)));
    const walls = rankFor(this.#byWalls);
    const all = rankFor(this.#byAll);
    return { walls, creatures: all > walls ? all : 0, share };
  }

  /**
   * Each grade that a line has is counted as if it stopped lines, and then holds at most itself: a slit that gives improved
   * cover cannot give more than that, nor more than a solid wall in its place.
   */
  #countedRank(measure: CoverMeasure & { kind: "count" }): number {
    let [best, lines] = [0, 0];
    for (let rank = this.#ranks.length - 1; rank > best; rank -= 1) {
      const here = this.#ranks[rank] ?? 0;
      if (here === 0) continue;
      lines += here;
      best = Math.max(best, Math.min(rank, rankOf(this.#rules, measure.grade(lines, this.#total))));
    }
    return best;
  }

  #hiddenOn(line: LineMeasure): number {
    if (line.rank === this.#ranks.length - 1) return 1;
    if (!line.graded) return line.hidden;
    const { kind } = this.#measure;
    const graded = kind === "share" ? this.#measure.shareOf(gradeRule(this.#rules, line.rank).grade) : 1;
    return Math.max(line.hidden, graded);
  }
}
