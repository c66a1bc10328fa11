import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import { coverRegionsOf } from "./cover-regions";
import type { CoverRegion } from "./cover-regions";
import type { CoverRules } from "./cover-rules";
import type { BodyView } from "./viewpoints";
import { viewOf } from "./viewpoints";
import { readWalls } from "./wall-readings";
import type { WallReadings } from "./wall-readings";

/** What cover needs of a field under one game's rules; derived once. */
export interface CoverScene {
  readonly field: Field;
  readonly rules: CoverRules;
  readonly readings: WallReadings;
  readonly regions: readonly CoverRegion[];
  /** Spaces are cuts of rectangles: the grid has squares, or there is none. */
  readonly rectangular: boolean;
  readonly inset: number;
  readonly viewOf: (body: Body) => BodyView;
}

const scenes = new WeakMap<Field, WeakMap<CoverRules, CoverScene>>();
/** The views of bodies by the part that they are drawn in; bodies outlive the fields that share them. */
const views = new Map<number, WeakMap<Body, BodyView>>();

/** The cover scene of a field under a game's rules. */
export function coverSceneOf(field: Field, rules: CoverRules): CoverScene {
  let byRules = scenes.get(field);
  if (byRules === undefined) scenes.set(field, (byRules = new WeakMap()));
  let scene = byRules.get(rules);
  if (scene === undefined) byRules.set(rules, (scene = prepare(field, rules)));
  return scene;
}

function prepare(field: Field, rules: CoverRules): CoverScene {
  const { inset } = field.options;
  if (!(inset >= 0 && inset < 0.5)) throw new RangeError(`options.inset: got ${inset}, expected at least 0 and below 0.5`);
  let known = views.get(inset);
  if (known === undefined) views.set(inset, (known = new WeakMap()));
  const seen = known;
  return {
    field,
    rules,
    readings: readWalls(field.walls.walls, rules, field.options.panesStopAttacks),
    regions: coverRegionsOf(field.regions, rules),
    rectangular: field.scene.grid.type <= 1,
    inset,
    viewOf: (body) => {
      let view = seen.get(body);
      if (view === undefined) seen.set(body, (view = viewOf(body, inset)));
      return view;
    },
  };
}
