import type { AttackRules } from "../../attack/attack-rules";
import { dc20Cover } from "./cover";

/** The attack check of DC20: 20 hits, 1 misses; nothing is rolled for concealment (reach is one Space). */
export const dc20Attack: AttackRules = {
  natural20Hits: true,
  natural1Misses: true,
  missChance: false,
  strikesCover: false,
  coverDefence: (grade) => dc20Cover.grades.find((rule) => rule.grade === grade)?.defence ?? 0,
  reach: () => 5,
};
