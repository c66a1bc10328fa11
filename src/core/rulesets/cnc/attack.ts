import type { AttackRules } from "../../attack/attack-rules";
import type { CoverRules } from "../../cover/cover-rules";
import { d20Attack } from "../d20-attack";

/** The attack roll of Castles & Crusades: a miss that the cover alone caused strikes the cover. */
export function cncAttackOf(cover: CoverRules): AttackRules {
  return { ...d20Attack(cover), strikesCover: true };
}
