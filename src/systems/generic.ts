import type { SystemAdapter } from "./adapter";
import { ownAttacks } from "./own-attacks";
import { readPlainCreature } from "./plain-creature";
import { numberAt } from "./read-path";

/** Usual places of an armour class in systems without an adapter, tried in order. */
const DEFENCE_PATHS = ["attributes.ac.value", "attributes.ac.total", "armorClass.value", "ac.value", "defence.value", "ac"] as const;

/**
 * Any game system: conditions from core statuses, the rest from the module's flags and the token itself. The attack is
 * the module's own: token HUD, key or API.
 */
export const generic: SystemAdapter = {
  id: "generic",
  ruleset: "dnd5e",
  follows: false,

  readCreature: readPlainCreature,

  readDefence(actor) {
    return numberAt(actor.system, ...DEFENCE_PATHS);
  },

  readAttacks: ownAttacks,

  listen() {
    // No system to follow: attacks begin in the module's own dialog.
  },
};
