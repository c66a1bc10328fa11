import type { Graphics } from "pixi.js";
import type { WallDocument } from "../documents";
import { frame, strip } from "./stone-art";
import type { WallKind } from "./wall-art";

type Segment = readonly [number, number, number, number];

/** An open leaf stands at this many degrees to its frame. */
const AJAR = 82;

/** A door in its frame: its leaf along the wall, or swung open on its hinge. A secret one is stone until it opens. */
export function drawDoor(into: Graphics, wall: WallDocument, kind: WallKind, thick: number): void {
  const { c, ds } = wall;
  const { length } = frame(c);
  const half = thick / 2;
  if (kind === "secret-door" && ds !== 1) return;
  const [x0, y0, x1, y1] = c;
  into.lineStyle({ width: 2, color: 0x15110d }).beginFill(kind === "iron-door" ? 0x4a4a4f : 0x5d5448);
  for (const [x, y] of [[x0, y0], [x1, y1]] as const) into.drawRect(x - half * 0.8, y - half * 0.8, half * 1.6, half * 1.6);
  into.endFill();
  if (ds === 1) {
    into.lineStyle(0).beginFill(0x000000, 0.35);
    strip(into, c, half, length - half, -half * 0.5, half * 0.5);
    into.endFill();
  }
  drawLeaf(into, ds === 1 ? swung(c) : c, kind, thick);
}

/** The leaf's segment when it stands open. */
function swung([x0, y0, x1, y1]: Segment): Segment {
  const turn = (AJAR * Math.PI) / 180;
  const [dx, dy] = [x1 - x0, y1 - y0];
  return [x0, y0, x0 + dx * Math.cos(turn) - dy * Math.sin(turn), y0 + dx * Math.sin(turn) + dy * Math.cos(turn)];
}

function drawLeaf(into: Graphics, leaf: Segment, kind: WallKind, thick: number): void {
  const { length, tx, ty } = frame(leaf);
  const [x0, y0] = leaf;
  const half = thick * 0.36;
  const gap = thick * 0.4;
  const wood = kind === "iron-door" ? 0x55402a : kind === "secret-door" ? 0x756c60 : 0x8f6436;
  into.lineStyle(0).beginFill(0x000000, 0.35);
  strip(into, leaf, gap, length - gap, -half + 3, half + 6);
  into.endFill().lineStyle({ width: 2, color: 0x1d1208 }).beginFill(wood);
  strip(into, leaf, gap, length - gap, -half, half);
  into.endFill().lineStyle({ width: 1, color: 0x000000, alpha: 0.4 });
  for (let board = gap + 14; board < length - gap; board += 14) {
    into.moveTo(x0 + tx * board - ty * -half, y0 + ty * board + tx * -half);
    into.lineTo(x0 + tx * board - ty * half, y0 + ty * board + tx * half);
  }
  const bands = kind === "iron-door" ? [0.16, 0.38, 0.62, 0.84] : kind === "wooden-door" ? [0.2, 0.8] : [];
  for (const at of bands) {
    into.lineStyle({ width: 1, color: 0x101010 }).beginFill(kind === "iron-door" ? 0x7c8087 : 0x3a3632);
    strip(into, leaf, length * at - 4, length * at + 4, -half - 1, half + 1);
    into.endFill();
    if (kind === "iron-door") into.lineStyle(0).beginFill(0xc2c6cc).drawCircle(x0 + tx * length * at, y0 + ty * length * at, 1.8).endFill();
  }
  into.lineStyle({ width: 1, color: 0x1a1006 }).beginFill(0xd9b45a).drawCircle(x0 + tx * (length - gap - 9), y0 + ty * (length - gap - 9), 3).endFill();
}
