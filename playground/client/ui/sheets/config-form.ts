import type { HostDocument, HostField } from "../env";
import { fieldToFormGroup } from "../forms/field-input";
import { getProperty } from "../ux/paths";

/** A row of a configuration sheet: a field's path, or a path with another look. */
export type FormRow = string | { path: string; label?: string; hint?: string; units?: string; choices?: Record<number | string, string>; range?: boolean };

/** Rows under a heading. */
export interface FormSection {
  readonly legend?: string;
  readonly rows: readonly FormRow[];
}

/** The data field at a path of a schema, or null where the generation does not have it. */
export function fieldAt(fields: Record<string, HostField>, path: string): HostField | null {
  const [first = "", ...rest] = path.split(".");
  let field: HostField | undefined = fields[first];
  for (const key of rest) field = field?.fields?.[key];
  return field ?? null;
}

/** The text key of a field's label: light data has the same words wherever it stands. */
export function fieldLabel(path: string): string {
  return `PLAY.Field.${path.replace(/^config\./, "light.").replaceAll(".", "-")}`;
}

/** What rows are made of: a document, or data with a schema inside one. */
type Described = Pick<HostDocument, "schema" | "_source">;

function rowHTML(document: Described, row: FormRow, rootId: string): string {
  const { path, ...look } = typeof row === "string" ? { path: row } : row;
  const field = fieldAt(document.schema.fields, path);
  if (!field) return "";
  const value = getProperty(document._source, path);
  const { choices, range, ...text } = look;
  const group = { rootId, localize: true, label: fieldLabel(path), ...text };
  const input: Record<string, unknown> = { name: path, value: value ?? null, localize: true };
  if (choices) input.choices = choices;
  if (range) input.type = "range";
  const made = field.toFormGroup ? field.toFormGroup(group, input) : fieldToFormGroup(field, group, input);
  return made.outerHTML;
}

/** The sections of a tab as HTML rows; rows that the schema does not have are left out. */
export function formSections(document: Described, sections: readonly FormSection[], rootId: string): { legend: string | null; rows: string[] }[] {
  return sections
    .map(({ legend, rows }) => ({ legend: legend ?? null, rows: rows.map((row) => rowHTML(document, row, rootId)).filter(Boolean) }))
    .filter(({ rows }) => rows.length > 0);
}
