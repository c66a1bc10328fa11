import { recordOf } from "./json";
import type { Json } from "./json";

/** The module's id, under which its flags stand and which its region behaviours begin with. */
export const MODULE_ID = "grit-and-gloom";

/** What the module keeps on a document, or an empty record. */
export function flagsOf(document: Json): Json {
  return recordOf(recordOf(document["flags"])[MODULE_ID]);
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
