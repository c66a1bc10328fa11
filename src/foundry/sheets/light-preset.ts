import { RULESET_IDS, type RulesetId } from "../../core/battlefield/types";
import type { LightPreset } from "../../core/light/light-rules";
import { rulesetOf } from "../../core/rulesets/registry";

/** What a preset writes into a light's sheet: Foundry's own fields, and the module's flags ("" follows the ruleset). */
export interface PresetFields {
  readonly foundry: Readonly<Record<"bright" | "dim" | "angle" | "priority", number> & { negative: boolean }>;
  readonly flags: Readonly<Record<"level" | "cap" | "kind" | "magical" | "spellLevel" | "steps", string | number>>;
}

/** A source of one ruleset's table. */
export interface ListedPreset {
  readonly ruleset: RulesetId;
  readonly preset: LightPreset;
}

/** The fields of a light's sheet for a source by name. @param perFoot - Scene units that a foot is long. */
export function presetFields(preset: LightPreset, perFoot: number): PresetFields {
  const units = (feet: number): number => Math.round(feet * perFoot * 100) / 100;
  const { bright, dim, angle, priority, negative, level, cap, kind, magical, spellLevel, steps } = preset;
  return {
    foundry: { bright: units(bright), dim: units(Math.max(bright, dim)), angle, priority, negative },
    flags: { level: level ?? "", cap: cap ?? "", kind, magical: String(magical), spellLevel: spellLevel ?? "", steps: steps ?? "" },
  };
}

/** The sources of all rulesets, those of the table's own first. */
export function listedPresets(first: RulesetId): readonly ListedPreset[] {
  const order = [first, ...RULESET_IDS.filter((id) => id !== first)];
  return order.flatMap((ruleset) => rulesetOf(ruleset).light.presets.map((preset) => ({ ruleset, preset })));
}
