import type { Roll } from "../../client/host/dice/roll";
import type { ChatMessage } from "../../client/host/documents/chat-message";
import type { TokenDocument } from "../../client/host/documents/token";
import type { Host } from "../../client/host/host";
import type { Plain } from "../../shared/object-paths";
import type { ItemAction } from "./action";
import type { ActorPF } from "./actor";
import { cardContent } from "./card";
import type { D20RollPF } from "./dice";
import type { Pf1Form } from "./form";
import type { ItemPF } from "./item";

/** One attack of a card with what hangs on it (pf1 module/action-use/chat-attack.mjs). */
export interface ChatAttack {
  readonly label: string;
  attack: D20RollPF | null;
  critConfirm: D20RollPF | null;
  damage: readonly Roll[];
  critDamage: readonly Roll[];
  /** Lines that hooks may add. */
  readonly effectNotes: { text: string }[];
}

/** The state of one use, which hooks read and change (SharedActionData). */
export interface Shared {
  readonly action: ItemAction;
  readonly item: ItemPF;
  readonly token: TokenDocument | null;
  readonly skipDialog: boolean;
  readonly chatMessage: boolean;
  readonly fullAttack: boolean;
  readonly attackBonus: string[];
  readonly damageBonus: string[];
  rollData: Plain;
  targets: TokenDocument[];
  chatAttacks: ChatAttack[];
  templateData: Plain;
  chatData: Plain;
}

type Given = Pick<Shared, "action" | "item" | "token"> & Partial<Pick<Shared, "skipDialog" | "chatMessage" | "fullAttack">>;

/**
 * One use of an action: the state in `shared`, and the hooks in the system's order (module/action-use/action-use.mjs
 * and documents/item/item-pf.mjs of pf1 11 development; order read there).
 */
export class ActionUse {
  readonly shared: Shared;
  readonly item: ItemPF;
  readonly action: ItemAction;
  readonly actor: ActorPF | null;
  readonly token: TokenDocument | null;
  readonly #host: Host;
  readonly #form: Pf1Form;

  constructor(host: Host, form: Pf1Form, given: Given) {
    this.#host = host;
    this.#form = form;
    this.shared = {
      skipDialog: true, chatMessage: true, fullAttack: false, ...given,
      attackBonus: [], damageBonus: [], rollData: {}, targets: [], chatAttacks: [], templateData: {}, chatData: {},
    };
    this.item = given.item;
    this.action = given.action;
    this.actor = given.item.actor as ActorPF | null;
    this.token = given.token;
    host.Hooks.callAll("pf1CreateActionUse", this);
  }

  /** Rolls and posts. Answers nothing where `pf1PreActionUse` cancelled. */
  async process(): Promise<ActionUse | undefined> {
    const { shared } = this;
    const { Hooks, game } = this.#host;
    shared.rollData = this.action.getRollData();
    shared.targets = [...(game.user.targets as unknown as Iterable<{ document: TokenDocument }>)].map((token) => token.document);
    for (const [label, bonus] of this.#attacks()) shared.chatAttacks.push(await this.#roll(label, bonus));
    if (!Hooks.call("pf1PreActionUse", this)) return undefined;
    const message = await this.#post();
    Hooks.callAll("pf1PostActionUse", this, message);
    return this;
  }

  /** The base attack, and the extra ones of a full attack. */
  #attacks(): [label: string, bonus: string | null][] {
    const extra = this.shared.fullAttack ? (this.action.source.extraAttacks?.formula ?? []) : [];
    const name = (n: number) => this.#host.game.i18n.format("PF1.FormulaAttack", { 0: String(n) });
    return [[name(1), null], ...extra.map((bonus, i): [string, string] => [name(i + 2), bonus])];
  }

  /** Attack, confirmation where it threatens, damage and critical damage. */
  async #roll(label: string, bonus: string | null): Promise<ChatAttack> {
    const { shared, action } = this;
    const data = shared.rollData;
    const given = { data, bonus, extraParts: shared.attackBonus };
    const attack = await action.rollAttack(given);
    const multiplier = action.source.ability.critMult ?? 2;
    const critConfirm = attack.isCrit && multiplier > 1 ? await action.rollAttack(given) : null;
    const damage = await action.rollDamage({ data, extraParts: shared.damageBonus });
    const critDamage: Roll[] = [];
    for (let n = 1; critConfirm && n < multiplier; n++) critDamage.push(...(await action.rollDamage({ data, extraParts: shared.damageBonus, critical: true })));
    return { label, attack, critConfirm, damage, critDamage, effectNotes: [] };
  }

  /** The card, or null where a hook or the caller wanted none. */
  async #post(): Promise<ChatMessage | null> {
    const { shared } = this;
    const host = this.#host;
    const Message = host.documentClass<ChatMessage>("ChatMessage") as unknown as typeof ChatMessage;
    shared.templateData = { name: `${this.item.name} (${this.action.name})`, item: this.item, attacks: shared.chatAttacks, targets: shared.targets };
    shared.chatData = { speaker: Message.getSpeaker({ actor: this.actor, token: this.token }), ...this.#metadata() };
    if (!host.Hooks.call("pf1PreDisplayActionUse", this) || !shared.chatMessage) return null;
    const setting = host.generation >= 14 ? "messageMode" : "rollMode";
    const content = await cardContent(host, shared);
    const created = await Message.create({ ...shared.chatData, content }, { [setting]: host.game.settings.get("core", setting) });
    return (created as ChatMessage | undefined) ?? null;
  }

  /** What the message remembers: `system` of the sub-type "action" in 11.x, `flags.pf1.metadata` in 10.x. */
  #metadata(): Plain {
    const { shared, action, item } = this;
    const json = (roll: Roll | null) => (roll === null ? null : roll.toJSON());
    const attacks = shared.chatAttacks.map(({ attack, critConfirm, damage, critDamage }) => ({ attack: json(attack), critConfirm: json(critConfirm), damage: damage.map(json), critDamage: critDamage.map(json) }));
    const common = { actor: this.actor?.uuid ?? null, template: null, combat: null, rolls: { attacks } };
    if (this.#form === 10) {
      return { flags: { pf1: { metadata: { ...common, item: item.id, action: action.id, targets: shared.targets.map((target) => target.uuid) } } } };
    }
    const targets = shared.targets.map((target) => target.uuid);
    return { type: "action", system: { ...common, item: { id: item.id }, action: { id: action.id }, targets, config: { critMult: action.source.ability.critMult ?? 2 } } };
  }
}
