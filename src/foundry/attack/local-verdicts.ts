import { assess } from "../../core/attack/assess";
import { discloseVerdict } from "../../core/attack/disclose";
import type { Verdict } from "../../core/attack/verdict";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import { overridesFor } from "../cover-view/overrides";
import { fieldOf } from "../read/fields";
import { tableRuleset } from "../settings/table";
import { knownToUser } from "./knowledge";

/** The verdicts of one attacker against several targets of its scene, from the documents; targets elsewhere are left out. */
export function verdictsOf(attacker: TokenDocument, targets: readonly TokenDocument[], kind: AttackKind): readonly Verdict[] {
  const scene = attacker.parent;
  if (scene === null || attacker.id === null) return [];
  const field = fieldOf(scene);
  const ruleset = tableRuleset();
  const from = attacker.id;
  return targets.flatMap((target) =>
    target.parent?.id === scene.id && target.id !== null && target.id !== from && field.has(target.id)
      ? [assess(field, ruleset, { attacker: from, target: target.id, kind, override: overridesFor(scene, from, target.id) })]
      : [],
  );
}

/** Verdicts as this client's user may read them: a game master all of them, a player without what his tokens cannot see. */
export function verdictsForUser(attacker: TokenDocument, targets: readonly TokenDocument[], kind: AttackKind): readonly Verdict[] {
  const scene = attacker.parent;
  if (scene === null) return [];
  const mayKnow = knownToUser(fieldOf(scene), scene);
  return verdictsOf(attacker, targets, kind).map((verdict) => discloseVerdict(verdict, mayKnow));
}
