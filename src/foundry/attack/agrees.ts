import { publicTarget, type TargetResult } from "./public-answer";
import type { AttackAnswer } from "./record";

/**
 * Whether results fit an answer that stands on a message: each target that the answer shows has the same outcomes in
 * the results. Only a game master's client writes answers, so a record that somebody made up does not fit; what the
 * answer keeps back cannot be compared.
 */
export function agrees(results: readonly TargetResult[], answer: AttackAnswer): boolean {
  return answer.targets.every((shown) => {
    const result = results.find(({ token }) => token === shown.token);
    if (result === undefined) return false;
    const told = publicTarget(result, answer.visibility, () => true).outcomes;
    return JSON.stringify(told) === JSON.stringify(shown.outcomes);
  });
}
