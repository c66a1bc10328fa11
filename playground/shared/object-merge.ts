import { expandObject, isPlain, type Plain } from "./object-paths";
import { DataFieldOperator, ForcedDeletion, ForcedReplacement } from "./operators";

/** A copy of plain data at any depth; instances of classes are kept as they are. Follows `deepClone` of common/utils/helpers.d.mts. */
export function deepClone<T>(original: T): T {
  if (Array.isArray(original)) return original.map((entry: unknown) => deepClone(entry)) as T;
  if (original instanceof Date) return new Date(original) as T;
  if (!isPlain(original)) return original;
  const copy: Plain = {};
  for (const [key, value] of Object.entries(original)) copy[key] = deepClone(value);
  return copy as T;
}

/** Whether two values are the same data. Follows `equals` as far as plain data, Sets and Maps go. */
export function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((value, i) => equals(value, b[i]));
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((value) => b.has(value));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && equals(a[key], b[key]));
}

/** Whether there is nothing in a value. Follows `isEmpty`. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Set || value instanceof Map) return value.size === 0;
  if (typeof value === "object") return Object.keys(value).length === 0;
  return !value;
}

/** How `mergeObject` treats what it meets; follows MergeObjectOptions of common/utils/helpers.d.mts. */
export interface MergeObjectOptions {
  insertKeys?: boolean;
  insertValues?: boolean;
  overwrite?: boolean;
  recursive?: boolean;
  inplace?: boolean;
  enforceTypes?: boolean;
  performDeletions?: boolean;
  /** Generation 14's name of `performDeletions`. */
  applyOperators?: boolean;
}

/** Updates an object with another at any depth; arrays are replaced whole. Follows `mergeObject`. */
export function mergeObject<A extends object, B extends object>(original: A, other?: B, options: MergeObjectOptions = {}, depth = 0): A & B {
  if (!isObject(original) || (other !== undefined && !isObject(other))) throw new Error("mergeObject: both arguments must be objects");
  const { insertKeys = true, insertValues = true, overwrite = true, recursive = true, inplace = true, enforceTypes = false } = options;
  const deletions = options.performDeletions === true || options.applyOperators === true;
  const source = depth === 0 ? expandObject(other ?? {}) : ((other ?? {}) as Plain);
  const target = (inplace || depth > 0 ? original : deepClone(original)) as Plain;
  if (depth === 0 && Object.keys(target).some((key) => key.includes("."))) {
    const expanded = expandObject(target);
    for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
    Object.assign(target, expanded);
  }
  for (const [key, value] of Object.entries(source)) {
    if (deletions && (key.startsWith("-=") || value instanceof ForcedDeletion)) {
      Reflect.deleteProperty(target, key.startsWith("-=") ? key.slice(2) : key);
      continue;
    }
    if (deletions && value instanceof ForcedReplacement) {
      target[key] = deepClone(value.value);
      continue;
    }
    if (!Object.hasOwn(target, key)) {
      if ((depth === 0 && insertKeys) || (depth > 0 && insertValues)) {
        target[key] = isPlain(value) ? mergeObject({}, value, { ...options, inplace: true, insertKeys: true, insertValues: true }, depth + 1) : deepClone(value);
      }
      continue;
    }
    const old = target[key];
    if (isPlain(old) && isPlain(value) && recursive) {
      mergeObject(old, value, { ...options, inplace: true }, depth + 1);
      continue;
    }
    if (!overwrite) continue;
    if (enforceTypes && old !== undefined && old !== null && typeOf(old) !== typeOf(value)) {
      throw new Error(`mergeObject: ${key} is ${typeOf(old)}, came ${typeOf(value)}`);
    }
    target[key] = deepClone(value);
  }
  return target as A & B;
}

/** What differs in `other` from `original`, as a nested object. Follows `diffObject`. */
export function diffObject(original: object, other: object, options: { inner?: boolean; deletionKeys?: boolean } = {}): Plain {
  const difference: Plain = {};
  const from = original as Plain;
  for (const [key, value] of Object.entries(other)) {
    const deletion = key.startsWith("-=") || value instanceof DataFieldOperator;
    if (deletion) {
      const name = key.replace(/^-=/, "");
      if (name in from) difference[key] = value;
      continue;
    }
    if (options.inner === true && !(key in from)) continue;
    const old = from[key];
    if (isPlain(old) && isPlain(value)) {
      const inner = diffObject(old, value, options);
      if (!isEmpty(inner) || (isEmpty(value) && !isEmpty(old))) difference[key] = inner;
    } else if (!equals(old, value)) difference[key] = value;
  }
  if (options.deletionKeys === true) {
    for (const key of Object.keys(from)) if (!(key in other)) difference[`-=${key}`] = null;
  }
  return difference;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "Array" : typeof value;
}
