import type { CoverLine } from "./cover";
import type { Choice } from "./choose-lines";
import type { ExcusedWall } from "./low-obstacles";
import type { Discounted } from "./obstacles";
import type { SightLines } from "./sight-lines";
import { CLEAR } from "./line-measure";
import type { LineMeasure } from "./line-measure";
import { endOf, startOf } from "./sheet";
import type { Viewpoint } from "./viewpoints";

/** Something in the way of the deciding lines. */
export interface Blocker {
  readonly id: string;
  readonly kind: "wall" | "creature" | "region";
  /** How many of the lines it is in the way of. */
  readonly lines: number;
  /** For a wall: it hides a part of the body only. */
  readonly low: boolean;
}

/** A creature on the deciding lines that gives no cover. */
export interface Passed {
  readonly id: string;
  readonly why: Discounted;
}

/** The deciding lines with what they met. */
export interface ExplainedLines {
  readonly lines: readonly CoverLine[];
  /** What is in the way of most lines first; the nearest to the attacker first where equal. */
  readonly blockers: readonly Blocker[];
  readonly passed: readonly Passed[];
  readonly excused: readonly ExcusedWall[];
}

/** Finds what is in the way of the lines that decide; of creatures too where they may count. */
export function explainLines(sight: SightLines, { set, measures }: Choice, creatures: boolean): ExplainedLines {
  const story = new LineStory(sight, creatures);
  const lines: CoverLine[] = [];
  for (const from of set.from) {
    for (const to of set.to) lines.push(story.tell(from, to, measures[lines.length] ?? CLEAR));
  }
  return { lines, ...story.end() };
}

/** Collects what lines meet. */
class LineStory {
  readonly #sight: SightLines;
  readonly #creatures: boolean;
  readonly #counts = new Map<string, Mutable<Blocker>>();
  readonly #passed = new Map<string, Passed>();
  readonly #excused = new Map<string, ExcusedWall>();

  constructor(sight: SightLines, creatures: boolean) {
    this.#sight = sight;
    this.#creatures = creatures;
  }

  tell(from: Viewpoint, to: Viewpoint, measure: LineMeasure): CoverLine {
    const sight = this.#sight;
    const { sheet } = sight.pair;
    const by: string[] = [];
    if (measure.rank > 0 || measure.hidden > 0) {
      for (const wall of sight.wallsOn(from, to, measure)) this.#count(by, wall.id, "wall", measure.hidden > 0 && measure.hidden < 1);
      for (const { region } of sight.regionsOn(from, to)) this.#count(by, region.id, "region", false);
    }
    if (this.#creatures) {
      for (const { body, rank, discounted } of sight.creaturesOn(from, to)) {
        if (rank > 0) this.#count(by, body.token.id, "creature", false);
        else if (discounted !== null) this.#passed.set(body.token.id, { id: body.token.id, why: discounted });
      }
    }
    for (const low of sight.excusedOn(from, to)) this.#excused.set(low.wall.id, low);
    return {
      from: { x: from.point.x, y: from.point.y, z: startOf(sheet, 0.5) },
      to: { x: to.point.x, y: to.point.y, z: endOf(sheet, 0.5) },
      blocked: measure.rank > 0 || measure.creatures > 0,
      by,
    };
  }

  end(): Omit<ExplainedLines, "lines"> {
    return {
      blockers: inOrder([...this.#counts.values()], this.#sight),
      passed: inIdOrder(this.#passed),
      excused: inIdOrder(this.#excused),
    };
  }

  #count(by: string[], id: string, kind: Blocker["kind"], low: boolean): void {
    by.push(id);
    const known = this.#counts.get(id);
    if (known === undefined) this.#counts.set(id, { id, kind, lines: 1, low });
    else {
      known.kind = kind;
      known.lines += 1;
      known.low &&= low;
    }
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function inOrder(blockers: readonly Blocker[], sight: SightLines): readonly Blocker[] {
  if (blockers.length < 2) return blockers;
  const distances = new Map(blockers.map((blocker) => [blocker.id, distanceOf(blocker, sight)]));
  const far = ({ id }: Blocker): number => distances.get(id) ?? Infinity;
  return blockers.toSorted((a, b) => b.lines - a.lines || far(a) - far(b) || (a.id < b.id ? -1 : 1));
}

/** Square pixels from the attacker's first corner to the middle of a creature; walls and regions come after creatures. */
function distanceOf({ id, kind }: Blocker, sight: SightLines): number {
  const centre = kind === "creature" ? sight.obstacles.find(({ body }) => body.token.id === id)?.body.centre : undefined;
  const from = sight.pair.attacker?.centre ?? sight.pair.ground[0];
  return centre === undefined || from === undefined ? Infinity : (centre.x - from.x) ** 2 + (centre.y - from.y) ** 2;
}

function inIdOrder<T>(items: ReadonlyMap<string, T>): readonly T[] {
  if (items.size < 2) return [...items.values()];
  return [...items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}
