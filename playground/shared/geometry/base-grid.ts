import type { PathResult } from "./grid-path";
import type { Point, Rectangle } from "./point";

/** A cell: i is the row, j the column, k the step of elevation (BaseGrid.Offset). */
export interface GridOffset {
  readonly i: number;
  readonly j: number;
  readonly k?: number;
}

/** A point or an offset, with an elevation or without. */
export type GridCoordinates = GridOffset | (Point & { readonly elevation?: number });

export interface GridConfiguration {
  /** Pixels from side to side of one space. */
  readonly size: number;
  /** Scene units across one space. */
  readonly distance?: number;
  readonly units?: string;
  readonly style?: string;
  readonly color?: string | number;
  readonly alpha?: number;
  readonly thickness?: number;
  readonly diagonals?: number;
}

export interface SnappingBehaviour {
  readonly mode: number;
  readonly resolution?: number;
}

/** True for {i, j}, false for {x, y}. */
export function isOffset(coords: GridCoordinates): coords is GridOffset {
  return "i" in coords;
}

/** foundry.grid.BaseGrid (types: common/grid/base): what the module and the canvas ask of a grid. */
export abstract class BaseGrid {
  readonly size: number;
  readonly distance: number;
  readonly units: string;
  readonly style: string;
  readonly color: string | number;
  readonly alpha: number;
  readonly thickness: number;
  sizeX: number;
  sizeY: number;
  abstract readonly type: number;

  constructor(config: GridConfiguration) {
    if (!(config.size > 0)) throw new Error(`grid.size: got ${String(config.size)}, expected a number of pixels above 0`);
    this.size = this.sizeX = this.sizeY = config.size;
    this.distance = config.distance ?? 1;
    this.units = config.units ?? "";
    this.style = config.style ?? "solidLines";
    this.color = config.color ?? "#000000";
    this.alpha = config.alpha ?? 0.2;
    this.thickness = config.thickness ?? 1;
  }

  get isGridless(): boolean {
    return this.type === 0;
  }

  get isSquare(): boolean {
    return this.type === 1;
  }

  get isHexagonal(): boolean {
    return this.type >= 2;
  }

  abstract getOffset(coords: GridCoordinates): GridOffset;
  abstract getAdjacentOffsets(coords: GridCoordinates): GridOffset[];
  abstract getTopLeftPoint(coords: GridCoordinates): Point;
  abstract getCenterPoint(coords: GridCoordinates): Point;
  /** The outline of one space around its centre. */
  abstract getShape(): Point[];
  abstract getSnappedPoint(point: Point, behaviour: SnappingBehaviour): Point;
  abstract measurePath(waypoints: readonly GridCoordinates[], options?: object): PathResult;
  abstract getDirectPath(waypoints: readonly GridCoordinates[]): GridOffset[];

  getVertices(coords: GridCoordinates): Point[] {
    const centre = this.getCenterPoint(coords);
    return this.getShape().map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y }));
  }

  testAdjacency(a: GridCoordinates, b: GridCoordinates): boolean {
    const other = this.getOffset(b);
    return this.getAdjacentOffsets(a).some(({ i, j }) => i === other.i && j === other.j);
  }

  /** [i0, j0, i1, j1], the last two exclusive. */
  getOffsetRange({ x, y, width, height }: Rectangle): [number, number, number, number] {
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([cx = 0, cy = 0]) =>
      this.getOffset({ x: cx, y: cy }),
    );
    const rows = corners.map(({ i }) => i);
    const columns = corners.map(({ j }) => j);
    return [Math.min(...rows), Math.min(...columns), Math.max(...rows) + 1, Math.max(...columns) + 1];
  }

  /** The step of elevation that a height is in. */
  protected stepOf(coords: GridCoordinates): number {
    if (isOffset(coords)) return coords.k ?? 0;
    return Math.floor((coords.elevation ?? 0) / this.distance + 1e-8);
  }
}
