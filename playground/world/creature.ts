/** How a face is drawn: colours as CSS, and what sets it apart. */
export interface Portrait {
  readonly skin: string;
  readonly hair?: string;
  readonly style?: "short" | "long" | "bald" | "mohawk" | "bun";
  readonly beard?: "full" | "braided" | "stubble";
  readonly ears?: "round" | "pointed" | "long";
  readonly eyes?: string;
  readonly gear?: "helmet" | "hood" | "horned" | "hat" | "none";
  readonly gearColor?: string;
  readonly feature?: "tusks" | "snout" | "skull" | "wolf" | "ghost" | "scar";
  readonly background: string;
}

/** Senses in feet; left out is none. */
export interface CreatureSenses {
  readonly lowLight?: boolean;
  readonly darkvision?: number;
  readonly blindsight?: number;
  readonly blindsense?: number;
  readonly tremorsense?: number;
  readonly truesight?: number;
  readonly scent?: number;
  readonly seeInvisible?: boolean;
}

export interface CreatureAttack {
  readonly name: string;
  readonly kind: "melee" | "reach" | "ranged";
  /** Added to the d20. */
  readonly bonus: number;
  readonly damage: string;
  readonly damageType: string;
  /** Feet; for ranged the first increment. */
  readonly range: number;
  /** Lowest natural roll that threatens a critical hit, and by what it multiplies. */
  readonly threat?: number;
  readonly multiplier?: number;
}

/** A creature in no system's terms; a system double turns it into its own actor data. */
export interface Creature {
  readonly id: string;
  readonly name: string;
  readonly kind: "character" | "npc";
  readonly size: "small" | "medium" | "large";
  /** Name of the kind of creature, lower case: humanoid, undead, animal … */
  readonly type: string;
  readonly senses: CreatureSenses;
  readonly ac: number;
  readonly touchAc?: number;
  readonly hp: number;
  readonly level: number;
  readonly abilities: { readonly str: number; readonly dex: number; readonly con: number; readonly int: number; readonly wis: number; readonly cha: number };
  readonly perception: number;
  readonly stealth: number;
  readonly attacks: readonly CreatureAttack[];
  /** -1 hostile, 0 neutral, 1 friendly. */
  readonly disposition: -1 | 0 | 1;
  /** The module's trait ids that a rule asks for, such as blind-fight. */
  readonly traits: readonly string[];
  /** Status ids that it has from the start. */
  readonly statuses?: readonly string[];
  readonly portrait: Portrait;
  /** Light that it carries, in feet. */
  readonly light?: { readonly bright: number; readonly dim: number };
  /** Whose it is: 1 or 2 for the players, nobody for the GM's. */
  readonly player?: 1 | 2;
}

/** What a system double makes of a creature: the actor's type, its `system` data, items and more. */
export interface ActorParts {
  readonly type: string;
  readonly system: Record<string, unknown>;
  readonly items?: readonly Record<string, unknown>[];
  readonly effects?: readonly Record<string, unknown>[];
  readonly flags?: Record<string, Record<string, unknown>>;
  /** Path of the attribute on the token's bar. */
  readonly bar?: string;
}

/** A module of `playground/systems` may export this as `actorParts`. */
export type ActorMaker = (creature: Creature) => ActorParts;
