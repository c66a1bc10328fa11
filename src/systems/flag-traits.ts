import { TRAITS } from "../core/battlefield/types";
import { at, idsOf } from "./read-path";

const KNOWN: ReadonlySet<string> = new Set(TRAITS);

/** Traits that a GM named by hand in the module's flags of an actor or item: `flags["grit-and-gloom"].traits`. */
export function flaggedTraits(document: unknown): readonly string[] {
  return idsOf(at(at(document, "flags"), "grit-and-gloom.traits")).filter((id) => KNOWN.has(id));
}
