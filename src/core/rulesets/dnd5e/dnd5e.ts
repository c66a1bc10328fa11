import type { Ruleset } from "../ruleset";
import { dnd5eAttack } from "./attack";
import { dnd5eCover } from "./cover";
import { dnd5eLight } from "./light";
import { dnd5eSenses } from "./senses";

/** D&D, fifth edition. */
export const dnd5e: Ruleset = { id: "dnd5e", light: dnd5eLight, senses: dnd5eSenses, cover: dnd5eCover, attack: dnd5eAttack };
