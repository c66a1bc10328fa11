import type { ElevatedPoint } from "../../../shared/geometry/point";
import type { VisionMode } from "../perception/vision-mode";
import type { ClockwiseSweepPolygon } from "../sight/source-polygon";
import type { PolygonConfig } from "../sight/edge-rules";
import { PointEffectSource, type PointSourceData } from "./point-source";

/** PointVisionSource's data (types: client/canvas/sources/point-vision-source); radii in pixels. */
export interface VisionSourceData extends PointSourceData {
  visionMode: string;
  /** How far it perceives light; null is without end. */
  lightRadius: number | null;
  blinded: boolean;
  color: number | null;
  contrast: number;
  attenuation: number;
  saturation: number;
  brightness: number;
  preview: boolean;
}

/** PointVisionSource (types: client/canvas/sources/point-vision-source): what a token sees from where it stands. */
export class PointVisionSource extends PointEffectSource<VisionSourceData> {
  static override sourceType = "sight";
  static override effectsCollection = "visionSources" as const;
  /** All that is in line of sight, lit or not. */
  los: ClockwiseSweepPolygon | undefined;
  /** The part of it as far as light is perceived. */
  light: ClockwiseSweepPolygon | undefined;
  blinded: Record<string, boolean> = {};
  visionMode: VisionMode | null = null;

  protected defaults(): VisionSourceData {
    return {
      x: 0, y: 0, elevation: 0, disabled: false, radius: 0, externalRadius: 0, rotation: 0, angle: 360, walls: true, priority: 0,
      visionMode: "basic", lightRadius: null, blinded: false, color: null, contrast: 0, attenuation: 0, saturation: 0, brightness: 0, preview: false,
    };
  }

  get fov(): ClockwiseSweepPolygon | undefined {
    return this.shape as ClockwiseSweepPolygon | undefined;
  }

  get isBlinded(): boolean {
    return this.data.blinded || Object.values(this.blinded).includes(true);
  }

  override get radius(): number {
    return this.isBlinded ? 0 : this.data.radius;
  }

  get lightRadius(): number {
    if (this.isBlinded) return 0;
    return this.data.lightRadius ?? this.canvas.dimensions?.maxR ?? Infinity;
  }

  override configure(data: Partial<VisionSourceData> = {}, options: { reset?: boolean } = {}): this {
    super.configure(data, options);
    this.visionMode = this.canvas.visionModes[this.data.visionMode] ?? null;
    if (!this.visionMode) throw new Error(`vision source: visionMode: got "${this.data.visionMode}", expected an id of CONFIG.Canvas.visionModes`);
    this.blinded["darkness"] = this.canvas.effects.testInsideDarkness(this.origin);
    return this;
  }

  protected polygonConfig(): PolygonConfig {
    const farthest = this.canvas.dimensions?.maxR ?? 1e5;
    return this.baseConfig("sight", farthest);
  }

  protected override createShapes(): void {
    super.createShapes();
    this.los = this.shape as ClockwiseSweepPolygon;
    const within = (radius: number): ClockwiseSweepPolygon => {
      const farthest = this.canvas.dimensions?.maxR ?? 1e5;
      if (radius >= farthest) return this.los as ClockwiseSweepPolygon;
      return this.canvas.polygonBackend("sight").create(this.origin, { ...this.polygonConfig(), radius });
    };
    this.shape = within(this.radius);
    this.light = within(this.lightRadius);
  }

  override testPoint(point: ElevatedPoint): boolean {
    return super.testPoint(point) && this.withinHeight(point, this.radius);
  }
}
