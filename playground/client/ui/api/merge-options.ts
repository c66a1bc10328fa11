import type { ConfigurationInput } from "./application-types";

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy that shares functions, class instances and DOM nodes, and owns its plain objects and arrays. */
function cloneOption(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneOption);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneOption(inner)]));
}

/**
 * Merges options from the base class down to the caller, as ApplicationV2#_initializeApplicationOptions does: of the
 * top-level members arrays are joined, objects are assigned member by member, anything else is replaced.
 * @returns a new object; the inputs are not changed.
 */
export function mergeOptions(chain: readonly ConfigurationInput[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const options of chain) {
    for (const [key, value] of Object.entries(options)) {
      const before = merged[key];
      if (value === undefined) continue;
      if (Array.isArray(before) && Array.isArray(value)) before.push(...(value as unknown[]).map(cloneOption));
      else if (isPlain(before) && isPlain(value)) Object.assign(before, cloneOption(value));
      else merged[key] = cloneOption(value);
    }
  }
  return merged;
}
