import type { CoverGrade, RulesetId } from "../../core/battlefield/types";

/** Materials of walls, soft to hard, as the rules' table of hardness names them. */
export const WALL_MATERIALS = ["paper", "rope", "ice", "glass", "leather", "wood", "stone", "iron", "mithral", "adamantine"] as const;

/** A kind of wall by name: what it lets through, how high it is and what cover it gives. */
export interface WallPreset {
  readonly id: string;
  /** Foundry's restrictions (CONST.WALL_SENSE_TYPES): 0 none, 20 normal. */
  readonly restricts: { readonly move: number; readonly sight: number; readonly light: number; readonly sound: number };
  /** Feet from the ground to its upper end; null is full height. */
  readonly height: number | null;
  readonly material: (typeof WALL_MATERIALS)[number];
  /** The grade that it gives whoever stands behind it, by ruleset. */
  readonly cover: Readonly<Record<RulesetId, CoverGrade>>;
}

/** One can see and shoot over it or through it; nobody walks through. */
const SEEN_THROUGH = { move: 20, sight: 0, light: 0, sound: 0 } as const;

/** The same for what one can climb over. */
const CLIMBED_OVER = { move: 0, sight: 0, light: 0, sound: 0 } as const;

/**
 * The kinds of walls that maps often need and Foundry's own fields cannot say. Grades: PF1 gives improved cover behind an
 * arrow slit; the fifth edition names the low wall for half cover, arrow slit and portcullis for three-quarters. Nothing
 * flies through a pane of glass.
 */
export const WALL_PRESETS: readonly WallPreset[] = [
  { id: "arrow-slit", restricts: SEEN_THROUGH, height: null, material: "stone", cover: { pf1: "improved", dnd5e: "three-quarters", dc20: "three-quarters", cnc: "three-quarters" } },
  { id: "window", restricts: { move: 20, sight: 0, light: 0, sound: 20 }, height: null, material: "glass", cover: { pf1: "total", dnd5e: "total", dc20: "total", cnc: "total" } },
  { id: "portcullis", restricts: SEEN_THROUGH, height: null, material: "iron", cover: { pf1: "cover", dnd5e: "three-quarters", dc20: "three-quarters", cnc: "half" } },
  { id: "low-wall", restricts: CLIMBED_OVER, height: 3, material: "stone", cover: { pf1: "cover", dnd5e: "half", dc20: "half", cnc: "half" } },
  { id: "hedge", restricts: SEEN_THROUGH, height: 4, material: "wood", cover: { pf1: "partial", dnd5e: "half", dc20: "half", cnc: "quarter" } },
  { id: "barricade", restricts: CLIMBED_OVER, height: 4, material: "wood", cover: { pf1: "cover", dnd5e: "three-quarters", dc20: "three-quarters", cnc: "three-quarters" } },
];

/** The preset of an id; throws a RangeError that names the known ones. */
export function wallPreset(id: string): WallPreset {
  const found = WALL_PRESETS.find((preset) => preset.id === id);
  if (found === undefined) throw new RangeError(`wall preset: got "${id}", expected one of ${WALL_PRESETS.map((preset) => preset.id).join(", ")}`);
  return found;
}

/** What a preset writes on a wall: Foundry's own fields, and the module's flags ("" and null where it says nothing). */
export interface WallFields {
  readonly foundry: WallPreset["restricts"];
  readonly flags: { readonly cover: CoverGrade; readonly material: string; readonly bottom: number | null; readonly top: number | null };
}

/**
 * The fields of a wall of a kind.
 * @param perFoot - Scene units that a foot is long.
 * @param ground - Elevation of the ground that the wall stands on, in scene units.
 */
export function wallFields({ restricts, cover, material, height }: WallPreset, ruleset: RulesetId, perFoot: number, ground: number): WallFields {
  const top = height === null ? null : Math.round((ground + height * perFoot) * 100) / 100;
  return { foundry: restricts, flags: { cover: cover[ruleset], material, bottom: null, top } };
}
