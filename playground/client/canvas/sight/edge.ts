import { distanceBetween, orient2d, type Point } from "../../../shared/geometry/point";

export type RestrictionType = "light" | "sight" | "sound" | "move" | "darkness";
export type EdgeType = "wall" | "darkness" | "light" | "innerBounds" | "outerBounds";

export interface EdgeThreshold {
  readonly light: number | null;
  readonly sight: number | null;
  readonly sound: number | null;
  readonly attenuation: boolean;
}

export interface EdgeOptions {
  readonly id?: string;
  readonly object?: unknown;
  readonly type?: EdgeType;
  readonly light?: number;
  readonly move?: number;
  readonly sight?: number;
  readonly sound?: number;
  readonly darkness?: number;
  readonly direction?: number;
  readonly threshold?: EdgeThreshold;
  readonly priority?: number;
  /** Pixels in a scene unit, which thresholds are given in. */
  readonly distancePixels?: number;
}

const RESTRICTION = { NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 } as const;

/** foundry.canvas.geometry.edges.Edge (types: client/canvas/geometry/edges/edge). */
export class Edge {
  readonly a: Point;
  readonly b: Point;
  readonly id: string | undefined;
  readonly object: unknown;
  readonly type: EdgeType;
  readonly direction: number;
  readonly light: number;
  readonly move: number;
  readonly sight: number;
  readonly sound: number;
  readonly darkness: number;
  readonly threshold: EdgeThreshold | undefined;
  readonly priority: number;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  private readonly distancePixels: number;

  constructor(a: Point, b: Point, options: EdgeOptions = {}) {
    this.a = a;
    this.b = b;
    this.id = options.id;
    this.object = options.object;
    this.type = options.type ?? "wall";
    this.direction = options.direction ?? 0;
    this.light = options.light ?? 0;
    this.move = options.move ?? 0;
    this.sight = options.sight ?? 0;
    this.sound = options.sound ?? 0;
    this.darkness = options.darkness ?? 0;
    this.threshold = options.threshold;
    this.priority = options.priority ?? 0;
    this.distancePixels = options.distancePixels ?? 1;
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    this.bounds = { x, y, width: Math.max(a.x, b.x) - x, height: Math.max(a.y, b.y) - y };
  }

  isLimited(type: RestrictionType): boolean {
    return this[type] === RESTRICTION.LIMITED;
  }

  /** The side that a point is on: 0 on the line, 1 left, 2 right (CONST.WALL_DIRECTIONS). */
  orientPoint(point: Point): 0 | 1 | 2 {
    const side = orient2d(this.a, this.b, point);
    if (Math.abs(side) < 1e-9) return 0;
    return side < 0 ? 1 : 2;
  }

  /** True: the source at this origin is near (proximity) or far enough (distance) for the edge to be ignored. */
  applyThreshold(type: RestrictionType, origin: Point, externalRadius = 0): boolean {
    if (type === "move" || type === "darkness") return false;
    const restriction = this[type];
    const threshold = this.threshold?.[type];
    if ((restriction !== RESTRICTION.PROXIMITY && restriction !== RESTRICTION.DISTANCE) || !threshold) return false;
    const away = distanceBetween(origin, this.closestPoint(origin));
    const reach = threshold * this.distancePixels;
    return restriction === RESTRICTION.PROXIMITY ? away - externalRadius < reach : away + externalRadius > reach;
  }

  /** The point of the edge that is nearest to a place. */
  closestPoint(point: Point): Point {
    const [dx, dy] = [this.b.x - this.a.x, this.b.y - this.a.y];
    const length2 = dx * dx + dy * dy;
    const t = length2 ? Math.min(1, Math.max(0, ((point.x - this.a.x) * dx + (point.y - this.a.y) * dy) / length2)) : 0;
    return { x: this.a.x + t * dx, y: this.a.y + t * dy };
  }

  clone(): Edge {
    return new Edge(this.a, this.b, { ...this, distancePixels: this.distancePixels });
  }
}
