import { I18N_ROOT, MODULE_ID } from "../module-id";

/** One answer of a choice; its label is already in the reader's language. */
export interface Answer {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** A row of one of our fieldsets. Its name below the flags is also the name of its texts. */
export type FormRow = {
  readonly name: string;
  /** Numbers for the hint's placeholders. */
  readonly hintData?: Readonly<Record<string, string>>;
} & (
  | { readonly kind: "choice"; readonly answers: readonly Answer[] }
  | { readonly kind: "many"; readonly answers: readonly Answer[] }
  | { readonly kind: "amount"; readonly min?: number; readonly max?: number; readonly step?: number }
  | { readonly kind: "switch" }
  | { readonly kind: "words" }
);

/** Where a fieldset of ours reads and writes: what is flagged so far, and the texts' name under GRITGLOOM.Sheet. */
export interface FormPlace {
  readonly texts: string;
  /** Path of the flags in the document that the sheet saves. */
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Makes the ids of inputs unlike those of any other window. */
  readonly rootId: string;
}

/** Path of the module's flags on a document, or below them. */
export function flagPath(...below: readonly string[]): string {
  return ["flags", MODULE_ID, ...below].join(".");
}

/** A fieldset of rows whose inputs Foundry's own form saves as flags. */
export function fieldset(place: FormPlace, rows: readonly FormRow[], ...before: readonly HTMLElement[]): HTMLFieldSetElement {
  const set = document.createElement("fieldset");
  set.className = `${MODULE_ID} sheet-rows`;
  set.dataset.gritgloom = place.texts;
  const legend = document.createElement("legend");
  legend.append(game.i18n.localize(`${I18N_ROOT}.Sheet.${place.texts}.Legend`));
  set.append(legend, ...before, ...rows.map((row) => groupOf(place, row)));
  return set;
}

/** A labelled input with its hint, tied together for keyboard and screen reader. */
export function formGroup(label: string, hint: string, input: HTMLElement, rootId: string): HTMLElement {
  return foundry.applications.fields.createFormGroup({ label, hint, input, rootId });
}

function groupOf(place: FormPlace, row: FormRow): HTMLElement {
  const key = `${I18N_ROOT}.Sheet.${place.texts}.${row.name}`;
  const hint = game.i18n.format(`${key}.Hint`, { ...row.hintData });
  return formGroup(game.i18n.localize(`${key}.Label`), hint, inputOf(place, row), place.rootId);
}

function inputOf(place: FormPlace, row: FormRow): HTMLElement {
  const { createCheckboxInput, createMultiSelectInput, createNumberInput, createSelectInput, createTextInput } = foundry.applications.fields;
  const name = `${place.path}.${row.name}`;
  const value = place.values[row.name];
  switch (row.kind) {
    case "choice":
      return createSelectInput({ name, value: textOf(value), options: [...row.answers] });
    case "many":
      return createMultiSelectInput({ name, value: Array.isArray(value) ? value.filter((one) => typeof one === "string") : [], options: [...row.answers] });
    case "amount": {
      const { min, max, step } = row;
      const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), step: step ?? ("any" as const) };
      return createNumberInput({ name, type: "number", ...(typeof value === "number" ? { value } : {}), ...bounds } as never);
    }
    case "switch":
      return createCheckboxInput({ name, value: value === true });
    case "words":
      return createTextInput({ name, value: textOf(value) });
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The answers for a list of ids, by their texts under GRITGLOOM.Term. */
export function termAnswers(ids: readonly string[], under: string): readonly Answer[] {
  return ids.map((value) => ({ value, label: game.i18n.localize(`${I18N_ROOT}.Term.${under}.${value}`) }));
}

/** The answer that leaves it to the rules, the map or the creature. */
export function automatic(): Answer {
  return { value: "", label: game.i18n.localize(`${I18N_ROOT}.Sheet.Automatic`) };
}

/** Automatic, yes or no. */
export function yesNo(): readonly Answer[] {
  return [
    automatic(),
    { value: "true", label: game.i18n.localize(`${I18N_ROOT}.Sheet.Yes`) },
    { value: "false", label: game.i18n.localize(`${I18N_ROOT}.Sheet.No`) },
  ];
}

/** As the rules say, always or never. */
export function alwaysNever(): readonly Answer[] {
  return [
    automatic(),
    { value: "true", label: game.i18n.localize(`${I18N_ROOT}.Sheet.Always`) },
    { value: "false", label: game.i18n.localize(`${I18N_ROOT}.Sheet.Never`) },
  ];
}
