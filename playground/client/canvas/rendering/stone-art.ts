import type { Graphics } from "pixi.js";
import { seeded } from "./ground/noise";
import { scaleColor } from "./tint";

type Segment = readonly [number, number, number, number];

/** A segment's length, its direction and the direction across it. */
export function frame([x0, y0, x1, y1]: Segment): { length: number; tx: number; ty: number; nx: number; ny: number } {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [tx, ty] = [(x1 - x0) / length, (y1 - y0) / length];
  return { length, tx, ty, nx: -ty, ny: tx };
}

/** A strip along a segment from one distance to another, between two offsets across it. */
export function strip(into: Graphics, segment: Segment, from: number, to: number, low: number, high: number): void {
  const [x0, y0] = segment;
  const { tx, ty, nx, ny } = frame(segment);
  const at = (along: number, across: number): [number, number] => [x0 + tx * along + nx * across, y0 + ty * along + ny * across];
  into.drawPolygon([...at(from, low), ...at(to, low), ...at(to, high), ...at(from, high)]);
}

/** A soft shadow to both sides of a wall. */
export function drawStoneShadow(into: Graphics, [x0, y0, x1, y1]: Segment, thick: number): void {
  for (const [wide, alpha] of [[2.9, 0.12], [2.2, 0.16], [1.6, 0.22]] as const) {
    into.lineStyle({ width: thick * wide, color: 0x000000, alpha, cap: "round" as never });
    into.moveTo(x0, y0).lineTo(x1, y1);
  }
  into.lineStyle(0);
}

/** Masonry seen from above: blocks in two rows, each with a tint of its own. */
export function drawStone(into: Graphics, segment: Segment, thick: number): void {
  const [x0, y0, x1, y1] = segment;
  const { length } = frame(segment);
  const random = seeded(Math.round(x0 * 7 + y0 * 13 + x1 * 17 + y1 * 23));
  const half = thick / 2;
  into.lineStyle(0).beginFill(0x1d1a17);
  strip(into, segment, 0, length, -half - 2, half + 2);
  into.drawCircle(x0, y0, half + 2).drawCircle(x1, y1, half + 2).endFill();
  for (const [low, high] of [[-half, -1], [1, half]] as const) {
    let at = 0;
    while (at < length) {
      const end = Math.min(length, at + thick * (0.9 + random() * 0.9));
      into.beginFill(scaleColor(0x8b8276, 0.78 + random() * 0.34));
      strip(into, segment, at + 1, end - 1, low, high);
      into.endFill();
      at = end;
    }
  }
  for (const [x, y] of [[x0, y0], [x1, y1]] as const) into.beginFill(0x7d7469).drawCircle(x, y, half * 0.82).endFill();
}

/** A parapet that one can look over. */
export function drawLowWall(into: Graphics, segment: Segment, thick: number): void {
  const [x0, y0, x1, y1] = segment;
  const { length } = frame(segment);
  const random = seeded(Math.round(x0 + y0 * 3 + x1 * 5));
  const half = thick / 2;
  into.lineStyle(0).beginFill(0x000000, 0.3);
  strip(into, segment, 0, length, -half - 2, half + 8);
  into.endFill();
  let at = 0;
  while (at < length) {
    const end = Math.min(length, at + thick * (1.1 + random() * 1.2));
    into.lineStyle({ width: 1.5, color: 0x231f1a }).beginFill(scaleColor(0xa59a88, 0.8 + random() * 0.3));
    strip(into, segment, at + 1, end - 1, -half + random() * 2, half - random() * 2);
    into.endFill();
    at = end;
  }
  into.lineStyle(0).beginFill(0x90866f).drawCircle(x0, y0, half).drawCircle(x1, y1, half).endFill();
}

/** A sill with panes. */
export function drawWindow(into: Graphics, segment: Segment, thick: number): void {
  const { length } = frame(segment);
  const half = thick / 2;
  into.lineStyle({ width: 2, color: 0x1d1a17 }).beginFill(0x6e665b);
  strip(into, segment, 0, length, -half, half);
  into.endFill().lineStyle({ width: 1, color: 0xd5f0f4, alpha: 0.9 }).beginFill(0x9fd3de, 0.75);
  strip(into, segment, 4, length - 4, -half * 0.4, half * 0.4);
  into.endFill().lineStyle(0).beginFill(0x2b241c);
  for (let pane = 0; pane <= 4; pane++) {
    const at = 3 + ((length - 6) * pane) / 4;
    strip(into, segment, at - 2, at + 2, -half * 0.55, half * 0.55);
  }
  into.endFill();
}

/** What is left of a wall or door. */
export function drawRubble(into: Graphics, segment: Segment, thick: number): void {
  const [x0, y0] = segment;
  const { length, tx, ty, nx, ny } = frame(segment);
  const random = seeded(Math.round(x0 * 3 + y0));
  for (let n = 0; n < length / 5; n++) {
    const [along, across] = [random() * length, (random() - 0.5) * thick * 2.6];
    into.lineStyle({ width: 1, color: 0x1b1815 }).beginFill(scaleColor(random() < 0.35 ? 0x7a5634 : 0x837a6e, 0.7 + random() * 0.5));
    into.drawCircle(x0 + tx * along + nx * across, y0 + ty * along + ny * across, 2 + random() * 5).endFill();
  }
  into.lineStyle(0);
}
