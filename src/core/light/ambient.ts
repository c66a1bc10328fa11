import type { Reason } from "../battlefield/reason";
import { regionContains } from "../battlefield/region-area";
import type { LightLevel, Options, Region, SceneData } from "../battlefield/types";
import type { Point } from "../geometry/point";
import type { LightGround } from "./light-ground";
import { isBrighter } from "./light-levels";
import { ownLevelFor } from "./light-rules";
import type { LightRules } from "./light-rules";
import { lightReason } from "./reason-keys";

/** The light of the scene itself at a place. */
export interface Ambient {
  readonly level: LightLevel;
  /** Low-light vision sees here by the moon. */
  readonly moonlit: boolean;
  /** The sun shines here. */
  readonly sunlit: boolean;
  readonly reasons: readonly Reason[];
}

/** The parts of a battlefield that the ambient light follows from. */
export interface AmbientParts {
  readonly scene: SceneData;
  readonly options: Options;
  /** Regions that change the light, in the order of the snapshot. */
  readonly regions: readonly Region[];
}

/** Whether a region has a say in the ambient light. */
export function changesAmbient(region: Region): boolean {
  return region.effects.some((effect) => effect.kind === "ambient" || effect.kind === "darkness");
}

/** The ambient light at a place (pixels; elevation in scene units); no levels stands for all. */
export function ambientAt(
  ground: LightGround,
  place: Point,
  elevation: number,
  levels: readonly string[],
): Ambient {
  if (ground.regions.length === 0) return ground.everywhere;
  const here = ground.regions.filter((region) => regionContains(region, place, elevation, levels));
  return here.length === 0 ? ground.everywhere : ambientIn(here, ground, ground.rules);
}

/** The ambient light where some of the regions hold, in their order. */
export function ambientIn(here: readonly Region[], parts: AmbientParts, rules: LightRules): Ambient {
  const { scene } = parts;
  let { level, reasons } =
    scene.ambient === "auto" ? byDarkness(parts, rules, here) : byHand(parts, rules, here, scene.ambient);
  for (const region of here) {
    for (const effect of region.effects) {
      if (effect.kind !== "ambient") continue;
      level = ownLevelFor(rules, effect.level);
      reasons = [lightReason("light.ambient.region", { region: region.id, level }, {}, [region.id])];
    }
  }
  return {
    level,
    moonlit: scene.moonlit ?? level === rules.ambient.dim,
    sunlit: level === rules.ambient.sunlit && (scene.sunlit ?? scene.globalLight.bright),
    reasons,
  };
}

/** The scene's darkness level (0 day to 1 night) as the regions at a place change it, one after the other. */
export function darknessAt(scene: number, regions: readonly Region[]): { level: number; by: readonly Reason[] } {
  let level = scene;
  const by: Reason[] = [];
  for (const region of regions) {
    for (const effect of region.effects) {
      if (effect.kind !== "darkness") continue;
      level = adjusted(level, effect.mode, effect.modifier);
      by.push(lightReason("light.ambient.darkness", { region: region.id, darkness: level }, {}, [region.id]));
    }
  }
  return { level, by };
}

/** Foundry's adjustDarknessLevel: 0 replaces, 1 brightens, 2 darkens. */
function adjusted(level: number, mode: 0 | 1 | 2, modifier: number): number {
  switch (mode) {
    case 0:
      return modifier;
    case 1:
      return level * (1 - modifier);
    case 2:
      return 1 - (1 - level) * (1 - modifier);
  }
}

function globalLightOn({ globalLight }: SceneData, darkness: number): boolean {
  return globalLight.enabled && darkness >= globalLight.darkness.min && darkness <= globalLight.darkness.max;
}

function byDarkness(
  parts: AmbientParts,
  rules: LightRules,
  here: readonly Region[],
): Pick<Ambient, "level" | "reasons"> {
  const { scene } = parts;
  const darkness = darknessAt(scene.darknessLevel, here);
  const lit = globalLightOn(scene, darkness.level);
  const band = lit ? bandOf(parts.options, darkness.level) : "dark";
  const level = levelOf(scene, rules, band);
  const key = band === "dark" && !lit ? "off" : band;
  return { level, reasons: [...darkness.by, lightReason(`light.ambient.${key}`, { level, darkness: darkness.level })] };
}

/** A level set by hand stands for a darkness of its own, from which the regions go on. */
function byHand(
  parts: AmbientParts,
  rules: LightRules,
  here: readonly Region[],
  set: LightLevel,
): Pick<Ambient, "level" | "reasons"> {
  const level = ownLevelFor(rules, set);
  const start = nominalDarkness(parts.options, level);
  const darkness = darknessAt(start, here);
  const band = bandOf(parts.options, darkness.level);
  if (band === bandOf(parts.options, start)) return { level, reasons: [lightReason("light.ambient.set", { level })] };
  const changed = levelOf(parts.scene, rules, band);
  return {
    level: changed,
    reasons: [...darkness.by, lightReason(`light.ambient.${band}`, { level: changed, darkness: darkness.level })],
  };
}

function nominalDarkness(options: Options, level: LightLevel): number {
  if (level === "dim") return (options.ambientBrightUpTo + options.ambientDimUpTo) / 2;
  return isBrighter(level, "dim") ? 0 : 1;
}

type Band = "bright" | "dim" | "dark";

function levelOf(scene: SceneData, rules: LightRules, band: Band): LightLevel {
  const sunny = band === "bright" && (scene.sunlit === true || scene.globalLight.bright);
  return rules.ambient[sunny ? "sunlit" : band];
}

function bandOf(options: Options, darkness: number): Band {
  if (darkness <= options.ambientBrightUpTo) return "bright";
  return darkness <= options.ambientDimUpTo ? "dim" : "dark";
}
