import { Polygon } from "pixi.js";
import { BaseEffectSource, type EffectSourceData } from "./base-effect-source";

export interface GlobalLightData extends EffectSourceData {
  bright: number;
  dim: number;
  radius: number;
  priority: number;
  angle: number;
  rotation: number;
  walls: boolean;
  vision: boolean;
  attenuation: number;
  darkness: { min: number; max: number };
}

/** GlobalLightSource (types: client/canvas/sources/global-light-source): the lowest priority, at infinite elevation, everywhere. */
export class GlobalLightSource extends BaseEffectSource<GlobalLightData> {
  static override sourceType = "GlobalLight";
  static override effectsCollection = "lightSources" as const;
  readonly name = "GlobalLight";

  protected defaults(): GlobalLightData {
    return {
      x: 0, y: 0, elevation: Infinity, disabled: false, bright: 0, dim: 0, radius: 0, priority: -Infinity, angle: 360, rotation: 0,
      walls: false, vision: false, attenuation: 0, darkness: { min: 0, max: 0 },
    };
  }

  protected createShapes(): void {
    const { x = 0, y = 0, width = 0, height = 0 } = this.canvas.dimensions?.sceneRect ?? {};
    this.shape = new Polygon([x, y, x + width, y, x + width, y + height, x, y + height]);
  }

  override testPoint(): boolean {
    return true;
  }
}
