import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Announcement, AttackListener, CardAttack, HookBus, MessageLike } from "../adapter";
import { ownAttacks } from "../own-attacks";
import { at, membersOf, numberOf, textAt } from "../read-path";
import { attackFromRoll } from "../roll-data";

/** Action types of the system by the way the attack is made; what is left out is no attack on a creature's AC. */
const KINDS: Readonly<Record<string, AttackKind>> = {
  mwak: "melee",
  msak: "melee",
  rwak: "ranged",
  twak: "ranged",
  rsak: "ranged",
};

/** The system's ActionUse as far as it is read here; the action's data stand on it (11.x) or under `data` (10.x). */
interface ActionUse {
  readonly actor?: Announcement["actor"] | null;
  readonly token?: unknown;
  readonly action?: unknown;
  readonly item?: { readonly name?: string } | null;
  readonly shared?: { attackBonus?: string[] };
}

/**
 * Follows the system's attacks: announced when the action use is made, posted when its card is there. The order of the
 * hooks is pf1CreateActionUse, (dice), pf1PreActionUse, pf1PreDisplayActionUse, pf1PostActionUse.
 */
export function listen(hooks: HookBus, listener: AttackListener): void {
  const announced = new WeakMap<ActionUse, Announcement>();

  hooks.on("pf1CreateActionUse", (use: ActionUse) => {
    const attack = announcementOf(use);
    if (attack === null) return;
    announced.set(use, attack);
    listener.announced(attack);
  });

  hooks.on("pf1PostActionUse", (use: ActionUse, message: { readonly id?: string } | null) => {
    const attack = announced.get(use);
    if (attack === undefined) return;
    announced.delete(use);
    if (typeof message?.id === "string") listener.posted(attack, { id: message.id });
    else listener.dropped(attack);
  });
}

function announcementOf(use: ActionUse): Announcement | null {
  const type = textAt(use.action, "actionType") ?? textAt(use.action, "data.actionType");
  const kind = type === null ? undefined : KINDS[type];
  if (kind === undefined || use.actor == null) return null;
  const touch = at(use.action, "touch") ?? at(use.action, "data.touch");
  return {
    actor: use.actor,
    // A document, or the token on the canvas where a caller handed that over.
    token: textAt(use.token, "document.uuid") ?? textAt(use.token, "uuid"),
    kind,
    touch: touch === true,
    range: null,
    label: use.item?.name ?? "",
    add(modifier, label) {
      use.shared?.attackBonus?.push(`${modifier}[${label.replace(/[[\]]/g, "")}]`);
    },
  };
}

/** The attack rolls of an action card (`message.system` in 11.x, `flags.pf1.metadata` before), or of the module's own message. */
export function readAttacks(message: MessageLike): readonly CardAttack[] {
  const attacks = membersOf(at(message.system, "rolls.attacks"));
  const found = attacks.length > 0 ? attacks : membersOf(at(message.flags, "pf1.metadata.rolls.attacks"));
  if (found.length === 0) return ownAttacks(message);
  return found.flatMap((entry, index) => attackFromRoll(index, at(entry, "attack"), at(entry, "critConfirm")) ?? []);
}

/** Armour class against an attack: touch, and flat-footed where the Dexterity bonus is denied. */
export function readDefence(system: unknown, attack: { touch: boolean; deniedDexterity: boolean }): number | null {
  const total = (key: string): number | null => numberOf(at(system, `attributes.ac.${key}.total`));
  const normal = total("normal");
  const base = attack.touch ? total("touch") : normal;
  if (base === null || !attack.deniedDexterity || normal === null) return base;
  const flatFooted = total("flatFooted");
  return flatFooted === null ? base : base - (normal - flatFooted);
}
