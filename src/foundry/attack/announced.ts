import type { Announcement, AttackListener } from "../../systems/adapter";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import { MODULE_ID } from "../module-id";
import { guarded } from "../report";
import { getSetting } from "../settings/settings";
import { offerSquare } from "../guess/offer-square";
import { commonModifier } from "./common-modifier";
import { verdictsForUser, verdictsOf } from "./local-verdicts";
import type { AttackRequest } from "./record";
import { tellAssessed } from "./tell-assessed";
import { requestOf } from "./roll-attack";

/** Follows the system's own attacks on the client that rolls them; whatever fails here, the system's roll goes on. */
export function attackFollower(): AttackListener {
  const waiting = new WeakMap<Announcement, AttackRequest>();
  const aimless = new WeakMap<Announcement, TokenDocument>();
  return {
    announced: guarded("announced", (attack: Announcement) => {
      if (getSetting("automation") === "off") return;
      const attacker = attackerOf(attack);
      const targets = [...game.user.targets].map((token) => token.document).filter((target) => target.id !== attacker?.id);
      if (attacker === null) return;
      if (targets.length === 0) {
        aimless.set(attack, attacker);
        return;
      }
      const { kind } = attack;
      tellAssessed(verdictsForUser(attacker, targets, kind), null);
      waiting.set(attack, requestOf({ attacker, targets, kind, touch: attack.touch }, 0));
      if (getSetting("automation") !== "apply") return;
      const applied = applyCommon(attack, attacker, targets, kind);
      waiting.set(attack, requestOf({ attacker, targets, kind, touch: attack.touch }, applied));
    }),
    posted: guarded("posted", async (attack: Announcement, message: { readonly id: string }) => {
      const attacker = aimless.get(attack);
      const request = waiting.get(attack) ?? (attacker === undefined ? undefined : await askForSquare(attack, attacker));
      if (request === undefined) return;
      waiting.delete(attack);
      await game.messages.get(message.id)?.setFlag(MODULE_ID, "attack", request);
    }),
    dropped: (attack) => void waiting.delete(attack),
  };
}

/** Nobody was targeted: the player may say which space is meant. */
async function askForSquare({ kind, touch }: Announcement, attacker: TokenDocument): Promise<AttackRequest | undefined> {
  const square = await offerSquare(attacker);
  return square === null ? undefined : requestOf({ attacker, targets: [], kind, touch, square }, 0);
}

/** Puts what all targets share into the roll itself; gives what was put there. */
function applyCommon(attack: Announcement, attacker: TokenDocument, targets: readonly TokenDocument[], kind: AttackKind): number {
  const common = commonModifier(verdictsOf(attacker, targets, kind));
  if (common !== 0) attack.add(common, game.i18n.localize("GRITGLOOM.Card.Title"));
  return common;
}

/** The attacking token: the one that the system names, else the actor's controlled or only token on the viewed scene. */
function attackerOf(attack: Announcement): TokenDocument | null {
  if (attack.token !== null) {
    const named = fromUuidSync(attack.token as never) as TokenDocument | null;
    if (named !== null) return named;
  }
  const actor = attack.actor as unknown as Actor;
  const tokens = actor.getActiveTokens(false, true);
  return tokens.find((token) => (token.object as { controlled?: boolean } | null)?.controlled === true) ?? tokens[0] ?? null;
}
