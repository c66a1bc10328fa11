import { Container } from "pixi.js";
import type { Canvas } from "../board";
import { GlobalLightSource } from "../sources/global-light-source";

/** EnvironmentCanvasGroup (types: client/canvas/groups/environment): how dark it is, and the light that is everywhere. */
export class EnvironmentCanvasGroup extends Container {
  readonly globalLightSource: GlobalLightSource;
  private level: number | undefined;

  constructor(readonly canvas: Canvas) {
    super();
    this.globalLightSource = new GlobalLightSource({ object: this, sourceId: "globalLight" });
  }

  /** 0 day to 1 night; undefined before the first scene. */
  get darknessLevel(): number | undefined {
    return this.level;
  }

  /** Takes over the scene's environment, or the darkness level handed in (an animation's step). */
  initialize(config: { darknessLevel?: number } = {}): void {
    const environment = this.canvas.scene?.environment;
    if (!environment) throw new Error("canvas.environment.initialize: there is no scene on the canvas.");
    this.level = config.darknessLevel ?? environment.darknessLevel;
    this.updateGlobalLight();
  }

  updateGlobalLight(): void {
    const { scene, dimensions } = this.canvas;
    if (!scene || !dimensions) return;
    const { enabled, bright, darkness } = scene.environment.globalLight;
    const level = this.level ?? 0;
    const disabled = !enabled || level < darkness.min || level > darkness.max;
    const radius = dimensions.maxR;
    this.globalLightSource.initialize({
      disabled, radius, dim: bright ? 0 : radius, bright: bright ? radius : 0, darkness: { min: darkness.min, max: darkness.max },
      x: dimensions.sceneX + dimensions.sceneWidth / 2, y: dimensions.sceneY + dimensions.sceneHeight / 2,
    });
    // The global light is attached to the environment, never to the collection of local lights.
    Object.defineProperty(this.globalLightSource, "attached", { value: true, configurable: true });
  }
}
