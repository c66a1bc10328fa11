import type { HostField } from "../env";
import { asText } from "../ux/text";
import {
  createCheckboxInput,
  createFormGroup,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
  setInputAttributes,
} from "./fields";
import type { FormGroupConfig, FormInputConfig, SelectOption } from "./fields";

/** The class names of a field's chain, the most derived first: what kind of field it is without importing its class. */
function kinds(field: HostField): Set<string> {
  const names = new Set<string>();
  for (let proto: unknown = Object.getPrototypeOf(field); proto; proto = Object.getPrototypeOf(proto)) {
    names.add((proto as { constructor: { name: string } }).constructor.name);
  }
  return names;
}

/** The choices of a field as options: from an array, a record of labels or of objects with a label, or a function. */
export function fieldChoices(field: HostField, given?: unknown): SelectOption[] | null {
  let choices = given ?? field.choices ?? field.options?.choices;
  if (typeof choices === "function") choices = (choices as () => unknown)();
  if (!choices) return null;
  if (Array.isArray(choices)) return choices.map((each) => ({ value: String(each), label: String(each) }));
  return Object.entries(choices as Record<string, unknown>).map(([value, entry]) => {
    const data = typeof entry === "object" && entry !== null ? (entry as { label?: unknown; group?: string }) : null;
    return { value, label: String(data ? (data.label ?? value) : entry), ...(data?.group ? { group: data.group } : {}) };
  });
}

function custom(tag: string, config: FormInputConfig): HTMLElement {
  const made = document.createElement(tag);
  if (config.value !== undefined && config.value !== null) made.setAttribute("value", asText(config.value));
  setInputAttributes(made, config);
  return made;
}

/** A data field's own input (common/data/fields.d.mts, DataField#toInput and the `_toInput` of each class). */
export function fieldToInput(field: HostField, given: FormInputConfig = {}): HTMLElement {
  const own = field as HostField & { min?: number; max?: number; step?: number; initial?: unknown; blank?: boolean };
  const config: FormInputConfig = { name: field.fieldPath ?? field.name ?? "", ...given };
  config.value = given.value ?? given.source ?? (given.value === undefined ? initialOf(own) : null);
  if (typeof config.input === "function") return (config.input as (field: HostField, config: FormInputConfig) => HTMLElement)(field, config);
  const kind = kinds(field);
  if (kind.has("BooleanField")) return createCheckboxInput(config);
  const options = (config.options as SelectOption[] | undefined) ?? fieldChoices(field.element ?? field, config.choices);
  const list = kind.has("SetField") || kind.has("ArrayField");
  if (list) return options ? createMultiSelectInput({ ...config, options }) : custom("string-tags", { ...config, value: [...((config.value ?? []) as Iterable<unknown>)].join(",") });
  const numeric = kind.has("NumberField");
  if (options) {
    const dataset = { ...(numeric ? { dtype: "Number" } : {}), ...(config.dataset ?? {}) };
    const blank = (config.blank as string | undefined) ?? (field.required && !field.nullable && own.blank !== true ? undefined : "");
    return createSelectInput({ ...config, options, dataset, ...(blank === undefined ? {} : { blank }) });
  }
  if (numeric) {
    const integer = (field as { integer?: boolean }).integer ?? (field.options?.integer as boolean | undefined);
    const bounds = { min: own.min, max: own.max, step: own.step ?? (integer ? 1 : undefined) };
    const known = Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined));
    return createNumberInput({ ...known, ...config });
  }
  if (kind.has("ColorField")) return custom("color-picker", config);
  if (kind.has("FilePathField")) return custom("file-picker", config);
  if (kind.has("HTMLField")) return custom("prose-mirror", config);
  if (kind.has("JSONField") || kind.has("ObjectField") || kind.has("SchemaField")) {
    const value = typeof config.value === "string" ? config.value : JSON.stringify(config.value ?? null, null, 2);
    return createTextareaInput({ rows: 4, ...config, value, dataset: { dtype: "JSON", ...(config.dataset ?? {}) } });
  }
  return config.elementType === "textarea" ? createTextareaInput(config) : createTextInput(config);
}

function initialOf(field: { initial?: unknown }): unknown {
  const { initial } = field;
  return typeof initial === "function" ? undefined : initial;
}

/** A data field's row in a form (common/data/fields.d.mts, DataField#toFormGroup). */
export function fieldToFormGroup(field: HostField, group: FormGroupConfig = {}, input: FormInputConfig = {}): HTMLElement {
  const config: FormGroupConfig = {
    label: field.label || (field.options?.label as string | undefined) || field.fieldPath || "",
    hint: field.hint || (field.options?.hint as string | undefined) || null,
    localize: true,
    ...group,
  };
  config.input ??= field.toInput ? field.toInput(input) : fieldToInput(field, input);
  return createFormGroup(config);
}
