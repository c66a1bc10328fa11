import { element } from "../api/frame";
import { localize } from "../env";
import { asText } from "../ux/text";

/** The form builders of `foundry.applications.fields` (client/applications/forms/fields.d.mts). */

export interface FormInputConfig {
  name?: string;
  value?: unknown;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  localize?: boolean;
  dataset?: Record<string, string>;
  placeholder?: string;
  id?: string;
  aria?: Record<string, string>;
  classes?: string | string[];
  [key: string]: unknown;
}

export interface FormGroupConfig {
  label?: string;
  hint?: string | null;
  units?: string | null;
  rootId?: string;
  classes?: string[];
  stacked?: boolean;
  localize?: boolean;
  input?: HTMLElement;
  [key: string]: unknown;
}

export interface SelectOption {
  value: string;
  label: string;
  group?: string;
  disabled?: boolean;
  selected?: boolean;
}

let serial = 0;

/** Writes the attributes that all inputs share. */
export function setInputAttributes(input: HTMLElement, config: FormInputConfig): void {
  const flags = { required: config.required, disabled: config.disabled, readonly: config.readonly, autofocus: config.autofocus };
  for (const [name, on] of Object.entries(flags)) if (on) input.toggleAttribute(name, true);
  if (config.name) input.setAttribute("name", config.name);
  if (config.id) input.id = config.id;
  if (config.placeholder) input.setAttribute("placeholder", config.localize ? localize(config.placeholder) : config.placeholder);
  for (const [key, value] of Object.entries(config.dataset ?? {})) input.dataset[key] = value;
  for (const [key, value] of Object.entries(config.aria ?? {})) input.setAttribute(`aria-${key}`, value);
  const classes = typeof config.classes === "string" ? config.classes.split(" ") : (config.classes ?? []);
  if (classes.length) input.classList.add(...classes.filter(Boolean));
}

export function createTextInput(config: FormInputConfig): HTMLInputElement {
  const input = element("input", { type: "text", value: config.value === undefined || config.value === null ? "" : String(config.value as string) });
  setInputAttributes(input, config);
  return input;
}

export function createCheckboxInput(config: FormInputConfig): HTMLInputElement {
  const input = element("input", { type: "checkbox" });
  input.toggleAttribute("checked", Boolean(config.value));
  setInputAttributes(input, config);
  return input;
}

export function createTextareaInput(config: FormInputConfig & { rows?: number }): HTMLTextAreaElement {
  const input = element("textarea", { rows: String(config.rows ?? 3) });
  input.textContent = asText(config.value);
  setInputAttributes(input, config);
  return input;
}

/** A number box, or a `<range-picker>` where both bounds and a step are given and a range is asked for. */
export function createNumberInput(config: FormInputConfig & { min?: number; max?: number; step?: number | "any"; type?: string }): HTMLElement {
  const bounds = { min: config.min, max: config.max, step: config.step };
  const ranged = config.type === "range" || (config.type === undefined && Object.values(bounds).every((bound) => typeof bound === "number"));
  const input = ranged ? document.createElement("range-picker") : element("input", { type: "number" });
  for (const [key, bound] of Object.entries(bounds)) if (bound !== undefined) input.setAttribute(key, String(bound));
  if (!ranged && config.step === undefined) input.setAttribute("step", "any");
  if (config.value !== undefined && config.value !== null) input.setAttribute("value", asText(config.value));
  setInputAttributes(input, config);
  return input;
}

function fillOptions(select: HTMLElement, config: FormInputConfig & SelectConfig): void {
  const chosen = new Set((config.value instanceof Set || Array.isArray(config.value) ? [...(config.value as Iterable<unknown>)] : [config.value]).map(String));
  const options = (config.options ?? []).map((each) => {
    const option = element("option", { value: each.value }, config.localize ? localize(each.label) : each.label);
    option.toggleAttribute("selected", each.selected ?? chosen.has(String(each.value)));
    option.toggleAttribute("disabled", each.disabled ?? false);
    return { option, group: each.group };
  });
  if (config.sort) options.sort((a, b) => a.option.text.localeCompare(b.option.text));
  if (config.blank !== undefined && config.blank !== null) {
    select.append(element("option", { value: "" }, config.localize && config.blank ? localize(config.blank) : config.blank));
  }
  const groups = new Map<string, HTMLOptGroupElement>();
  for (const { option, group } of options) {
    if (!group) {
      select.append(option);
      continue;
    }
    const made = groups.get(group) ?? element("optgroup", { label: config.localize ? localize(group) : group });
    if (!groups.has(group)) select.append(made);
    groups.set(group, made);
    made.append(option);
  }
}

interface SelectConfig {
  options?: SelectOption[];
  blank?: string | null;
  sort?: boolean;
  type?: "single" | "multi" | "checkboxes";
}

export function createSelectInput(config: FormInputConfig & SelectConfig): HTMLElement {
  if (config.type === "multi" || config.type === "checkboxes") return createMultiSelectInput(config);
  const select = element("select");
  fillOptions(select, config);
  setInputAttributes(select, config);
  return select;
}

export function createMultiSelectInput(config: FormInputConfig & SelectConfig): HTMLElement {
  const select = document.createElement("multi-select");
  fillOptions(select, config);
  setInputAttributes(select, config);
  return select;
}

/** A labelled row of a form: label, input and hint, tied together for assistive technology. */
export function createFormGroup(config: FormGroupConfig): HTMLDivElement {
  const { input } = config;
  if (!input) throw new Error("createFormGroup needs an input element, got none.");
  const text = (value: string): string => (config.localize ? localize(value) : value);
  if (!input.id) input.id = `${config.rootId ?? "field"}-${input.getAttribute("name") ?? ++serial}`;
  const label = element("label", { for: input.id }, text(config.label ?? ""));
  if (config.units) label.append(" ", element("span", { class: "units" }, `(${text(config.units)})`));
  if (input.tagName.includes("-") && !input.hasAttribute("aria-label")) input.setAttribute("aria-label", text(config.label ?? ""));
  const group = element("div", { class: ["form-group", config.stacked ? "stacked" : "", ...(config.classes ?? [])].filter(Boolean).join(" ") });
  group.append(label, element("div", { class: "form-fields" }, input));
  if (config.hint) {
    const hint = element("p", { class: "hint", id: `${input.id}-hint` }, text(config.hint));
    input.setAttribute("aria-describedby", hint.id);
    group.append(hint);
  }
  return group;
}
