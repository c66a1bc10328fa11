import { Container, Sprite, Texture, type Renderer } from "pixi.js";
import type { Canvas } from "../board";
import { colorNumber } from "../color";
import type { SceneDocument } from "../env";
import { groundPlanOf } from "./ground/ground-plan";
import { paintGround } from "./ground/paint-ground";
import { loadTexture } from "./load-texture";

const MOST_PIXELS = 7_000_000;

/** The picture under everything: the scene's own (13 keeps it with the scene, 14 with the level), or a painted floor. */
export class Background {
  readonly container = new Container();
  private painted: Texture | null = null;

  constructor(private readonly canvas: Canvas) {}

  async draw(scene: SceneDocument): Promise<void> {
    const { dimensions, level } = this.canvas;
    if (!dimensions) return;
    // Around the picture lies the colour that the whole view is cleared with: a fill of its own would cost a pass.
    const { app } = this.canvas;
    if (app) (app.renderer as unknown as Renderer).background.color = colorNumber(scene.backgroundColor) ?? 0x141210;
    const holder = (this.canvas.generation === 14 ? level : scene) as { background?: { src?: string | null } } | undefined;
    const src = holder?.background?.src;
    const picture = src ? new Sprite(await loadTexture(src)) : new Sprite(this.paint(scene));
    const { x, y, width, height } = dimensions.sceneRect;
    picture.position.set(x, y);
    picture.width = width;
    picture.height = height;
    this.container.addChild(picture);
  }

  private paint(scene: SceneDocument): Texture {
    const { sceneWidth, sceneHeight, size, sceneX, sceneY } = this.canvas.dimensions ?? { sceneWidth: 1, sceneHeight: 1, size: 100, sceneX: 0, sceneY: 0 };
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (sceneWidth * sceneHeight)));
    const { base, areas, props } = groundPlanOf(scene.flags);
    const plan = {
      base,
      areas: areas.map(({ kind, points }) => ({ kind, points: points.map((value, n) => (value - (n % 2 ? sceneY : sceneX)) * scale) })),
      props: props.map((prop) => ({ ...prop, x: (prop.x - sceneX) * scale, y: (prop.y - sceneY) * scale, size: (prop.size ?? size * 0.6) * scale })),
    };
    const picture = paintGround(plan, { width: Math.round(sceneWidth * scale), height: Math.round(sceneHeight * scale), cell: size * scale });
    this.painted = Texture.from(picture);
    return this.painted;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    this.painted?.destroy(true);
  }
}
