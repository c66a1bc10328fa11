import { Container } from "pixi.js";
import { regionElevationContains, regionShapesContain } from "../../../shared/geometry/region-shape";
import type { ElevatedPoint, Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import { SourceCollection } from "../collection";
import type { RegionDocument } from "../documents";
import type { GlobalLightSource } from "../sources/global-light-source";
import type { PointDarknessSource, PointLightSource } from "../sources/light-source";
import type { PointVisionSource } from "../sources/vision-source";

export type AnyLight = PointLightSource | GlobalLightSource;

/** EffectsCanvasGroup (types: client/canvas/groups/effects): the sources of light, darkness and sight. */
export class EffectsCanvasGroup extends Container {
  readonly lightSources = new SourceCollection<PointLightSource>();
  readonly darknessSources = new SourceCollection<PointDarknessSource>();
  readonly visionSources = new SourceCollection<PointVisionSource>();

  constructor(readonly canvas: Canvas) {
    super();
  }

  *allSources(): Generator<PointLightSource | PointDarknessSource> {
    yield* this.darknessSources.values();
    yield* this.lightSources.values();
  }

  /**
   * Renews every light and darkness: the strongest first, darkness before light of the same priority, so that each is
   * cut by what is stronger and put out where it stands inside it.
   */
  initializeLightSources(): void {
    const { canvas } = this;
    for (const source of this.allSources()) source.deleteEdges();
    canvas.environment.updateGlobalLight();
    for (const object of canvas.lightEmitters()) object.initializeLightSource({ shapes: false });
    canvas.host.Hooks.callAll("initializePriorityLightSources", this);
    const sources = [...this.allSources()].sort((a, b) => b.priority - a.priority || Number(b.isDarkness) - Number(a.isDarkness));
    const stronger: (PointLightSource | PointDarknessSource)[] = [];
    for (const source of sources) {
      const by = source.isDarkness ? "light" : "darkness";
      source.suppression[by] = stronger.some((other) => other.isDarkness !== source.isDarkness && other.testPoint(source.origin));
      source.initialize();
      if (source.active) stronger.push(source);
    }
    canvas.host.Hooks.callAll("initializeLightSources", this);
  }

  refreshLighting(): void {
    this.canvas.rendering?.refreshLighting();
    this.canvas.host.Hooks.callAll("lightingRefresh", this);
  }

  refreshLightSources(): void {
    for (const source of this.allSources()) source.refresh();
  }

  refreshVisionSources(): void {
    for (const source of this.visionSources.values()) source.refresh();
  }

  clearEffects(): void {
    for (const source of [...this.allSources(), ...this.visionSources.values()]) source.destroy();
  }

  /** Is the point in an active light; the global light counts where it is not dark and its window is open. */
  testInsideLight(point: ElevatedPoint | Point, options: number | { condition?: (source: AnyLight) => boolean } = {}): boolean {
    const { place, condition } = this.arguments<AnyLight>("testInsideLight", point, options);
    for (const source of this.lightSources.values()) {
      if (source.active && condition(source) && source.testPoint(place)) return true;
    }
    const globalLight = this.canvas.environment.globalLightSource;
    if (!globalLight.active || !condition(globalLight) || this.testInsideDarkness(place)) return false;
    const level = this.getDarknessLevel(place);
    return level >= globalLight.data.darkness.min && level <= globalLight.data.darkness.max;
  }

  testInsideDarkness(point: ElevatedPoint | Point, options: number | { condition?: (source: PointDarknessSource) => boolean } = {}): boolean {
    const { place, condition } = this.arguments<PointDarknessSource>("testInsideDarkness", point, options);
    for (const source of this.darknessSources.values()) {
      if (source.active && condition(source) && source.testPoint(place)) return true;
    }
    return false;
  }

  /** The scene's darkness, 0 to 1, changed by the regions that the point lies in. */
  getDarknessLevel(point: ElevatedPoint | Point, elevation?: number): number {
    const { place } = this.arguments("getDarknessLevel", point, elevation ?? {});
    let level = this.canvas.environment.darknessLevel ?? 0;
    for (const region of this.canvas.scene?.regions ?? []) {
      for (const { type, disabled, system } of region.behaviors) {
        if (type !== "adjustDarknessLevel" || disabled || !this.inRegion(region, place)) continue;
        level = adjusted(level, Number(system["mode"]), Number(system["modifier"]));
      }
    }
    return level;
  }

  private inRegion(region: RegionDocument, point: ElevatedPoint): boolean {
    const { generation, level } = this.canvas;
    if (generation === 14 && level && region.levels?.size && !region.levels.has(level.id)) return false;
    return regionElevationContains(region.elevation, point.elevation, generation) && regionShapesContain(region.shapes, point);
  }

  private arguments<S>(name: string, point: ElevatedPoint | Point, options: number | { condition?: (source: S) => boolean }): { place: ElevatedPoint; condition: (source: S) => boolean } {
    if (typeof options === "number") {
      this.canvas.deprecated(`canvas.effects.${name}(point, elevation) is deprecated; give the point an elevation`, { since: 13, until: 15 });
      return { place: { x: point.x, y: point.y, elevation: options }, condition: () => true };
    }
    const elevation = "elevation" in point ? point.elevation : undefined;
    if (typeof elevation !== "number") throw new Error(`canvas.effects.${name}: point.elevation: got ${String(elevation)}, expected a number`);
    return { place: { x: point.x, y: point.y, elevation }, condition: options.condition ?? (() => true) };
  }
}

/** AdjustDarknessLevelRegionBehaviorType: 0 replaces, 1 brightens, 2 darkens. */
function adjusted(level: number, mode: number, modifier: number): number {
  switch (mode) {
    case 0: return modifier;
    case 1: return level * (1 - modifier);
    case 2: return 1 - (1 - level) * (1 - modifier);
    default: throw new Error(`adjustDarknessLevel: system.mode: got ${String(mode)}, expected 0, 1 or 2`);
  }
}
