import type { CoverMeasure, CoverRules } from "./cover-rules";
import { gradeRule, rankOf } from "./cover-rules";
import type { LineMeasure } from "./line-measure";

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

/** Adds up the lines of a set; what has not been added counts as free. A tally itself, of what was added so far. */
export class LineCount implements Tally {
  readonly #rules: CoverRules;
  readonly #measure: CoverMeasure;
  #total = 0;
  /** Lines by the rank of the cover that walls give on them. */
  readonly #ranks: number[];
  #byCreatures = 0;
  /** Lines' hidden parts, by walls alone and with creatures. */
  #byWalls = 0;
  #byAll = 0;

  constructor(rules: CoverRules, measure: CoverMeasure) {
    this.#rules = rules;
    this.#measure = measure;
    this.#ranks = new Array<number>(rules.grades.length).fill(0);
  }

  /** Begins anew, with a set of so many lines. */
  begin(total: number): void {
    this.#total = total;
    this.#ranks.fill(0);
    this.#byCreatures = 0;
    this.#byWalls = 0;
    this.#byAll = 0;
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
    this.#byCreatures = Math.max(this.#byCreatures, line.creatures);
    this.#byAll += 1 - this.#hiddenOn(line);
  }

  get share(): number {
    return this.#byAll / this.#total;
  }

  get walls(): number {
    return this.#measure.kind === "count" ? this.#countedRank(this.#measure) : this.#rankOfHidden(this.#measure, this.#byWalls);
  }

  get creatures(): number {
    if (this.#measure.kind === "count") return this.#byCreatures;
    if (this.#byAll === this.#byWalls) return 0;
    const all = this.#rankOfHidden(this.#measure, this.#byAll);
    return all > this.walls ? all : 0;
  }

  /** What the lines added so far come to, to be kept. */
  tally(): Tally {
    return { walls: this.walls, creatures: this.creatures, share: this.share };
  }

  #rankOfHidden({ grade, withoutWalls }: CoverMeasure & { kind: "share" }, hidden: number): number {
    const rank = rankOf(this.#rules, grade(hidden / this.#total));
    return this.stopped ? rank : Math.min(rank, rankOf(this.#rules, withoutWalls));
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
