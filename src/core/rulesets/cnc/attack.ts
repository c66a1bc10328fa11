import type { AttackRules } from "../../attack/attack-rules";
import type { CoverRules } from "../../cover/cover-rules";

/** The attack roll of Castles & Crusades: 20 hits, 1 misses; a miss that the cover alone caused strikes the cover. */
export function cncAttackOf({ grades }: CoverRules): AttackRules {
  return {
    natural20Hits: true,
    natural1Misses: true,
    missChance: false,
    strikesCover: true,
    coverDefence: (grade) => grades.find((rule) => rule.grade === grade)?.defence ?? 0,
    reach: () => 5,
  };
}
