import type { Body, Box } from "../battlefield/body";
import { boxesMeet } from "../battlefield/box";
import { burns, carriedLightOf } from "../battlefield/carried-light";
import type { Field } from "../battlefield/field";
import type { Battlefield, Light } from "../battlefield/types";
import { wallsChanged, wallVersionOf } from "../battlefield/wall-history";
import type { WallHistory } from "../battlefield/wall-history";
import { changesAmbient } from "./ambient";
import type { AmbientParts } from "./ambient";
import { arrivalsPast } from "./arrivals";
import type { Arrivals } from "./arrivals";
import { keptLight } from "./kept-light";
import type { KnownByBody } from "./kept-light";
import { createLightIndex } from "./light-index";
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

/** A lit scene with what it follows from, for the next one to take over what holds. */
interface Kept {
  readonly parts: Pick<Battlefield, "scene" | "options" | "lights" | "regions">;
  readonly version: number;
  readonly lit: LitScene;
  readonly store: WeakMap<Body, object>;
}

/** By ruleset: scenes by field, the newest scene by the history of its walls, and lights once prepared. */
interface Memory {
  readonly byField: WeakMap<Field, LitScene>;
  readonly newest: WeakMap<WallHistory, Kept>;
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
  const { history, version } = wallVersionOf(field.walls);
  const carried = carriedBy(field, rules, memory);
  const before = memory.newest.get(history) ?? null;
  const standing = standingIn(field, rules, memory, before);
  const walls = before === null ? null : wallsChanged(history, before.version, version);
  const akin = walls !== null && before !== null && isAkin(before.parts, field.battlefield) ? before : null;
  const sameLights = akin !== null && akin.lit.standing === standing && sameMembers(akin.lit.carried, carried);
  if (sameLights && akin.version === version) return akin.lit;
  const { pixelsPerUnit } = field.grid;
  const store = new WeakMap<Body, object>();
  const reaches = carried.map((source) => boxOf(source, pixelsPerUnit));
  const near = (box: Box): readonly PreparedLight[] => {
    const close = carried.filter((_, i) => boxesMeet(reaches[i] ?? box, box));
    return close.length > 0 ? standing.near(box).concat(close) : standing.near(box);
  };
  const changed = akin === null || sameLights ? [] : exchanged(akin.lit, standing, carried);
  const change = { reaches: changed.map((source) => boxOf(source, pixelsPerUnit)), walls: walls ?? [] };
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
    near,
    arrivals: arrivalsPast(field.walls),
    known: keptLight(store, akin?.store ?? null, change, near),
  };
  memory.newest.set(history, { parts: { scene, options, lights, regions }, version, lit, store });
  return lit;
}

/** The lights that only one of two scenes has. */
function exchanged(
  before: LitScene,
  standing: LightIndex,
  carried: readonly PreparedLight[],
): readonly PreparedLight[] {
  const were = new Set([...before.standing.sources, ...before.carried]);
  const are = new Set([...standing.sources, ...carried]);
  return [...[...were].filter((source) => !are.has(source)), ...[...are].filter((source) => !were.has(source))];
}

/** The index of the lights that no token of the scene carries: the one before it, where they are the same. */
function standingIn(field: Field, rules: LightRules, memory: Memory, before: Kept | null): LightIndex {
  if (before?.parts.lights === field.battlefield.lights && before.parts.scene === field.scene) return before.lit.standing;
  const standing = field.standingLights
    .filter(({ id, carrier }) => carrier !== id || !field.has(id))
    .map((light) => {
      let prepared = memory.prepared.get(light);
      if (prepared === undefined) memory.prepared.set(light, (prepared = prepareLight(light, rules)));
      return prepared;
    });
  if (before !== null && sameMembers(before.lit.standing.sources, standing)) return before.lit.standing;
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

/** Whether two battlefields have the same light but for what shines and what walls stop. */
function isAkin(a: Pick<Battlefield, "scene" | "options" | "regions">, b: typeof a): boolean {
  return a.scene === b.scene && a.options === b.options && a.regions === b.regions;
}

function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((member, i) => member === b[i]);
}
