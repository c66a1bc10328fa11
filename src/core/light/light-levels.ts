import type { LightLevel } from "../battlefield/types";
import type { LightRules } from "./light-rules";

const RANK: Readonly<Record<LightLevel, number>> = {
  "supernatural-darkness": 0,
  darkness: 1,
  dim: 2,
  normal: 3,
  bright: 4,
};

const BY_RANK: readonly LightLevel[] = ["supernatural-darkness", "darkness", "dim", "normal", "bright"];

/** Number of a level, counted from the darkest of all rulesets. */
export function rankOf(level: LightLevel): number {
  return RANK[level];
}

/** The level of a number that rankOf() gives. */
export function levelOfRank(rank: number): LightLevel {
  return BY_RANK[rank] ?? "bright";
}

/** Whether the first level is brighter than the second. */
export function isBrighter(a: LightLevel, b: LightLevel): boolean {
  return RANK[a] > RANK[b];
}

/** The brighter of two levels. */
export function brighter(a: LightLevel, b: LightLevel): LightLevel {
  return RANK[a] >= RANK[b] ? a : b;
}

/** The darker of two levels. */
export function darker(a: LightLevel, b: LightLevel): LightLevel {
  return RANK[a] <= RANK[b] ? a : b;
}

/** The level so many steps up (or down, when negative) in a ruleset's order; the ends hold. */
export function stepped(rules: LightRules, level: LightLevel, steps: number): LightLevel {
  const levels = rules.levels;
  const at = levels.indexOf(level) + steps;
  return levels[Math.min(levels.length - 1, Math.max(0, at))] ?? level;
}
