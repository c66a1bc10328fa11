import type { GridSpec } from "./grid";

/**
 * Length in spaces of a way of so many steps along three axes. Foundry's diagonal rules (CONST.GRID_DIAGONALS), with
 * elevation as the third axis: a diagonal step costs 1 (equidistant), √2, or √3 through space (exact), one and a half
 * (approximate), or 1 and 2 in turn beginning with 1 (alternating).
 */
export function diagonalLength(dx: number, dy: number, dz: number, diagonals: GridSpec["diagonals"]): number {
  const longest = Math.max(dx, dy, dz);
  if (diagonals === "equidistant") return longest;
  const shortest = Math.min(dx, dy, dz);
  // Steps along two or three axes at once number as many as the second longest axis.
  const diagonal = Math.max(Math.min(dx, dy), Math.min(Math.max(dx, dy), dz));
  if (diagonals === "exact") return longest + (Math.SQRT2 - 1) * diagonal + (Math.sqrt(3) - Math.SQRT2) * shortest;
  return longest + (diagonals === "approximate" ? diagonal / 2 : Math.floor(diagonal / 2));
}
