import type { Body } from "../core/battlefield/body";
import type { Field } from "../core/battlefield/field";
import { illuminate, sourcesOn } from "../core/light/illuminate";
import type { Ruleset } from "../core/rulesets/ruleset";
import { CHANGED_HOOK, tellChanged } from "./changed";
import { enterers, leavers } from "./light-moment";
import { fieldOf, touchScene } from "./read/fields";
import { forgetLongAgo, isCounting, now, rememberPassage } from "./read/light-times";
import { guarded } from "./report";
import { tableRuleset } from "./settings/table";

/** Who was on a scene when this client last looked, and who of them in a light that bears on them. */
interface Seen {
  readonly there: ReadonlySet<string>;
  /** In light that spoils their darkvision. */
  readonly spoilt: ReadonlySet<string>;
  /** In light that blinds whoever comes into it. */
  readonly glared: ReadonlySet<string>;
}

const seen = new Map<string, Seen>();

/** Keeps, on each client for itself, when creatures left light that spoils their eyes or came into light that blinds them; register once. */
export function followLight(): void {
  const on = (name: string, fn: (...args: never[]) => unknown): void => void Hooks.on(name as never, guarded("light", fn as never) as never);
  on(CHANGED_HOOK, (sceneId: string) => look(sceneId));
  on("canvasReady", () => look(canvas.scene?.id ?? ""));
  for (const name of ["updateWorldTime", "updateCombat", "deleteCombat"]) on(name, timePassed);
}

/** Tokens in their first rounds see otherwise with each round: they are read anew. */
async function timePassed(): Promise<void> {
  if (!bears(tableRuleset())) return;
  for (const scene of game.scenes) {
    const counting = scene.tokens.map(({ id }) => id ?? "").filter((id) => isCounting(scene.id, id));
    if (counting.length === 0) continue;
    readAnew(scene.id, counting);
    await forgetLongAgo(scene.id, counting);
  }
}

async function look(sceneId: string): Promise<void> {
  const rules = tableRuleset();
  const scene = game.scenes.get(sceneId);
  if (scene === undefined || !bears(rules)) return;
  const before = seen.get(sceneId);
  const after = lookAt(fieldOf(scene), rules);
  seen.set(sceneId, after);
  if (before === undefined) return;
  const left = leavers(before.spoilt, after.spoilt).filter((id) => after.there.has(id));
  const entered = enterers(before.glared, after.glared, before.there);
  if (left.length > 0) await rememberPassage(sceneId, left, "left", now(sceneId));
  if (entered.length > 0) await rememberPassage(sceneId, entered, "entered", now(sceneId));
  const changed = [...left, ...entered];
  if (changed.length > 0) readAnew(sceneId, changed);
}

function readAnew(sceneId: string, tokenIds: readonly string[]): void {
  touchScene(sceneId, (changes) => tokenIds.forEach((id) => changes.tokens.add(id)));
  tellChanged(sceneId);
}

/** Whether the table's rules ask for such times at all. */
function bears({ senses }: Ruleset): boolean {
  return senses.darkvision.spoiled !== null || (senses.lightSensitivity?.blindRounds ?? 0) > 0;
}

function lookAt(field: Field, rules: Ruleset): Seen {
  const those = (test: (body: Body) => boolean): ReadonlySet<string> => new Set(field.bodies.filter(test).map(({ token }) => token.id));
  return {
    there: those(() => true),
    spoilt: those((body) => isSpoilt(field, rules, body)),
    glared: those((body) => isGlared(field, rules, body)),
  };
}

function isSpoilt(field: Field, { light, senses }: Ruleset, body: Body): boolean {
  const { spoiled } = senses.darkvision;
  const { darkvision } = body.token.senses;
  if (spoiled === null || darkvision === 0 || darkvision === null) return false;
  return sourcesOn(field, light, body).some(({ source }) => !spoiled.except.includes(source.light.kind));
}

function isGlared(field: Field, { light, senses }: Ruleset, body: Body): boolean {
  const level = senses.lightSensitivity?.level ?? null;
  if (level === null || !body.token.traits.includes("light-blind")) return false;
  return illuminate(field, light, body.token, body).level === level;
}
