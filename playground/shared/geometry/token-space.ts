import type { BaseGrid, GridOffset } from "./base-grid";
import { GRID_SNAPPING_MODES } from "./grid-constants";
import type { HexagonalGrid } from "./hexagonal-grid";
import type { ElevatedPoint, Point } from "./point";

/** What the footprint of a token follows from: x and y in pixels, width and height in spaces, elevation in scene units. */
export interface TokenFootprint extends ElevatedPoint {
  readonly width: number;
  readonly height: number;
}

/** TokenDocument#getSize (types: client/documents/token): pixels. */
export function tokenSize(grid: BaseGrid, { width, height }: { width: number; height: number }): { width: number; height: number } {
  if (!grid.isHexagonal) return { width: width * grid.size, height: height * grid.size };
  // Hexes interlock: each further row or column adds three quarters of the long side.
  const columns = (grid as HexagonalGrid).columns;
  const stretch = (n: number, long: boolean): number => (long ? (0.75 * Math.floor(n) + 0.5 * (n % 1) + 0.25) : n);
  return { width: grid.sizeX * stretch(width, columns), height: grid.sizeY * stretch(height, !columns) };
}

/** TokenDocument#getCenterPoint: the middle of the footprint, at the token's elevation. */
export function tokenCentre(grid: BaseGrid, token: TokenFootprint): ElevatedPoint {
  const { width, height } = tokenSize(grid, token);
  return { x: token.x + width / 2, y: token.y + height / 2, elevation: token.elevation };
}

/** TokenDocument#getOccupiedGridSpaceOffsets: the spaces under the token; empty without a grid. */
export function tokenOffsets(grid: BaseGrid, token: TokenFootprint): GridOffset[] {
  if (grid.isGridless) return [];
  const { width, height } = tokenSize(grid, token);
  const centre = tokenCentre(grid, token);
  if (Math.max(token.width, token.height) <= 1) return [grid.getOffset({ x: centre.x, y: centre.y })];
  if (grid.isSquare) {
    const first = grid.getOffset({ x: token.x + 1, y: token.y + 1 });
    const last = grid.getOffset({ x: token.x + width - 1, y: token.y + height - 1 });
    const offsets: GridOffset[] = [];
    for (let i = first.i; i <= last.i; i++) for (let j = first.j; j <= last.j; j++) offsets.push({ i, j });
    return offsets;
  }
  const [i0, j0, i1, j1] = grid.getOffsetRange({ x: token.x, y: token.y, width, height });
  const offsets: GridOffset[] = [];
  for (let i = i0 - 1; i <= i1; i++) {
    for (let j = j0 - 1; j <= j1; j++) {
      const { x, y } = grid.getCenterPoint({ i, j });
      // The ellipse inscribed in the footprint holds the centres of the hexes that it covers.
      if (((x - centre.x) / (width / 2)) ** 2 + ((y - centre.y) / (height / 2)) ** 2 < 0.98) offsets.push({ i, j });
    }
  }
  return offsets;
}

/** TokenDocument#getSnappedPosition: the top left corner that a dropped token comes to rest at. */
export function snapToken(grid: BaseGrid, token: TokenFootprint): Point {
  if (grid.isGridless) return { x: token.x, y: token.y };
  if (grid.isSquare) {
    const resolution = token.width < 1 || token.height < 1 ? 2 : 1;
    return grid.getSnappedPoint(token, { mode: GRID_SNAPPING_MODES.TOP_LEFT_VERTEX, resolution });
  }
  const { width, height } = tokenSize(grid, token);
  const even = Math.max(token.width, token.height) % 2 === 0;
  const mode = even ? GRID_SNAPPING_MODES.VERTEX : GRID_SNAPPING_MODES.CENTER;
  const centre = grid.getSnappedPoint({ x: token.x + width / 2, y: token.y + height / 2 }, { mode });
  return { x: centre.x - width / 2, y: centre.y - height / 2 };
}
