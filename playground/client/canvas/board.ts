import type { Application, Container } from "pixi.js";
import { createGrid } from "../../shared/geometry/create-grid";
import type { BaseGrid } from "../../shared/geometry/base-grid";
import type { Point } from "../../shared/geometry/point";
import { sceneDimensions, type SceneDimensions } from "../../shared/geometry/scene-dimensions";
import type { Generation } from "../../shared/world-source";
import { CanvasBase } from "./canvas-base";
import { CanvasLevels } from "./canvas-levels";
import type { CanvasHost, SceneDocument } from "./env";
import { EffectsCanvasGroup } from "./groups/effects";
import { EnvironmentCanvasGroup } from "./groups/environment";
import { CanvasVisibility } from "./groups/visibility";
import { InterfaceGroup, PlainGroup } from "./groups/plain-groups";
import type { CanvasLayer } from "./layers/canvas-layer";
import type { ControlsLayer } from "./layers/controls-layer";
import type { LightingLayer, RegionLayer, TemplateLayer, TilesLayer, WallsLayer } from "./layers/document-layers";
import type { GridLayer } from "./layers/grid-layer";
import type { TokenLayer } from "./layers/token-layer";
import { PerceptionManager } from "./perception/perception-manager";
import type { SceneRendering } from "./rendering/scene-rendering";
import type { CanvasEdges } from "./sight/canvas-edges";
import { edgeOfWall } from "./sight/wall-edge";
import type { View } from "./view";

/** Canvas (types: client/canvas/board): the scene that the client looks at. */
export class Canvas extends CanvasBase {
  readonly generation: Generation;
  readonly environment: EnvironmentCanvasGroup;
  readonly primary: PlainGroup;
  readonly effects: EffectsCanvasGroup;
  readonly visibility: CanvasVisibility;
  readonly interface: InterfaceGroup;
  readonly overlay: PlainGroup;
  readonly perception: PerceptionManager;
  readonly levels: CanvasLevels;
  declare readonly tokens: TokenLayer;
  declare readonly walls: WallsLayer;
  declare readonly lighting: LightingLayer;
  declare readonly regions: RegionLayer;
  declare readonly tiles: TilesLayer;
  declare readonly controls: ControlsLayer;
  declare readonly gridLayer: GridLayer;
  declare readonly templates?: TemplateLayer;
  app: Application<HTMLCanvasElement> | undefined;
  stage: Container | undefined;
  hud: Record<string, unknown> | undefined;
  view: View | undefined;
  rendering: SceneRendering | undefined;
  scene: SceneDocument | null = null;
  dimensions: SceneDimensions | null = null;
  grid: BaseGrid | null = null;
  ready = false;
  loading = false;
  /** How the scene is to be viewed at the next draw (API SceneViewOptions). */
  _viewOptions: { level?: string } = {};
  /** The GM's tokens walk through walls while the game is not played by the rules of the map. */
  ignoresWalls = true;

  constructor(host: CanvasHost) {
    super(host);
    this.generation = host.generation;
    this.levels = new CanvasLevels(this);
    this.environment = new EnvironmentCanvasGroup(this);
    this.primary = new PlainGroup("primary");
    this.effects = new EffectsCanvasGroup(this);
    this.visibility = new CanvasVisibility(this);
    this.interface = new InterfaceGroup(this);
    this.overlay = new PlainGroup("overlay");
    this.perception = new PerceptionManager(this);
  }

  get id(): string | null {
    return this.scene?.id ?? null;
  }

  /** 14: the level that is viewed. */
  get level(): CanvasLevels["viewed"] {
    return this.levels.viewed;
  }

  /** 13: every edge of the scene; 14 keeps them with the levels (#13842). */
  get edges(): CanvasEdges | undefined {
    return this.generation === 13 ? this.levels.edgesFor(undefined) : undefined;
  }

  get darknessLevel(): number {
    return this.environment.darknessLevel ?? 0;
  }

  get globalLight(): boolean {
    return this.environment.globalLightSource.active;
  }

  get layers(): CanvasLayer[] {
    return this.allLayers();
  }

  get hasRenderer(): boolean {
    return this.app !== undefined;
  }

  /** Do tokens walk, or jump: they walk where there is a page to see it on. */
  get animates(): boolean {
    return this.hasRenderer && this.ready;
  }

  edgesFor(level: unknown): CanvasEdges {
    return this.levels.edgesFor(level);
  }

  everyEdges(): Iterable<CanvasEdges> {
    return this.levels.everyEdges();
  }

  requireLevel(id: string): void {
    this.levels.require(id);
  }

  levelAt(elevation: number, levels: ReadonlySet<string> | undefined): string | null {
    return this.levels.at(elevation, levels);
  }

  /** Shows a scene, or none; fires canvasInit, canvasDraw and canvasReady. */
  async draw(scene: SceneDocument | null = this.scene): Promise<this> {
    this.checkInstalled();
    if (this.isOff) return this;
    this.loading = true;
    try {
      this.levels.wanted = this._viewOptions.level ?? null;
      this._viewOptions = {};
      await this.tearDown(scene);
      this.scene = scene;
      if (!scene) return this;
      this.measure(scene);
      const { Hooks } = this.host;
      Hooks.callAll("canvasInit", this.facade);
      this.environment.initialize();
      this.initializeEdges();
      await this.rendering?.prepare(scene);
      for (const layer of this.allLayers()) await layer.draw();
      this.perception.initialize();
      Hooks.callAll("canvasDraw", this.facade);
      this.perception.applyRenderFlags();
      this.view?.initializePosition();
      if (!this.activeLayer) this.tokens.activate();
      this.ready = true;
      Hooks.callAll("canvasReady", this.facade);
      // Hooks may have moved what they found; what they asked for is renewed before the first picture.
      this.perception.applyRenderFlags();
      this.requestRender();
      return this;
    } finally {
      this.loading = false;
    }
  }

  async tearDown(nextScene: SceneDocument | null = null): Promise<void> {
    if (!this.scene) return;
    const next = this.generation === 14 ? [{ nextScene, nextLevel: this.levels.next(nextScene) }] : [];
    this.host.Hooks.callAll("canvasTearDown", this.facade, ...next);
    this.ready = false;
    for (const layer of this.allLayers()) await layer.tearDown();
    this.effects.clearEffects();
    this.levels.clear();
    this.rendering?.clear();
    this.scene = null;
    this.dimensions = null;
    this.grid = null;
  }

  private measure(scene: SceneDocument): void {
    const diagonals = Number(this.host.game.settings.get("core", "gridDiagonals") ?? 0);
    this.grid = "getCenterPoint" in scene.grid ? scene.grid : createGrid({ ...(scene.grid as { type: number; size: number }), diagonals });
    this.dimensions = scene.dimensions ?? sceneDimensions(scene, this.grid);
    this.levels.read(scene);
  }

  /** Makes the edges of all walls anew; modules add their own in the hook. */
  initializeEdges(): void {
    const { scene, dimensions, generation } = this;
    if (!scene || !dimensions) return;
    this.levels.clearEdges(dimensions.rect, dimensions.sceneRect);
    for (const wall of scene.walls) {
      const object = generation === 13 ? this.walls.get(wall.id) : wall;
      const edge = edgeOfWall(wall, { generation, distancePixels: dimensions.distancePixels, object });
      for (const edges of this.levels.edgesOfLevels(wall.levels)) edges.set(`Wall.${wall.id}`, edge);
    }
    this.host.Hooks.callAll("initializeEdges");
  }

  /** A wall was drawn, changed or taken away: edges at once, light and sight with the next frame. */
  wallChanged(): void {
    this.initializeEdges();
    this.rendering?.refreshWalls();
    this.perception.update({ initializeLighting: true, initializeVision: true });
  }

  /** The viewed scene was changed: its darkness at once, its size or grid by drawing it anew. */
  _onSceneUpdate(scene: SceneDocument, changes: Record<string, unknown>): void {
    if (scene !== this.scene) return;
    const anew = ["width", "height", "padding", "grid", "background", "backgroundColor", "shiftX", "shiftY"].some((key) => key in changes);
    // The ground of our own scenes is a flag; other packages' flags change nothing that is drawn here.
    const ground = "playground" in ((changes["flags"] ?? {}) as Record<string, unknown>);
    if (anew || ground) void this.draw(scene);
    else if ("environment" in changes || "tokenVision" in changes || "fog" in changes) {
      this.environment.initialize();
      this.perception.initialize();
    }
  }

  pan(position: { x?: number; y?: number; scale?: number } = {}): void {
    this.view?.pan(position);
  }

  animatePan(position: { x?: number; y?: number; scale?: number; duration?: number; speed?: number }): Promise<boolean> {
    return this.view?.animatePan(position) ?? Promise.resolve(true);
  }

  canvasCoordinatesFromClient(point: Point): Point {
    return this.view?.toCanvas(point) ?? point;
  }

  clientCoordinatesFromCanvas(point: Point): Point {
    return this.view?.toClient(point) ?? point;
  }
}
