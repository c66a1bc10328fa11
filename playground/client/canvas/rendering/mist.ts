import { Container, Sprite, Texture } from "pixi.js";
import { regionBounds, regionShapeOutline } from "../../../shared/geometry/region-shape";
import type { Canvas } from "../board";
import { colorNumber } from "../color";
import type { RegionDocument } from "../documents";
import { noiseTile } from "./ground/noise";
import { SOFTWARE } from "./software";

/** Pixels of the scene in one of the mist's picture: clouds need no detail. */
const COARSE = 3;
/** How far the bank frays beyond its border, in pixels of the scene. */
const FRAY = 36;

/** Fog over the regions whose behaviours obscure sight: thicker where the density is heavy, in the region's colour. */
export class Mist {
  readonly container = new Container();
  private readonly pictures: Texture[] = [];

  constructor(private readonly canvas: Canvas) {}

  refresh(): void {
    this.empty();
    for (const region of this.canvas.scene?.regions ?? []) {
      const behaviour = [...region.behaviors].find(({ type, disabled }) => type.endsWith(".obscurement") && !disabled);
      if (behaviour) this.addBank(region, behaviour.system["density"] === "heavy");
    }
  }

  private addBank(region: RegionDocument, heavy: boolean): void {
    const { x, y, width, height } = regionBounds(region.shapes);
    const picture = document.createElement("canvas");
    picture.width = Math.ceil((width + 2 * FRAY) / COARSE);
    picture.height = Math.ceil((height + 2 * FRAY) / COARSE);
    const brush = picture.getContext("2d", SOFTWARE);
    if (!brush) return;
    brush.filter = `blur(${FRAY / COARSE / 2}px)`;
    brush.fillStyle = "#ffffff";
    for (const shape of region.shapes) {
      if (shape.hole) continue;
      const outline = regionShapeOutline(shape);
      brush.beginPath();
      for (let n = 0; n < outline.length; n += 2) brush.lineTo(((outline[n] ?? 0) - x + FRAY) / COARSE, ((outline[n + 1] ?? 0) - y + FRAY) / COARSE);
      brush.fill();
    }
    brush.filter = "none";
    this.cloud(brush, colorNumber(region.color) ?? 0xd6dee2, heavy);
    const texture = Texture.from(picture);
    this.pictures.push(texture);
    const bank = this.container.addChild(new Sprite(texture));
    bank.position.set(x - FRAY, y - FRAY);
    bank.scale.set(COARSE);
  }

  /** Turns the white shape into cloud: where the noise is thin, the ground shows through. */
  private cloud(brush: CanvasRenderingContext2D, color: number, heavy: boolean): void {
    const { width, height } = brush.canvas;
    const tint = [(color >> 16) & 255, (color >> 8) & 255, color & 255] as const;
    const noise = noiseTile(128, 77, tint, 1, heavy ? 0.4 : 0.5);
    const pattern = brush.createPattern(noise, "repeat");
    if (!pattern) return;
    pattern.setTransform(new DOMMatrix().scale(heavy ? 1.4 : 0.8));
    brush.globalCompositeOperation = "source-in";
    brush.globalAlpha = heavy ? 0.94 : 0.55;
    brush.fillStyle = pattern;
    brush.fillRect(0, 0, width, height);
  }

  private empty(): void {
    for (const child of this.container.removeChildren()) child.destroy();
    for (const picture of this.pictures.splice(0)) picture.destroy(true);
  }

  destroy(): void {
    this.empty();
    this.container.destroy({ children: true });
  }
}
