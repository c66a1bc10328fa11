import type { LightLevel } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { ambientAt } from "./ambient";
import type { Ambient } from "./ambient";
import { darknessOver } from "./darkness";
import type { DarknessOver } from "./darkness";
import type { LightGround } from "./light-ground";
import { brighter, stepped } from "./light-levels";
import type { LightRules } from "./light-rules";
import { factorOf } from "./prepared-light";
import type { PreparedLight } from "./prepared-light";
import { distanceTo, within } from "./source-reach";
import type { Heights } from "./source-reach";

/** What the walls do to the sources near a place. */
export interface Passing {
  /** Whether no wall stops a source. Asked only of a source that could change the answer. */
  arrives(source: PreparedLight): boolean;
  /** Ids of the walls that stop a source. Asked only for a reason. */
  blockers(source: PreparedLight): readonly string[];
}

/** A place that the light is asked for, and by what eyes. */
export interface LightQuestion {
  readonly ground: LightGround;
  /** The eyes have low-light vision. */
  readonly lowLight: boolean;
  /** Pixels. */
  readonly place: Point;
  readonly heights: Heights;
  /** The sources that may reach the place, in the order of the scene. */
  readonly sources: readonly PreparedLight[];
  readonly passing: Passing;
}

/** A source near a place, and scene units to it. */
export interface NearbySource {
  readonly source: PreparedLight;
  readonly distance: number;
}

/** What is settled at a place before its lights are weighed. */
export interface Standing {
  readonly ambient: Ambient;
  /** What darkness makes of it; null where none holds. */
  readonly over: DarknessOver | null;
  /** The level that the moon gives to these eyes, or null. */
  readonly moon: LightLevel | null;
  /** What there is without any light. */
  readonly floor: LightLevel;
  /** What the outer part of a source gives here, but for the source's own cap. */
  readonly ring: LightLevel;
}

/** The sources in whose reach, for these eyes, the place lies. */
export function nearbyOf({ ground, lowLight, place, heights, sources }: LightQuestion): readonly NearbySource[] {
  return sources
    .map((source) => ({ source, distance: distanceTo(source, place, heights, ground) }))
    .filter(({ source, distance }) => within(distance, source.reach * factorOf(source, lowLight)));
}

/**
 * Settles what is at a place without its lights.
 *
 * @param dark - Whether the place lies in the reach of any darkness.
 */
export function standingAt(question: LightQuestion, dark: boolean): Standing {
  const { ground, lowLight, place, heights, passing } = question;
  const { rules } = ground;
  const ambient = ambientAt(ground, place, heights.bottom, heights.levels);
  const over = dark ? darknessOver(rules, ambient.level, nearbyOf(question), passing) : null;
  const base = over?.level ?? ambient.level;
  const byMoon = over?.lowers !== true && lowLight && ambient.moonlit && rules.moonlight?.from === ambient.level;
  const moon = byMoon ? (rules.moonlight?.to ?? null) : null;
  return { ambient, over, moon, floor: moon ?? base, ring: ringLevel(rules, base) };
}

function ringLevel(rules: LightRules, base: LightLevel): LightLevel {
  switch (rules.ring.kind) {
    case "none":
      return base;
    case "step":
      return stepped(rules, base, 1);
    case "level":
      return brighter(base, rules.ring.level);
  }
}

/** Whether darkness leaves a light its power at a place. */
export function admits({ over }: Standing, source: PreparedLight): boolean {
  return over === null || over.admits(source);
}

/** In which part of a source a place at a distance lies; a source without a main radius has none at its own foot either. */
export function partAt(source: PreparedLight, distance: number, lowLight: boolean): "main" | "ring" {
  // A candle raises by a step, no more.
  return source.main > 0 && within(distance, source.main * factorOf(source, lowLight)) ? "main" : "ring";
}
