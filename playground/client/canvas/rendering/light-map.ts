import { BLEND_MODES, Container, Graphics, RenderTexture, Sprite, type Renderer, type Texture } from "pixi.js";
import type { Canvas } from "../board";
import type { PointDarknessSource, PointLightSource } from "../sources/light-source";
import { darkShapes } from "./dark-shapes";
import { FanMesh } from "./fan-mesh";
import { lightTexture, veilTexture } from "./falloff";
import { soften } from "./soften";
import { mixColor, scaleColor } from "./tint";

const NIGHT = 0x3a4770;
const WARM = 0xffe2b8;
const UNLIT = 0x1c2030;
const UNLIT_GM = 0x343a4c;
const BLACK = 0x07080c;

/**
 * How light everything is, painted small and laid over the picture by multiplication: ambient light by the scene's
 * darkness and its regions, then every light as a fan, then the eyes that see in the dark, then magical darkness.
 */
export class LightMap {
  readonly sprite: Sprite;
  private readonly sharp: RenderTexture;
  private readonly texture: RenderTexture;
  private readonly content = new Container();
  private readonly fans = new Map<string, { mesh: FanMesh; update: number; key: string }>();

  constructor(private readonly canvas: Canvas, readonly resolution: number) {
    const { width = 1, height = 1 } = canvas.dimensions ?? {};
    const make = (): RenderTexture => RenderTexture.create({ width: Math.ceil(width * resolution), height: Math.ceil(height * resolution) });
    [this.sharp, this.texture] = [make(), make()];
    this.sprite = new Sprite(this.texture);
    this.sprite.blendMode = BLEND_MODES.MULTIPLY;
    this.sprite.scale.set(1 / resolution);
    this.content.scale.set(resolution);
  }

  /** The colour of a place that no local light reaches, by its darkness level. */
  private ambientColor(level: number): number {
    const { globalLight } = this.canvas;
    const { min, max } = this.canvas.environment.globalLightSource.data.darkness;
    const lit = globalLight && level >= min && level <= max;
    if (!lit) return mixColor(UNLIT, this.canvas.host.game.user.isGM ? UNLIT_GM : BLACK, 0.7);
    const day = this.canvas.scene?.environment.globalLight.bright ? 0xffffff : 0xf2efe8;
    return mixColor(day, NIGHT, Math.min(1, level * 1.02));
  }

  paint(flicker: (source: PointLightSource) => number): void {
    const { canvas } = this;
    const renderer = canvas.app?.renderer as unknown as Renderer | undefined;
    const rect = canvas.dimensions?.rect;
    if (!renderer || !rect) return;
    for (const child of this.content.removeChildren()) if (!(child instanceof FanMesh)) child.destroy();
    const ground = new Graphics();
    ground.beginFill(this.ambientColor(canvas.darknessLevel)).drawRect(0, 0, rect.width, rect.height).endFill();
    this.content.addChild(ground);
    this.paintDarkRegions(ground);
    const alive = new Set<string>();
    for (const source of canvas.effects.lightSources.values()) {
      if (!source.active) continue;
      const color = source.data.color === null ? WARM : mixColor(source.data.color, 0xffffff, 0.3);
      const share = flicker(source);
      this.fan(alive, source.sourceId ?? "", lightTexture(source.ratio), source.updateId, source.shape?.points ?? [], source, source.data.radius * (1 + share * 0.03), (mesh) => {
        mesh.tint = color;
        mesh.alpha = 0.94 + share * 0.1;
        mesh.blendMode = BLEND_MODES.SCREEN;
      });
    }
    this.paintEyes(alive);
    for (const source of canvas.effects.darknessSources.values()) this.paintDarkness(alive, source);
    for (const id of [...this.fans.keys()]) {
      if (alive.has(id)) continue;
      this.fans.get(id)?.mesh.destroy();
      this.fans.delete(id);
    }
    renderer.render(this.content, { renderTexture: this.sharp, clear: true });
    soften(renderer, this.sharp, this.texture);
  }

  private paintDarkRegions(ground: Graphics): void {
    for (const { shape, level } of darkShapes(this.canvas)) ground.beginFill(this.ambientColor(level)).drawPolygon([...shape]).endFill();
  }

  /** Eyes that do not need light lift what they reach to a dusk of their own colour. */
  private paintEyes(alive: Set<string>): void {
    for (const source of this.canvas.effects.visionSources.values()) {
      const veil = source.visionMode?.veil;
      const outline = source.shape?.points ?? [];
      if (!source.active || !veil || source.radius <= source.data.externalRadius * 1.5 || !outline.length) continue;
      this.fan(alive, `${source.sourceId ?? ""}.eyes`, veilTexture(), source.updateId, outline, source, source.radius, (mesh) => {
        mesh.tint = scaleColor(veil.color, veil.brightness * 0.6);
        mesh.alpha = 1;
        mesh.blendMode = BLEND_MODES.SCREEN;
      });
    }
  }

  private paintDarkness(alive: Set<string>, source: PointDarknessSource): void {
    if (!source.active) return;
    this.fan(alive, source.sourceId ?? "", veilTexture(), source.updateId, source.shape?.points ?? [], source, source.data.radius, (mesh) => {
      mesh.tint = 0x030108;
      mesh.alpha = 0.96;
      mesh.blendMode = BLEND_MODES.NORMAL;
    });
  }

  private fan(alive: Set<string>, id: string, texture: Texture, update: number, outline: readonly number[], { x, y }: { x: number; y: number }, radius: number, style: (mesh: FanMesh) => void): void {
    if (outline.length < 6 || radius <= 0) return;
    alive.add(id);
    let fan = this.fans.get(id);
    const key = `${texture.baseTexture.uid}`;
    if (fan && fan.key !== key) {
      fan.mesh.destroy();
      fan = undefined;
    }
    fan ??= { mesh: new FanMesh(texture), update: -1, key };
    this.fans.set(id, fan);
    if (fan.update !== update || fan.mesh.radius !== radius) fan.mesh.setShape(outline, { x, y }, radius);
    fan.update = update;
    style(fan.mesh);
    this.content.addChild(fan.mesh);
  }

  destroy(): void {
    this.sprite.destroy();
    this.content.destroy({ children: true });
    this.sharp.destroy(true);
    this.texture.destroy(true);
  }
}
