import type { ElevatedPoint } from "../../../shared/geometry/point";
import { NOWHERE } from "../current";
import { Edge } from "../sight/edge";
import type { PolygonConfig } from "../sight/edge-rules";
import { BaseEffectSource, type EffectSourceData } from "./base-effect-source";

/** PointEffectSourceMixin's data (types: client/canvas/sources/point-effect-source); radii in pixels, angles in degrees. */
export interface PointSourceData extends EffectSourceData {
  radius: number;
  externalRadius: number;
  rotation: number;
  angle: number;
  walls: boolean;
  priority: number;
}

/** A source at a point whose shape walls cut. */
export abstract class PointEffectSource<Data extends PointSourceData = PointSourceData> extends BaseEffectSource<Data> {
  edges: Edge[] = [];

  get radius(): number {
    return this.data.radius;
  }

  get priority(): number {
    return this.data.priority;
  }

  /** Does the outline of this source cut others. */
  get requiresEdges(): boolean {
    return false;
  }

  protected abstract polygonConfig(): PolygonConfig;

  protected baseConfig(type: PolygonConfig["type"], radius: number): PolygonConfig {
    const { angle, rotation, externalRadius, priority, level } = this.data;
    return { type, radius, angle, rotation, externalRadius, priority, useThreshold: true, source: this, level: level ?? undefined };
  }

  protected createShapes(): void {
    this.deleteEdges();
    const config = this.polygonConfig();
    this.shape = this.canvas.polygonBackend(config.type).create(this.origin, this.data.walls ? config : { ...config, level: NOWHERE });
    if (this.requiresEdges && this.attached && !this.data.disabled && !this.suppressed) this.createEdges();
  }

  /** The vertical rule: 13 is unbounded; in 14 vision and lights of priority 0 reach as a sphere. */
  protected withinHeight(point: ElevatedPoint, radius: number): boolean {
    if (this.canvas.generation === 13) return true;
    const rise = (point.elevation - this.data.elevation) * (this.canvas.dimensions?.distancePixels ?? 1);
    return Math.hypot(point.x - this.data.x, point.y - this.data.y, rise) <= radius + 1e-6;
  }

  private createEdges(): void {
    const points = this.shape?.points ?? [];
    const type = (this.constructor as typeof BaseEffectSource).sourceType === "darkness" ? "darkness" : "light";
    for (let n = 0; n < points.length; n += 2) {
      const [ax = 0, ay = 0, bx = points[0] ?? 0, by = points[1] ?? 0] = [points[n], points[n + 1], points[n + 2], points[n + 3]];
      const id = `${this.sourceId ?? "source"}.${n / 2}`;
      const restriction = type === "darkness" ? { light: 20, sight: 20 } : { darkness: 20 };
      const edge = new Edge({ x: ax, y: ay }, { x: bx, y: by }, { id, type, object: this.object, priority: this.data.priority, ...restriction });
      this.edges.push(edge);
      this.canvas.edgesFor(this.data.level ?? undefined).set(id, edge);
    }
  }

  deleteEdges(): void {
    if (!this.edges.length) return;
    for (const edges of this.canvas.everyEdges()) edges.removeOf(this.sourceId ?? "source");
    this.edges = [];
  }

  override destroy(): void {
    this.deleteEdges();
    super.destroy();
  }
}
