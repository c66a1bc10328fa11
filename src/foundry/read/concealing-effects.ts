import { CONDITIONS } from "../../core/battlefield/types";
import { at, idsOf, membersOf, textAt } from "../../systems/read-path";

type Condition = (typeof CONDITIONS)[number];

const KNOWN: ReadonlySet<string> = new Set(CONDITIONS);

/** What the open rules' spells and effects do, by name in kebab case; a game master adds other names and languages. */
export const CONCEALING_EFFECTS: Readonly<Record<string, Condition>> = {
  blur: "blurred",
  displacement: "displaced",
  "cloak-of-displacement": "displaced",
  "faerie-fire": "outlined",
  glitterdust: "outlined",
  invisibility: "invisible",
  "greater-invisibility": "invisible",
  "invisibility-greater": "invisible",
  etherealness: "ethereal",
  "ethereal-jaunt": "ethereal",
};

/** A name as it is compared: lower case, with hyphens for all that is no letter or digit, in any script. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

/** Conditions that names stand for; the game master's own table goes before what is known, and "" takes one away. */
export function conditionsByName(names: readonly string[], own: Readonly<Record<string, unknown>>): readonly Condition[] {
  const table: Readonly<Record<string, unknown>> = { ...CONCEALING_EFFECTS, ...own };
  const found = names.map((name) => table[nameKey(name)]).filter((id) => typeof id === "string" && KNOWN.has(id));
  return [...new Set(found as Condition[])];
}

/** Names of what is on an actor: statuses, effects that are on, and buffs that are active, by name and by identifier. */
export function namesOn(actor: unknown): readonly string[] {
  const effects = membersOf(at(actor, "appliedEffects")).concat(membersOf(at(actor, "effects")));
  const buffs = membersOf(at(actor, "items")).filter((item) => at(item, "type") === "buff" && at(item, "system.active") === true);
  const named = [...effects.filter((effect) => at(effect, "disabled") !== true && at(effect, "isSuppressed") !== true), ...buffs];
  const names = named.flatMap((one) => [textAt(one, "name"), textAt(one, "system.identifier"), textAt(one, "system.tag")]);
  return [...idsOf(at(actor, "statuses")), ...names.filter((name) => name !== null)];
}
