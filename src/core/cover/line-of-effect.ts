import type { Field } from "../battlefield/field";
import type { CoverRules } from "./cover-rules";
import { coverSceneOf } from "./cover-scene";
import { LinePassage } from "./line-passage";
import { pairOf } from "./pair";
import type { CoverQuery } from "./pair";
import { elevationAt } from "./sheet";
import type { WallReading } from "./line-passage";
import type { Viewpoint } from "./viewpoints";

/** Fractions of the target's body to which lines are drawn: near the feet, the middle, near the crown. */
const HEIGHTS = [0.5, 0.95, 0.05] as const;

/**
 * Whether an attacker, or an effect's origin, has some line to some corner of the target that no wall stops by its sight
 * restriction: the target is not wholly out of sight. Panes let it pass, whatever grade they were given.
 */
export function hasLineOfSight(field: Field, rules: CoverRules, query: CoverQuery): boolean {
  return hasLine(field, rules, query, null);
}

/** Whether an attack or effect can reach the target at all: some line is not stopped by what counts as a wall for cover. */
export function hasLineOfEffect(field: Field, rules: CoverRules, query: CoverQuery): boolean {
  return hasLine(field, rules, query, coverSceneOf(field, rules).readings.solid);
}

function hasLine(field: Field, rules: CoverRules, query: CoverQuery, reading: WallReading | null): boolean {
  const scene = coverSceneOf(field, rules);
  const pair = pairOf(scene, query);
  const { sheet } = pair;
  const bundle = field.walls.bundle([...pair.ground, ...pair.target.spaces.flatMap((space) => space.corners)]);
  const grounds = pair.from === null ? [pair.to] : [pair.from, pair.to];
  const passage = new LinePassage(bundle, pair.levels, reading, grounds);
  const starts = pair.from === null ? [pair.origin] : pair.from.spaces.flatMap((space) => space.corners);
  const ends = pair.to.spaces.flatMap((space) => space.corners);
  const reaches = (from: Viewpoint, to: Viewpoint): boolean =>
    HEIGHTS.some((height) => passage.isFree(from, to, elevationAt(sheet, height, 0), elevationAt(sheet, height, 1)));
  return starts.some((from) => from !== null && ends.some((to) => reaches(from, to)));
}
