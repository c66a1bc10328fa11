import { Rectangle, type Container, type FederatedPointerEvent, type Graphics, type Sprite, type Text } from "pixi.js";
import { snapToken, tokenCentre, tokenSize } from "../../../shared/geometry/token-space";
import type { ElevatedPoint, Point } from "../../../shared/geometry/point";
import type { TokenDocument } from "../documents";
import type { CanvasUser } from "../env";
import type { CollisionVertex } from "../sight/collision";
import type { CollisionMode } from "../sight/source-polygon";
import type { PointDarknessSource, PointLightSource } from "../sources/light-source";
import type { PointVisionSource } from "../sources/vision-source";
import { PlaceableObject } from "./placeable-object";
import { TokenMovement } from "./token-movement";
import { initializeTokenLight, initializeTokenVision, isVisionSource, lightSourceData, visionSourceData } from "./token-sources";
import { drawToken, refreshToken, tokenHitArea } from "./token-visual";
import { targetsOf } from "./user-targets";

/** foundry.canvas.placeables.Token (types: client/canvas/placeables/token). */
export class Token extends PlaceableObject<TokenDocument> {
  static override embeddedName = "Token";
  readonly targeted = new Set<CanvasUser>();
  readonly movement = new TokenMovement(this);
  vision: PointVisionSource | undefined;
  light: PointLightSource | PointDarknessSource | undefined;
  /** The portrait, drawn in the primary group below the light. */
  mesh: Sprite | undefined;
  border: Graphics | undefined;
  target: Graphics | undefined;
  bars: Graphics | undefined;
  nameplate: Text | undefined;
  tooltip: Text | undefined;
  effects: Container | undefined;

  get actor(): TokenDocument["actor"] {
    return this.document.actor;
  }

  get w(): number {
    return this.getSize().width;
  }

  get h(): number {
    return this.getSize().height;
  }

  get shape(): ReturnType<typeof tokenHitArea> {
    return tokenHitArea(this.requireGrid(), this.document);
  }

  get bounds(): Rectangle {
    const { width, height } = this.getSize();
    return new Rectangle(this.document.x, this.document.y, width, height);
  }

  override get center(): Point {
    const { x, y } = this.getCenterPoint();
    return { x, y };
  }

  get isTargeted(): boolean {
    return this.targeted.has(this.canvas.host.game.user);
  }

  get observer(): boolean {
    const { user } = this.canvas.host.game;
    return user.isGM || (this.actor?.testUserPermission?.(user, "OBSERVER") ?? false);
  }

  get hasSight(): boolean {
    return this.document.sight.enabled;
  }

  get emitsLight(): boolean {
    const { dim, bright, negative } = this.document.light;
    return !negative && (dim !== 0 || bright !== 0);
  }

  get emitsDarkness(): boolean {
    const { dim, bright, negative } = this.document.light;
    return negative && (dim !== 0 || bright !== 0);
  }

  /** Half the token's longer side, in pixels: its light starts there. */
  get externalRadius(): number {
    return Math.max(this.w, this.h) / 2;
  }

  /** A radius in scene units as pixels from the token's middle. */
  getLightRadius(units: number): number {
    if (units === 0) return 0;
    return (Math.abs(units) * (this.canvas.dimensions?.distancePixels ?? 1) + this.externalRadius) * Math.sign(units);
  }

  get sightRange(): number {
    return this.getLightRadius(this.document.sight.range ?? Infinity);
  }

  get lightPerceptionRange(): number {
    return Infinity;
  }

  getSize(): { width: number; height: number } {
    return tokenSize(this.requireGrid(), this.document);
  }

  getCenterPoint(position?: Point | null): ElevatedPoint {
    const { width, height, elevation } = this.document;
    return tokenCentre(this.requireGrid(), { x: position?.x ?? this.document.x, y: position?.y ?? this.document.y, width, height, elevation });
  }

  getSnappedPosition(position?: Point | null): Point {
    const { width, height, elevation } = this.document;
    return snapToken(this.requireGrid(), { x: position?.x ?? this.document.x, y: position?.y ?? this.document.y, width, height, elevation });
  }

  /** Do walls stand between the token's middle and another place (the middle of where it would stand). */
  checkCollision(destination: Point, { origin, type = "move", mode = "any" }: { origin?: Point; type?: "move" | "sight" | "light"; mode?: CollisionMode } = {}): boolean | CollisionVertex | CollisionVertex[] | null {
    return this.canvas.polygonBackend(type).testCollision(origin ?? this.center, destination, { type, mode, level: this.document.level ?? undefined });
  }

  override get isVisible(): boolean {
    const { canvas } = this;
    if (this.document.hidden && !canvas.host.game.user.isGM) return false;
    if (this.document.level != null && !canvas.levels.shows([this.document.level])) return false;
    if (!canvas.visibility.tokenVision || this.isControlled || this.vision?.active) return true;
    const tolerance = Math.min(this.w, this.h) / 4;
    return canvas.visibility.testVisibility(this.getCenterPoint(), { tolerance, object: this });
  }

  refreshVisibility(): void {
    if (this.destroyed) return;
    this.visible = this.isVisible;
    if (this.mesh) this.mesh.visible = this.visible;
    if (!this.visible && this.isHovered) this._onHoverOut();
  }

  initializeSources(): void {
    this.initializeLightSource();
    this.initializeVisionSource();
  }

  initializeLightSource(options: { shapes?: boolean; deleted?: boolean } = {}): void {
    initializeTokenLight(this, this.canvas, options);
  }

  initializeVisionSource(options: { deleted?: boolean } = {}): void {
    initializeTokenVision(this, this.canvas, options);
  }

  _getLightSourceData(): ReturnType<typeof lightSourceData> {
    return lightSourceData(this, this.canvas);
  }

  _getVisionSourceData(): ReturnType<typeof visionSourceData> {
    return visionSourceData(this);
  }

  _isVisionSource(): boolean {
    return isVisionSource(this, this.canvas);
  }

  /** Marks or unmarks the token as a target of a user. */
  setTarget(targeted = true, { user = this.canvas.host.game.user, releaseOthers = true, groupSelection = false }: { user?: CanvasUser; releaseOthers?: boolean; groupSelection?: boolean } = {}): void {
    const targets = targetsOf(user);
    if (releaseOthers) for (const other of [...targets]) if (other !== this) other.setTarget(false, { user, releaseOthers: false, groupSelection: true });
    if (targeted) {
      this.targeted.add(user);
      targets.add(this);
    } else {
      this.targeted.delete(user);
      targets.delete(this);
    }
    this.refresh();
    if (!groupSelection) this.canvas.broadcastTargets(user);
  }

  protected async _draw(): Promise<void> {
    this.name = this.document.name;
    if (this.drawn) await drawToken(this, this.canvas);
    if (!this.isPreview) this.initializeSources();
  }

  protected override _refresh(): void {
    this.position.set(this.document.x, this.document.y);
    this.movement.settle();
    if (this.drawn) refreshToken(this, this.canvas);
    if (!this.isPreview) this.refreshVisibility();
  }

  protected override _destroy(): void {
    this.movement.stop();
    this.light?.destroy();
    this.vision?.destroy();
    for (const user of [...this.targeted]) {
      this.targeted.delete(user);
      targetsOf(user).delete(this);
    }
    this.mesh?.destroy();
    this.mesh = undefined;
  }

  override _onCreate(data: object, options: object, userId: string): void {
    super._onCreate(data, options, userId);
    this.canvas.perception.initialize();
  }

  override _onUpdate(changed: Record<string, unknown>, options: Record<string, unknown>, userId: string): void {
    const moved = "x" in changed || "y" in changed || "elevation" in changed;
    if (moved) this.movement.start(options);
    const portrait = "texture" in changed || "width" in changed || "height" in changed || "name" in changed;
    if (portrait) void this.draw();
    else this.refresh();
    const sight = ["light", "sight", "detectionModes", "hidden", "rotation", "width", "height", "level", "actorId"].some((key) => key in changed);
    if (sight || moved) this.canvas.perception.initialize();
    void userId;
  }

  override _onDelete(options: object, userId: string): void {
    super._onDelete(options, userId);
    this.canvas.perception.initialize();
  }

  protected override _onControl(): void {
    this.zIndex = 1;
    this.canvas.perception.update({ initializeVision: true });
    this.canvas.announceToken(this);
  }

  protected override _onRelease(): void {
    this.zIndex = 0;
    this.canvas.perception.update({ initializeVision: true });
  }

  override _onClickLeft(event: FederatedPointerEvent): void {
    if (this.canvas.activeTool === "target") this.setTarget(!this.isTargeted, { releaseOthers: !event.shiftKey });
    else super._onClickLeft(event);
  }

  override _onClickLeft2(_event: FederatedPointerEvent): void {
    const { user } = this.canvas.host.game;
    const sheet = this.actor?.sheet ?? this.document.sheet;
    if (user.isGM || this.document.isOwner || this.observer) sheet?.render(true);
  }

  override _onClickRight2(event: FederatedPointerEvent): void {
    const { user } = this.canvas.host.game;
    if (user.isGM || this.document.isOwner) this.document.sheet?.render(true);
    else this.setTarget(!this.isTargeted, { releaseOthers: !event.shiftKey });
  }

  private requireGrid(): NonNullable<typeof this.canvas.grid> {
    const grid = this.document.parent?.grid ?? this.canvas.grid;
    if (!grid) throw new Error(`Token ${this.document.id}: there is no grid to measure it by.`);
    return grid;
  }
}
