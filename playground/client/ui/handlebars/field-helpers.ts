import Handlebars from "handlebars";
import type { HostField } from "../env";
import { fieldToFormGroup, fieldToInput } from "../forms/field-input";

const groupKeys = new Set(["label", "hint", "units", "rootId", "stacked", "classes", "widget"]);

function assertField(field: unknown, helper: string): asserts field is HostField {
  if (typeof field === "object" && field !== null && "clean" in field) return;
  throw new Error(`{{${helper}}} needs a data field, got ${field === null ? "null" : typeof field}.`);
}

/** What a helper's named arguments mean: those of the group, those of the input, and `data-*` as the dataset. */
function splitHash(hash: Record<string, unknown>): { group: Record<string, unknown>; input: Record<string, unknown> } {
  const group: Record<string, unknown> = {};
  const input: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(hash)) {
    if (key === "localize") group.localize = input.localize = value;
    else if (key === "classes") group.classes = typeof value === "string" ? value.split(" ") : value;
    else (groupKeys.has(key) ? group : input)[key] = value;
  }
  return { group, input };
}

/** `{{formInput field value=…}}`: a data field's input (client/applications/handlebars.d.mts). */
export function formInput(field: unknown, options: Handlebars.HelperOptions): Handlebars.SafeString {
  assertField(field, "formInput");
  const { input } = splitHash(options.hash as Record<string, unknown>);
  const made = field.toInput ? field.toInput(input) : fieldToInput(field, input);
  return new Handlebars.SafeString(made.outerHTML);
}

/** `{{formGroup field value=…}}`: a data field's label, input and hint (client/applications/handlebars.d.mts). */
export function formGroup(field: unknown, options: Handlebars.HelperOptions): Handlebars.SafeString {
  assertField(field, "formGroup");
  const { group, input } = splitHash(options.hash as Record<string, unknown>);
  const made = field.toFormGroup ? field.toFormGroup(group, input) : fieldToFormGroup(field, group, input);
  return new Handlebars.SafeString(made.outerHTML);
}
