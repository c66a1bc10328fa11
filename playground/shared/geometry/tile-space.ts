import type { Generation } from "../world-source";
import type { Point, Rectangle } from "./point";

/** What places a tile: pixels, degrees, and the share of its size at which its texture is anchored. */
export interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly texture: { readonly anchorX: number; readonly anchorY: number };
}

/** The way from one point of a tile to another, as a share of its size, turned as the tile is. */
function turned({ width, height, rotation }: TilePlace, shareX: number, shareY: number): Point {
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [shareX * width, shareY * height];
  return { x: dx * Math.cos(angle) - dy * Math.sin(angle), y: dx * Math.sin(angle) + dy * Math.cos(angle) };
}

/** A tile's middle in pixels: 13 keeps the corner before the turn, 14 the place of the anchor, which it turns about (#13442). */
export function tileCentre(tile: TilePlace, generation: Generation): Point {
  if (generation < 14) return { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
  const away = turned(tile, 0.5 - tile.texture.anchorX, 0.5 - tile.texture.anchorY);
  return { x: tile.x + away.x, y: tile.y + away.y };
}

/** The upright box around a tile, in pixels. */
export function tileBounds(tile: TilePlace, generation: Generation): Rectangle {
  const centre = tileCentre(tile, generation);
  const corners = [turned(tile, 0.5, 0.5), turned(tile, 0.5, -0.5)];
  const [dx, dy] = [Math.max(...corners.map(({ x }) => Math.abs(x))), Math.max(...corners.map(({ y }) => Math.abs(y)))];
  return { x: centre.x - dx, y: centre.y - dy, width: 2 * dx, height: 2 * dy };
}
