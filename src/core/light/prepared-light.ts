import type { Box } from "../battlefield/body";
import type { Light, LightLevel } from "../battlefield/types";
import type { ElevatedPoint } from "../geometry/point";
import { darker, rankOf } from "./light-levels";
import { ownLevelFor } from "./light-rules";
import type { LightRules } from "./light-rules";

/** A light as a ruleset takes it: radii in scene units, levels settled. */
export interface PreparedLight {
  readonly light: Light;
  /** Within it the place has at least the source's level; 0 is none. */
  readonly main: number;
  /** Out to it the ring reaches; equal to main where there is no ring. */
  readonly reach: number;
  readonly level: LightLevel;
  /** What no part of the source exceeds. */
  readonly cap: LightLevel;
  /** The cap's number in the order of all levels. */
  readonly capRank: number;
  /** Cosine of half the cone's angle, or null all around; and the cone's axis. */
  readonly cone: { readonly cosine: number; readonly x: number; readonly y: number } | null;
  /** Steps and spell level of a darkness; null for a light. */
  readonly darkness: Darkness | null;
  /** Spell level where magical; 0 for any other. */
  readonly spellLevel: number;
  /** Low-light vision enlarges it by this. */
  readonly lowLightFactor: number;
  /** Where its rays begin. */
  readonly from: ElevatedPoint;
  /** The place that it can reach, in pixels: for plain eyes, and for any. */
  readonly plainBox: Box;
  readonly widestBox: Box;
}

/** A source that takes light away. */
export interface Darkness {
  readonly steps: number;
  readonly spellLevel: number;
  /** The level inside, where the ruleset goes by priority. */
  readonly level: LightLevel;
}

/** Settles a light by a ruleset, on a scene of so many pixels to a scene unit. */
export function prepareLight(light: Light, rules: LightRules, pixelsPerUnit: number): PreparedLight {
  const level = ownLevelFor(rules, light.level ?? rules.ownLevel);
  const darkness = light.negative ? darknessOf(light, rules) : null;
  const main = mainOf(light, rules);
  const cap = light.cap === null ? level : darker(level, ownLevelFor(rules, light.cap));
  const reach = Math.max(main, reachOf(light, rules));
  const lowLightFactor = light.negative ? 1 : rules.lowLightFactor;
  return {
    light,
    main,
    reach,
    level,
    cap,
    capRank: rankOf(cap),
    cone: coneOf(light),
    darkness,
    spellLevel: light.magical ? (light.spellLevel ?? 0) : 0,
    lowLightFactor,
    from: { x: light.x, y: light.y, z: light.elevation },
    plainBox: boxOf(light, reach * pixelsPerUnit),
    widestBox: boxOf(light, reach * lowLightFactor * pixelsPerUnit),
  };
}

/** Eyes with low-light vision enlarge a source by this. */
export function factorOf(source: PreparedLight, lowLight: boolean): number {
  return lowLight ? source.lowLightFactor : 1;
}

function boxOf({ x, y }: Light, radius: number): Box {
  return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
}

function mainOf({ bright, dim, negative }: Light, rules: LightRules): number {
  return negative || rules.mainRadius === "larger" ? Math.max(bright, dim) : bright;
}

function reachOf({ bright, dim, negative }: Light, rules: LightRules): number {
  if (negative || rules.ring.kind === "none") return 0;
  return dim > bright ? dim : bright * rules.ringFactor;
}

function darknessOf(light: Light, { darkness, ...rules }: LightRules): Darkness {
  if (darkness.kind === "priority") {
    const given = light.level === null ? null : ownLevelFor({ darkness, ...rules }, light.level);
    const level = given !== null && rankOf(given) <= rankOf(darkness.level) ? given : null;
    return {
      steps: 0,
      spellLevel: light.spellLevel ?? 0,
      level: level ?? (light.magical ? darkness.magicalLevel : darkness.level),
    };
  }
  const steps = light.steps === null ? darkness.defaultSteps : Math.abs(light.steps);
  return { steps, spellLevel: light.spellLevel ?? spellLevelOf(darkness.spellLevels, steps), level: darkness.floor };
}

function spellLevelOf(bySteps: readonly number[], steps: number): number {
  return bySteps[Math.min(bySteps.length, Math.max(1, steps)) - 1] ?? 0;
}

/** Rotation 0 points to +y and turns clockwise on the canvas. */
function coneOf({ angle, rotation }: Light): PreparedLight["cone"] {
  if (angle >= 360 || angle <= 0) return null;
  const turn = (rotation * Math.PI) / 180;
  return { cosine: Math.cos((angle * Math.PI) / 360), x: -Math.sin(turn), y: Math.cos(turn) };
}
