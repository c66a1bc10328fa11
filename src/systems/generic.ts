import type { SystemAdapter } from "./adapter";
import { flaggedTraits } from "./flag-traits";
import { at, idsOf, membersOf, numberAt } from "./read-path";
import { attackFromRoll } from "./roll-data";
import { conditionsOf } from "./statuses";

/** Foundry's own status ids that differ from ours. */
const STATUSES = { blind: "blinded", deaf: "deafened", stun: "stunned", unconscious: "helpless", paralysis: "helpless" } as const;

/** Usual places of an armour class in systems without an adapter, tried in order. */
const DEFENCE_PATHS = ["attributes.ac.value", "attributes.ac.total", "armorClass.value", "ac.value", "defence.value"] as const;

/**
 * Any game system: conditions from core statuses, the rest from the module's flags and the token itself. The attack is
 * the module's own: token HUD, key or API.
 */
export const generic: SystemAdapter = {
  id: "generic",
  ruleset: "dnd5e",

  readCreature(actor) {
    const statuses = idsOf(actor.statuses);
    return {
      conditions: conditionsOf(statuses, STATUSES),
      traits: [...new Set([...flaggedTraits(actor), ...membersOf(actor.items).flatMap(flaggedTraits)])],
      flying: statuses.includes("fly"),
    };
  },

  readDefence(actor) {
    return numberAt(actor.system, ...DEFENCE_PATHS);
  },

  readAttacks(message) {
    if (at(message.flags, "grit-and-gloom.attack") === undefined) return [];
    return (message.rolls ?? []).flatMap((roll, index) => attackFromRoll(index, roll, null) ?? []);
  },

  listen() {
    // No system to follow: attacks begin in the module's own dialog.
  },
};
