import { Container, Graphics, Texture, TilingSprite } from "pixi.js";
import { regionBounds, regionShapeOutline } from "../../../shared/geometry/region-shape";
import type { Canvas } from "../board";
import { noiseTile } from "./ground/noise";

let cloud: Texture | null = null;

/** Fog over the regions whose behaviours obscure sight: thicker where the density is heavy. */
export class Mist {
  readonly container = new Container();

  constructor(private readonly canvas: Canvas) {}

  refresh(): void {
    for (const child of this.container.removeChildren()) child.destroy({ children: true });
    for (const region of this.canvas.scene?.regions ?? []) {
      const behaviour = [...region.behaviors].find(({ type, disabled }) => type.endsWith(".obscurement") && !disabled);
      if (!behaviour) continue;
      const heavy = behaviour.system["density"] === "heavy";
      cloud ??= Texture.from(noiseTile(256, 77, [214, 222, 226], 1, 0.42));
      const { x, y, width, height } = regionBounds(region.shapes);
      const bank = this.container.addChild(new Container());
      const mask = bank.addChild(new Graphics());
      for (const shape of region.shapes) if (!shape.hole) mask.beginFill(0xffffff).drawPolygon(regionShapeOutline(shape)).endFill();
      bank.mask = mask;
      for (const [scale, alpha] of heavy ? ([[1.6, 0.8], [2.9, 0.75]] as const) : ([[2.2, 0.5]] as const)) {
        const layer = bank.addChild(new TilingSprite(cloud, width, height));
        layer.position.set(x, y);
        layer.tileScale.set(scale);
        layer.tilePosition.set(scale * 90, scale * 40);
        layer.alpha = alpha;
      }
    }
  }

  destroy(): void {
    this.container.destroy({ children: true });
  }
}
