import type { ElevatedPoint } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import type { DetectionModeData, TokenDocument } from "../documents";
import type { PointVisionSource } from "../sources/vision-source";

/** CanvasVisibility.TestConfig (types: client/canvas/groups/visibility). */
export interface VisibilityTestConfig {
  readonly object: unknown;
  readonly tests: VisibilityTest[];
}

export interface VisibilityTest {
  readonly point: ElevatedPoint;
  readonly los: Map<PointVisionSource, boolean>;
  readonly level?: unknown;
}

const TYPES = Object.freeze({ SIGHT: 0, SOUND: 1, MOVE: 2, OTHER: 3 });

/** DetectionMode (types: client/canvas/perception/detection-mode): one way to notice a thing at a point. */
export class DetectionMode {
  static get DETECTION_TYPES(): typeof TYPES {
    return TYPES;
  }

  static get BASIC_MODE_ID(): "basicSight" {
    return "basicSight";
  }

  readonly id: string;
  readonly label: string;
  readonly tokenConfig: boolean;
  readonly walls: boolean;
  readonly angle: boolean;
  readonly type: number;

  constructor(data: { id: string; label?: string; tokenConfig?: boolean; walls?: boolean; angle?: boolean; type?: number }) {
    this.id = data.id;
    this.label = data.label ?? "";
    this.tokenConfig = data.tokenConfig ?? true;
    this.walls = data.walls ?? true;
    this.angle = data.angle ?? true;
    this.type = data.type ?? TYPES.SIGHT;
  }

  testVisibility(source: PointVisionSource, mode: DetectionModeData, { object, tests }: VisibilityTestConfig): boolean {
    if (!mode.enabled || !this._canDetect(source, object)) return false;
    return tests.some((test) => this._testPoint(source, mode, object, test));
  }

  protected _canDetect(source: PointVisionSource, target: unknown): boolean {
    if (this.type === TYPES.SIGHT && source.isBlinded) return false;
    return this.type !== TYPES.SIGHT || !statusOf(target, "INVISIBLE", source.canvas);
  }

  protected _testPoint(source: PointVisionSource, mode: DetectionModeData, target: unknown, test: VisibilityTest): boolean {
    return this._testRange(source, mode, target, test) && this._testLOS(source, mode, target, test);
  }

  protected _testLOS(source: PointVisionSource, _mode: DetectionModeData, _target: unknown, test: VisibilityTest): boolean {
    if (!this.walls) return this._testAngle(source, _mode, _target, test);
    const type = this.type === TYPES.SOUND ? "sound" : this.type === TYPES.MOVE ? "move" : "sight";
    if (type === "sight" && this.angle) {
      const known = test.los.get(source);
      if (known !== undefined) return known;
      const seen = source.los?.contains(test.point.x, test.point.y) ?? false;
      test.los.set(source, seen);
      return seen;
    }
    const blocked = source.canvas.polygonBackend(type).testCollision(source.origin, test.point, { type, mode: "any", useThreshold: true, source, level: source.data.level ?? undefined });
    return !blocked && this._testAngle(source, _mode, _target, test);
  }

  protected _testAngle({ data }: PointVisionSource, _mode: DetectionModeData, _target: unknown, { point }: VisibilityTest): boolean {
    if (!this.angle || data.angle >= 360) return true;
    const towards = (Math.atan2(point.y - data.y, point.x - data.x) * 180) / Math.PI - 90;
    const off = ((((towards - data.rotation) % 360) + 540) % 360) - 180;
    return Math.abs(off) <= data.angle / 2;
  }

  protected _testRange(source: PointVisionSource, mode: DetectionModeData, _target: unknown, { point }: VisibilityTest): boolean {
    if (mode.range === null || mode.range === Infinity) return true;
    if (mode.range <= 0) return false;
    const perUnit = source.canvas.dimensions?.distancePixels ?? 1;
    const reach = mode.range * perUnit + source.data.externalRadius;
    // 14 counts elevation (#8391).
    const rise = source.canvas.generation === 14 ? (point.elevation - source.elevation) * perUnit : 0;
    return Math.hypot(point.x - source.x, point.y - source.y, rise) <= reach;
  }
}

/** lightPerception: lit, and in line of sight. */
class LightPerception extends DetectionMode {
  protected override _testPoint(source: PointVisionSource, mode: DetectionModeData, target: unknown, test: VisibilityTest): boolean {
    return super._testPoint(source, mode, target, test) && source.canvas.effects.testInsideLight(test.point);
  }
}

/** seeInvisibility and senseInvisibility: notice only what is invisible. */
class InvisibilityMode extends DetectionMode {
  protected override _canDetect(source: PointVisionSource, target: unknown): boolean {
    if (this.type === TYPES.SIGHT && source.isBlinded) return false;
    return statusOf(target, "INVISIBLE", source.canvas);
  }
}

/** seeAll and senseAll: whatever the target is. */
class AllMode extends DetectionMode {
  protected override _canDetect(source: PointVisionSource, _target: unknown): boolean {
    return this.type !== TYPES.SIGHT || !source.isBlinded;
  }
}

/** feelTremor: only what touches the ground. */
class TremorMode extends DetectionMode {
  protected override _canDetect(source: PointVisionSource, target: unknown): boolean {
    return !statusOf(target, "FLY", source.canvas) && !statusOf(target, "HOVER", source.canvas);
  }
}

function statusOf(target: unknown, special: string, canvas: Canvas): boolean {
  const document = (target as { document?: TokenDocument } | null)?.document;
  const id = canvas.specialStatus(special);
  return Boolean(id && document?.documentName === "Token" && document.hasStatusEffect?.(id));
}

/** CONFIG.Canvas.detectionModes (types: client/config). */
export function detectionModes(): Record<string, DetectionMode> {
  const modes = [
    new LightPerception({ id: "lightPerception", label: "DETECTION.LightPerception" }),
    new DetectionMode({ id: "basicSight", label: "DETECTION.BasicSight" }),
    new InvisibilityMode({ id: "seeInvisibility", label: "DETECTION.SeeInvisibility" }),
    new InvisibilityMode({ id: "senseInvisibility", label: "DETECTION.SenseInvisibility", walls: false, angle: false, type: TYPES.OTHER }),
    new TremorMode({ id: "feelTremor", label: "DETECTION.FeelTremor", walls: false, angle: false, type: TYPES.MOVE }),
    new AllMode({ id: "seeAll", label: "DETECTION.SeeAll" }),
    new AllMode({ id: "senseAll", label: "DETECTION.SenseAll", walls: false, angle: false, type: TYPES.OTHER }),
  ];
  return Object.fromEntries(modes.map((mode) => [mode.id, mode]));
}
