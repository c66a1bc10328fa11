import type { MayKnow } from "../../core/attack/disclose";
import { sees } from "../../core/attack/assess";
import type { Field } from "../../core/battlefield/field";
import type { Token } from "../../core/battlefield/types";
import { tableRuleset } from "../settings/table";
import { publicKnowledge } from "./may-know";

/** What everybody at the table may know, for a message that reaches every client. */
export function knownToAll(field: Field, scene: Scene, attacker: string): MayKnow {
  const owned = (id: string): boolean => scene.tokens.get(id)?.actor?.hasPlayerOwner === true;
  return knownToTokens(field, owned(attacker) ? [attacker] : idsWhere(field, owned));
}

/** What this client's user may know: a game master all, a player what his own tokens see. */
export function knownToUser(field: Field, scene: Scene): MayKnow {
  if (game.user.isGM) return () => true;
  return knownToTokens(field, idsWhere(field, (id) => scene.tokens.get(id)?.isOwner === true));
}

function idsWhere(field: Field, test: (id: string) => boolean): readonly string[] {
  return field.battlefield.tokens.map((token) => token.id).filter(test);
}

function knownToTokens(field: Field, onlookers: readonly string[]): MayKnow {
  const ruleset = tableRuleset();
  const see = (observer: Token, target: Token): boolean => sees(field, ruleset, observer.id, target.id);
  return publicKnowledge(field, onlookers.map((id) => field.token(id)), see);
}
