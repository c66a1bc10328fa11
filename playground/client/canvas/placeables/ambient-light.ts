import { Circle, Graphics, Rectangle } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import { colorNumber } from "../color";
import type { AmbientLightDocument } from "../documents";
import type { CanvasUser } from "../env";
import { PointDarknessSource, PointLightSource, type LightSourceData } from "../sources/light-source";
import { PlaceableObject } from "./placeable-object";
import { seedOf } from "./token-sources";

/** foundry.canvas.placeables.AmbientLight (types: client/canvas/placeables/light). */
export class AmbientLight extends PlaceableObject<AmbientLightDocument> {
  static override embeddedName = "AmbientLight";
  lightSource: PointLightSource | PointDarknessSource | undefined;
  private icon: Graphics | undefined;

  get bounds(): Rectangle {
    const r = this.radius;
    return new Rectangle(this.document.x - r, this.document.y - r, 2 * r, 2 * r);
  }

  override get center(): Point {
    return { x: this.document.x, y: this.document.y };
  }

  get config(): AmbientLightDocument["config"] {
    return this.document.config;
  }

  private get perUnit(): number {
    return this.canvas.dimensions?.distancePixels ?? 1;
  }

  get dimRadius(): number {
    return this.config.dim * this.perUnit;
  }

  get brightRadius(): number {
    return this.config.bright * this.perUnit;
  }

  get radius(): number {
    return Math.max(Math.abs(this.dimRadius), Math.abs(this.brightRadius));
  }

  get emitsDarkness(): boolean {
    return this.config.negative && this.radius > 0 && this.config.angle !== 0;
  }

  get emitsLight(): boolean {
    return !this.config.negative && this.radius > 0 && this.config.angle !== 0;
  }

  get isLightSource(): boolean {
    return this.emitsLight && !this._isLightSourceDisabled();
  }

  get isDarknessSource(): boolean {
    return this.emitsDarkness && !this._isLightSourceDisabled();
  }

  /** Hidden, without radius, or outside of its window of darkness levels. */
  protected _isLightSourceDisabled(): boolean {
    const { hidden, config } = this.document;
    const level = this.canvas.environment.darknessLevel ?? 0;
    return hidden || !(this.radius > 0) || config.angle === 0 || level < config.darkness.min || level > config.darkness.max;
  }

  initializeLightSource({ deleted = false, shapes = true }: { deleted?: boolean; shapes?: boolean } = {}): void {
    const dark = this.emitsDarkness;
    const wanted = !deleted && !this.isPreview && (dark || this.emitsLight);
    if (this.lightSource && (!wanted || this.lightSource instanceof PointDarknessSource !== dark)) {
      this.lightSource.destroy();
      this.lightSource = undefined;
    }
    if (!wanted) return;
    this.lightSource ??= new (dark ? PointDarknessSource : PointLightSource)({ sourceId: this.sourceId, object: this });
    this.lightSource.configure(this._getLightSourceData());
    this.lightSource.add();
    if (shapes) this.lightSource.initialize();
  }

  _getLightSourceData(): Partial<LightSourceData> {
    const { x, y, elevation, rotation, walls, vision, config, levels } = this.document;
    const level = this.canvas.generation === 14 ? this.canvas.levelAt(elevation, levels) : undefined;
    return {
      x, y, elevation, rotation, walls, vision,
      dim: this.dimRadius,
      bright: this.brightRadius,
      angle: config.angle,
      alpha: config.alpha,
      color: colorNumber(config.color),
      attenuation: config.attenuation,
      luminosity: config.luminosity,
      priority: config.priority,
      animation: config.animation ?? { type: null, speed: 5, intensity: 5 },
      seed: seedOf(this.id),
      disabled: this._isLightSourceDisabled(),
      ...(level === undefined ? {} : { level }),
    };
  }

  protected _draw(): Promise<void> {
    if (this.drawn) {
      this.icon = this.addChild(new Graphics());
      this.hitArea = new Circle(0, 0, 20);
    }
    this.initializeLightSource();
    return Promise.resolve();
  }

  protected override _refresh(): void {
    this.position.set(this.document.x, this.document.y);
    if (!this.icon) return;
    const on = this.isLightSource || this.isDarknessSource;
    const glow = this.emitsDarkness ? 0x6a5acd : (colorNumber(this.config.color) ?? 0xfff1c4);
    this.icon.clear().lineStyle({ width: 2, color: this.hover || this.controlled ? 0xff9829 : on ? glow : 0xaa3333 }).beginFill(0x14110d, 0.7);
    this.icon.drawCircle(0, 0, 18).endFill().lineStyle(0).beginFill(glow, on ? 1 : 0.4).drawCircle(0, -3, 7).drawRect(-4, 4, 8, 6).endFill();
    if (this.layer.active && (this.hover || this.controlled)) {
      this.icon.lineStyle({ width: 2, color: glow, alpha: 0.7 }).drawCircle(0, 0, Math.abs(this.dimRadius));
      this.icon.lineStyle({ width: 2, color: glow, alpha: 0.9 }).drawCircle(0, 0, Math.abs(this.brightRadius));
    }
  }

  protected override _destroy(): void {
    this.lightSource?.destroy();
    this.lightSource = undefined;
  }

  override _onCreate(data: object, options: object, userId: string): void {
    super._onCreate(data, options, userId);
    this.canvas.perception.update({ initializeLighting: true });
  }

  override _onUpdate(changed: Record<string, unknown>, options: Record<string, unknown>, userId: string): void {
    super._onUpdate(changed, options, userId);
    this.canvas.perception.update({ initializeLighting: true });
  }

  override _onDelete(options: object, userId: string): void {
    super._onDelete(options, userId);
    this.canvas.perception.update({ initializeLighting: true });
  }

  protected override _canControl(user: CanvasUser): boolean {
    return user.isGM && this.layer.active;
  }

  /** Right click turns the light on or off. */
  override _onClickRight(): void {
    if (this.canvas.host.game.user.isGM) void this.document.update({ hidden: !this.document.hidden });
  }
}
