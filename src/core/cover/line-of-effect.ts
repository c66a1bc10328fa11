import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { Wall } from "../battlefield/types";
import type { WallIndex } from "../geometry/wall-index";
import type { CoverRules } from "./cover-rules";
import { coverSceneOf } from "./cover-scene";
import type { CoverScene } from "./cover-scene";
import { pairOf, procedureFor } from "./pair";
import type { CoverQuery } from "./pair";
import { endOf, startOf } from "./sheet";
import { passageOf } from "./sight-lines";
import type { BodyView, Viewpoint } from "./viewpoints";
import { readAs } from "./wall-readings";
import type { ReadWalls } from "./wall-readings";

/** Fractions of the target's body to which lines are drawn: near the feet, the middle, near the crown. */
const HEIGHTS = [0.5, 0.95, 0.05] as const;
/** The same where all walls are of full height: every line meets the same. */
const MIDDLE = [0.5] as const;

/** What gets through from an attacker, or from an effect's origin, to a target. */
export interface Reach {
  readonly sight: boolean;
  readonly effect: boolean;
}

/**
 * Whether an attacker, or an effect's origin, has some line, of those that the game compares, to some point of the target that no wall stops by its sight
 * restriction: the target is not wholly out of sight. Panes let it pass, whatever grade they were given.
 */
export function hasLineOfSight(field: Field, rules: CoverRules, query: CoverQuery): boolean {
  const inSight = field.lineage.about(IN_SIGHT);
  let walls = inSight.get(field.walls);
  if (walls === undefined) inSight.set(field.walls, (walls = readAs(field.walls.walls, null)));
  return hasLine(coverSceneOf(field, rules), query, walls);
}

/** Whether an attack or effect can reach the target at all: some line is not stopped by what counts as a wall for cover. */
export function hasLineOfEffect(field: Field, rules: CoverRules, query: CoverQuery): boolean {
  const scene = coverSceneOf(field, rules);
  return hasLine(scene, query, scene.walls.solid);
}

/** Both at once: where no wall is more or less for cover than for sight, they are one. */
export function reachOf(field: Field, rules: CoverRules, query: CoverQuery): Reach {
  const effect = hasLineOfEffect(field, rules, query);
  const alike = coverSceneOf(field, rules).walls.solid.reading === null;
  return { sight: alike ? effect : hasLineOfSight(field, rules, query), effect };
}

/** The walls of scenes as their sight restrictions say. */
const IN_SIGHT: Topic<WeakMap<WallIndex<Wall>, ReadWalls>> = { begin: () => new WeakMap() };

function hasLine(scene: CoverScene, query: CoverQuery, walls: ReadWalls): boolean {
  const pair = pairOf(scene, query);
  const { sheet } = pair;
  const passage = passageOf(scene, pair, walls, null);
  const { from, centres } = procedureFor(scene, pair).lines;
  const starts = pair.from === null ? [pair.origin] : [...pair.from.corners, ...(from === "point" ? centresOf(pair.from) : [])];
  const ends = [...pair.to.spaces.flatMap((space) => space.corners), ...(centres ? centresOf(pair.to) : [])];
  const heights = walls.screen.hasHeights ? HEIGHTS : MIDDLE;
  const reaches = (from: Viewpoint, to: Viewpoint): boolean =>
    heights.some((height) => passage.isFree(from, to, startOf(sheet, height), endOf(sheet, height)));
  return starts.some((from) => from !== null && ends.some((to) => reaches(from, to)));
}

function centresOf(view: BodyView): readonly Viewpoint[] {
  return view.spaces.map(({ centre }) => centre);
}
