import type { AttackRules } from "../attack/attack-rules";
import type { CoverRules } from "../cover/cover-rules";

/** The attack roll as all four games have it: 20 hits, 1 misses, a reach of 5 ft; nothing is rolled for concealment. */
export function d20Attack({ grades }: CoverRules): AttackRules {
  return {
    natural20Hits: true,
    natural1Misses: true,
    missChance: false,
    strikesCover: false,
    coverDefence: (grade) => grades.find((rule) => rule.grade === grade)?.defence ?? 0,
    reach: () => 5,
  };
}
