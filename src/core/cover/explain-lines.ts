import type { CoverLine } from "./cover";
import type { JudgedLine } from "./choose-lines";
import type { ExcusedWall } from "./low-obstacles";
import type { Discounted } from "./obstacles";
import type { SightLines } from "./sight-lines";
import { endOf, startOf } from "./sheet";

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

/** Finds what is in the way of the lines that decide. */
export function explainLines(sight: SightLines, judged: readonly JudgedLine[], creatures: boolean): ExplainedLines {
  const counts = new Map<string, Blocker>();
  const passed = new Map<string, Passed>();
  const excused = new Map<string, ExcusedWall>();
  const { sheet } = sight.pair;
  const lines = judged.map(({ from, to, measure }): CoverLine => {
    const by: string[] = [];
    const count = (id: string, kind: Blocker["kind"], low: boolean): void => {
      by.push(id);
      const known = counts.get(id);
      counts.set(id, { id, kind, lines: (known?.lines ?? 0) + 1, low: low && (known?.low ?? true) });
    };
    if (measure.rank > 0 || measure.hidden > 0) {
      for (const wall of sight.wallsOn(from, to)) count(wall.id, "wall", measure.hidden > 0 && measure.hidden < 1);
      for (const { region } of sight.regionsOn(from, to)) count(region.id, "region", false);
    }
    if (creatures) {
      for (const { body, rank, discounted } of sight.creaturesOn(from, to)) {
        if (rank > 0) count(body.token.id, "creature", false);
        else if (discounted !== null) passed.set(body.token.id, { id: body.token.id, why: discounted });
      }
    }
    for (const low of sight.excusedOn(from, to)) excused.set(low.wall.id, low);
    return {
      from: { x: from.point.x, y: from.point.y, z: startOf(sheet, 0.5) },
      to: { x: to.point.x, y: to.point.y, z: endOf(sheet, 0.5) },
      blocked: measure.rank > 0 || measure.creatures > 0,
      by,
    };
  });
  return {
    lines,
    blockers: inOrder([...counts.values()], sight),
    passed: inIdOrder(passed),
    excused: inIdOrder(excused),
  };
}

function inOrder(blockers: readonly Blocker[], sight: SightLines): readonly Blocker[] {
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
  return [...items].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}
