import { Field } from "../../core/battlefield/field";
import type { Battlefield } from "../../core/battlefield/types";
import { BATTLEFIELD_VERSION } from "../../core/battlefield/types";
import { readScene, type SceneParts } from "../../documents/read-scene";
import { verticalRule, diagonalsOf } from "../compat";
import { tableOptions, tableRuleset } from "../settings/table";
import { isStale, noChanges, patched, type Changes } from "./changes";
import { creatureOf } from "./creature";

interface Entry {
  field: Field;
  changes: Changes;
}

const entries = new Map<string, Entry>();

/**
 * The prepared battlefield of a scene, read from its documents at their stored positions, whatever scene is viewed and
 * also with the canvas off. What did not change since the last call is not read again.
 */
export function fieldOf(scene: Scene): Field {
  const id = scene.id ?? "";
  const known = entries.get(id);
  if (known === undefined || known.changes.everything) {
    const field = Field.of({ version: BATTLEFIELD_VERSION, ruleset: tableRuleset().id, options: tableOptions(), ...partsOf(scene) });
    entries.set(id, { field, changes: noChanges() });
    return field;
  }
  if (isStale(known.changes)) {
    known.field = known.field.with(changedParts(scene, known.field.battlefield, known.changes));
    known.changes = noChanges();
  }
  return known.field;
}

/** Notes a change in a scene; nothing is read before somebody asks. */
export function touchScene(sceneId: string | null | undefined, note: (changes: Changes) => void): void {
  const entry = entries.get(sceneId ?? "");
  if (entry !== undefined) note(entry.changes);
}

/** Notes that everything has to be read anew: a setting changed. */
export function touchAll(): void {
  for (const entry of entries.values()) entry.changes.everything = true;
}

/** Forgets a scene that is gone. */
export function forgetScene(sceneId: string | null): void {
  entries.delete(sceneId ?? "");
}

/** The ids of the scenes that are kept up to date. */
export function knownScenes(): readonly string[] {
  return [...entries.keys()];
}

/** Reads a scene, or only the documents of the given ids of it. */
function partsOf(scene: Scene, only?: Pick<Changes, "tokens" | "walls" | "lights">): SceneParts {
  const data: Record<string, unknown> = { ...scene._source };
  if (only !== undefined) {
    for (const kind of ["tokens", "walls", "lights"] as const) data[kind] = chosen(data[kind], only[kind]);
  }
  return readScene(data, {
    diagonals: diagonalsOf(scene),
    vertical: verticalRule(),
    creature: (token) => creatureOf(scene, token),
  });
}

function chosen(list: unknown, ids: ReadonlySet<string>): unknown[] {
  return (list as readonly { _id?: unknown }[]).filter((data) => typeof data._id === "string" && ids.has(data._id));
}

function changedParts(scene: Scene, before: Battlefield, changes: Changes): Partial<SceneParts> {
  const fresh = partsOf(scene, changes);
  return {
    tokens: patched(before.tokens, changes.tokens, fresh.tokens),
    walls: patched(before.walls, changes.walls, fresh.walls),
    lights: patched(before.lights, changes.lights, fresh.lights),
    ...(changes.regions ? { regions: fresh.regions } : {}),
  };
}
