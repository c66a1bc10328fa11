import type { AttackKind } from "../battlefield/attack-kind";
import type { Reason } from "../battlefield/reason";
import type { Concealment } from "./concealment";
import { hasTrait, isInsubstantial } from "./glance";
import type { Glance } from "./glance";
import { senseReason } from "./reason-keys";

const FEATS = ["blind-fight", "improved-blind-fight", "greater-blind-fight"];

/** Whether an attack of this kind is made hand to hand, reach weapons too. */
export function isMelee(kind: AttackKind): boolean {
  return kind === "melee" || kind === "reach";
}

/** Whether Blind-Fight helps a creature against another: in melee, and against what has substance. */
export function fightsBlind({
  rules,
  kind,
  observer,
  target,
}: Pick<Glance, "rules" | "kind" | "observer" | "target">): boolean {
  return (
    rules.blindFight &&
    isMelee(kind) &&
    FEATS.some((feat) => hasTrait(observer, feat)) &&
    !isInsubstantial({ observer, target })
  );
}

/**
 * What Blind-Fight and the feats that build on it leave of a target's concealment: a second roll; nothing of what is less
 * than total; total as partial. A later feat brings the earlier ones.
 */
export function afterBlindFight(
  glance: Glance,
  concealment: Concealment,
): { concealment: Concealment; reasons: readonly Reason[] } {
  const { observer, rules } = glance;
  if (concealment.missChance === 0 || !fightsBlind(glance)) return { concealment, reasons: [] };
  const betrays = [observer.token.id];
  const greater = hasTrait(observer, "greater-blind-fight");
  if (concealment.grade !== "total" && (greater || hasTrait(observer, "improved-blind-fight"))) {
    return {
      concealment: { grade: "none", missChance: 0, rolls: 1 },
      reasons: [senseReason("concealment.improved-blind-fight", {}, { missChance: 0 }, betrays)],
    };
  }
  if (!greater) {
    return {
      concealment: { ...concealment, rolls: 2 },
      reasons: [senseReason("concealment.blind-fight", {}, { missRolls: 2 }, betrays)],
    };
  }
  const missChance = Math.min(rules.missChance.partial, concealment.missChance);
  return {
    concealment: { grade: "partial", missChance, rolls: 2 },
    reasons: [senseReason("concealment.greater-blind-fight", {}, { missChance, missRolls: 2 }, betrays)],
  };
}
