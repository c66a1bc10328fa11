/** Plain data as it comes from a document or a file: nothing is sure yet. */
export type Json = Readonly<Record<string, unknown>>;

const EMPTY: Json = {};
const NOTHING: readonly unknown[] = [];

/** The value as a record; an empty one where it is none. */
export function recordOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : EMPTY;
}

/** The value as a list: an array, the values of a record that Foundry keys by id, a Set or Collection; else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return NOTHING;
  return Symbol.iterator in value ? [...(value as Iterable<unknown>)] : Object.values(value);
}

/** The value as a list of texts; what is no text is left out. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === "string");
}

/** The value as a finite number, else null. */
export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The value as a text that is not empty, else null. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** The record without the members that are undefined, so that defaults can take their place. */
export function given(record: Json): Json {
  const out: Record<string, unknown> = {};
  for (const key in record) if (record[key] !== undefined) out[key] = record[key];
  return out;
}

/** The members of a record that have one of these names and are given. */
export function pick(record: Json, names: readonly string[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const name of names) if (record[name] !== undefined) out[name] = record[name];
  return out;
}
