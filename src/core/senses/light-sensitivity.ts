import type { Reason } from "../battlefield/reason";
import { lightOnObserver } from "./darkvision";
import { has, hasTrait } from "./glance";
import type { Glance } from "./glance";
import type { RollEffect } from "./sense-rules";
import { senseReason } from "./reason-keys";

/** What a bad light for the attacker's own eyes does to its roll. */
export interface Glare {
  readonly effect: RollEffect;
  readonly reason: Reason;
}

/** What dazzles an attacker: the condition, or light that its kind cannot bear. Two of them count once. */
export function glareOn(glance: Glance): Glare | null {
  const { observer, rules } = glance;
  const betrays = [observer.token.id];
  const { dazzled } = rules;
  if (has(observer, "dazzled") && dazzled.modifier !== 0) {
    return { effect: dazzled, reason: senseReason("attack.dazzled", {}, { modifier: dazzled.modifier }, betrays) };
  }
  const sensitive = hasTrait(observer, "light-sensitive");
  const blind = hasTrait(observer, "light-blind");
  if ((!sensitive && !blind) || rules.lightSensitivity === null || has(observer, "blinded")) return null;
  const { level, sun, attacking } = rules.lightSensitivity;
  const own = lightOnObserver(glance);
  const harmed = (level !== null && own.level === level) || (sun && (own.sunlit || glance.light.sunlit));
  if (!harmed) return null;
  const effect = {
    ...(attacking.modifier === 0 ? {} : { modifier: attacking.modifier }),
    ...(attacking.mode === "normal" ? {} : { mode: attacking.mode }),
  };
  return {
    effect: attacking,
    reason: senseReason(blind ? "attack.light-blind" : "attack.light-sensitive", { level: own.level }, effect, betrays),
  };
}
