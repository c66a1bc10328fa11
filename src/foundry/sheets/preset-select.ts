import type { RulesetId } from "../../core/battlefield/types";
import { I18N_ROOT } from "../module-id";
import { formGroup, type FormPlace } from "./form-row";
import { listedPresets, presetFields, type ListedPreset } from "./light-preset";

/**
 * A choice among the light sources of all rulesets; choosing one fills Foundry's own fields and ours in the same form,
 * and nothing is saved before the form is.
 * @param own Path of Foundry's light data in the form: "config" or "light".
 */
export function presetGroup(place: FormPlace, own: string, ruleset: RulesetId, perFoot: number): HTMLElement {
  const presets = listedPresets(ruleset);
  const { createSelectInput } = foundry.applications.fields;
  const nothing = { value: "", label: game.i18n.localize(`${I18N_ROOT}.Sheet.Light.preset.None`) };
  const options = presets.map((listed, i) => ({
    value: String(i),
    label: labelOf(listed),
    group: game.i18n.localize(`${I18N_ROOT}.Ruleset.${listed.ruleset}`),
  }));
  const select = createSelectInput({ options: [nothing, ...options], value: "", id: `${place.rootId}-preset` } as never);
  select.addEventListener("change", (event) => {
    // The sheet must not take this for a field of the document.
    event.stopPropagation();
    const listed = presets[Number(select.value)];
    const form = select.closest("form");
    if (select.value === "" || listed === undefined || form === null) return;
    fillIn(form, own, place.path, listed, perFoot);
  });
  const key = `${I18N_ROOT}.Sheet.Light.preset`;
  return formGroup(game.i18n.localize(`${key}.Label`), game.i18n.localize(`${key}.Hint`), select, place.rootId);
}

function labelOf({ preset }: ListedPreset): string {
  const name = game.i18n.localize(`${I18N_ROOT}.LightSource.${preset.id}`);
  return `${name} (${preset.bright} / ${Math.max(preset.bright, preset.dim)})`;
}

function fillIn(form: HTMLFormElement, own: string, flags: string, { preset }: ListedPreset, perFoot: number): void {
  const fields = presetFields(preset, perFoot);
  for (const [name, value] of Object.entries(fields.foundry)) writeControl(form, `${own}.${name}`, value);
  for (const [name, value] of Object.entries(fields.flags)) writeControl(form, `${flags}.${name}`, value);
}

/** Puts a value into a control of the form as a hand would, so that the sheet's own preview follows. */
export function writeControl(form: HTMLFormElement, name: string, value: string | number | boolean): void {
  const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  if (control === null) return;
  if (control.type === "checkbox") control.checked = value === true;
  else control.value = String(value);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
