import type { AttackRules } from "../../attack/attack-rules";
import { cncCover } from "./cover";

/** The attack roll of Castles & Crusades: 20 hits, 1 misses; a miss that the cover alone caused strikes the cover. */
export const cncAttack: AttackRules = {
  natural20Hits: true,
  natural1Misses: true,
  missChance: false,
  strikesCover: true,
  coverDefence: (grade) => cncCover.grades.find((rule) => rule.grade === grade)?.defence ?? 0,
  reach: () => 5,
};
