import { Polygon } from "pixi.js";
import type { ElevatedPoint, Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import { currentCanvas } from "../current";
import { collisionsAlong, type CollisionVertex } from "./collision";
import type { RestrictionType } from "./edge";
import type { PolygonConfig } from "./edge-rules";
import { visibilityOutline } from "./sweep";

export type CollisionMode = "any" | "closest" | "all";
type MaybeElevated = Point & { readonly elevation?: number };
const TYPES: readonly RestrictionType[] = ["light", "sight", "sound", "move", "darkness"];

function checkType(type: unknown, where: string): asserts type is RestrictionType {
  if (!TYPES.includes(type as RestrictionType)) throw new Error(`${where}: config.type: got ${String(type)}, expected one of ${TYPES.join(", ")}`);
}

/** foundry.canvas.geometry.PointSourcePolygon and ClockwiseSweepPolygon in one (types: geometry/shapes/source-polygon). */
export class ClockwiseSweepPolygon extends Polygon {
  /** The canvas that a class made by `polygonBackends` belongs to. */
  static canvas: Canvas | undefined;
  static WALL_DIRECTION_MODES = Object.freeze({ NORMAL: 0, REVERSED: 1, BOTH: 2 });
  origin: ElevatedPoint = { x: 0, y: 0, elevation: 0 };
  config: PolygonConfig = { type: "sight" };
  private box: { x0: number; y0: number; x1: number; y1: number } | null = null;

  static create(origin: MaybeElevated, config: PolygonConfig): ClockwiseSweepPolygon {
    checkType(config.type, "ClockwiseSweepPolygon.create");
    const polygon = new this();
    polygon.origin = { x: origin.x, y: origin.y, elevation: origin.elevation ?? 0 };
    polygon.config = config;
    return polygon.compute();
  }

  /** What stops the way from one place to another; without a mode all of it, as an array (an empty one is truthy). */
  static testCollision(origin: MaybeElevated, destination: MaybeElevated, options: PolygonConfig & { mode?: "all" }): CollisionVertex[];
  static testCollision(origin: MaybeElevated, destination: MaybeElevated, options: PolygonConfig & { mode: "any" }): boolean;
  static testCollision(origin: MaybeElevated, destination: MaybeElevated, options: PolygonConfig & { mode: "closest" }): CollisionVertex | null;
  static testCollision(origin: MaybeElevated, destination: MaybeElevated, options: PolygonConfig & { mode?: CollisionMode }): CollisionVertex[] | CollisionVertex | boolean | null;
  static testCollision(
    origin: MaybeElevated,
    destination: MaybeElevated,
    { mode = "all", ...config }: PolygonConfig & { mode?: CollisionMode },
  ): CollisionVertex[] | CollisionVertex | boolean | null {
    checkType(config.type, "testCollision");
    const edges = (this.canvas ?? currentCanvas()).edgesFor(config.level).values();
    const all = collisionsAlong(edges, origin, destination, config);
    switch (mode) {
      case "any": return all.length > 0;
      case "closest": return all[0] ?? null;
      case "all": return all;
      default: throw new Error(`testCollision: mode: got ${String(mode)}, expected any, closest or all`);
    }
  }

  compute(): this {
    const { canvas = currentCanvas() } = this.constructor as typeof ClockwiseSweepPolygon;
    const edges = canvas.edgesFor(this.config.level).values();
    this.points = visibilityOutline(edges, this.origin, this.config);
    this.box = null;
    return this;
  }

  get isConstrained(): boolean {
    return this.config.radius !== undefined;
  }

  get bounds(): { x: number; y: number; width: number; height: number } {
    const { x0, y0, x1, y1 } = this.extent();
    return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  }

  override contains(x: number, y: number): boolean {
    const { x0, y0, x1, y1 } = this.extent();
    return x >= x0 && x <= x1 && y >= y0 && y <= y1 && super.contains(x, y);
  }

  private extent(): { x0: number; y0: number; x1: number; y1: number } {
    if (this.box) return this.box;
    const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
    for (let n = 0; n < this.points.length; n += 2) {
      const [x = 0, y = 0] = [this.points[n], this.points[n + 1]];
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
    }
    return (this.box = box);
  }
}

/** CONFIG.Canvas.polygonBackends: one class for each channel, bound to the canvas whose edges it asks. */
export function polygonBackends(canvas: Canvas): Record<string, typeof ClockwiseSweepPolygon> {
  class BoundPolygon extends ClockwiseSweepPolygon {
    static override canvas = canvas;
  }
  return Object.fromEntries([...TYPES].map((type) => [type, BoundPolygon]));
}
