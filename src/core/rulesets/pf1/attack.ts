import type { AttackRules } from "../../attack/attack-rules";
import type { Size } from "../../battlefield/types";
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

/** The attack roll of Pathfinder 1e: 20 hits, 1 misses; concealment is a d100 after the hit. */
export const pf1Attack: AttackRules = {
  natural20Hits: true,
  natural1Misses: true,
  missChance: true,
  strikesCover: false,
  coverDefence: (grade) => pf1Cover.grades.find((rule) => rule.grade === grade)?.defence ?? 0,
  reach: (size) => REACH[size],
};
