import type { Application } from "pixi.js";
import type { CanvasHost, CanvasUser } from "./env";
import type { CanvasLayer } from "./layers/canvas-layer";
import type { LightingLayer } from "./layers/document-layers";
import type { TokenLayer } from "./layers/token-layer";
import type { SceneRendering } from "./rendering/scene-rendering";
import { InteractionLayer } from "./layers/interaction-layer";
import { PlaceablesLayer } from "./layers/placeables-layer";
import type { DetectionMode } from "./perception/detection-mode";
import type { VisionMode } from "./perception/vision-mode";
import type { AmbientLight } from "./placeables/ambient-light";
import type { PlaceableObject } from "./placeables/placeable-object";
import type { Token } from "./placeables/token";
import { targetsOf } from "./placeables/user-targets";
import type { ClockwiseSweepPolygon } from "./sight/source-polygon";
import type { PointVisionSource } from "./sources/vision-source";
import { describeToken } from "./describe";
import { FrameClock } from "./frame-clock";

interface CanvasConfig {
  polygonBackends: Record<string, typeof ClockwiseSweepPolygon>;
  visionModes: Record<string, VisionMode>;
  detectionModes: Record<string, DetectionMode>;
  layers: Record<string, { layerClass: new () => CanvasLayer; group: string }>;
  visionSourceClass: new (options: { object?: unknown; sourceId?: string }) => PointVisionSource;
}

/** What the canvas knows without a scene: its configuration, its layers, and how it talks to the page. */
export abstract class CanvasBase {
  private readonly layerList: CanvasLayer[] = [];
  private readonly clock = new FrameClock(() => this.renderNow());
  /** What hooks and the global get: guarded against members that are not imitated. */
  facade: unknown = this;

  constructor(readonly host: CanvasHost) {}

  abstract readonly tokens: TokenLayer;
  abstract readonly lighting: LightingLayer;
  abstract readonly rendering: SceneRendering | undefined;
  abstract readonly app: Application<HTMLCanvasElement> | undefined;

  private get config(): CanvasConfig {
    return this.host.CONFIG["Canvas"] as CanvasConfig;
  }

  get visionModes(): Record<string, VisionMode> {
    return this.config.visionModes;
  }

  get detectionModes(): Record<string, DetectionMode> {
    return this.config.detectionModes;
  }

  polygonBackend(type: string): typeof ClockwiseSweepPolygon {
    const backend = this.config.polygonBackends[type];
    if (!backend) throw new Error(`CONFIG.Canvas.polygonBackends: got "${type}", expected one of ${Object.keys(this.config.polygonBackends).join(", ")}`);
    return backend;
  }

  newVisionSource(options: { object?: unknown; sourceId?: string }): PointVisionSource {
    return new this.config.visionSourceClass(options);
  }

  objectClass<P>(documentName: string): new (document: never) => P {
    return (this.host.CONFIG[documentName] as { objectClass: new (document: never) => P }).objectClass;
  }

  /** The status id behind CONFIG.specialStatusEffects (INVISIBLE, BLIND, FLY …). */
  specialStatus(name: string): string | undefined {
    return (this.host.CONFIG["specialStatusEffects"] as Record<string, string> | undefined)?.[name];
  }

  /** The setting core.noCanvas: the canvas stays off and never becomes ready. */
  get isOff(): boolean {
    return this.host.game.settings.get("core", "noCanvas") === true;
  }

  /** Makes the layers of CONFIG.Canvas.layers, once, after modules had their `init`. */
  checkInstalled(): void {
    if (this.layerList.length) return;
    for (const [name, { layerClass, group }] of Object.entries(this.config.layers)) {
      const layer = new layerClass();
      layer.board = this as never;
      const member = name === "grid" ? "gridLayer" : name;
      if (member in this && (this as Record<string, unknown>)[member] !== undefined) throw new Error(`CONFIG.Canvas.layers.${name}: the name is taken on the canvas`);
      Object.defineProperty(this, member, { value: layer, configurable: true, enumerable: true });
      const parent = (this as unknown as Record<string, { addChild?(child: unknown): unknown } | undefined>)[group];
      if (!parent?.addChild) throw new Error(`CONFIG.Canvas.layers.${name}.group: got "${group}", expected a group of the canvas`);
      parent.addChild(layer);
      this.layerList.push(layer);
    }
  }

  allLayers(): CanvasLayer[] {
    return this.layerList;
  }

  interactionLayers(): InteractionLayer[] {
    return this.layerList.filter((layer) => layer instanceof InteractionLayer);
  }

  get activeLayer(): CanvasLayer | null {
    return this.interactionLayers().find(({ active }) => active) ?? null;
  }

  layerOf(documentName: string): PlaceablesLayer {
    const layer = this.getLayerByEmbeddedName(documentName);
    if (!layer) throw new Error(`There is no canvas layer for ${documentName}.`);
    return layer;
  }

  getLayerByEmbeddedName(documentName: string): PlaceablesLayer | null {
    const found = this.layerList.find((layer) => layer instanceof PlaceablesLayer && (layer.constructor as typeof PlaceablesLayer).documentName === documentName);
    return (found as PlaceablesLayer | undefined) ?? null;
  }

  getCollectionLayer(collection: string): PlaceablesLayer | null {
    const names: Record<string, string> = { tokens: "Token", walls: "Wall", lights: "AmbientLight", regions: "Region", tiles: "Tile", templates: "MeasuredTemplate" };
    return this.getLayerByEmbeddedName(names[collection] ?? "");
  }

  /** Everything that may give off light or darkness. */
  lightEmitters(): (Token | AmbientLight)[] {
    return [...this.lighting.placeables, ...this.tokens.placeables];
  }

  /** Tells the other clients what a user aims at, if it is this client's user. */
  broadcastTargets(user: CanvasUser): void {
    if (user.isSelf) user.broadcastActivity?.({ targets: targetsOf(user).ids });
  }

  /** The tool chosen in the scene controls. */
  get activeTool(): string {
    return (this.host.ui?.["controls"] as { tool?: { name?: string } | null } | undefined)?.tool?.name ?? "select";
  }

  notify(kind: "info" | "warn", message: string): void {
    const notifications = this.host.ui?.["notifications"] as Record<string, (message: string) => unknown> | undefined;
    notifications?.[kind]?.(message);
  }

  deprecated(message: string, range: { since: number; until: number }): void {
    const utils = this.host.foundry["utils"] as { logCompatibilityWarning?(message: string, options: object): void } | undefined;
    utils?.logCompatibilityWarning?.(message, { ...range, once: true });
  }

  removedIn14(name: string, instead: string): void {
    if (this.host.generation === 14) throw new Error(`${name} was removed in 14: ${instead}`);
  }

  /** Says in the live region which token is now held. */
  announceToken(token: Token): void {
    this.announce(describeToken(this as never, token));
  }

  announce(message: string): void {
    if (!this.host.hasDom) return;
    const live = document.getElementById("canvas-live");
    if (live) live.textContent = message;
  }

  nextFrame(work: () => void): void {
    this.clock.nextFrame(work);
  }

  /** Asks for a picture with the next frame. */
  requestRender(): void {
    if (this.app) this.clock.requestRender();
  }

  animate(duration: number, step: (share: number) => void): { cancel(): void } {
    return this.clock.animate(duration, step);
  }

  /** Calls something again and again, at most so many times a second, until told to stop. */
  every(perSecond: number, work: () => void): { cancel(): void } {
    return this.clock.every(perSecond, work);
  }

  private renderNow(): void {
    this.rendering?.paintPending();
    this.app?.render();
  }
}

export type { PlaceableObject };
