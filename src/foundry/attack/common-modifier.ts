import type { Verdict } from "../../core/attack/verdict";

/**
 * The part of the attacker's modifier that every target shares, and that can therefore go into the roll itself; what
 * a target has beyond it stays with that target.
 */
export function commonModifier(verdicts: readonly Verdict[]): number {
  const modifiers = verdicts.map((verdict) => verdict.attack.modifier);
  if (modifiers.length === 0) return 0;
  if (modifiers.every((value) => value > 0)) return Math.min(...modifiers);
  if (modifiers.every((value) => value < 0)) return Math.max(...modifiers);
  return 0;
}
