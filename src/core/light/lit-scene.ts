import type { Body, Box } from "../battlefield/body";
import { burns, carriedLightOf } from "../battlefield/carried-light";
import type { Field } from "../battlefield/field";
import type { Light, Options, Region, SceneData } from "../battlefield/types";
import { changesAmbient } from "./ambient";
import type { AmbientParts } from "./ambient";
import { arrivalsPast } from "./arrivals";
import type { Arrivals } from "./arrivals";
import { createLightIndex, overlap } from "./light-index";
import type { LightIndex } from "./light-index";
import type { LightRules } from "./light-rules";
import { boxOf, prepareLight } from "./prepared-light";
import type { PreparedLight } from "./prepared-light";
import type { ReachParts } from "./source-reach";

/** A battlefield's light under one ruleset, with everything settled that does not hang on who is asked about. */
export interface LitScene extends AmbientParts, ReachParts {
  readonly rules: LightRules;
  readonly standing: LightIndex;
  readonly carried: readonly PreparedLight[];
  /** The sources that may reach a box in pixels, for any eyes. */
  readonly near: (box: Box) => readonly PreparedLight[];
  /** Which sources arrive where. */
  readonly arrivals: Arrivals;
  /** What was worked out for bodies, by body and eyes; filled by the one who asks. */
  readonly known: KnownByBody;
}

/** A store by body that survives the moves of others. */
export interface KnownByBody {
  /** What this scene, or the one before it, knows of a body; undefined when light on it may have changed. */
  readonly get: (body: Body) => object | undefined;
  readonly set: (body: Body, value: object) => void;
}

interface Origin {
  readonly scene: SceneData;
  readonly options: Options;
  readonly lights: readonly Light[];
  readonly regions: readonly Region[];
}

interface Kept {
  readonly origin: Origin;
  readonly lit: LitScene;
  readonly store: WeakMap<Body, object>;
}

/** By ruleset: scenes by field, the newest scene by its walls, and lights once prepared. */
interface Memory {
  readonly byField: WeakMap<Field, LitScene>;
  readonly newest: WeakMap<object, Kept>;
  readonly prepared: WeakMap<Light, PreparedLight>;
  readonly carried: WeakMap<Body, PreparedLight | false>;
}

const MEMORY = new WeakMap<LightRules, Memory>();

/** The light of a field under a ruleset; kept by field, and shared between fields that differ in nothing that shines. */
export function litSceneOf(field: Field, rules: LightRules): LitScene {
  let memory = MEMORY.get(rules);
  if (memory === undefined) {
    memory = { byField: new WeakMap(), newest: new WeakMap(), prepared: new WeakMap(), carried: new WeakMap() };
    MEMORY.set(rules, memory);
  }
  let lit = memory.byField.get(field);
  if (lit === undefined) memory.byField.set(field, (lit = build(field, rules, memory)));
  return lit;
}

function build(field: Field, rules: LightRules, memory: Memory): LitScene {
  const { scene, options, lights, regions } = field.battlefield;
  const origin: Origin = { scene, options, lights, regions };
  const carried = carriedBy(field, rules, memory);
  const before = memory.newest.get(field.walls);
  const akin = before !== undefined && sameOrigin(before.origin, origin) ? before : null;
  if (akin !== null && sameMembers(akin.lit.carried, carried)) return akin.lit;
  const { pixelsPerUnit } = field.grid;
  const standing = akin?.lit.standing ?? indexOf(field, rules, memory);
  const store = new WeakMap<Body, object>();
  const reaches = carried.map((source) => boxOf(source, pixelsPerUnit));
  const lit: LitScene = {
    rules,
    scene,
    options,
    regions: akin?.lit.regions ?? regions.filter(changesAmbient),
    walls: field.walls,
    pixelsPerUnit,
    vertical: scene.vertical,
    standing,
    carried,
    near: (box) => {
      const close = carried.filter((_, i) => overlap(reaches[i] ?? box, box));
      return close.length > 0 ? standing.near(box).concat(close) : standing.near(box);
    },
    arrivals: arrivalsPast(field.walls),
    known: knownBy(store, akin, carried, pixelsPerUnit),
  };
  memory.newest.set(field.walls, { origin, lit, store });
  return lit;
}

/** A body that no moved light reaches, before or after, keeps its light: then a move touches only what is in reach. */
function knownBy(
  store: WeakMap<Body, object>,
  before: Kept | null,
  carried: readonly PreparedLight[],
  pixelsPerUnit: number,
): KnownByBody {
  const old = before?.store;
  const were = before?.lit.carried ?? [];
  const changed = [
    ...were.filter((light) => !carried.includes(light)),
    ...carried.filter((light) => !were.includes(light)),
  ];
  const boxes = changed.map((light) => boxOf(light, pixelsPerUnit));
  return {
    get: (body) => {
      const own = store.get(body);
      if (own !== undefined || old === undefined) return own;
      const kept = old.get(body);
      if (kept === undefined || boxes.some((box) => overlap(box, body.bounds))) return undefined;
      store.set(body, kept);
      return kept;
    },
    set: (body, value) => store.set(body, value),
  };
}

function indexOf(field: Field, rules: LightRules, memory: Memory): LightIndex {
  const carriers = new Set(field.bodies.map(({ token }) => token.id));
  const standing = field.lights
    .filter(({ id, carrier }) => carrier !== id || !carriers.has(id))
    .map((light) => {
      let prepared = memory.prepared.get(light);
      if (prepared === undefined) memory.prepared.set(light, (prepared = prepareLight(light, rules)));
      return prepared;
    });
  return createLightIndex(standing, { pixelsPerUnit: field.grid.pixelsPerUnit, spaceSize: field.scene.grid.size });
}

function carriedBy(field: Field, rules: LightRules, memory: Memory): readonly PreparedLight[] {
  const { darknessLevel, grid } = field.scene;
  const carried: PreparedLight[] = [];
  for (const body of field.bodies) {
    if (body.token.light === null) continue;
    let prepared = memory.carried.get(body);
    if (prepared === undefined) {
      const light = carriedLightOf(body, grid.distance);
      memory.carried.set(body, (prepared = light === null ? false : prepareLight(light, rules)));
    }
    if (prepared !== false && burns(prepared.light, darknessLevel)) carried.push(prepared);
  }
  return carried;
}

function sameOrigin(a: Origin, b: Origin): boolean {
  return a.scene === b.scene && a.options === b.options && a.lights === b.lights && a.regions === b.regions;
}

function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((member, i) => member === b[i]);
}
