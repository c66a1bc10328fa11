import type { LightKind, LightLevel } from "../battlefield/types";

/** How well something is seen: plainly, badly, not at all. */
export const CLARITIES = ["clear", "partial", "none"] as const;
export type Clarity = (typeof CLARITIES)[number];

/** How the attacker's d20 is rolled. */
export type RollMode = "normal" | "advantage" | "disadvantage";

/** What a thing does to an attack roll, in any ruleset's terms. */
export interface RollEffect {
  /** Added to the attacker's roll. */
  readonly modifier: number;
  readonly mode: RollMode;
  /** Added to the target's defence. */
  readonly defence: number;
  /** The target loses its Dexterity bonus. */
  readonly deniedDexterity: boolean;
}

/** What an obscuring region is, where it says nothing else: the chance to miss, or the share hidden (per cent). */
export interface Obscuring {
  readonly clarity: Clarity;
  readonly missChance: number;
  readonly share: number;
}

export interface ObscurementRules {
  /** How many lines from the observer's best corner must pass through: pf1 any, the others all of them. */
  readonly lines: "any" | "all";
  /** In melee with a neighbour only a target wholly inside is obscured (pf1). */
  readonly wholeInMelee: boolean;
  /** A region's own miss chances decide how well one sees (pf1). */
  readonly byMissChance: boolean;
  readonly light: Obscuring;
  readonly heavy: Obscuring;
}

/** What noticing an unseen creature takes: a base DC and what is added to it. Distances in feet. */
export interface NoticeRules {
  readonly base: number;
  readonly pinpoint: number;
  /** Farther away there is nothing to notice. */
  readonly within: number;
  readonly noisy: number;
  readonly moved: Readonly<Record<"half" | "full" | "run", number>>;
  /** Neither moves nor makes noise. */
  readonly still: number;
  /** Added to its Stealth result, where it hides. */
  readonly stealth: number;
  readonly perDistance: { readonly feet: number; readonly add: number };
  readonly door: number;
  readonly wall: number;
  /** Walls of these materials are no harder to hear through than this. */
  readonly materials: Readonly<Record<string, number>>;
}

/** When a creature that bright light harms is harmed. */
export interface LightSensitivityRules {
  /** The level at its own place that harms; null where only the sun does. */
  readonly level: LightLevel | null;
  /** The sun on the attacker or on its target harms. */
  readonly sun: boolean;
  readonly attacking: RollEffect;
  /** Rounds for which it blinds the light-blind who come into it. */
  readonly blindRounds: number;
}

/** What a ruleset says of perceiving and of being seen badly. */
export interface SenseRules {
  /** Length of a round in seconds. */
  readonly roundSeconds: number;
  /** What plain eyes make of a target at each level. */
  readonly sight: Readonly<Record<LightLevel, Clarity>>;
  readonly darkvision: {
    /** What each level counts as within its range; a level left out is no help. */
    readonly shows: Readonly<Partial<Record<LightLevel, LightLevel>>>;
    /** Feet within which nobody hides from it without cover or invisibility; null is nowhere. */
    readonly noStealthWithin: number | null;
    /** Lost inside the light of any source but these kinds, and for some rounds after (cnc). */
    readonly spoiled: { readonly except: readonly LightKind[]; readonly rounds: number } | null;
  };
  /** Per cent to miss a target that is seen badly, and one that is not seen; 0 where the game has no such roll. */
  readonly missChance: Readonly<Record<"partial" | "total", number>>;
  readonly blurred: number;
  readonly displaced: number;
  readonly obscurement: ObscurementRules;
  /** What a share hidden adds to the target's defence: the highest step reached counts (cnc). Per cent. */
  readonly shareSteps: readonly { readonly share: number; readonly defence: number }[];
  /** Eyes that see the invisible see the Ethereal too. */
  readonly seeInvisibleShowsEthereal: boolean;
  /** Chances that a sense can be extended by the wind and by strong smells: factors of its range. */
  readonly scent: { readonly wind: Readonly<Record<string, number>>; readonly odour: Readonly<Record<string, number>> };
  readonly notice: NoticeRules | null;
  /** A spell cannot be cast directly at a target that is not seen. */
  readonly spellsNeedSight: boolean;
  /** The attacker does not see its target. */
  readonly unseenTarget: RollEffect;
  /** The target does not see its attacker. */
  readonly unseenAttacker: RollEffect;
  /** The target is blinded, whoever attacks it. In place of unseenAttacker; null where that already says it. */
  readonly blindedTarget: RollEffect | null;
  /** The attacker is dazzled. */
  readonly dazzled: RollEffect;
  readonly lightSensitivity: LightSensitivityRules | null;
  /** How badly a creature must be seen to hide: "partial" badly, "none" not at all. */
  readonly hidesAt: Clarity;
  /** The Blind-Fight feats work. */
  readonly blindFight: boolean;
}

/** Changes nothing. */
export const NO_EFFECT: RollEffect = { modifier: 0, mode: "normal", defence: 0, deniedDexterity: false };

/** The chance to miss what is seen so, per cent; 0 where the game has no such roll. */
export function missOf(chances: SenseRules["missChance"], clarity: Clarity): number {
  if (clarity === "clear") return 0;
  return clarity === "partial" ? chances.partial : chances.total;
}
