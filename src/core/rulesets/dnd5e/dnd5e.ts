import type { Ruleset } from "../ruleset";
import { dnd5eAttack } from "./attack";
import { dnd5eCover } from "./cover";
import { dnd5eLight } from "./light";
import { dnd5eSenses, dnd5eSensesWithMissChance } from "./senses";

/** D&D, fifth edition. */
export const dnd5e: Ruleset = { id: "dnd5e", light: dnd5eLight, senses: dnd5eSenses, cover: dnd5eCover, attack: dnd5eAttack };

/** The fifth edition with a d100 after a hit against whoever is seen badly or not at all, as some tables play it. */
export const dnd5eWithMissChance: Ruleset = {
  ...dnd5e,
  senses: dnd5eSensesWithMissChance,
  attack: { ...dnd5eAttack, missChance: true },
};
