import type { RulesetId } from "../../core/battlefield/types";
import type { Plan, UpdateStep } from "../../core/plan/plan";
import { recordOf } from "../../documents/json";
import { MODULE_ID } from "../module-id";
import { wallFields, type WallPreset } from "./wall-presets";

/** A wall document as far as a preset changes it. */
export interface PresetWall {
  readonly uuid: string;
  /** Its stored data. */
  readonly source: Readonly<Record<string, unknown>>;
  /** Elevation of the ground below it, in scene units. */
  readonly ground: number;
}

/** The plan that makes walls of a kind: what differs is changed, and what stood there can be put back. */
export function planPreset(walls: readonly PresetWall[], preset: WallPreset, ruleset: RulesetId, perFoot: number): Plan {
  return { label: "Plan.wall-preset", steps: walls.flatMap((wall) => stepOf(wall, preset, ruleset, perFoot)) };
}

function stepOf({ uuid, source, ground }: PresetWall, preset: WallPreset, ruleset: RulesetId, perFoot: number): readonly UpdateStep[] {
  const { foundry, flags } = wallFields(preset, ruleset, perFoot, ground);
  const own = recordOf(recordOf(source["flags"])[MODULE_ID]);
  const wanted = [
    ...Object.entries(foundry).map(([key, value]) => ({ path: key, value, before: source[key] ?? null })),
    ...Object.entries(flags).map(([key, value]) => ({ path: `flags.${MODULE_ID}.${key}`, value, before: own[key] ?? null })),
  ].filter(({ value, before }) => value !== before);
  if (wanted.length === 0) return [];
  const members = (pick: (change: (typeof wanted)[number]) => unknown): Record<string, unknown> =>
    Object.fromEntries(wanted.map((change) => [change.path, pick(change)]));
  return [{ uuid, changes: members(({ value }) => value), before: members(({ before }) => before) }];
}
