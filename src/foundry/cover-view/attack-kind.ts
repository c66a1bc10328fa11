import type { AttackRules } from "../../core/attack/attack-rules";
import type { Verdict } from "../../core/attack/verdict";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Body } from "../../core/battlefield/body";
import type { Field } from "../../core/battlefield/field";
import { HOOK_PREFIX } from "../module-id";

/** How tokens attacked last, or are about to, by their ids: as far as this client knows. */
const chosen = new Map<string, AttackKind>();

/** Notes how a token attacks from now on. */
export function chooseKind(attackerId: string, kind: AttackKind): void {
  if (kind !== "save") chosen.set(attackerId, kind);
}

/** How a token attacked last; null where this client does not know. */
export function chosenKind(attackerId: string): AttackKind | null {
  return chosen.get(attackerId) ?? null;
}

/** Learns from every attack that is assessed on this client; register once, in `init`. */
export function followKinds(): void {
  Hooks.on(`${HOOK_PREFIX}.assessed` as never, ((verdicts: readonly Verdict[]) => {
    for (const { attacker, attackKind } of verdicts) chooseKind(attacker, attackKind);
  }) as never);
}

/**
 * How an attack would be made that has not been announced: with a missile or a spell where the attacker used one last; else
 * hand to hand as far as its reach goes, and with a missile beyond it.
 * @param last - How it attacked last, or null.
 */
export function likelyKind(field: Field, rules: AttackRules, attacker: Body, target: Body, last: AttackKind | null): AttackKind {
  if (last === "ranged" || last === "spell") return last;
  if (field.touching(attacker, target)) return "melee";
  const reach = attacker.token.reach ?? field.grid.feet(rules.reach(attacker.size));
  return field.distance(attacker, target) <= reach ? "reach" : "ranged";
}
