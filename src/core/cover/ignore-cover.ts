import type { Body } from "../battlefield/body";
import type { AttackKind } from "../battlefield/attack-kind";
import type { CoverRules } from "./cover-rules";
import { rankOf } from "./cover-rules";

/** The trait by which an attacker ignores cover of a rank, or null. Cover that forbids the attack is never ignored. */
export function ignoringTrait(rules: CoverRules, attacker: Body | null, kind: AttackKind, rank: number): string | null {
  if (attacker === null || rank === 0 || rank === rules.grades.length - 1) return null;
  const found = rules.ignored.find(
    ({ trait, upTo, kinds }) =>
      attacker.token.traits.includes(trait) && kinds.includes(kind) && rank <= rankOf(rules, upTo),
  );
  return found?.trait ?? null;
}
