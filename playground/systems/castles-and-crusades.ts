import type { ActorMaker } from "../world/creature";
import type { SystemDouble } from "./frame";
import { addTexts } from "./system-texts";
import { registerSheet } from "./weapon-sheet";

const TYPES = ["character", "monster", "unit"] as const;

/** A creature as the system stores it: no size, no senses; they come from the token and the module's flags. */
export const actorParts: ActorMaker = (creature) => ({
  type: creature.kind === "character" ? "character" : "monster",
  system: {
    armorClass: { value: creature.ac },
    hitPoints: { value: creature.hp, max: creature.hp },
    attackBonus: { value: creature.attacks[0]?.bonus ?? 0 },
    move: { value: 30 },
    ...(creature.kind === "character" ? {} : { type: { value: creature.type } }),
  },
  bar: "hitPoints",
});

/**
 * Castles & Crusades, so far its data and a sheet: no attack of its own. The real one rolls by the sheet's `.rollable`
 * with Roll#toMessage and a fixed English flavour, without hooks; read in the continuation for 13 and 14 of 2026.04.22.
 */
export const system: SystemDouble = {
  manifest: {
    id: "castles-and-crusades",
    title: "Castles & Crusades",
    version: "2026.04.22",
    documentTypes: { Actor: TYPES, Item: ["item", "weapon", "armor", "spell", "feature"] },
    grid: { distance: 5, units: "ft" },
    primaryTokenAttribute: "hitPoints",
  },
  install(host) {
    addTexts(host, "TLGCC");
    if (host.hasDom) registerSheet(host, "castles-and-crusades", TYPES);
  },
};
