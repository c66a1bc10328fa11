import { compendiumIds } from "../compendium-id";
import { at, idsOf, textAt } from "../read-path";

/** Feats by the id of their document in the system's compendium, whatever language the item is in. */
const BY_SOURCE: Readonly<Record<string, string>> = {
  pmAO1Sni8xx71pLF: "blind-fight",
  h1vqUG9Kh3f7oKWK: "improved-precise-shot",
};

/** Feats and monster abilities by the system's tag or boolean flag: the English name in camel case. */
const BY_TAG: Readonly<Record<string, string>> = {
  blindFight: "blind-fight",
  improvedBlindFight: "improved-blind-fight",
  greaterBlindFight: "greater-blind-fight",
  improvedPreciseShot: "improved-precise-shot",
  lowProfile: "low-profile",
  lightSensitivity: "light-sensitive",
  lightBlindness: "light-blind",
};

/** The trait that an item gives, or undefined: by its source, its tag, or a boolean flag; a switched-off feat gives none. */
export function traitOfItem(item: unknown): string | undefined {
  if (at(item, "system.disabled") === true) return undefined;
  if (textAt(item, "type") === "buff" && at(item, "system.active") !== true) return undefined;
  for (const id of compendiumIds(item)) if (Object.hasOwn(BY_SOURCE, id)) return BY_SOURCE[id];
  return [textAt(item, "system.tag"), ...booleanFlags(item)].flatMap((tag) => (tag !== null && Object.hasOwn(BY_TAG, tag) ? (BY_TAG[tag] ?? []) : []))[0];
}

/** Names of an item's boolean flags: a record in 10.x and 11.x, a list before. */
function booleanFlags(item: unknown): readonly string[] {
  const flags = at(item, "system.flags.boolean");
  if (typeof flags !== "object" || flags === null) return [];
  const listed = idsOf(flags);
  return listed.length > 0 ? listed : Object.keys(flags);
}
