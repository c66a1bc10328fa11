import type { GridSpec } from "./grid";

/**
 * Length in spaces of a way of so many steps along three axes. Foundry's diagonal rules, with elevation as the third axis: a
 * diagonal step costs 1 (equidistant), one and a half (approximate), or 1 and 2 in turn beginning with 1 (alternating).
 * Exact is the straight line; Foundry's own ruler walks from space to space there, which comes out up to 8 % longer on the
 * ground and 13 % in space.
 */
export function diagonalLength(dx: number, dy: number, dz: number, diagonals: GridSpec["diagonals"]): number {
  if (diagonals === "exact") return Math.hypot(dx, dy, dz);
  const longest = Math.max(dx, dy, dz);
  if (diagonals === "equidistant") return longest;
  // Steps along two or three axes at once number as many as the second longest axis.
  const diagonal = Math.max(Math.min(dx, dy), Math.min(Math.max(dx, dy), dz));
  return longest + (diagonals === "approximate" ? diagonal / 2 : Math.floor(diagonal / 2));
}
