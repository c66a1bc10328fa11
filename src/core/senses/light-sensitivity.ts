import type { Reason } from "../battlefield/reason";
import type { LightLevel } from "../battlefield/types";
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

/** Why a creature sees nothing for now: the condition, or light that its kind cannot bear and that it has just come into. */
export function blindnessOf(glance: Glance): Reason | null {
  const betrays = [glance.observer.token.id];
  if (has(glance.observer, "blinded")) return senseReason("sense.blinded", {}, {}, betrays);
  const since = glance.observer.token.lightEnteredAt;
  const rounds = glance.rules.lightSensitivity?.blindRounds ?? 0;
  if (since === null || since >= rounds || !hasTrait(glance.observer, "light-blind")) return null;
  const level = harmfulLevel(glance);
  return level === null ? null : senseReason("sense.light-blinded", { level, rounds: rounds - since }, {}, betrays);
}

/** What dazzles an attacker: the condition, or light that its kind cannot bear. Two of them count once. */
export function glareOn(glance: Glance): Glare | null {
  const { observer, rules } = glance;
  const betrays = [observer.token.id];
  const { dazzled } = rules;
  if (has(observer, "dazzled") && dazzled.modifier !== 0) {
    return { effect: dazzled, reason: senseReason("attack.dazzled", {}, { modifier: dazzled.modifier }, betrays) };
  }
  const blind = hasTrait(observer, "light-blind");
  if (rules.lightSensitivity === null || !(blind || hasTrait(observer, "light-sensitive")) || blindnessOf(glance) !== null) return null;
  const level = harmfulLevel(glance);
  if (level === null) return null;
  const { attacking } = rules.lightSensitivity;
  const effect = {
    ...(attacking.modifier === 0 ? {} : { modifier: attacking.modifier }),
    ...(attacking.mode === "normal" ? {} : { mode: attacking.mode }),
  };
  return {
    effect: attacking,
    reason: senseReason(blind ? "attack.light-blind" : "attack.light-sensitive", { level }, effect, betrays),
  };
}

/** The light on the observer where it is one that harms who cannot bear it, in itself or by the sun; else null. */
function harmfulLevel(glance: Glance): LightLevel | null {
  const rules = glance.rules.lightSensitivity;
  if (rules === null) return null;
  const own = lightOnObserver(glance);
  return own.level === rules.level || (rules.sun && (own.sunlit || glance.light.sunlit)) ? own.level : null;
}
