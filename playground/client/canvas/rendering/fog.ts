import { BLEND_MODES, Container, Graphics, RenderTexture, Sprite, type Renderer } from "pixi.js";
import type { Canvas } from "../board";
import { darkShapes } from "./dark-shapes";
import { soften } from "./soften";

const UNSEEN = 0x0b0a0d;
/** How dark what was seen before lies under the fog. */
const REMEMBERED = 0.62;

/**
 * What the current user's sources do not see now: black where never seen, veiled where explored. Seen is what is in
 * line of sight and lit, or within the eyes' own range. Painted small; the soft border is the enlargement's own.
 */
export class Fog {
  readonly sprite: Sprite;
  private readonly seen: RenderTexture;
  private readonly sight: RenderTexture;
  private readonly explored: RenderTexture;
  private readonly sharp: RenderTexture;
  private readonly cover: RenderTexture;
  private readonly brush = new Graphics();
  private readonly holder = new Container();

  constructor(private readonly canvas: Canvas, private readonly resolution: number) {
    const { width = 1, height = 1 } = canvas.dimensions ?? {};
    const make = (): RenderTexture => RenderTexture.create({ width: Math.ceil(width * resolution), height: Math.ceil(height * resolution) });
    [this.seen, this.sight, this.explored, this.sharp, this.cover] = [make(), make(), make(), make(), make()];
    this.sprite = new Sprite(this.cover);
    this.sprite.scale.set(1 / resolution);
    this.holder.addChild(this.brush);
    this.reset();
  }

  reset(): void {
    this.canvas.app?.renderer.render(new Container(), { renderTexture: this.explored, clear: true });
  }

  paint(): void {
    const { canvas } = this;
    const renderer = canvas.app?.renderer;
    if (!renderer) return;
    const sources = canvas.effects.visionSources.filter((source) => source.active);
    const sighted = canvas.visibility.tokenVision && (sources.length > 0 || !canvas.host.game.user.isGM);
    this.sprite.visible = sighted;
    if (!sighted) return;
    this.fill(this.sight, sources.map((source) => source.los?.points ?? []));
    this.paintLit();
    this.stamp(this.sight, this.seen, BLEND_MODES.DST_IN);
    const eyes = sources.filter((source) => source.radius > 0).map((source) => source.shape?.points ?? []);
    const showing = canvas.effects.lightSources.filter((light) => light.active && light.data.vision).map((light) => light.shape?.points ?? []);
    this.fill(this.seen, [...eyes, ...showing], false);
    if (canvas.scene?.fog?.exploration !== false) this.stamp(this.seen, this.explored, BLEND_MODES.NORMAL);
    this.paintCover();
  }

  /** Where there is light: all of it under the global light, else the lights' shapes. */
  private paintLit(): void {
    const { canvas } = this;
    const rect = canvas.dimensions?.rect;
    const lights = canvas.effects.lightSources.filter((source) => source.active).map((source) => source.shape?.points ?? []);
    this.fill(this.seen, canvas.globalLight && rect ? [[0, 0, rect.width, 0, rect.width, rect.height, 0, rect.height]] : []);
    if (canvas.globalLight) this.cutDarkRegions();
    this.fill(this.seen, lights, false);
  }

  /** Regions that are too dark for the global light's window are not lit by it. */
  private cutDarkRegions(): void {
    const { min, max } = this.canvas.environment.globalLightSource.data.darkness;
    for (const { shape, level } of darkShapes(this.canvas)) {
      if (level >= min && level <= max) continue;
      this.brush.blendMode = BLEND_MODES.ERASE;
      this.fill(this.seen, [shape], false);
      this.brush.blendMode = BLEND_MODES.NORMAL;
    }
  }

  private fill(into: RenderTexture, outlines: readonly (readonly number[])[], clear = true): void {
    this.brush.clear();
    for (const outline of outlines) if (outline.length >= 6) this.brush.beginFill(0xffffff).drawPolygon([...outline]).endFill();
    this.brush.scale.set(this.resolution);
    this.canvas.app?.renderer.render(this.holder, { renderTexture: into, clear });
  }

  private stamp(from: RenderTexture, into: RenderTexture, blend: BLEND_MODES, alpha = 1): void {
    const sprite = new Sprite(from);
    sprite.blendMode = blend;
    sprite.alpha = alpha;
    this.canvas.app?.renderer.render(sprite, { renderTexture: into, clear: false });
    sprite.destroy();
  }

  private paintCover(): void {
    const rect = this.canvas.dimensions?.rect;
    if (!rect) return;
    this.brush.clear();
    this.brush.beginFill(UNSEEN).drawRect(0, 0, rect.width, rect.height).endFill();
    this.brush.scale.set(this.resolution);
    this.canvas.app?.renderer.render(this.holder, { renderTexture: this.sharp, clear: true });
    this.stamp(this.explored, this.sharp, BLEND_MODES.ERASE, 1 - REMEMBERED);
    this.stamp(this.seen, this.sharp, BLEND_MODES.ERASE);
    if (this.canvas.app) soften(this.canvas.app.renderer as unknown as Renderer, this.sharp, this.cover);
  }

  destroy(): void {
    this.sprite.destroy();
    this.holder.destroy({ children: true });
    for (const texture of [this.seen, this.sight, this.explored, this.sharp, this.cover]) texture.destroy(true);
  }
}
