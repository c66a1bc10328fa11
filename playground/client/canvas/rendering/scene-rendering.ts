import type { Container } from "pixi.js";
import type { Canvas } from "../board";
import type { SceneDocument } from "../env";
import { Background } from "./background";
import { Flicker } from "./flicker";
import { Fog } from "./fog";
import { Glow } from "./glow";
import { LightMap } from "./light-map";
import { Mist } from "./mist";
import { WallArt } from "./wall-art";

/** All that is painted of a scene besides its placeables: ground, walls, mist, light and fog of war. */
export class SceneRendering {
  private background: Background | null = null;
  private walls: WallArt | null = null;
  private mist: Mist | null = null;
  private lightMap: LightMap | null = null;
  private glow: Glow | null = null;
  private fog: Fog | null = null;
  private readonly flicker: Flicker;
  private lightIsOld = false;
  private fogIsOld = false;

  constructor(private readonly canvas: Canvas) {
    this.flicker = new Flicker(canvas, () => {
      this.lightIsOld = true;
      canvas.requestRender();
    });
  }

  async prepare(scene: SceneDocument): Promise<void> {
    this.clear();
    const { canvas } = this;
    const { width = 1, height = 1 } = canvas.dimensions ?? {};
    // A light map of less than half a million pixels is soft enough and quick to paint, on large scenes too.
    const resolution = Math.min(0.5, Math.sqrt(400_000 / (width * height)));
    this.background = new Background(canvas);
    await this.background.draw(scene);
    this.walls = new WallArt(canvas);
    this.mist = new Mist(canvas);
    this.lightMap = new LightMap(canvas, resolution);
    this.glow = new Glow(canvas);
    this.fog = new Fog(canvas, resolution);
    this.background.container.zIndex = 0;
    this.walls.container.zIndex = 50;
    this.mist.container.zIndex = 150;
    canvas.primary.addChild(this.background.container, this.walls.container, this.mist.container);
    canvas.effects.addChild(this.lightMap.sprite, this.glow.container);
    canvas.visibility.addChild(this.fog.sprite);
    this.walls.refresh();
    this.mist.refresh();
  }

  clear(): void {
    this.flicker.stop();
    for (const part of [this.background, this.walls, this.mist, this.lightMap, this.glow, this.fog]) part?.destroy();
    this.background = this.walls = this.mist = this.lightMap = this.glow = this.fog = null;
    const leftovers: Container[] = [this.canvas.effects, this.canvas.visibility];
    for (const group of leftovers) group.removeChildren();
  }

  refreshLighting(): void {
    this.glow?.refresh();
    this.lightIsOld = true;
    this.flicker.refresh();
  }

  refreshVision(): void {
    this.lightIsOld = this.fogIsOld = true;
  }

  /** Paints light and fog where they changed since the last picture; right before the next one. */
  paintPending(): void {
    if (this.lightIsOld) this.paintLight();
    if (this.fogIsOld) this.fog?.paint();
    this.lightIsOld = this.fogIsOld = false;
  }

  refreshWalls(): void {
    this.walls?.refresh();
    this.canvas.requestRender();
  }

  refreshZones(): void {
    this.mist?.refresh();
    this.canvas.requestRender();
  }

  resetExploration(): void {
    this.fog?.reset();
    this.fogIsOld = true;
    this.canvas.requestRender();
  }

  private paintLight(): void {
    this.lightMap?.paint((source) => this.flicker.of(source));
    this.glow?.flicker((source) => this.flicker.of(source));
  }
}
