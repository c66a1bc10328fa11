import type { LightKind, LightLevel } from "../battlefield/types";

/** What the outer part of a source gives, between its main radius and its outer one. */
export type RingRule =
  /** There is no outer part. */
  | { readonly kind: "none" }
  /** One level above the scene's ambient one at that place; never above the source's own. */
  | { readonly kind: "step" }
  /** One level everywhere. */
  | { readonly kind: "level"; readonly level: LightLevel };

/** How a negative light takes light away. */
export type DarknessRule =
  | {
      /** Lowers the ambient level by steps; light counts inside only by its spell level. */
      readonly kind: "steps";
      readonly defaultSteps: number;
      /** Spell level of a darkness of so many steps that gives none of its own: first for one step. */
      readonly spellLevels: readonly number[];
      /** The level below which steps do not lower. */
      readonly floor: LightLevel;
      /** From this number of steps on, a place that was no brighter than `from` becomes `to`. */
      readonly deep: { readonly steps: number; readonly from: LightLevel; readonly to: LightLevel };
      /** Magical light of at least this level and magical darkness suspend each other where they meet. */
      readonly suspendedBy: LightLevel;
    }
  | {
      /** The higher priority holds, and darkness holds on a tie. */
      readonly kind: "priority";
      readonly level: LightLevel;
      /** The level inside a magical one. */
      readonly magicalLevel: LightLevel;
    };

/** How long a source burns: a number of minutes, minutes a caster level, or for ever. */
export interface BurningTime {
  readonly minutes: number | null;
  readonly per: "item" | "pint" | "caster-level" | null;
}

/** A source by name; radii in feet, degrees of its cone. */
export interface LightPreset {
  readonly id: string;
  readonly bright: number;
  readonly dim: number;
  readonly angle: number;
  readonly level: LightLevel | null;
  readonly cap: LightLevel | null;
  readonly kind: LightKind;
  readonly magical: boolean;
  readonly spellLevel: number | null;
  readonly negative: boolean;
  readonly steps: number | null;
  readonly priority: number;
  readonly burns: BurningTime;
}

/** What a ruleset says of light. */
export interface LightRules {
  /** The levels that the ruleset knows, low to high. */
  readonly levels: readonly LightLevel[];
  /** The ruleset's level for one that it does not know. */
  readonly translate: Readonly<Partial<Record<LightLevel, LightLevel>>>;
  /** Ambient levels by the band of the scene's darkness; sunlit replaces bright in the sun. */
  readonly ambient: Readonly<Record<"sunlit" | "bright" | "dim" | "dark", LightLevel>>;
  /** What an ambient level counts as, by the moon, for eyes with low-light vision; null where they gain nothing. */
  readonly moonlight: { readonly from: LightLevel; readonly to: LightLevel } | null;
  /** The level of an ordinary source within its main radius. */
  readonly ownLevel: LightLevel;
  /** Whether the main radius is the bright one, or the larger of bright and dim. */
  readonly mainRadius: "bright" | "larger";
  readonly ring: RingRule;
  /** The outer radius, as a multiple of the bright one, of a source that sets none; 1 leaves it without. */
  readonly ringFactor: number;
  /** By what low-light vision multiplies the radii of a source (never of darkness). */
  readonly lowLightFactor: number;
  readonly darkness: DarknessRule;
  readonly presets: readonly LightPreset[];
}

/** The ruleset's own name for a level: itself where known, else its translation, else the highest level. */
export function ownLevelFor(rules: LightRules, level: LightLevel): LightLevel {
  if (rules.levels.includes(level)) return level;
  return rules.translate[level] ?? rules.levels.at(-1) ?? level;
}

/** A source by name from what sets it apart from a plain flame that gives off light all around. */
export function lightPreset(
  id: string,
  bright: number,
  dim: number,
  over: Partial<Omit<LightPreset, "id" | "bright" | "dim">> = {},
): LightPreset {
  return {
    id,
    bright,
    dim,
    angle: 360,
    level: null,
    cap: null,
    kind: "flame",
    magical: false,
    spellLevel: null,
    negative: false,
    steps: null,
    priority: 0,
    burns: { minutes: null, per: null },
    ...over,
  };
}
