import type { Grid } from "../geometry/grid";
import type { Point } from "../geometry/point";
import type { LineChoice } from "./cover-rules";
import type { Pair } from "./pair";
import type { BodyView, SpaceView, Viewpoint } from "./viewpoints";

/** Lines that are judged together: every one from one of these places to one of those. */
export interface LineSet {
  readonly from: readonly Viewpoint[];
  readonly to: readonly Viewpoint[];
}

/** One end of a set, with the spaces that it belongs to. */
interface End {
  readonly views: readonly Viewpoint[];
  readonly space: SpaceView | null;
}

/** The sets among which the attacker chooses, those between near places first. */
export function lineSetsOf(choice: LineChoice, pair: Pair, grid: Grid): readonly LineSet[] {
  const starts = startsOf(choice, pair);
  const ends = endsOf(choice, pair.to);
  const sets: (LineSet & { readonly distance: number })[] = [];
  for (const from of starts) {
    for (const to of ends) {
      if (choice.touching && !touch(from.space, to.space, grid)) continue;
      sets.push({ from: from.views, to: to.views, distance: apart(from, to) });
    }
  }
  if (sets.length === 0) return lineSetsOf({ ...choice, touching: false }, pair, grid);
  return sets.length < 2 ? sets : sets.sort((a, b) => a.distance - b.distance);
}

/** The ends that views were cut into, by how: views serve many pairs. */
const startsKnown = new WeakMap<BodyView, Partial<Record<LineChoice["from"], readonly End[]>>>();
const endsKnown = new WeakMap<BodyView, Record<string, readonly End[]>>();

function startsOf({ from }: LineChoice, { origin, from: view }: Pair): readonly End[] {
  if (view === null) return origin === null ? [] : [{ views: [origin], space: null }];
  let known = startsKnown.get(view);
  if (known === undefined) startsKnown.set(view, (known = {}));
  return (known[from] ??= cutStarts(from, view));
}

function cutStarts(from: LineChoice["from"], { corners, spaces }: BodyView): readonly End[] {
  if (from === "space") return spaces.map((space) => ({ views: space.corners, space }));
  if (from === "body") return [{ views: corners, space: null }];
  const points = from === "point" ? [...corners, ...spaces.map((space) => space.centre)] : corners;
  return points.map((point) => ({ views: [point], space: null }));
}

function endsOf({ to, centres }: LineChoice, view: BodyView): readonly End[] {
  let known = endsKnown.get(view);
  if (known === undefined) endsKnown.set(view, (known = {}));
  return (known[`${to} ${centres}`] ??= cutEnds(to, centres, view));
}

function cutEnds(to: LineChoice["to"], centres: boolean, view: BodyView): readonly End[] {
  const ends = view.spaces.map((space) => ({ views: centres ? [...space.corners, space.centre] : space.corners, space }));
  if (to === "space") return ends;
  return [{ views: centres ? ends.flatMap(({ views }) => views) : view.corners, space: null }];
}

function touch(a: SpaceView | null, b: SpaceView | null, grid: Grid): boolean {
  return a === null || b === null || grid.touching([a.space], [b.space]);
}

function apart(a: End, b: End): number {
  const [p, q] = [placeOf(a), placeOf(b)];
  return (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
}

function placeOf({ views, space }: End): Point {
  return space?.space.centre ?? views[0]?.point ?? { x: 0, y: 0 };
}
