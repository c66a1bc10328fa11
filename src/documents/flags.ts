import { recordOf } from "./json";
import type { Json } from "./json";

/** The module's id, under which its flags stand and which its region behaviours begin with. */
export const MODULE_ID = "grit-and-gloom";

/** What the module keeps on a document, or an empty record. */
export function flagsOf(document: Json): Json {
  return recordOf(recordOf(document["flags"])[MODULE_ID]);
}

/**
 * The flags of these names that say something: a form leaves "" or null where nothing was chosen, and the words "true"
 * and "false" where a choice has more answers than yes and no.
 */
export function chosenFlags(flags: Json, names: readonly string[]): Record<string, unknown> {
  const chosen: Record<string, unknown> = {};
  for (const name of names) {
    const value = flags[name];
    if (value === undefined || value === null || value === "") continue;
    chosen[name] = value === "true" ? true : value === "false" ? false : value;
  }
  return chosen;
}

/** What another module keeps on a document, or an empty record. */
export function foreignFlagsOf(document: Json, module: string): Json {
  return recordOf(recordOf(document["flags"])[module]);
}

/** The id of a document; where it has none, one that is stable as long as the document's place in its list is. */
export function idOf(document: Json, kind: string, index: number): string {
  for (const id of [document["_id"], document["id"]]) if (typeof id === "string" && id !== "") return id;
  return `${kind}-${index}`;
}
