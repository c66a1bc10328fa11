import type { AttackRules } from "../../attack/attack-rules";
import { d20Attack } from "../d20-attack";
import { dc20Cover } from "./cover";

/** The attack check of DC20 (reach is one Space). */
export const dc20Attack: AttackRules = d20Attack(dc20Cover);
