import type { AttackKind } from "../../core/battlefield/attack-kind";
import { knownToUser } from "../attack/knowledge";
import type { TargetResult } from "../attack/public-answer";
import { fieldOf } from "../read/fields";
import { tableRuleset } from "../settings/table";
import { squareKey, verdictOnSquare, type Square } from "./square";

/** What holds for an attack on a space as far as this client's user may know, before anything is rolled. */
export function previewOnSquare(attacker: TokenDocument, scene: Scene, square: Square, kind: AttackKind): TargetResult {
  const field = fieldOf(scene);
  const verdict = verdictOnSquare(field, tableRuleset(), attacker.id ?? "", square, kind, knownToUser(field, scene));
  return { token: squareKey(scene.id ?? "", square), verdict, outcomes: [], overridden: false };
}
