import type { AttackKind } from "../core/battlefield/attack-kind";
import type { RulesetId, Token } from "../core/battlefield/types";

/** What an adapter reads of a creature: members of a snapshot's token, in scene units; what is left out is unknown. */
export type CreatureReading = Partial<
  Pick<
    Token,
    "size" | "senses" | "conditions" | "traits" | "reach" | "bodyHeight" | "flying" | "swimming" | "stealth"
  >
>;

/** An actor as far as adapters read it: prepared system data, statuses and items; every path beyond is the system's. */
export interface ActorLike {
  readonly type: string;
  readonly system: unknown;
  readonly statuses?: unknown;
  readonly items?: Iterable<unknown>;
  readonly flags?: unknown;
}

/** A chat message as far as adapters read it. */
export interface MessageLike {
  readonly type?: string;
  readonly system?: unknown;
  readonly flags?: unknown;
  readonly flavor?: string;
  readonly rolls?: readonly unknown[];
}

/** One attack roll as it stands on a card; index counts the attacks of a full attack. */
export interface CardAttack {
  readonly index: number;
  readonly natural: number | null;
  readonly total: number;
  /** Total of the confirmation roll, or null. */
  readonly confirm: number | null;
}

/** An attack that a system is about to roll, in neutral terms. */
export interface Announcement {
  readonly actor: ActorLike;
  /** The token's document uuid, where the system names the token. */
  readonly token: string | null;
  readonly kind: AttackKind;
  /** The attack goes against touch armour class or its like. */
  readonly touch: boolean;
  /** Weapon or spell reach or range in scene units where the system knows it, else null. */
  readonly range: number | null;
  readonly label: string;
  /** Adds a number to the roll itself, with a text that says why. */
  add(modifier: number, label: string): void;
}

/** What the module does with an announced attack; never throws into the system's own roll. */
export interface AttackListener {
  /** Before the dice: assess the user's targets; may call `add`. */
  announced(attack: Announcement): void;
  /** The card is there: leave the request on it. Only the client that rolled is told. */
  posted(attack: Announcement, message: { readonly id: string }): void;
  /** The card was given up: forget the attack. */
  dropped(attack: Announcement): void;
}

/** Foundry's Hooks as far as adapters use it. */
export interface HookBus {
  on(name: string, fn: (...args: never[]) => unknown): number;
}

/** A game system in neutral terms: it holds every path string of the system, and no rule. */
export interface SystemAdapter {
  readonly id: string;
  /** The ruleset that fits the system where the GM chose none. */
  readonly ruleset: RulesetId;
  readCreature(actor: ActorLike, toUnits: (feet: number) => number): CreatureReading;
  /** The target's armour class or defence against this kind of attack, or null where it cannot be read. */
  readDefence(actor: ActorLike, attack: { readonly touch: boolean; readonly deniedDexterity: boolean }): number | null;
  /** The attack rolls on a card of this system; empty for any other message. */
  readAttacks(message: MessageLike): readonly CardAttack[];
  /** Whether the system's own attacks are followed; where not, the module's own attack is the way. */
  readonly follows: boolean;
  /** Follows the system's own attacks, where it has hooks for them; a system without calls nothing. */
  listen(hooks: HookBus, listener: AttackListener): void;
}
