import type { Graphics } from "pixi.js";
import { colorNumber } from "../color";
import type { CanvasUser } from "../env";

/** Four arrows for the own target, as Token#_drawTarget; a pip in their colour for every other user who aims at it. */
export function drawReticle(target: Graphics, users: readonly CanvasUser[], self: CanvasUser, width: number, height: number): void {
  target.clear();
  if (users.includes(self)) {
    const size = Math.min(width, height) / 5;
    const color = colorNumber(self.color) ?? 0xff9829;
    target.lineStyle({ width: 3, color: 0x000000, alpha: 0.9, join: "round" as never });
    const corners = [[-1, -1], [width + 1, -1], [width + 1, height + 1], [-1, height + 1]] as const;
    corners.forEach(([x, y], n) => {
      const [sx, sy] = [n === 0 || n === 3 ? 1 : -1, n < 2 ? 1 : -1];
      target.beginFill(color, 0.95);
      target.drawPolygon([x + sx * 4, y + sy * 4, x + sx * (4 - size), y + sy * 2, x + sx * (2 - size * 0.45), y + sy * (2 - size * 0.45), x + sx * 2, y + sy * (4 - size)]);
      target.endFill();
    });
  }
  users.filter((user) => user !== self).forEach((user, n) => {
    target.lineStyle({ width: 2, color: 0x000000, alpha: 0.9 }).beginFill(colorNumber(user.color) ?? 0xcccccc);
    target.drawCircle(8 + n * 14, 0, 6).endFill();
  });
}
