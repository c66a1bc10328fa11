import { BLEND_MODES, Container, Sprite } from "pixi.js";
import type { Canvas } from "../board";
import type { PointLightSource } from "../sources/light-source";
import { glowTexture } from "./falloff";

/** A warm halo around every flame, added on top of the lit picture. */
export class Glow {
  readonly container = new Container();
  private readonly halos = new Map<PointLightSource, Sprite>();

  constructor(private readonly canvas: Canvas) {}

  refresh(): void {
    const active = this.canvas.effects.lightSources.filter((source) => source.active);
    for (const [source, halo] of this.halos) {
      if (active.includes(source)) continue;
      halo.destroy();
      this.halos.delete(source);
    }
    for (const source of active) {
      const halo = this.halos.get(source) ?? this.container.addChild(new Sprite(glowTexture()));
      this.halos.set(source, halo);
      halo.anchor.set(0.5);
      halo.blendMode = BLEND_MODES.ADD;
      halo.position.set(source.x, source.y);
      halo.tint = source.data.color ?? 0xffc48a;
      halo.alpha = 0.22 * Math.min(1, 2 * source.data.alpha);
      const across = Math.min(source.data.radius * 0.8, (this.canvas.grid?.size ?? 100) * 2.6);
      halo.width = halo.height = across;
    }
  }

  flicker(share: (source: PointLightSource) => number): void {
    for (const [source, halo] of this.halos) halo.alpha = (0.22 + 0.05 * share(source)) * Math.min(1, 2 * source.data.alpha);
  }

  destroy(): void {
    this.halos.clear();
    this.container.destroy({ children: true });
  }
}
