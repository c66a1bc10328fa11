import type { AttackRules } from "../../attack/attack-rules";
import { d20Attack } from "../d20-attack";
import { dnd5eCover } from "./cover";

/** The attack roll of D&D 5e. */
export const dnd5eAttack: AttackRules = d20Attack(dnd5eCover);
