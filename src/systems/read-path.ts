/** What stands at a dotted path of unknown data, or undefined; Maps and getters are followed too. */
export function at(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split(".")) {
    if (value === null || value === undefined) return undefined;
    value = value instanceof Map ? value.get(key) : (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** A finite number, also from a numeric string; anything else is null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "string" && value.trim() !== "") return numberOf(Number(value));
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The first of several paths that holds a number, or null. */
export function numberAt(data: unknown, ...paths: readonly string[]): number | null {
  for (const path of paths) {
    const value = numberOf(at(data, path));
    if (value !== null) return value;
  }
  return null;
}

/** A non-empty string at a path, or null. */
export function textAt(data: unknown, path: string): string | null {
  const value = at(data, path);
  return typeof value === "string" && value !== "" ? value : null;
}

/** The ids of a Set, a Map's keys (dc20rpg counts stacks), or an array of strings. */
export function idsOf(value: unknown): readonly string[] {
  if (value instanceof Map) return [...value.keys()].filter((key): key is string => typeof key === "string");
  if (value instanceof Set || Array.isArray(value)) {
    return [...(value as Iterable<unknown>)].filter((id): id is string => typeof id === "string");
  }
  return [];
}

/** The members of any iterable, or nothing. */
export function membersOf(value: unknown): readonly unknown[] {
  const iterable = value as Iterable<unknown> | null | undefined;
  return typeof iterable?.[Symbol.iterator] === "function" ? [...iterable] : [];
}
