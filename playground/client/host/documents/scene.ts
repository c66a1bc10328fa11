import { type BaseGrid } from "../../../shared/geometry/base-grid";
import { createGrid } from "../../../shared/geometry/create-grid";
import { sceneDimensions, type SceneDimensions } from "../../../shared/geometry/scene-dimensions";
import type { Plain } from "../../../shared/object-paths";
import { settleRegions, triggerViewed } from "../region-events";
import { ClientDocument } from "./client-document";
import type { EmbeddedCollection } from "./embedded-collection";

/** Follows client/documents/scene.d.mts. */
export class Scene extends ClientDocument {
  static override documentName = "Scene";
  declare name: string;
  declare active: boolean;
  declare navigation: boolean;
  declare width: number;
  declare height: number;
  declare padding: number;
  declare tokenVision: boolean;
  declare grid: BaseGrid;
  declare environment: {
    darknessLevel: number;
    darknessLock: boolean;
    globalLight: { enabled: boolean; bright: boolean; darkness: { min: number; max: number }; [field: string]: unknown };
    [field: string]: unknown;
  };
  declare initial: { x: number | null; y: number | null; scale: number | null };
  declare backgroundColor: unknown;
  declare fog: { exploration?: boolean; mode?: number };
  declare tokens: EmbeddedCollection;
  declare walls: EmbeddedCollection;
  declare lights: EmbeddedCollection;
  declare regions: EmbeddedCollection;
  declare tiles: EmbeddedCollection;
  declare templates: EmbeddedCollection;
  declare levels: EmbeddedCollection;
  declare _dimensions: SceneDimensions | undefined;

  get dimensions(): SceneDimensions {
    return (this._dimensions ??= sceneDimensions(this, this.grid));
  }

  getDimensions(): SceneDimensions {
    return sceneDimensions(this, this.grid);
  }

  /** Whether this client's canvas shows the scene; without a canvas, whether it is the active one. */
  get isView(): boolean {
    const { canvas, game } = this.host;
    if (canvas) return (canvas as { scene?: Scene | null }).scene === this;
    return game.scenes.viewed === this;
  }

  get thumbnail(): string | null {
    return (this as { thumb?: string | null }).thumb ?? null;
  }

  /** Alias of `environment.darknessLevel`, deprecated since 12. */
  get darkness(): number {
    this.host.deprecated("Scene#darkness", "Scene#environment.darknessLevel", 12, 14);
    return this.environment.darknessLevel;
  }

  async activate(): Promise<this | undefined> {
    return this.active ? this : this.update({ active: true });
  }

  /** Shows the scene on this client; in 14 on a level of it (API SceneViewOptions). */
  async view({ level }: { level?: string } = {}): Promise<this> {
    const before = this.host.game.scenes.viewed;
    this.host.game.scenes.viewedId = this.id;
    const canvas = this.host.canvas as { draw?: (scene: Scene) => Promise<unknown>; _viewOptions?: object } | null;
    if (canvas && level !== undefined && this.host.generation >= 14) canvas._viewOptions = { level };
    await canvas?.draw?.(this);
    if (before !== this) {
      if (before) triggerViewed(before, false);
      triggerViewed(this, true);
    }
    return this;
  }

  override prepareBaseData(): void {
    const data = this._source["grid"] as Plain;
    const diagonals = this.host.game.settings.peek("core", "gridDiagonals");
    const grid = createGrid({ ...(data as { size: number; type: number }), ...(typeof diagonals === "number" ? { diagonals } : {}) });
    Object.defineProperty(this, "grid", { value: grid, configurable: true, enumerable: true, writable: true });
    Object.defineProperty(this, "_dimensions", { value: undefined, writable: true, configurable: true });
    if (this.host.generation >= 14) this.guardBackground();
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    settleRegions([this]);
    if (this.active && this.host.game.ready) void this.view();
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    const canvas = this.host.canvas as { _onSceneUpdate?: (scene: Scene, changes: Plain) => void } | null;
    if (this.isView) canvas?._onSceneUpdate?.(this, changes);
    if (changes["active"] === true && this.host.game.ready) void this.view();
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    const { scenes } = this.host.game;
    if (scenes.viewedId === this.id) scenes.viewedId = scenes.active?.id ?? null;
  }

  /** In 14 the background belongs to the level, and reading it here is a mistake (RN 14.353). */
  private guardBackground(): void {
    for (const name of ["background", "foreground", "foregroundElevation", "templates"]) {
      Object.defineProperty(this, name, {
        configurable: true,
        get: () => {
          throw new Error(`Scene#${name} was removed in 14: see the scene's levels and regions`);
        },
      });
    }
  }
}
