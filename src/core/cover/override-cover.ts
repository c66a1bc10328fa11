import { reason } from "../battlefield/reason";
import type { AttackKind } from "../battlefield/attack-kind";
import type { CoverGrade } from "../battlefield/types";
import type { CoverRules } from "./cover-rules";
import { gradeRule, rankOf } from "./cover-rules";
import type { CoverResult } from "./resolve-cover";

/** Reasons that say what is in the way; all others say what follows from it. */
const IN_THE_WAY: ReadonlySet<string> = new Set(["cover.wall", "cover.low-wall", "cover.creature", "cover.region"]);

/**
 * A cover as the game master decided it: the grade in the place of what the map gives, whatever trait the attacker has.
 * The lines and what is in their way stay, the reason of the decision comes first. A grade of another game is translated.
 */
export function overrideCover(result: CoverResult, rules: CoverRules, kind: AttackKind, decided: CoverGrade): CoverResult {
  const rank = rankOf(rules, rules.translate(decided));
  const rule = gradeRule(rules, rank);
  const attacks = kind !== "save";
  const defence = attacks ? rule.defence : 0;
  const modifier = attacks ? rule.modifier : 0;
  const possible = rank < rules.grades.length - 1;
  const effect: Record<string, string | number | boolean> = { ...rule.extra };
  if (!possible) effect.possible = false;
  if (defence !== 0) effect.defence = defence;
  if (modifier !== 0) effect.modifier = modifier;
  if (rule.save !== 0) effect.save = rule.save;
  return {
    cover: { ...result.cover, grade: rule.grade, effective: rule.grade, save: rule.save },
    defence,
    modifier,
    lineOfEffect: possible,
    facts: { stealth: rule.stealth, opportunity: rule.opportunity },
    reasons: [
      reason("cover.override", { cover: rule.grade }, effect),
      ...result.reasons.filter(({ key }) => IN_THE_WAY.has(key)),
      ...(rule.opportunity ? [] : [reason("cover.no-opportunity", {}, { opportunity: false })]),
    ],
  };
}
