import type { Field } from "../../../src/core/battlefield/field";
import type { Wall } from "../../../src/core/battlefield/types";
import type { LineChoice, CoverRules } from "../../../src/core/cover/cover-rules";
import { coverSceneOf } from "../../../src/core/cover/cover-scene";
import { lineSetsOf, type LineSet } from "../../../src/core/cover/line-sets";
import { passesThrough, weighCreature, type Obstacle } from "../../../src/core/cover/obstacles";
import { pairOf, procedureFor, type CoverQuery, type Pair } from "../../../src/core/cover/pair";
import { startOf } from "../../../src/core/cover/sheet";
import { isBetter, LineCount, rankOfTally, type Tally } from "../../../src/core/cover/tally";
import type { Viewpoint } from "../../../src/core/cover/viewpoints";
import type { ElevatedPoint, Point } from "../../../src/core/geometry/point";
import { createLinearWalls } from "../../../src/core/geometry/linear-walls";

/** Cover in the plainest way, and with what is in the way of each of the lines that decide. */
export interface LinearCover {
  readonly grade: (query: CoverQuery) => Tally;
  readonly explained: (query: CoverQuery) => { readonly tally: Tally; readonly by: readonly (readonly string[])[] };
}

/**
 * The same rules without index, without memory and without an early end: for every line of every set every wall and every
 * creature is asked. For whole walls between creatures that share no room. What the module is measured against.
 */
export function linearCover(field: Field, rules: CoverRules): LinearCover {
  const scene = coverSceneOf(field, rules);
  const walls = createLinearWalls(field.walls.walls, field.grid);
  const total = rules.grades.length - 1;

  /** Everybody else: nobody is left out for standing far off. */
  const othersOf = ({ attacker, target }: Pair): readonly Obstacle[] =>
    field.bodies
      .filter((body) => body !== attacker && body !== target)
      .map((body) => ({ body, pieces: scene.piecesOf(body), ...weighCreature(body, attacker, target, rules, field.options) }));

  const creaturesOn = (others: readonly Obstacle[], { sheet }: Pair, from: Viewpoint, to: Viewpoint): readonly Obstacle[] =>
    others.filter((other) => passesThrough(other, sheet, from.point, to.point));

  const judge = (pair: Pair, choice: LineChoice, look: { walls: boolean; creatures: boolean }): { set: LineSet; tally: Tally } => {
    const { measure } = procedureFor(scene, pair);
    const others = look.creatures ? othersOf(pair) : [];
    const found = lineSetsOf(choice, pair, field.grid).map((set) => {
      const count = new LineCount(rules, measure);
      count.begin(set.from.length * set.to.length);
      for (const from of set.from) {
        for (const to of set.to) {
          const [exact, inset] = pathsOf(from, to, startOf(pair.sheet, 0.5));
          const stopped = look.walls && [exact, inset].every((path) => !walls.isFree(path, "sight"));
          const creatures = Math.max(0, ...creaturesOn(others, pair, from, to).map(({ rank }) => rank));
          const line = { hidden: stopped ? 1 : 0, graded: false, rank: stopped ? total : 0, creatures };
          count.addWalls(line);
          count.addCreatures(line);
        }
      }
      return { set, tally: count.stopped ? { walls: total, creatures: 0, share: 1 } : count.tally() };
    });
    return found.reduce((best, next) => (isBetter(next.tally, best.tally) ? next : best));
  };

  const choose = (pair: Pair): { set: LineSet; tally: Tally } => {
    const { lines, creatures } = procedureFor(scene, pair);
    const best = judge(pair, lines, { walls: true, creatures: creatures === "same" });
    if (creatures === null || creatures === "same" || best.tally.walls === total) return best;
    const past = judge(pair, creatures, { walls: false, creatures: true });
    return past.tally.creatures <= best.tally.walls ? best : { ...past, tally: { ...past.tally, walls: best.tally.walls } };
  };

  return {
    grade: (query) => choose(pairOf(scene, query)).tally,
    explained: (query) => {
      const pair = pairOf(scene, query);
      const { set, tally } = choose(pair);
      const others = tally.walls === total ? [] : othersOf(pair);
      const by = set.from.flatMap((from) =>
        set.to.map((to) => {
          const [exact, inset] = pathsOf(from, to, startOf(pair.sheet, 0.5));
          const stopping = walls.isFree(exact, "sight") ? [] : walls.stops(inset, "sight");
          const first = stopping.filter(({ at }) => at.x === stopping[0]?.at.x && at.y === stopping[0]?.at.y);
          const creatures = creaturesOn(others, pair, from, to).filter(({ rank }) => rank > 0);
          return [...first.map(({ wall }: { wall: Wall }) => wall.id), ...creatures.map(({ body }) => body.token.id)];
        }),
      );
      return { tally, by };
    },
  };
}

/** The better of the two covers of a plain answer. */
export const linearRank = rankOfTally;

/** A line's exact way and its way by the corners drawn in, on one level. */
function pathsOf(from: Viewpoint, to: Viewpoint, z: number): readonly [readonly ElevatedPoint[], readonly ElevatedPoint[]] {
  const lift = ({ x, y }: Point): ElevatedPoint => ({ x, y, z });
  return [
    [from.centre, from.inset, from.point, to.point, to.inset, to.centre].map(lift),
    [from.centre, from.inset, to.inset, to.centre].map(lift),
  ];
}
