import type { AttackKind } from "../../core/battlefield/attack-kind";
import { applyMessageMode } from "../compat";
import { MODULE_ID } from "../module-id";
import type { Square } from "../guess/square";
import { SCHEMA_VERSION, type AttackRequest } from "./record";

/** An attack that the module rolls itself, for systems without attack hooks and for macros. */
export interface OwnAttack {
  readonly attacker: TokenDocument;
  readonly targets: readonly TokenDocument[];
  readonly kind: AttackKind;
  readonly touch: boolean;
  /** The space that is attacked where nobody is seen, in the place of targets. */
  readonly square?: Square;
  /** Only feel for whoever is there. */
  readonly grope?: boolean;
  /** A dice formula with one d20: "1d20 + 5". */
  readonly formula: string;
}

/** The request that goes on the message of an attack. */
export function requestOf(attack: Omit<OwnAttack, "formula">, applied: number): AttackRequest {
  return {
    schema: SCHEMA_VERSION,
    attacker: attack.attacker.uuid,
    targets: attack.square === undefined ? attack.targets.map((target) => target.uuid) : [],
    kind: attack.kind,
    touch: attack.touch || attack.grope === true,
    square: attack.square ?? null,
    grope: attack.grope === true,
    applied,
  };
}

/** Rolls an attack and posts it with its request; a game master's client answers. Throws on a formula that Foundry refuses. */
export async function rollAttack(attack: OwnAttack): Promise<ChatMessage | undefined> {
  const data = attack.attacker.actor?.getRollData() ?? {};
  const roll = await new Roll(attack.formula, data).evaluate();
  const message: Record<string, unknown> = {
    speaker: ChatMessage.getSpeaker({ token: attack.attacker }),
    flavor: game.i18n.localize(attack.grope === true ? "GRITGLOOM.Kind.grope" : `GRITGLOOM.Kind.${attack.kind}`),
    rolls: [roll],
    sound: CONFIG.sounds.dice,
    flags: { [MODULE_ID]: { attack: requestOf(attack, 0) } },
  };
  applyMessageMode(message);
  return ChatMessage.create(message);
}
