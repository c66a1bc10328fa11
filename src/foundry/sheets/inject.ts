import { unitsPerFoot } from "../../core/geometry/feet";
import { recordOf, type Json } from "../../documents/json";
import { MODULE_ID } from "../module-id";
import { guarded } from "../report";
import { tableOptions, tableRuleset } from "../settings/table";
import { fieldset, flagPath, type FormPlace } from "./form-row";
import { presetGroup } from "./preset-select";
import { creatureRows, lightRows, sceneRows } from "./rows";

/** A sheet as far as it is used here: a window with a document, or the prototype of an actor's tokens. */
export interface Sheet {
  readonly id: string;
  readonly document?: { readonly flags?: unknown; readonly parent?: unknown };
  readonly token?: { readonly flags?: unknown; readonly parent?: unknown };
  readonly actor?: { readonly prototypeToken?: { readonly flags?: unknown } | null } | null;
  readonly position?: { readonly height?: unknown };
  setPosition?(position: object): unknown;
}

/** Fieldsets of ours in Foundry's own sheets, whose forms save them; register once. */
export function extendSheets(): void {
  onSheet("renderSceneConfig", (app, element) => {
    const place = placeOf(app, "Scene");
    addFieldset(app, element, "environment.darknessLevel", fieldset(place, sceneRows(tableRuleset(), tableOptions())));
  });
  onSheet("renderAmbientLightConfig", (app, element) => {
    const place = placeOf(app, "Light");
    addFieldset(app, element, "config.dim", fieldset(place, lightRows(), presets(app, place, "config")));
  });
  for (const name of ["renderTokenConfig", "renderPrototypeTokenConfig"]) onSheet(name, extendToken);
}

/** Calls a function with each sheet of a kind that is drawn; a fault leaves out our fields alone. */
export function onSheet(name: string, fn: (app: Sheet, element: HTMLElement) => void): void {
  Hooks.on(name as never, guarded("sheet", fn as (...args: unknown[]) => void) as never);
}

function extendToken(app: Sheet, element: HTMLElement): void {
  const creature = placeOf(app, "Creature");
  const light: FormPlace = { ...placeOf(app, "Light"), path: flagPath("light"), values: recordOf(creature.values["light"]) };
  addFieldset(app, element, "name", fieldset(creature, creatureRows(tableRuleset())));
  addFieldset(app, element, "light.dim", fieldset(light, lightRows(), presets(app, light, "light")));
}

function presets(app: Sheet, place: FormPlace, own: string): HTMLElement {
  return presetGroup(place, own, tableRuleset().id, unitsPerFoot(gridOf(app)));
}

/** The grid that the sheet's document stands on; a prototype is made for the scene on show, or one of feet. */
function gridOf(app: Sheet): { readonly units: string; readonly distance: number } {
  const parent = recordOf((app.document ?? app.token)?.parent);
  const grid = recordOf(parent["grid"] ?? canvas.scene?.grid);
  return { units: typeof grid["units"] === "string" ? grid["units"] : "ft", distance: typeof grid["distance"] === "number" ? grid["distance"] : 5 };
}

/** Where our rows of a sheet read and write. @param texts - Name of their texts under GRITGLOOM.Sheet. */
export function placeOf(app: Sheet, texts: string): FormPlace {
  const flags = recordOf((app.token ?? app.document ?? app.actor?.prototypeToken)?.flags);
  const values: Json = recordOf(flags[MODULE_ID]);
  return { texts, path: flagPath(), values, rootId: `${app.id}-gritgloom-${texts.toLowerCase()}` };
}

/** Puts a fieldset at the end of the tab that holds one of Foundry's own fields; a sheet without it is left as it is. */
export function addFieldset(app: Sheet, element: HTMLElement, beside: string, ours: HTMLFieldSetElement): void {
  const field = element.querySelector(`[name="${CSS.escape(beside)}"]`);
  const tab = field?.closest(".tab") ?? field?.closest(".standard-form, form");
  if (tab == null || tab.querySelector(`[data-gritgloom="${ours.dataset.gritgloom ?? ""}"]`) !== null) return;
  const footer = tab.querySelector(":scope > footer");
  if (footer === null) tab.append(ours);
  else footer.before(ours);
  if (app.position?.height === "auto") app.setPosition?.({ height: "auto" });
}
