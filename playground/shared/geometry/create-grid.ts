import type { BaseGrid, GridConfiguration } from "./base-grid";
import { GridlessGrid } from "./gridless-grid";
import { HexagonalGrid } from "./hexagonal-grid";
import { SquareGrid } from "./square-grid";

/** The grid of a scene's `grid` data; `diagonals` is the world setting core.gridDiagonals. Throws on an unknown type. */
export function createGrid(config: GridConfiguration & { type: number }): BaseGrid {
  const { type } = config;
  if (type === 0) return new GridlessGrid(config);
  if (type === 1) return new SquareGrid(config);
  if (type >= 2 && type <= 5) return new HexagonalGrid({ ...config, columns: type >= 4, even: type % 2 === 1 });
  throw new Error(`grid.type: got ${String(type)}, expected 0 (none), 1 (square), 2 and 3 (hex rows), 4 and 5 (hex columns)`);
}
