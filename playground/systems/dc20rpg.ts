import type { ActorMaker } from "../world/creature";
import type { SystemDouble } from "./frame";
import { addStatuses } from "./statuses";
import { addTexts } from "./system-texts";
import { registerSheet } from "./weapon-sheet";

const TYPES = ["character", "npc", "companion", "storage"] as const;

/** Feet of a Space, in which the system measures. */
const FEET_PER_SPACE = 5;

/** A creature as dc20rpg prepares it: senses in Spaces with a prepared `value`, two defences. */
export const actorParts: ActorMaker = (creature) => {
  const sense = (feet = 0) => ({ range: feet / FEET_PER_SPACE, bonus: 0, value: feet / FEET_PER_SPACE });
  const { darkvision, tremorsense, blindsight, truesight } = creature.senses;
  const defence = (value: number) => ({ value, heavy: value + 5, brutal: value + 10 });
  return {
    type: creature.kind,
    system: {
      size: { size: creature.size },
      senses: { darkvision: sense(darkvision), tremorsense: sense(tremorsense), blindsight: sense(blindsight), truesight: sense(truesight) },
      defences: { precision: defence(creature.ac), area: defence(creature.touchAc ?? creature.ac) },
      resources: { health: { current: creature.hp, value: creature.hp, max: creature.hp, temp: 0 } },
      details: { creatureType: creature.type },
    },
    bar: "resources.health",
  };
};

/**
 * dc20rpg, so far its data, statuses and a sheet: no attack of its own. The real one has no hooks in its attack; what
 * belongs here is `DC20.DC20Roll.rollItem` and the message's `system.coreRoll`; read in pazindorb/dc20rpg, 0.10.6.1.
 * Its statuses are a Map there and Foundry's Set here.
 */
export const system: SystemDouble = {
  manifest: {
    id: "dc20rpg",
    title: "DC20 RPG",
    version: "0.10.6.1",
    documentTypes: { Actor: TYPES, Item: ["weapon", "equipment", "consumable", "loot", "container", "feature", "maneuver", "spell", "basicAction"] },
    grid: { distance: 1, units: "spaces" },
    primaryTokenAttribute: "resources.health",
  },
  install(host) {
    addStatuses(host, ["blinded", "deafened", "unseen", "hidden", "grappled", "restrained", "immobilized", "incapacitated", "paralyzed", "petrified", "halfCover", "tqCover", "partiallyConcealed", "fullyConcealed"]);
    addTexts(host, "DC20");
    if (host.hasDom) registerSheet(host, "dc20rpg", TYPES);
  },
};
