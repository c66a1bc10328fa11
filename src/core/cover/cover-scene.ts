import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { Wall } from "../battlefield/types";
import type { WallIndex } from "../geometry/wall-index";
import { piecesOf } from "./creature-shape";
import type { Piece } from "./creature-shape";
import { coverRegionsOf } from "./cover-regions";
import type { CoverRegion } from "./cover-regions";
import type { CoverRules } from "./cover-rules";
import type { LineMeasure } from "./line-measure";
import type { BodyView } from "./viewpoints";
import { viewOf } from "./viewpoints";
import { readWalls } from "./wall-readings";
import type { CoverWalls } from "./wall-readings";

/** What cover needs of a field under one game's rules; derived once. */
export interface CoverScene {
  readonly field: Field;
  readonly rules: CoverRules;
  readonly walls: CoverWalls;
  readonly regions: readonly CoverRegion[];
  /** What a line is that walls stop. */
  readonly stopped: LineMeasure;
  /** Part of a space by which bodies are drawn in on each side. */
  readonly inset: number;
  readonly viewOf: (body: Body) => BodyView;
  readonly piecesOf: (body: Body) => readonly Piece[];
}

const SCENES: Topic<Map<CoverRules, CoverScene>> = { begin: () => new Map<CoverRules, CoverScene>() };

/** What follows from a body alone, by the part that it is drawn in: bodies outlive the fields that share them. */
interface Shapes {
  readonly views: WeakMap<Body, BodyView>;
  readonly pieces: WeakMap<Body, readonly Piece[]>;
}

const SHAPES: Topic<Map<number, Shapes>> = { begin: () => new Map<number, Shapes>() };

/** The cover scene of a field under a game's rules. */
export function coverSceneOf(field: Field, rules: CoverRules): CoverScene {
  const byRules = field.memory.about(SCENES);
  let scene = byRules.get(rules);
  if (scene === undefined) byRules.set(rules, (scene = prepare(field, rules)));
  return scene;
}

function prepare(field: Field, rules: CoverRules): CoverScene {
  const { inset } = field.options;
  if (!(inset >= 0 && inset < 0.5)) throw new RangeError(`options.inset: got ${inset}, expected at least 0 and below 0.5`);
  const shapes = field.lineage.about(SHAPES);
  let known = shapes.get(inset);
  if (known === undefined) shapes.set(inset, (known = { views: new WeakMap(), pieces: new WeakMap() }));
  const { views, pieces } = known;
  // Spaces are cuts of one rectangle on squares and without a grid.
  const rectangular = field.scene.grid.type <= 1;
  return {
    field,
    rules,
    walls: wallsOf(field, rules),
    regions: coverRegionsOf(field.regions, rules),
    stopped: { hidden: 1, graded: false, rank: rules.grades.length - 1, creatures: 0 },
    inset,
    viewOf: (body) => remember(views, body, () => viewOf(body, inset)),
    piecesOf: (body) => remember(pieces, body, () => piecesOf(body, rectangular, inset)),
  };
}

/** Read walls outlive the fields that share them: creatures move, walls seldom do. */
const READ_ONCE: Topic<WeakMap<WallIndex<Wall>, { rules: CoverRules; panes: boolean; walls: CoverWalls }[]>> = {
  begin: () => new WeakMap(),
};

function wallsOf({ walls: index, options, lineage }: Field, rules: CoverRules): CoverWalls {
  const panes = options.panesStopAttacks;
  const readOnce = lineage.about(READ_ONCE);
  let known = readOnce.get(index);
  if (known === undefined) readOnce.set(index, (known = []));
  const found = known.find((entry) => entry.rules === rules && entry.panes === panes);
  if (found !== undefined) return found.walls;
  const walls = readWalls(index.walls, rules, panes);
  known.push({ rules, panes, walls });
  return walls;
}

function remember<T extends object>(known: WeakMap<Body, T>, body: Body, make: () => T): T {
  let value = known.get(body);
  if (value === undefined) known.set(body, (value = make()));
  return value;
}
