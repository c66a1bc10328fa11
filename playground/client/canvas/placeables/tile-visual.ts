import { Graphics, Rectangle } from "pixi.js";
import { colorNumber } from "../color";
import type { Tile } from "./tile";

/** Where tiles of elevation 0 lie among what is painted: above ground and walls, below the tokens of the same height. */
const GROUND_Z = 99.5;
/** The ground and the walls' art end below this. */
const LOWEST_Z = 60;
const CONTROLLED = 0xff9829;
const HOVERED = 0xffd9a8;

/** Brings a tile's picture and frame up to what its document and state say. */
export function refreshTile(tile: Tile): void {
  const { document, mesh } = tile;
  const { x, y } = tile.center;
  const { width, height } = document;
  tile.position.set(x, y);
  tile.angle = document.rotation;
  tile.zIndex = document.elevation * 1000 + document.sort;
  tile.hitArea = new Rectangle(-width / 2, -height / 2, width, height);
  if (mesh) {
    mesh.position.set(x, y);
    mesh.angle = document.rotation;
    mesh.scale.set((width / mesh.texture.width) * document.texture.scaleX, (height / mesh.texture.height) * document.texture.scaleY);
    mesh.tint = colorNumber(document.texture.tint) ?? 0xffffff;
    mesh.alpha = tile.isPreview || document.hidden ? Math.min(0.5, document.alpha) : document.alpha;
    mesh.zIndex = Math.max(LOWEST_Z, GROUND_Z + document.elevation) + document.sort / 1e6;
    mesh.visible = tile.visible;
  }
  drawFrame(tile, width, height);
}

/** The border of a tile that is pointed at or held. */
function drawFrame(tile: Tile, width: number, height: number): void {
  tile.frame ??= tile.addChild(new Graphics());
  tile.frame.clear();
  if (tile.isPreview || !(tile.hover || tile.controlled)) return;
  for (const [line, color] of [[6, 0x000000], [3, tile.controlled ? CONTROLLED : HOVERED]] as const) {
    tile.frame.lineStyle({ width: line, color, alpha: 0.9 }).drawRect(-width / 2, -height / 2, width, height);
  }
}
