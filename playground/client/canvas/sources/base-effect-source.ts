import type { Polygon } from "pixi.js";
import type { ElevatedPoint } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import { currentCanvas } from "../current";

export interface EffectSourceData {
  x: number;
  y: number;
  elevation: number;
  disabled: boolean;
  /** 14: the level's id; null is the viewed one. */
  level?: string | null;
}

export type SourceCollectionName = "lightSources" | "darknessSources" | "visionSources";

/** BaseEffectSource (types: client/canvas/sources/base-effect-source): something at a place that lights, darkens or sees. */
export abstract class BaseEffectSource<Data extends EffectSourceData = EffectSourceData> {
  static sourceType = "";
  static effectsCollection: SourceCollectionName = "lightSources";
  readonly object: unknown;
  sourceId: string | undefined;
  data: Data;
  /** Undefined before the first initialize. */
  shape: Polygon | undefined;
  suppression: Record<string, boolean> = {};
  private isAttached = false;
  private updates = 0;

  constructor(options: { object?: unknown; sourceId?: string } = {}) {
    this.object = options.object ?? null;
    this.sourceId = options.sourceId;
    this.data = this.defaults();
  }

  protected abstract defaults(): Data;
  protected abstract createShapes(): void;

  get canvas(): Canvas {
    return (this.object as { canvas?: Canvas } | null)?.canvas ?? currentCanvas();
  }

  get x(): number {
    return this.data.x;
  }

  get y(): number {
    return this.data.y;
  }

  get elevation(): number {
    return this.data.elevation;
  }

  get origin(): ElevatedPoint {
    return { x: this.data.x, y: this.data.y, elevation: this.data.elevation };
  }

  get effectsCollection(): Map<string, BaseEffectSource> {
    const name = (this.constructor as typeof BaseEffectSource).effectsCollection;
    return this.canvas.effects[name];
  }

  get updateId(): number {
    return this.updates;
  }

  get active(): boolean {
    return this.attached && !this.data.disabled && !this.suppressed;
  }

  get attached(): boolean {
    return this.isAttached;
  }

  get suppressed(): boolean {
    return Object.values(this.suppression).includes(true);
  }

  /** Takes over data without building shapes; 14 throws for a level that the scene does not have. */
  configure(data: Partial<Data> = {}, options: { reset?: boolean } = {}): this {
    if (options.reset) this.data = this.defaults();
    Object.assign(this.data, data);
    if (this.canvas.generation === 14 && this.data.level != null) this.canvas.requireLevel(this.data.level);
    this.updates++;
    return this;
  }

  initialize(data: Partial<Data> = {}, options: { reset?: boolean } = {}): this {
    this.configure(data, options);
    this.createShapes();
    return this;
  }

  refresh(): void {
    this.updates++;
  }

  add(): void {
    if (!this.sourceId) throw new Error("A source without a sourceId cannot be added to the effects.");
    this.effectsCollection.set(this.sourceId, this);
    this.isAttached = true;
  }

  remove(): void {
    if (this.sourceId && this.effectsCollection.get(this.sourceId) === this) this.effectsCollection.delete(this.sourceId);
    this.isAttached = false;
  }

  destroy(): void {
    this.remove();
    this.shape = undefined;
  }

  testPoint(point: ElevatedPoint): boolean {
    if (typeof point.elevation !== "number") throw new Error(`testPoint: point.elevation: got ${String(point.elevation)}, expected a number`);
    return this.shape?.contains(point.x, point.y) ?? false;
  }
}
