import type { SystemManifest } from "../frame";

/** What the double declares of pf1: sub-types as the system's template.json and data models have them. */
export const manifest: SystemManifest = {
  id: "pf1",
  title: "Pathfinder 1e",
  version: "11.8",
  documentTypes: {
    Actor: ["character", "npc", "vehicle", "haunt", "trap", "basic"],
    Item: ["weapon", "attack", "equipment", "consumable", "loot", "container", "feat", "buff", "spell", "class", "race", "implant"],
    ChatMessage: ["action", "check"],
  },
  grid: { distance: 5, units: "ft", diagonals: 4 },
  primaryTokenAttribute: "attributes.hp",
};
