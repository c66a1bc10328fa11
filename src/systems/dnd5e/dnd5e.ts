import type { SystemAdapter } from "../adapter";
import { ownAttacks } from "../own-attacks";
import { at, numberAt } from "../read-path";
import { attackFromRoll } from "../roll-data";
import { readCreature } from "./creature";

/**
 * The dnd5e system, 5.1 to 6.0. Its own attacks are not followed yet: they are changed in `dnd5e.preRollAttackV2`
 * (config, dialog, message), where a number is a part and an edge is advantage, and the card is known by
 * `flags.dnd5e.roll.type`; until then attacks begin in the module's own dialog.
 */
export const dnd5e: SystemAdapter = {
  id: "dnd5e",
  ruleset: "dnd5e",
  follows: false,
  readCreature,

  /** The system's cover statuses are in the armour class already; the map's cover takes their place, so they come off. */
  readDefence(actor) {
    const value = numberAt(actor.system, "attributes.ac.value");
    if (value === null) return null;
    const isFlat = at(actor.system, "attributes.ac.calc") === "flat";
    return isFlat ? value : value - (numberAt(actor.system, "attributes.ac.cover") ?? 0);
  },

  readAttacks(message) {
    if (at(message.flags, "dnd5e.roll.type") !== "attack") return ownAttacks(message);
    return (message.rolls ?? []).flatMap((roll, index) => attackFromRoll(index, roll, null) ?? []);
  },

  listen() {
    // See above.
  },
};
