import type { Space, TokenRectangle } from "./grid";
import type { HexLayout } from "./hex-layout";
import { snapPoint, type Point } from "./point";

/** Pixels, and share of a hex, by which a token may miss a hex and still stand on it: Foundry stores whole pixels. */
const OFF = 1.5;
const OFF_SHARE = 0.02;

/** A row of a footprint: how far its first hex is moved in, in half hexes, and how many hexes it has. */
interface Row {
  readonly inset: number;
  readonly count: number;
}

/**
 * Rows of a big token in Foundry's default shape, the first ellipse (TOKEN_SHAPES.ELLIPSE_1): the widest row has the full
 * width, the rows above and below are one hex narrower each; of an even number of rows the wider half lies below. Where the
 * token is too tall for that, every row has the full width and every other one is moved in by half a hex.
 */
export function footprintRows(width: number, height: number): readonly Row[] {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const above = Math.floor(high / 2);
  return Array.from({ length: high }, (_, row) => {
    if (high >= 2 * wide) return { inset: row % 2, count: wide };
    const inset = Math.abs(row - above);
    return { inset, count: wide - inset };
  });
}

/** The hex centre that a place is meant for: the grid's own where the place misses it by rounding only. */
function settle(layout: HexLayout, place: Point): Point {
  const centre = layout.centreOf(layout.cellAt(place));
  const off = Math.max(OFF, layout.size * OFF_SHARE);
  return Math.hypot(centre.x - place.x, centre.y - place.y) <= off ? centre : snapPoint(place);
}

/**
 * The hexes that a token stands on, from its top-left corner: the hexes of its footprint, or one smaller hex in the middle
 * of a token smaller than a space. A token off the grid keeps its own place.
 */
export function hexFootprint(layout: HexLayout, token: TokenRectangle): readonly Space[] {
  const scale = Math.min(1, token.width, token.height);
  if (scale < 1) {
    const middle = snapPoint({ x: token.x + (token.width * layout.width) / 2, y: token.y + (token.height * layout.height) / 2 });
    return [{ centre: middle, corners: layout.cornersOf(middle, scale) }];
  }
  const [along, across] = layout.rows ? [token.width, token.height] : [token.height, token.width];
  const step = layout.size / 2;
  return footprintRows(along, across).flatMap(({ inset, count }, row) =>
    Array.from({ length: count }, (_, i) => {
      const right = step * (1 + inset + 2 * i);
      const down = (layout.rows ? layout.height : layout.width) * (0.5 + 0.75 * row);
      const place = layout.rows ? { x: token.x + right, y: token.y + down } : { x: token.x + down, y: token.y + right };
      const centre = settle(layout, place);
      return { centre, corners: layout.cornersOf(centre, 1) };
    }),
  );
}
