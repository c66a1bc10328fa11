import type { ElevatedPoint } from "../../../shared/geometry/point";
import type { PolygonConfig } from "../sight/edge-rules";
import { PointEffectSource, type PointSourceData } from "./point-source";

/** BaseLightSource's data (types: client/canvas/sources/base-light-source): bright, dim and radius are pixels. */
export interface LightSourceData extends PointSourceData {
  bright: number;
  dim: number;
  alpha: number;
  color: number | null;
  attenuation: number;
  luminosity: number;
  vision: boolean;
  animation: { type: string | null; speed: number; intensity: number };
  seed: number;
}

const noData = (): LightSourceData => ({
  x: 0, y: 0, elevation: 0, disabled: false, radius: 0, externalRadius: 0, rotation: 0, angle: 360, walls: true, priority: 0,
  bright: 0, dim: 0, alpha: 0.5, color: null, attenuation: 0.5, luminosity: 0.5, vision: false,
  animation: { type: null, speed: 5, intensity: 5 }, seed: 0,
});

abstract class LightOrDarkness extends PointEffectSource<LightSourceData> {
  protected defaults(): LightSourceData {
    return noData();
  }

  override configure(data: Partial<LightSourceData> = {}, options: { reset?: boolean } = {}): this {
    super.configure(data, options);
    this.data.radius = Math.max(Math.abs(this.data.bright), Math.abs(this.data.dim));
    return this;
  }

  /** Share of the radius that is bright. */
  get ratio(): number {
    return this.data.radius ? this.data.bright / this.data.radius : 0;
  }
}

/** PointLightSource (types: client/canvas/sources/point-light-source). */
export class PointLightSource extends LightOrDarkness {
  static override sourceType = "light";
  static override effectsCollection = "lightSources" as const;

  get isDarkness(): boolean {
    return false;
  }

  override get requiresEdges(): boolean {
    return this.data.priority > 0;
  }

  protected polygonConfig(): PolygonConfig {
    return this.baseConfig("light", this.data.radius);
  }

  override testPoint(point: ElevatedPoint): boolean {
    if (!super.testPoint(point)) return false;
    return this.data.priority > 0 || this.withinHeight(point, this.data.radius);
  }

  /** Does this light show what it shines on to everybody (its "vision" is on). */
  testVisibility({ tests }: { tests: { point: ElevatedPoint }[] }): boolean {
    return this.data.vision && this.active && tests.some(({ point }) => this.testPoint(point));
  }
}

/** PointDarknessSource (types: client/canvas/sources/point-darkness-source): dim ring half dark, bright ring dark. */
export class PointDarknessSource extends LightOrDarkness {
  static override sourceType = "darkness";
  static override effectsCollection = "darknessSources" as const;

  get isDarkness(): boolean {
    return true;
  }

  override get requiresEdges(): boolean {
    return true;
  }

  protected polygonConfig(): PolygonConfig {
    return this.baseConfig("darkness", this.data.radius);
  }
}
