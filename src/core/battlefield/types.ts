import type { WallSegment } from "../geometry/wall-segment";
import type { CncNumbers } from "./cnc-numbers";

/** Newest version of the snapshot format. */
export const BATTLEFIELD_VERSION = 1;

/** Rulesets that the module ships, in the order of the settings list. */
export const RULESET_IDS = ["pf1", "dnd5e", "dc20", "cnc"] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** Every light level of any ruleset, low to high; a ruleset uses some of them. */
export const LIGHT_LEVELS = ["supernatural-darkness", "darkness", "dim", "normal", "bright"] as const;
export type LightLevel = (typeof LIGHT_LEVELS)[number];

/** Every cover grade of any ruleset; a ruleset uses and orders some of them. */
export const COVER_GRADES = [
  "none", "partial", "soft", "quarter", "half", "cover", "three-quarters", "improved", "total",
] as const;
export type CoverGrade = (typeof COVER_GRADES)[number];

/** Creature sizes, small to large. */
export const SIZES = [
  "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal", "titanic",
] as const;
export type Size = (typeof SIZES)[number];

/** How diagonal steps count, as Foundry's grid rules name it. */
export const DIAGONALS = ["equidistant", "exact", "approximate", "alternating"] as const;
export type Diagonals = (typeof DIAGONALS)[number];

/** What a light is made of. */
export const LIGHT_KINDS = ["flame", "magic-weapon", "spell", "other"] as const;
export type LightKind = (typeof LIGHT_KINDS)[number];

/** How far a creature may have moved, least first. */
export const MOVEMENTS = ["none", "half", "full", "run"] as const;
/** How far a creature moved this round; "run" covers charging too. */
export type Movement = (typeof MOVEMENTS)[number];

/** How the wind stands for scent. */
export const WINDS = ["none", "upwind", "downwind"] as const;

/** Trait ids that a rule asks for. */
export const TRAITS = [
  "blind-fight", "improved-blind-fight", "greater-blind-fight", "ignores-cover-half", "ignores-cover-three-quarters",
  "improved-precise-shot", "low-profile", "light-sensitive", "light-blind", "combat-sense", "freedom-of-movement",
  "incorporeal",
] as const;

/** Condition ids that a rule asks for. */
export const CONDITIONS = [
  "blinded", "deafened", "invisible", "ethereal", "prone", "stunned", "helpless", "dead", "blurred", "displaced",
  "outlined", "dazzled",
] as const;

/** A range in scene units; "infinite" has no end, null is unknown: counted as 0 and named in the verdict. */
export type SenseRange = number | "infinite" | null;

/** The grid: type is Foundry's (0 gridless, 1 square, 2 and 3 hex rows, 4 and 5 hex columns); size in pixels. */
export interface GridData {
  readonly type: 0 | 1 | 2 | 3 | 4 | 5;
  readonly size: number;
  readonly distance: number;
  readonly units: string;
}

export interface SceneData {
  readonly grid: GridData;
  readonly diagonals: Diagonals;
  /** 0 day to 1 night. */
  readonly darknessLevel: number;
  readonly globalLight: {
    readonly enabled: boolean;
    readonly bright: boolean;
    readonly darkness: { readonly min: number; readonly max: number };
  };
  readonly ambient: "auto" | LightLevel;
  /** null is automatic. */
  readonly moonlit: boolean | null;
  readonly sunlit: boolean | null;
  readonly vertical: "unbounded" | "sphere";
  readonly wind: string;
  readonly weather: string;
}

/** The table's settings that change an answer; they travel with the snapshot, so that a report can be repeated. */
export interface Options {
  /** Highest darkness level at which ambient "auto" is bright, and at which it is dim. */
  readonly ambientBrightUpTo: number;
  readonly ambientDimUpTo: number;
  /** Which square of a big token its light level is taken from. */
  readonly bigTokenLight: "best" | "majority" | "centre";
  /** Part of a space by which a token's body is drawn in on each side for sight lines. */
  readonly inset: number;
  /** A wall that stops movement but not sight stops attacks too. */
  readonly panesStopAttacks: boolean;
  /** Creatures in the way give cover at all; off where a table counts objects alone. */
  readonly creaturesGiveCover: boolean;
  readonly proneGiveCover: boolean;
  readonly deadGiveCover: boolean;
  readonly alliesGiveCover: boolean;
  /** A d100 is rolled for a miss by concealment in the fifth edition too, in the place of disadvantage. */
  readonly dnd5eMissChance: boolean;
  /** Numbers of Castles & Crusades that the table changed. */
  readonly cnc: CncNumbers;
}

export interface Wall extends WallSegment {
  /** A grade that the GM set for whoever stands behind; null follows the sight restriction. */
  readonly cover: CoverGrade | null;
  readonly material: string | null;
}

export interface Light {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  /** Degrees; 0 points to +y, clockwise. */
  readonly rotation: number;
  /** Degrees of the cone; 360 is all around. */
  readonly angle: number;
  /** Radii in scene units from the centre; dim < bright is legal. */
  readonly bright: number;
  readonly dim: number;
  readonly walls: boolean;
  readonly hidden: boolean;
  readonly negative: boolean;
  readonly priority: number;
  readonly levels: readonly string[];
  /** The source's own level, its highest, and the steps by which darkness lowers; null is the ruleset's own. */
  readonly level: LightLevel | null;
  readonly cap: LightLevel | null;
  readonly steps: number | null;
  readonly kind: LightKind;
  readonly magical: boolean;
  readonly spellLevel: number | null;
  /** Id of the token that carries it, or null. */
  readonly carrier: string | null;
  /** Darkness levels of the scene between which the light burns (Foundry's activation range). */
  readonly darkness: { readonly min: number; readonly max: number };
}

/** A light as a token carries it: no place of its own; radii from the token's centre without Foundry's token radius. */
export type CarriedLight = Omit<Light, "id" | "x" | "y" | "elevation" | "carrier" | "levels">;

export type RegionShape =
  | { readonly type: "rectangle"; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rotation?: number; readonly hole?: boolean }
  | { readonly type: "ellipse"; readonly x: number; readonly y: number; readonly radiusX: number; readonly radiusY: number; readonly rotation?: number; readonly hole?: boolean }
  | { readonly type: "circle"; readonly x: number; readonly y: number; readonly radius: number; readonly hole?: boolean }
  | { readonly type: "polygon"; readonly points: readonly number[]; readonly hole?: boolean };

export type RegionEffect =
  | {
      readonly kind: "obscurement";
      readonly density: "light" | "heavy";
      readonly missChance?: number;
      /** From this distance on it hides more, by its own chance or the ruleset's; without one it is clear up to there. */
      readonly beyond?: { readonly distance: number; readonly missChance?: number };
      readonly share?: number;
      readonly stops?: readonly string[];
    }
  | { readonly kind: "ambient"; readonly level: LightLevel }
  /** Foundry's adjustDarknessLevel: mode 0 replaces, 1 brightens, 2 darkens. */
  | { readonly kind: "darkness"; readonly mode: 0 | 1 | 2; readonly modifier: number }
  | { readonly kind: "cover"; readonly grade: CoverGrade }
  | { readonly kind: "water" };

export interface Region {
  readonly id: string;
  readonly shapes: readonly RegionShape[];
  readonly elevation: { readonly bottom: number | null; readonly top: number | null };
  readonly levels: readonly string[];
  readonly effects: readonly RegionEffect[];
}

export interface Senses {
  readonly sight: boolean;
  readonly lowLight: boolean;
  readonly darkvision: SenseRange;
  readonly blindsight: SenseRange;
  readonly blindsense: SenseRange;
  readonly tremorsense: SenseRange;
  readonly truesight: SenseRange;
  readonly scent: SenseRange;
  readonly seeInvisible: boolean;
  readonly seeInDarkness: SenseRange;
  readonly devilsSight: SenseRange;
  /** The organ of blindsight ("hearing", "vibration"), where known. */
  readonly blindsightBy: string | null;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  /** Top-left corner in pixels; width and height in grid spaces. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly elevation: number;
  readonly levels: readonly string[];
  readonly size: Size | null;
  /** In scene units; null follows from size and posture. */
  readonly bodyHeight: number | null;
  /** Melee reach in scene units; null is the ruleset's own. */
  readonly reach: number | null;
  readonly disposition: number;
  readonly hidden: boolean;
  readonly rider: string | null;
  readonly flying: boolean;
  readonly swimming: boolean;
  readonly senses: Senses;
  readonly conditions: readonly string[];
  readonly traits: readonly string[];
  readonly moved: Movement;
  readonly noisy: boolean;
  /** Result of its last Stealth check, or null. */
  readonly stealth: number | null;
  /** Rounds since it left a lit radius (cnc); null is long ago. */
  readonly lightLeftAt: number | null;
  /** Rounds since it came into light that its kind cannot bear (light blindness); null is long ago. */
  readonly lightEnteredAt: number | null;
  /** Chance to miss it even where it is seen, and where it is not seen because it is invisible; per cent, null follows the rules. */
  readonly concealment: number | null;
  readonly unseenMissChance: number | null;
  readonly light: CarriedLight | null;
  /** Whether it covers whoever stands behind it: true always, false never; null follows the rules. */
  readonly givesCover: boolean | null;
}

/** What the module knows of a scene: plain, JSON-safe data with every member filled in. */
export interface Battlefield {
  readonly version: 1;
  readonly ruleset: RulesetId;
  readonly scene: SceneData;
  readonly options: Options;
  readonly walls: readonly Wall[];
  readonly lights: readonly Light[];
  readonly regions: readonly Region[];
  readonly tokens: readonly Token[];
}
