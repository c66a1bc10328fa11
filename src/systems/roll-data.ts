import type { CardAttack } from "./adapter";
import { at, membersOf, numberOf } from "./read-path";

/** The face of the d20 that counts, from a Roll or its JSON; null without one. */
export function naturalOf(roll: unknown): number | null {
  for (const term of [...membersOf(at(roll, "terms")), ...membersOf(at(roll, "dice"))]) {
    if (numberOf(at(term, "faces")) !== 20) continue;
    const kept = membersOf(at(term, "results")).find((result) => at(result, "active") !== false);
    return numberOf(at(kept, "result"));
  }
  return null;
}

/** An attack from a Roll or its JSON (also as a string), or null when it has no total. */
export function attackFromRoll(index: number, roll: unknown, confirmation: unknown): CardAttack | null {
  const parsed = parse(roll);
  const total = numberOf(at(parsed, "total"));
  if (total === null) return null;
  return { index, natural: naturalOf(parsed), total, confirm: numberOf(at(parse(confirmation), "total")) };
}

function parse(roll: unknown): unknown {
  if (typeof roll !== "string") return roll;
  try {
    return JSON.parse(roll) as unknown;
  } catch {
    return null;
  }
}
