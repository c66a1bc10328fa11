import type { Space, TokenRectangle } from "./grid";
import { snap } from "./point";

/** Parts of a space below which a last cut is taken for rounding, not for ground. */
const SLIVER = 1e-6;

/** Where a length given in spaces is cut into unit spaces from its start, in pixels; the last one may be smaller. */
function cuts(start: number, length: number, size: number): number[] {
  const whole = Math.max(1, Math.ceil(length - SLIVER));
  const edges: number[] = [];
  for (let i = 0; i < whole; i++) edges.push(snap(start + i * size));
  edges.push(snap(start + Math.max(length, SLIVER) * size));
  return edges;
}

/** A token's rectangle cut into unit spaces from its own top-left corner, row by row, the last ones smaller. */
export function rectangleSpaces(token: TokenRectangle, size: number): Space[] {
  const xs = cuts(token.x, token.width, size);
  const ys = cuts(token.y, token.height, size);
  const spaces: Space[] = [];
  for (let row = 0; row + 1 < ys.length; row++) {
    const [top = 0, bottom = 0] = [ys[row], ys[row + 1]];
    for (let column = 0; column + 1 < xs.length; column++) {
      const [left = 0, right = 0] = [xs[column], xs[column + 1]];
      spaces.push({
        centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
        corners: [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ],
      });
    }
  }
  return spaces;
}
