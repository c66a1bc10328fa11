import type { Point } from "../../core/geometry/point";

/** Colours of lines that get through and of lines that do not; the difference is in their pattern and ends too. */
export const FREE = 0x53c7a0;
const BLOCKED = 0xff7a59;
const SHADOW = 0x14110d;

/** Colours of grades, from none to the highest; told apart by signs too. */
const GRADES = [0x53c7a0, 0xc9cf62, 0xf0a03c, 0xd0533d] as const;

/** The colour of a grade by its place among the game's. */
export function gradeColour(rank: number, highest: number): number {
  const last = GRADES.length - 1;
  return GRADES[Math.round((rank / Math.max(1, highest)) * last)] ?? FREE;
}

/** A sight line: solid with a round end where it gets through, dashed with a cross at its end where it does not. */
export function drawLine(graphics: PIXI.Graphics, from: Point, to: Point, blocked: boolean, width: number): void {
  for (const [thick, colour, alpha] of [[width * 2.2, SHADOW, 0.5], [width, blocked ? BLOCKED : FREE, 0.95]] as const) {
    graphics.lineStyle({ width: thick, color: colour, alpha });
    if (blocked) {
      dashes(graphics, from, to, width * 4);
      const arm = width * 2.4;
      graphics.moveTo(to.x - arm, to.y - arm).lineTo(to.x + arm, to.y + arm);
      graphics.moveTo(to.x - arm, to.y + arm).lineTo(to.x + arm, to.y - arm);
    } else graphics.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }
  graphics.lineStyle(0);
  if (!blocked) graphics.beginFill(FREE).drawCircle(to.x, to.y, width * 1.7).endFill();
  graphics.beginFill(SHADOW).drawCircle(from.x, from.y, width * 2).endFill().beginFill(0xffffff).drawCircle(from.x, from.y, width * 1.2).endFill();
}

function dashes(graphics: PIXI.Graphics, from: Point, to: Point, length: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const whole = Math.hypot(dx, dy);
  for (let at = 0; at < whole; at += length * 1.8) {
    const [a, b] = [at / whole, Math.min(1, (at + length) / whole)];
    graphics.moveTo(from.x + dx * a, from.y + dy * a).lineTo(from.x + dx * b, from.y + dy * b);
  }
}

/** A row of boxes, as many filled as the grade's place among the game's: the grade without its colour. */
export function drawPips(graphics: PIXI.Graphics, left: number, middle: number, size: number, rank: number, highest: number): number {
  const step = size * 0.75;
  const colour = gradeColour(rank, highest);
  for (let n = 0; n < highest; n += 1) {
    graphics.lineStyle({ width: Math.max(1, size / 9), color: colour, alpha: 1 });
    if (n < rank) graphics.beginFill(colour);
    graphics.drawRect(left + n * step, middle - size / 2, step * 0.6, size);
    if (n < rank) graphics.endFill();
  }
  return highest * step;
}

/** An eye; crossed out where nothing is seen. */
export function drawEye(graphics: PIXI.Graphics, x: number, y: number, size: number, open: boolean): void {
  graphics.lineStyle({ width: Math.max(1.5, size / 8), color: 0xffffff, alpha: 1 });
  graphics.moveTo(x - size / 2, y).quadraticCurveTo(x, y - size * 0.55, x + size / 2, y).quadraticCurveTo(x, y + size * 0.55, x - size / 2, y);
  graphics.beginFill(0xffffff).drawCircle(x, y, size / 8).endFill();
  if (!open) graphics.moveTo(x - size / 2, y + size / 2).lineTo(x + size / 2, y - size / 2);
}
