import type { AttackKind } from "../battlefield/attack-kind";
import type { Reason } from "../battlefield/reason";
import type { RulesetId } from "../battlefield/types";
import type { Cover } from "../cover/cover";
import type { Illumination } from "../light/illumination";
import type { Concealment } from "../senses/concealment";
import type { Perception } from "../senses/perception";

export type RollMode = "normal" | "advantage" | "disadvantage";

export interface AttackEffect {
  readonly possible: boolean;
  /** Added to the attacker's roll. */
  readonly modifier: number;
  /** Added to the target's armour class or defence. */
  readonly defence: number;
  readonly mode: RollMode;
  readonly missChance: number;
  readonly missRolls: number;
  readonly targetDeniedDexterity: boolean;
}

/** Everything that holds for one attacker against one target, with its reasons. */
export interface Verdict {
  readonly attacker: string;
  readonly target: string;
  readonly ruleset: RulesetId;
  readonly attackKind: AttackKind;
  /** Scene units between the nearest spaces. */
  readonly distance: number;
  readonly adjacent: boolean;
  readonly light: Illumination;
  readonly perception: Perception;
  readonly concealment: Concealment;
  readonly cover: Cover;
  readonly attack: AttackEffect;
  readonly facts: { readonly stealth: boolean; readonly opportunity: boolean; readonly precision: boolean };
  /** Dotted paths of what could not be read and was counted as nothing: "a.senses.darkvision". */
  readonly unknown: readonly string[];
  readonly reasons: readonly Reason[];
}
