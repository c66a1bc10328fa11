import { BaseGrid, isOffset, type GridCoordinates, type GridOffset, type SnappingBehaviour } from "./base-grid";
import { addUpPath, type PathResult } from "./grid-path";
import type { Point } from "./point";

/** foundry.grid.GridlessGrid (types: common/grid/gridless): every pixel is a space, distances are straight. */
export class GridlessGrid extends BaseGrid {
  readonly type = 0;

  getOffset(coords: GridCoordinates): GridOffset {
    if (isOffset(coords)) return { i: coords.i, j: coords.j };
    const cell = { i: Math.round(coords.y), j: Math.round(coords.x) };
    return coords.elevation === undefined ? cell : { ...cell, k: this.stepOf(coords) };
  }

  getAdjacentOffsets(): GridOffset[] {
    return [];
  }

  getTopLeftPoint(coords: GridCoordinates): Point {
    return isOffset(coords) ? { x: coords.j, y: coords.i } : { x: coords.x, y: coords.y };
  }

  getCenterPoint(coords: GridCoordinates): Point {
    return this.getTopLeftPoint(coords);
  }

  getShape(): Point[] {
    return [];
  }

  getSnappedPoint({ x, y }: Point, _behaviour: SnappingBehaviour): Point {
    return { x, y };
  }

  measurePath(waypoints: readonly GridCoordinates[], _options?: object): PathResult {
    return addUpPath(waypoints, (from, to) => {
      const a = this.getTopLeftPoint(from);
      const b = this.getTopLeftPoint(to);
      const rise = (isOffset(to) ? 0 : (to.elevation ?? 0)) - (isOffset(from) ? 0 : (from.elevation ?? 0));
      const distance = Math.hypot((Math.hypot(b.x - a.x, b.y - a.y) / this.size) * this.distance, rise);
      return { distance, spaces: 0, cost: distance, diagonals: 0, euclidean: distance };
    });
  }

  getDirectPath(waypoints: readonly GridCoordinates[]): GridOffset[] {
    return waypoints.map((point) => this.getOffset(point));
  }
}
