import { BaseGrid, isOffset, type GridConfiguration, type GridCoordinates, type GridOffset, type SnappingBehaviour } from "./base-grid";
import { GRID_SNAPPING_MODES } from "./grid-constants";
import { addUpPath, type PathResult } from "./grid-path";
import type { Point } from "./point";

/** Cube coordinates of a hex; q + r + s = 0. */
export interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

const ROOT3 = Math.sqrt(3);
const STEPS: readonly Cube[] = [
  { q: 1, r: -1, s: 0 }, { q: 1, r: 0, s: -1 }, { q: 0, r: 1, s: -1 },
  { q: -1, r: 1, s: 0 }, { q: -1, r: 0, s: 1 }, { q: 0, r: -1, s: 1 },
];

/** foundry.grid.HexagonalGrid (types: common/grid/hexagonal): rows or columns, odd or even ones shoved. */
export class HexagonalGrid extends BaseGrid {
  readonly type: number;
  readonly columns: boolean;
  readonly even: boolean;

  constructor(config: GridConfiguration & { columns?: boolean; even?: boolean }) {
    super(config);
    this.columns = config.columns ?? false;
    this.even = config.even ?? false;
    this.type = (this.columns ? 4 : 2) + (this.even ? 1 : 0);
    // The size is measured from side to side; corner to corner is longer by 2/sqrt(3).
    if (this.columns) this.sizeX = (this.size * 2) / ROOT3;
    else this.sizeY = (this.size * 2) / ROOT3;
  }

  pointToCube({ x, y }: Point): Cube {
    const [along, across] = this.columns ? [x / this.size, y / this.size] : [y / this.size, x / this.size];
    const first = (2 / ROOT3) * along - 2 / 3;
    const second = across - 0.5 * first - (this.even ? 1 : 0.5);
    const [q, r] = this.columns ? [first, second] : [second, first];
    return { q, r, s: -q - r };
  }

  cubeToPoint({ q, r }: Cube): Point {
    const [first, second] = this.columns ? [q, r] : [r, q];
    const along = (ROOT3 / 2) * (first + 2 / 3) * this.size;
    const across = (second + 0.5 * first + (this.even ? 1 : 0.5)) * this.size;
    return this.columns ? { x: along, y: across } : { x: across, y: along };
  }

  offsetToCube({ i, j }: GridOffset): Cube {
    const [line, place] = this.columns ? [j, i] : [i, j];
    const odd = Math.abs(line % 2);
    const second = place - (line + (this.even ? odd : -odd)) / 2;
    const [q, r] = this.columns ? [line, second] : [second, line];
    return { q, r, s: -q - r };
  }

  cubeToOffset({ q, r }: Cube): GridOffset {
    const [line, second] = this.columns ? [q, r] : [r, q];
    const odd = Math.abs(line % 2);
    const place = second + (line + (this.even ? odd : -odd)) / 2;
    return this.columns ? { i: place, j: line } : { i: line, j: place };
  }

  static cubeRound({ q, r, s }: Cube): Cube {
    let [iq, ir, is] = [Math.round(q), Math.round(r), Math.round(s)];
    const [dq, dr, ds] = [Math.abs(iq - q), Math.abs(ir - r), Math.abs(is - s)];
    if (dq > dr && dq > ds) iq = -ir - is;
    else if (dr > ds) ir = -iq - is;
    else is = -iq - ir;
    // Adding 0 turns -0 into 0, which offsets would otherwise carry on.
    return { q: iq + 0, r: ir + 0, s: is + 0 };
  }

  static cubeDistance(a: Cube, b: Cube): number {
    return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
  }

  getCube(coords: GridCoordinates): Cube {
    return isOffset(coords) ? this.offsetToCube(coords) : HexagonalGrid.cubeRound(this.pointToCube(coords));
  }

  getOffset(coords: GridCoordinates): GridOffset {
    const cell = isOffset(coords) ? { i: coords.i, j: coords.j } : this.cubeToOffset(this.getCube(coords));
    if (isOffset(coords)) return coords.k === undefined ? cell : { ...cell, k: coords.k };
    return coords.elevation === undefined ? cell : { ...cell, k: this.stepOf(coords) };
  }

  getAdjacentOffsets(coords: GridCoordinates): GridOffset[] {
    const { q, r, s } = this.getCube(coords);
    return STEPS.map((step) => this.cubeToOffset({ q: q + step.q, r: r + step.r, s: s + step.s }));
  }

  getCenterPoint(coords: GridCoordinates): Point {
    return this.cubeToPoint(this.getCube(coords));
  }

  getTopLeftPoint(coords: GridCoordinates): Point {
    const centre = this.getCenterPoint(coords);
    return { x: centre.x - this.sizeX / 2, y: centre.y - this.sizeY / 2 };
  }

  getShape(): Point[] {
    const [w, h] = [this.sizeX / 2, this.sizeY / 2];
    return this.columns
      ? [{ x: -w, y: 0 }, { x: -w / 2, y: -h }, { x: w / 2, y: -h }, { x: w, y: 0 }, { x: w / 2, y: h }, { x: -w / 2, y: h }]
      : [{ x: 0, y: -h }, { x: w, y: -h / 2 }, { x: w, y: h / 2 }, { x: 0, y: h }, { x: -w, y: h / 2 }, { x: -w, y: -h / 2 }];
  }

  getSnappedPoint(point: Point, { mode }: SnappingBehaviour): Point {
    if (mode === 0) return { x: point.x, y: point.y };
    const candidates: Point[] = [];
    if (mode & GRID_SNAPPING_MODES.CENTER) candidates.push(this.getCenterPoint(point));
    const vertices = this.getVertices(point);
    if (mode & GRID_SNAPPING_MODES.VERTEX) candidates.push(...vertices);
    if (mode & GRID_SNAPPING_MODES.EDGE_MIDPOINT) {
      vertices.forEach((a, n) => {
        const b = vertices[(n + 1) % vertices.length];
        if (b) candidates.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      });
    }
    if (mode & GRID_SNAPPING_MODES.CORNER) {
      const half = { x: point.x + this.sizeX / 2, y: point.y + this.sizeY / 2 };
      candidates.push(this.getTopLeftPoint(half));
    }
    if (!candidates.length) throw new Error(`grid snapping mode: got 0x${mode.toString(16)}, expected centre, vertex, corner or edge midpoint`);
    return candidates.reduce((a, b) => (Math.hypot(a.x - point.x, a.y - point.y) <= Math.hypot(b.x - point.x, b.y - point.y) ? a : b));
  }

  measurePath(waypoints: readonly GridCoordinates[], _options?: object): PathResult {
    return addUpPath(waypoints, (from, to) => {
      const flat = HexagonalGrid.cubeDistance(this.getCube(from), this.getCube(to));
      const rise = Math.abs(this.stepOf(to) - this.stepOf(from));
      const spaces = Math.max(flat, rise);
      const p = isOffset(from) ? this.getCenterPoint(from) : from;
      const q = isOffset(to) ? this.getCenterPoint(to) : to;
      const euclidean = (Math.hypot(q.x - p.x, q.y - p.y, rise * this.size) / this.size) * this.distance;
      return { distance: spaces * this.distance, spaces, cost: spaces * this.distance, diagonals: Math.min(flat, rise), euclidean };
    });
  }

  getDirectPath(waypoints: readonly GridCoordinates[]): GridOffset[] {
    const path: GridOffset[] = [];
    let last: Cube | undefined;
    for (const point of waypoints) {
      const next = this.getCube(point);
      const from = last ?? next;
      const steps = HexagonalGrid.cubeDistance(from, next);
      if (!last) path.push(this.cubeToOffset(next));
      for (let n = 1; n <= steps; n++) {
        const t = n / steps;
        // A nudge off the exact middle, so that a line along an edge always falls to the same side.
        const cube = { q: from.q + (next.q - from.q) * t + 1e-6, r: from.r + (next.r - from.r) * t + 2e-6, s: from.s + (next.s - from.s) * t - 3e-6 };
        path.push(this.cubeToOffset(HexagonalGrid.cubeRound(cube)));
      }
      last = next;
    }
    return path;
  }
}
