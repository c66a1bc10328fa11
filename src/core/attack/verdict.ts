import type { Reason } from "../battlefield/reason";
import type { CoverGrade, LightLevel, RulesetId } from "../battlefield/types";
import type { ElevatedPoint } from "../geometry/point";

/** How an attack is made; "save" asks for cover against an effect with a point of origin. */
export const ATTACK_KINDS = ["melee", "reach", "ranged", "spell", "save"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Best to worst: seen plainly; seen badly; square known but not seen; known to be there; not known at all. */
export const PERCEPTION_STATES = ["observed", "concealed", "located", "noticed", "unaware"] as const;
export type PerceptionState = (typeof PERCEPTION_STATES)[number];

export const CONCEALMENT_GRADES = ["none", "partial", "total"] as const;
export type ConcealmentGrade = (typeof CONCEALMENT_GRADES)[number];

export type RollMode = "normal" | "advantage" | "disadvantage";

/** One source's part in the light at a place; distance in scene units from the source to the deciding space. */
export interface LightShare {
  readonly id: string;
  readonly distance: number;
  readonly part: "main" | "ring" | "darkness";
  readonly gives: LightLevel;
}

/** The light on a token for one observer; share is the part of its spaces at that level. */
export interface Illumination {
  readonly level: LightLevel;
  readonly share: number;
  readonly ambient: LightLevel;
  readonly sources: readonly LightShare[];
}

export interface Perception {
  readonly state: PerceptionState;
  /** The sense that won, or null when none reaches. */
  readonly sense: string | null;
  readonly noticeDC: number | null;
  readonly pinpointDC: number | null;
}

export interface Concealment {
  readonly grade: ConcealmentGrade;
  /** Per cent; 0 where the ruleset knows none. */
  readonly missChance: number;
  readonly rolls: number;
}

/** A sight line that decided the cover, with what it met. */
export interface CoverLine {
  readonly from: ElevatedPoint;
  readonly to: ElevatedPoint;
  readonly blocked: boolean;
  readonly by: readonly string[];
}

export interface Cover {
  readonly grade: CoverGrade;
  /** What is left of the grade after traits that ignore it. */
  readonly effective: CoverGrade;
  /** Bonus to the saving throw that cover helps. */
  readonly save: number;
  /** Part of the target that is hidden, 0 to 1. */
  readonly share: number;
  readonly blockers: readonly string[];
  readonly lines: readonly CoverLine[];
}

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
