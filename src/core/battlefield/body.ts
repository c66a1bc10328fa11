import type { Grid, Space } from "../geometry/grid";
import { snap } from "../geometry/point";
import type { Point } from "../geometry/point";
import type { Size, Token } from "./types";

/** A token as a thing that takes room: the spaces under it and its height. */
export interface Body {
  readonly token: Token;
  readonly spaces: readonly Space[];
  readonly centre: Point;
  /** Elevation of its feet and of its crown, in scene units. */
  readonly bottom: number;
  readonly top: number;
  readonly size: Size;
  /** The levels that it lives on; none stands for all. */
  readonly levels: readonly string[];
  /** Outline of its spaces in pixels, along the axes. */
  readonly bounds: Box;
}

/** A rectangle along the axes, in pixels. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Heights of standing creatures in feet (design's Battlefield section; titanic doubles colossal). */
const HEIGHT_IN_FEET: Readonly<Record<Size, number>> = {
  fine: 0.5,
  diminutive: 0.5,
  tiny: 1,
  small: 3,
  medium: 6,
  large: 12,
  huge: 24,
  gargantuan: 48,
  colossal: 64,
  titanic: 128,
};

/** Widths in spaces up to which a creature is of a size; what is wider is colossal. */
const SIZE_BY_WIDTH: readonly (readonly [width: number, size: Size])[] = [
  [0.5, "tiny"],
  [1, "medium"],
  [2, "large"],
  [3, "huge"],
  [4, "gargantuan"],
];

/** The size of a creature: its own, or else the one that its width in spaces tells. */
export function sizeOf(token: Pick<Token, "size" | "width">): Size {
  if (token.size !== null) return token.size;
  return SIZE_BY_WIDTH.find(([width]) => token.width <= width)?.[1] ?? "colossal";
}

/** The height of a creature's body in scene units: its own, or else by size; lying down halves the latter. */
export function bodyHeightOf(token: Pick<Token, "size" | "width" | "bodyHeight" | "conditions">, grid: Grid): number {
  if (token.bodyHeight !== null) return token.bodyHeight;
  const standing = grid.feet(HEIGHT_IN_FEET[sizeOf(token)]);
  return token.conditions.includes("prone") ? standing / 2 : standing;
}

/** The body of a token on a grid. */
export function bodyOf(token: Token, grid: Grid): Body {
  const spaces = grid.spacesOf({ x: snap(token.x), y: snap(token.y), width: token.width, height: token.height });
  const bounds = boundsOf(spaces);
  return {
    token,
    spaces,
    bounds,
    centre: { x: snap((bounds.minX + bounds.maxX) / 2), y: snap((bounds.minY + bounds.maxY) / 2) },
    bottom: token.elevation,
    top: token.elevation + bodyHeightOf(token, grid),
    size: sizeOf(token),
    levels: token.levels,
  };
}

function boundsOf(spaces: readonly Space[]): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const space of spaces) {
    for (const { x, y } of space.corners) {
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
  }
  return { minX, minY, maxX, maxY };
}
