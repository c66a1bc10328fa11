import type { Body, Box } from "../battlefield/body";
import { burns, carriedLightOf } from "../battlefield/carried-light";
import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { Battlefield, Light } from "../battlefield/types";
import { wallsChanged, wallVersionOf } from "../battlefield/wall-history";
import type { WallVersion } from "../battlefield/wall-history";
import { Arrivals } from "./arrivals";
import { KnownLight } from "./known-light";
import type { LightChange } from "./known-light";
import { LightGround } from "./light-ground";
import { LightIndex, mayReach } from "./light-index";
import type { LightRules } from "./light-rules";
import { prepareLight } from "./prepared-light";
import type { PreparedLight } from "./prepared-light";

/** A battlefield's light under one ruleset, with everything settled that does not hang on who is asked about. */
export interface LitScene {
  readonly ground: LightGround;
  readonly standing: LightIndex;
  readonly carried: readonly PreparedLight[];
  /** The sources that may reach a box in pixels, for plain eyes or for any. */
  readonly near: (box: Box, eyes: "plain" | "any") => readonly PreparedLight[];
  /** Which sources arrive where. */
  readonly arrivals: Arrivals;
  /** What was worked out for bodies; filled by the one who asks. */
  readonly known: KnownLight;
}

/** A lit scene with what it follows from, for the next one to take over what holds. */
interface Kept {
  readonly parts: Pick<Battlefield, "scene" | "options" | "lights" | "regions">;
  readonly walls: WallVersion;
  readonly lit: LitScene;
}

/** What outlives a change under one ruleset: the newest scene, and lights once prepared. */
interface Past {
  newest: Kept | null;
  readonly prepared: WeakMap<Light, PreparedLight>;
  readonly carried: WeakMap<Body, PreparedLight | false>;
}

const SCENES: Topic<Map<LightRules, LitScene>> = { begin: () => new Map<LightRules, LitScene>() };
const PAST: Topic<Map<LightRules, Past>> = { begin: () => new Map<LightRules, Past>() };

/** The light of a field under a ruleset; kept with the field, and shared between fields that differ in nothing that shines. */
export function litSceneOf(field: Field, rules: LightRules): LitScene {
  const scenes = field.memory.about(SCENES);
  let lit = scenes.get(rules);
  if (lit === undefined) scenes.set(rules, (lit = build(field, rules, pastOf(field, rules))));
  return lit;
}

function pastOf(field: Field, rules: LightRules): Past {
  const byRules = field.lineage.about(PAST);
  let past = byRules.get(rules);
  if (past === undefined) byRules.set(rules, (past = { newest: null, prepared: new WeakMap(), carried: new WeakMap() }));
  return past;
}

function build(field: Field, rules: LightRules, past: Past): LitScene {
  const { scene, options, lights, regions } = field.battlefield;
  const walls = wallVersionOf(field.walls);
  const before = past.newest;
  const standing = standingIn(field, rules, past);
  const carried = carriedBy(field, rules, past);
  const boxes = before !== null && isAkin(before, field, walls) ? wallsChanged(walls.history, before.walls.version, walls.version) : null;
  const akin = boxes === null ? null : before;
  const sameLights = akin !== null && akin.lit.standing === standing && sameMembers(akin.lit.carried, carried);
  if (sameLights && akin.walls.version === walls.version) return akin.lit;
  const near: LitScene["near"] = (box, eyes) => {
    const found = standing.near(box, eyes);
    for (const source of carried) if (mayReach(source, box, eyes)) found.push(source);
    return found;
  };
  const change: LightChange = {
    reaches: akin === null || sameLights ? [] : exchanged(akin.lit, standing, carried).map(({ widestBox }) => widestBox),
    walls: (boxes ?? []).map((box) => ({ box, sources: near(box, "any") })),
  };
  const lit: LitScene = {
    ground: new LightGround(field, rules),
    standing,
    carried,
    near,
    arrivals: new Arrivals(field),
    known: akin === null ? new KnownLight() : akin.lit.known.after(change, field.bodies),
  };
  past.newest = { parts: { scene, options, lights, regions }, walls, lit };
  return lit;
}

/** The lights that only one of two scenes has. */
function exchanged(
  before: LitScene,
  standing: LightIndex,
  carried: readonly PreparedLight[],
): readonly PreparedLight[] {
  const lists = [[before.carried, carried] as const];
  if (before.standing !== standing) lists.push([before.standing.sources, standing.sources]);
  return lists.flatMap(([one, other]) => {
    const were = new Set(one);
    const are = new Set(other);
    return [...one.filter((source) => !are.has(source)), ...other.filter((source) => !were.has(source))];
  });
}

/** The index of the lights that no token of the scene carries: the one before it, where they are the same. */
function standingIn(field: Field, rules: LightRules, { newest, prepared }: Past): LightIndex {
  if (newest?.parts.lights === field.battlefield.lights && newest.parts.scene === field.scene) return newest.lit.standing;
  const standing = field.standingLights
    .filter(({ id, carrier }) => carrier !== id || !field.has(id))
    .map((light) => {
      let known = prepared.get(light);
      if (known === undefined) prepared.set(light, (known = prepareLight(light, rules, field.grid.pixelsPerUnit)));
      return known;
    });
  if (newest !== null && sameMembers(newest.lit.standing.sources, standing)) return newest.lit.standing;
  return new LightIndex(standing, field.scene.grid.size);
}

function carriedBy(field: Field, rules: LightRules, past: Past): readonly PreparedLight[] {
  const { darknessLevel, grid } = field.scene;
  const carried: PreparedLight[] = [];
  for (const body of field.bodies) {
    if (body.token.light === null) continue;
    let prepared = past.carried.get(body);
    if (prepared === undefined) {
      const light = carriedLightOf(body, grid.distance);
      prepared = light === null ? false : prepareLight(light, rules, field.grid.pixelsPerUnit);
      past.carried.set(body, prepared);
    }
    if (prepared !== false && burns(prepared.light, darknessLevel)) carried.push(prepared);
  }
  return carried;
}

/** Whether a field has the same light as a scene but for what shines and what walls stop. */
function isAkin({ parts, walls }: Kept, { battlefield }: Field, { history }: WallVersion): boolean {
  return (
    walls.history === history &&
    parts.scene === battlefield.scene &&
    parts.options === battlefield.options &&
    parts.regions === battlefield.regions
  );
}

function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((member, i) => member === b[i]);
}
