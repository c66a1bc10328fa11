import type { Body } from "../../core/battlefield/body";
import { CHANGED_HOOK } from "../changed";
import { HOOK_PREFIX, I18N_ROOT, MODULE_ID } from "../module-id";
import { fieldOf } from "../read/fields";
import { guarded, report } from "../report";
import { getSetting } from "../settings/settings";
import { tableRuleset } from "../settings/table";
import { chosenKind, likelyKind } from "./attack-kind";
import { fieldAsKnown } from "./known-field";
import { drawPlaces } from "./draw-places";
import { knowledgeOf, selectedToken, type MapToken } from "./follow";
import { groundAround } from "./map-ground";
import { legendOn } from "./map-legend";
import { overridesFor } from "./overrides";
import { measurePlaces, type MeasuredPlace } from "./places";
import { runInSlices } from "./slices";

/** Milliseconds of a frame that measuring may take. */
const BUDGET = 4;

/** Name of the container with the painted places. */
export const MAP_DRAWING = `${MODULE_ID}.cover-map`;

/** Takes the map away that is on show; null where there is none. */
let takeDown: (() => void) | null = null;
let waiting = false;

/** Shows the map of places by cover, or takes it away. */
export function toggleCoverMap(): void {
  if (takeDown === null) paint();
  else dropCoverMap();
}

/** Takes the map away; measuring ends. */
export function dropCoverMap(): void {
  takeDown?.();
  takeDown = null;
}

/** Keeps the map right while it is on show: what changes starts it anew; register once, in `init`. */
export function followCoverMap(): void {
  const anew = (): void => {
    if (takeDown === null || waiting) return;
    waiting = true;
    requestAnimationFrame(guarded("cover", () => {
      waiting = false;
      if (takeDown !== null) paint();
    }));
  };
  for (const name of ["controlToken", "targetToken", CHANGED_HOOK, `${HOOK_PREFIX}.assessed`]) Hooks.on(name as never, anew as never);
  Hooks.on("canvasTearDown", dropCoverMap);
}

function paint(): void {
  const attacker = selectedToken();
  const target = attacker === null ? null : targetOf(attacker);
  const scene = canvas.ready ? (canvas.scene ?? null) : null;
  dropCoverMap();
  if (scene === null || attacker === null || target === null) {
    ui.notifications?.info(`${I18N_ROOT}.CoverMap.Needs`, { localize: true });
    return;
  }
  takeDown = paintMap(scene, attacker, target);
}

function paintMap(scene: Scene, attacker: MapToken, target: MapToken): (() => void) | null {
  const whole = fieldOf(scene);
  const [from, to] = [attacker.document.id ?? "", target.document.id ?? ""];
  const mayKnow = knowledgeOf(whole, scene);
  const field = fieldAsKnown(whole, mayKnow, whole.bodies, new Set([from, to]));
  const ground = groundAround(attacker, field, getSetting("coverMapRange"), (id) => id === to || mayKnow(id));
  if (ground === null) return null;
  const { cover: rules, attack } = tableRuleset();
  const [own, aim] = [field.body(from), field.body(to)];
  const last = chosenKind(from);
  const decided = overridesFor(scene, from, to).cover ?? null;
  const drawing = new PIXI.Container();
  drawing.name = MAP_DRAWING;
  drawing.eventMode = "none";
  canvas.controls?.addChildAt(drawing, 0);
  const legend = legendOn(canvas.app?.view.ownerDocument ?? document);
  const found: MeasuredPlace[] = [];
  const counts = new Map<number, number>();
  const tell = (done: boolean): void => {
    drawPlaces(drawing, found, rules.grades.length - 1, scene.grid.size);
    legend.write({ target: target.document.name, counts, done, decided: decided !== null, big: own.spaces.length > 1 ? attacker.document.name : null }, rules);
  };
  tell(false);
  const query = { attacker: own, target: aim, kindFrom: (body: Body) => likelyKind(field, attack, body, aim, last), decided };
  const cancel = runInSlices(measurePlaces(field, rules, query, ground), BUDGET, {
    took: (places) => {
      found.push(...places);
      for (const { rank } of places) counts.set(rank, (counts.get(rank) ?? 0) + 1);
      tell(false);
    },
    done: () => tell(true),
    failed: (error) => report(error, "cover"),
  });
  return () => {
    cancel();
    legend.remove();
    if (!drawing.destroyed) drawing.destroy({ children: true });
  };
}

/** The marked target, else what is under the pointer. */
function targetOf(attacker: MapToken): MapToken | null {
  const others = (canvas.tokens?.placeables ?? []).filter((token) => token !== attacker && token.visible);
  return others.find((token) => game.user.targets.has(token)) ?? others.find((token) => token.hover) ?? null;
}
