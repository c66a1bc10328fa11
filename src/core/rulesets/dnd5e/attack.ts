import type { AttackRules } from "../../attack/attack-rules";
import { dnd5eCover } from "./cover";

/** The attack roll of D&D 5e: 20 hits, 1 misses; nothing is rolled for concealment. */
export const dnd5eAttack: AttackRules = {
  natural20Hits: true,
  natural1Misses: true,
  missChance: false,
  strikesCover: false,
  coverDefence: (grade) => dnd5eCover.grades.find((rule) => rule.grade === grade)?.defence ?? 0,
  reach: () => 5,
};
