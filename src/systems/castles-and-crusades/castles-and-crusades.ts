import type { SystemAdapter } from "../adapter";
import { ownAttacks } from "../own-attacks";
import { readPlainCreature } from "../plain-creature";
import { numberAt } from "../read-path";
import { attackFromRoll } from "../roll-data";

/** The words that the system writes before the weapon's name, in English whatever the language is. */
const ATTACK_FLAVOUR = /\b(Melee|Ranged) Attack\b/;

/**
 * Castles & Crusades in both builds (2023, and the continuation for 13 and 14). Its actors have no size, senses or
 * conditions: they come from the token, from core's statuses and from the module's flags. It has no attack hooks; its
 * messages are known by their flavour alone, and attacks begin in the module's own dialog.
 */
export const castlesAndCrusades: SystemAdapter = {
  id: "castles-and-crusades",
  ruleset: "cnc",
  follows: false,

  readCreature: readPlainCreature,

  readDefence: (actor) => numberAt(actor.system, "armorClass.value"),

  readAttacks(message) {
    if (!ATTACK_FLAVOUR.test(message.flavor ?? "")) return ownAttacks(message);
    return (message.rolls ?? []).flatMap((roll, index) => attackFromRoll(index, roll, null) ?? []);
  },

  listen() {
    // See above.
  },
};
