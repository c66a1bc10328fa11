/** A key of lang, or a family of keys: an asterisk stands for any one or more characters. */
export type KeyPattern = string;

/** What the keys of the module's own texts begin with. */
export const ROOT_KEY = "GRITGLOOM";

/** Whether a pattern covers a key. One that ends in an inner node of lang, or in a dot, covers all below it. */
export function covers(pattern: KeyPattern, key: string): boolean {
  const source = pattern
    .replace(/\.$/, "")
    .split("*")
    .map((part) => part.replace(/[.\\+?^${}()|[\]-]/g, "\\$&"))
    .join(".+");
  return new RegExp(`^${source}($|\\.)`).test(key);
}
