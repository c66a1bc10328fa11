import { BaseGrid, isOffset, type GridConfiguration, type GridCoordinates, type GridOffset, type SnappingBehaviour } from "./base-grid";
import { GRID_DIAGONALS, GRID_SNAPPING_MODES } from "./grid-constants";
import { addUpPath, type PathMeasure, type PathResult } from "./grid-path";
import type { Point } from "./point";

/** foundry.grid.SquareGrid (types: common/grid/square). */
export class SquareGrid extends BaseGrid {
  readonly type = 1;
  readonly diagonals: number;

  constructor(config: GridConfiguration) {
    super(config);
    this.diagonals = config.diagonals ?? GRID_DIAGONALS.EQUIDISTANT;
  }

  getOffset(coords: GridCoordinates): GridOffset {
    if (isOffset(coords)) return { i: coords.i, j: coords.j, ...(coords.k === undefined ? {} : { k: coords.k }) };
    const cell = { i: Math.floor(coords.y / this.size), j: Math.floor(coords.x / this.size) };
    return coords.elevation === undefined ? cell : { ...cell, k: this.stepOf(coords) };
  }

  getAdjacentOffsets(coords: GridCoordinates): GridOffset[] {
    const { i, j } = this.getOffset(coords);
    const around: GridOffset[] = [];
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const straight = di === 0 || dj === 0;
        if ((di || dj) && (straight || this.diagonals !== GRID_DIAGONALS.ILLEGAL)) around.push({ i: i + di, j: j + dj });
      }
    }
    return around;
  }

  getTopLeftPoint(coords: GridCoordinates): Point {
    const { i, j } = this.getOffset(coords);
    return { x: j * this.size, y: i * this.size };
  }

  getCenterPoint(coords: GridCoordinates): Point {
    const corner = this.getTopLeftPoint(coords);
    const centre = { x: corner.x + this.size / 2, y: corner.y + this.size / 2 };
    return !isOffset(coords) && coords.elevation !== undefined ? { ...centre, elevation: (this.stepOf(coords) + 0.5) * this.distance } as Point : centre;
  }

  getShape(): Point[] {
    const half = this.size / 2;
    return [{ x: -half, y: -half }, { x: half, y: -half }, { x: half, y: half }, { x: -half, y: half }];
  }

  getSnappedPoint({ x, y }: Point, { mode, resolution = 1 }: SnappingBehaviour): Point {
    if (mode === 0) return { x, y };
    const step = this.size / resolution;
    const candidates: Point[] = [];
    const corners = GRID_SNAPPING_MODES.VERTEX | GRID_SNAPPING_MODES.CORNER;
    if (mode & GRID_SNAPPING_MODES.CENTER) {
      candidates.push({ x: (Math.round(x / step - 0.5) + 0.5) * step, y: (Math.round(y / step - 0.5) + 0.5) * step });
    }
    if (mode & corners) candidates.push({ x: Math.round(x / step) * step, y: Math.round(y / step) * step });
    if (mode & GRID_SNAPPING_MODES.EDGE_MIDPOINT) {
      candidates.push({ x: (Math.round(x / step - 0.5) + 0.5) * step, y: Math.round(y / step) * step });
      candidates.push({ x: Math.round(x / step) * step, y: (Math.round(y / step - 0.5) + 0.5) * step });
    }
    if (!candidates.length) throw new Error(`grid snapping mode: got 0x${mode.toString(16)}, expected centre, vertex, corner or edge midpoint`);
    return candidates.reduce((a, b) => (Math.hypot(a.x - x, a.y - y) <= Math.hypot(b.x - x, b.y - y) ? a : b));
  }

  measurePath(waypoints: readonly GridCoordinates[], _options?: object): PathResult {
    return addUpPath(waypoints, (from, to, before) => this.leg(from, to, before));
  }

  getDirectPath(waypoints: readonly GridCoordinates[]): GridOffset[] {
    const path: GridOffset[] = [];
    let last: GridOffset | undefined;
    for (const point of waypoints) {
      const next = this.getOffset(point);
      if (last) {
        const steps = Math.max(Math.abs(next.i - last.i), Math.abs(next.j - last.j));
        for (let n = 1; n <= steps; n++) {
          path.push({ i: Math.round(last.i + ((next.i - last.i) * n) / steps), j: Math.round(last.j + ((next.j - last.j) * n) / steps) });
        }
      } else path.push({ i: next.i, j: next.j });
      last = next;
    }
    return path;
  }

  private leg(from: GridCoordinates, to: GridCoordinates, before: number): PathMeasure {
    const a = this.getOffset(from);
    const b = this.getOffset(to);
    const steps = [Math.abs(b.i - a.i), Math.abs(b.j - a.j), Math.abs(this.stepOf(to) - this.stepOf(from))].sort((m, n) => n - m);
    const [most = 0, middle = 0, least = 0] = steps;
    const [straight, double, triple] = [most - middle, middle - least, least];
    const spaces = this.diagonals === GRID_DIAGONALS.ILLEGAL ? most + middle + least : most;
    const diagonals = double + triple;
    const p = isOffset(from) ? this.getCenterPoint(from) : from;
    const q = isOffset(to) ? this.getCenterPoint(to) : to;
    const rise = (this.stepOf(to) - this.stepOf(from)) * this.size;
    const euclidean = (Math.hypot(q.x - p.x, q.y - p.y, rise) / this.size) * this.distance;
    const distance = this.spacesCounted(straight, double, triple, before) * this.distance;
    return { distance, spaces, cost: distance, diagonals, euclidean };
  }

  private spacesCounted(straight: number, double: number, triple: number, before: number): number {
    const after = before + double + triple;
    switch (this.diagonals) {
      case GRID_DIAGONALS.EQUIDISTANT: return straight + double + triple;
      case GRID_DIAGONALS.EXACT: return straight + Math.SQRT2 * double + Math.sqrt(3) * triple;
      case GRID_DIAGONALS.APPROXIMATE: return straight + 1.5 * double + 1.75 * triple;
      case GRID_DIAGONALS.ALTERNATING_1: return straight + Math.floor(after * 1.5) - Math.floor(before * 1.5);
      case GRID_DIAGONALS.ALTERNATING_2: return straight + Math.ceil(after * 1.5) - Math.ceil(before * 1.5);
      default: return straight + 2 * double + 3 * triple;
    }
  }
}
