import type { AttackRules } from "../../attack/attack-rules";
import type { Size } from "../../battlefield/types";
import { d20Attack } from "../d20-attack";
import { pf1Cover } from "./cover";

/** Natural reach in feet of a tall creature (open rules, "Creature Sizes"). */
const REACH: Readonly<Record<Size, number>> = {
  fine: 0,
  diminutive: 0,
  tiny: 0,
  small: 5,
  medium: 5,
  large: 10,
  huge: 15,
  gargantuan: 20,
  colossal: 30,
  titanic: 30,
};

/** The attack roll of Pathfinder 1e: concealment is a d100 after the hit. */
export const pf1Attack: AttackRules = { ...d20Attack(pf1Cover), missChance: true, reach: (size) => REACH[size] };
