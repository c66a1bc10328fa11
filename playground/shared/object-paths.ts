/** A plain object of unknown members. */
export type Plain = Record<string, unknown>;

/** Whether a value is a plain object: not an array, not an instance of a class. */
export function isPlain(value: unknown): value is Plain {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The value at a dotted path, undefined where the way ends. Follows `getProperty` of common/utils/helpers.d.mts. */
export function getProperty(object: unknown, path: string): unknown {
  if (!path || object === null || object === undefined) return undefined;
  if (typeof object === "object" && path in object) return (object as Plain)[path];
  let here: unknown = object;
  for (const part of path.split(".")) {
    if (here === null || here === undefined) return undefined;
    here = (here as Plain)[part];
  }
  return here;
}

/** Whether something stands at a dotted path, undefined values included. Follows `hasProperty`. */
export function hasProperty(object: unknown, path: string): boolean {
  if (!path || typeof object !== "object" || object === null) return false;
  if (path in object) return true;
  let here: unknown = object;
  for (const part of path.split(".")) {
    if (typeof here !== "object" || here === null || !(part in here)) return false;
    here = (here as Plain)[part];
  }
  return true;
}

/** Writes a value at a dotted path, making the objects on the way; answers whether it changed. Follows `setProperty`. */
export function setProperty(object: object, path: string, value: unknown): boolean {
  const parts = path.split(".");
  const last = parts.pop() ?? path;
  let here = object as Plain;
  for (const part of parts) {
    const next = here[part];
    if (typeof next !== "object" || next === null) here[part] = {};
    here = here[part] as Plain;
  }
  const changed = !(last in here) || here[last] !== value;
  here[last] = value;
  return changed;
}

/** Removes what stands at a dotted path; answers whether there was something. Follows `deleteProperty`. */
export function deleteProperty(object: object, path: string): boolean {
  const parts = path.split(".");
  const last = parts.pop() ?? path;
  const parent = parts.length ? getProperty(object, parts.join(".")) : object;
  if (typeof parent !== "object" || parent === null || !(last in parent)) return false;
  return Reflect.deleteProperty(parent, last);
}

/** One level of dotted keys out of a nested object; empty objects and arrays stay values. Follows `flattenObject`. */
export function flattenObject(object: object, depth = 0): Plain {
  if (depth > 100) throw new Error("flattenObject: maximum depth exceeded");
  const flat: Plain = {};
  for (const [key, value] of Object.entries(object)) {
    if (isPlain(value) && Object.keys(value).length > 0) {
      for (const [inner, child] of Object.entries(flattenObject(value, depth + 1))) flat[`${key}.${inner}`] = child;
    } else flat[key] = value;
  }
  return flat;
}

/** A nested object out of dotted keys, at any depth. Follows `expandObject`. */
export function expandObject(object: object): Plain {
  const expand = (value: unknown, depth: number): unknown => {
    if (depth > 32) throw new Error("expandObject: maximum depth exceeded");
    if (Array.isArray(value)) return value.map((entry) => expand(entry, depth + 1));
    if (!isPlain(value)) return value;
    const result: Plain = {};
    for (const [key, child] of Object.entries(value)) {
      const expanded = expand(child, depth + 1);
      const old = getProperty(result, key);
      if (isPlain(old) && isPlain(expanded)) setProperty(result, key, { ...old, ...expanded });
      else setProperty(result, key, expanded);
    }
    return result;
  };
  return expand(object, 0) as Plain;
}
