import { Graphics, Polygon } from "pixi.js";
import type { WallDocument } from "../documents";
import type { Wall } from "./wall";

/** Colours of the wall tool, by what a wall is (as Wall#_getWallColor tells kinds apart). */
function wallColor({ sight, move, door, ds }: WallDocument): number {
  if (door === 2) return ds === 2 ? 0xee4444 : 0xa612d4;
  if (door === 1) return ds === 2 ? 0xee4444 : ds === 1 ? 0x66cc66 : 0x6666ee;
  if (sight === 0) return move === 0 ? 0x555555 : 0x77e7e8;
  if (sight === 10) return 0x81b90c;
  if (sight >= 30) return 0xe0c060;
  return move === 0 ? 0xca81ff : 0xffffbb;
}

/** Draws the line, ends and direction of a wall; limited ones dashed, proximity ones dotted. */
export function drawWall(wall: Wall): void {
  const { document } = wall;
  const [x0, y0, x1, y1] = document.c;
  wall.line ??= wall.addChild(new Graphics());
  const line = wall.line.clear();
  const color = wallColor(document);
  const width = wall.hover || wall.controlled ? 6 : 4;
  const dash = document.sight === 10 ? [14, 8] : document.sight >= 30 ? [4, 8] : null;
  line.lineStyle({ width: width + 3, color: 0x000000, alpha: 0.6 });
  stroke(line, x0, y0, x1, y1, null);
  line.lineStyle({ width, color: wall.controlled ? 0xff9829 : color, alpha: 1 });
  stroke(line, x0, y0, x1, y1, dash);
  line.lineStyle({ width: 2, color: 0x000000, alpha: 0.8 }).beginFill(color);
  for (const [x, y] of [[x0, y0], [x1, y1]] as const) line.drawCircle(x, y, wall.hover ? 7 : 5);
  line.endFill();
  if (document.dir) drawDirection(line, document, color);
}

function stroke(line: Graphics, x0: number, y0: number, x1: number, y1: number, dash: readonly number[] | null): void {
  if (!dash) {
    line.moveTo(x0, y0).lineTo(x1, y1);
    return;
  }
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [on = 10, off = 6] = dash;
  for (let at = 0; at < length; at += on + off) {
    const end = Math.min(at + on, length);
    line.moveTo(x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length);
    line.lineTo(x0 + ((x1 - x0) * end) / length, y0 + ((y1 - y0) * end) / length);
  }
}

/** An arrow towards the side that a one-way wall stops from. */
function drawDirection(line: Graphics, { c: [x0, y0, x1, y1], dir }: WallDocument, color: number): void {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const side = dir === 1 ? 1 : -1;
  const [nx, ny] = [(side * (y1 - y0)) / length, (side * -(x1 - x0)) / length];
  const [tx, ty] = [(x1 - x0) / length, (y1 - y0) / length];
  line.lineStyle({ width: 2, color: 0x000000 }).beginFill(color);
  line.drawPolygon([mx + nx * 18, my + ny * 18, mx + tx * 9, my + ty * 9, mx - tx * 9, my - ty * 9]).endFill();
}

/** A strip around the wall that the pointer catches. */
export function wallHitArea({ c: [x0, y0, x1, y1] }: WallDocument): Polygon {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [((y1 - y0) / length) * 9, (-(x1 - x0) / length) * 9];
  const [tx, ty] = [((x1 - x0) / length) * 6, ((y1 - y0) / length) * 6];
  return new Polygon([x0 + nx - tx, y0 + ny - ty, x1 + nx + tx, y1 + ny + ty, x1 - nx + tx, y1 - ny + ty, x0 - nx - tx, y0 - ny - ty]);
}
