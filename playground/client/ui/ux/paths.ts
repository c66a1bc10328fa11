/** Turns flat keys with dots into nested objects (foundry.utils.expandObject). */
export function expandObject(flat: Record<string, unknown>): Record<string, unknown> {
  const expanded: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split(".");
    const last = keys.pop() as string;
    let at = expanded;
    for (const key of keys) {
      const inner = at[key];
      at = (typeof inner === "object" && inner !== null ? inner : (at[key] = {})) as Record<string, unknown>;
    }
    at[last] = value;
  }
  return expanded;
}

/** The value at a path with dots, or undefined (foundry.utils.getProperty). */
export function getProperty(object: unknown, path: string): unknown {
  let at: unknown = object;
  for (const key of path.split(".")) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}
