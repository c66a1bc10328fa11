import type { ActorMaker } from "../world/creature";
import { documentId } from "../world/ids";
import type { SystemDouble } from "./frame";
import { addStatuses } from "./statuses";
import { addTexts } from "./system-texts";
import { registerSheet } from "./weapon-sheet";

const TYPES = ["character", "npc", "vehicle", "group", "encounter"] as const;
const SIZES = { small: "sm", medium: "med", large: "lg" } as const;
/** The module's trait ids that are features of the system, by `system.identifier`. */
const FEATURES: Readonly<Record<string, string>> = { "ignores-cover-half": "sharpshooter", "light-sensitive": "sunlight-sensitivity" };

/** A creature as dnd5e 5.3 prepares it: senses by `ranges`, armour class as one number. */
export const actorParts: ActorMaker = (creature) => {
  const { senses, abilities } = creature;
  const mod = (value: number) => Math.floor((value - 10) / 2);
  return {
    type: creature.kind,
    system: {
      abilities: Object.fromEntries(Object.entries(abilities).map(([id, value]) => [id, { value, mod: mod(value) }])),
      attributes: {
        hp: { value: creature.hp, max: creature.hp, temp: 0 },
        ac: { value: creature.ac, calc: "flat", flat: creature.ac, cover: 0 },
        senses: { units: "ft", special: "", ranges: { darkvision: senses.darkvision ?? null, blindsight: senses.blindsight ?? null, tremorsense: senses.tremorsense ?? null, truesight: senses.truesight ?? null } },
      },
      details: { type: { value: creature.type } },
      traits: { size: SIZES[creature.size] },
    },
    items: creature.traits.flatMap((trait, n) => (FEATURES[trait] ? [{ _id: documentId(`${creature.id}item`, n + 1), type: "feat", name: FEATURES[trait], img: "icons/svg/book.svg", system: { identifier: FEATURES[trait] } }] : [])),
    bar: "attributes.hp",
  };
};

/**
 * dnd5e, so far its data, statuses and a sheet: no attack of its own. The ladder belongs here, `dnd5e.preRollAttackV2`
 * (config, dialog, message) to `dnd5e.postRollAttack` (rolls, {subject}); read in foundryvtt/dnd5e, release-5.3.3.
 */
export const system: SystemDouble = {
  manifest: {
    id: "dnd5e",
    title: "Dungeons & Dragons Fifth Edition",
    version: "5.3.3",
    documentTypes: { Actor: TYPES, Item: ["weapon", "equipment", "consumable", "tool", "loot", "container", "feat", "spell", "race", "class", "background"], ChatMessage: ["usage"] },
    grid: { distance: 5, units: "ft" },
    primaryTokenAttribute: "attributes.hp",
  },
  install(host) {
    addStatuses(host, ["blinded", "deafened", "grappled", "restrained", "incapacitated", "paralyzed", "petrified", "stunned", "unconscious", "flying", "hovering", "coverHalf", "coverThreeQuarters", "coverTotal", "ethereal"]);
    addTexts(host, "DND5E");
    if (host.hasDom) registerSheet(host, "dnd5e", TYPES);
  },
};
