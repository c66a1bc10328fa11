import type { Field } from "../core/battlefield/field";
import { sourcesOn } from "../core/light/illuminate";
import type { Ruleset } from "../core/rulesets/ruleset";
import { recordOf } from "../documents/json";
import { CHANGED_HOOK } from "./changed";
import { MODULE_ID } from "./module-id";
import { fieldOf, touchScene } from "./read/fields";
import { LIGHT_LEFT as FLAG, now } from "./read/light-left";
import { guarded } from "./report";
import { tableRuleset } from "./settings/table";
import { leavers } from "./light-moment";

/** Who stood in light when the acting game master's client last looked, by scene. */
const lit = new Map<string, ReadonlySet<string>>();

/** Keeps, on the acting game master's client, when creatures whose darkvision light spoils left it; register once. */
export function followLight(): void {
  const on = (name: string, fn: (...args: never[]) => unknown): void => void Hooks.on(name as never, guarded("light", fn as never) as never);
  on(CHANGED_HOOK, (sceneId: string) => look(sceneId));
  on("canvasReady", () => look(canvas.scene?.id ?? ""));
  for (const name of ["updateWorldTime", "updateCombat", "deleteCombat"]) on(name, timePassed);
}

/** Tokens in their first rounds out of the light see otherwise with each round: they are read anew. */
function timePassed(): void {
  if (tableRuleset().senses.darkvision.spoiled === null) return;
  for (const scene of game.scenes) {
    const counting = scene.tokens.filter((token) => recordOf(token.flags[MODULE_ID as never])[FLAG] !== undefined);
    if (counting.length > 0) touchScene(scene.id, (changes) => counting.forEach((token) => changes.tokens.add(token.id ?? "")));
  }
}

async function look(sceneId: string): Promise<void> {
  const rules = tableRuleset();
  const scene = game.scenes.get(sceneId);
  if (scene === undefined || rules.senses.darkvision.spoiled === null || game.users.activeGM?.isSelf !== true) return;
  const field = fieldOf(scene);
  const before = lit.get(sceneId);
  const after = inLight(field, rules);
  lit.set(sceneId, after);
  if (before === undefined) return;
  const gone = leavers(before, after).filter((id) => scene.tokens.has(id));
  const left = now();
  const updates = gone.map((_id) => ({ _id, flags: { [MODULE_ID]: { [FLAG]: left } } }));
  if (updates.length > 0) await scene.updateEmbeddedDocuments("Token", updates as never);
}

/** The creatures with darkvision that stand in a light which spoils it. */
function inLight(field: Field, { light, senses }: Ruleset): ReadonlySet<string> {
  const except = senses.darkvision.spoiled?.except ?? [];
  const spoilt = field.bodies.filter(
    (body) =>
      body.token.senses.darkvision !== 0 && body.token.senses.darkvision !== null &&
      sourcesOn(field, light, body).some(({ source }) => !except.includes(source.light.kind)),
  );
  return new Set(spoilt.map(({ token }) => token.id));
}
