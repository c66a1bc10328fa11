import { Container, type FederatedPointerEvent, type Rectangle } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import { currentCanvas } from "../current";
import type { CanvasDocument } from "../documents";
import type { CanvasUser, SceneDocument } from "../env";
import type { PlaceablesLayer } from "../layers/placeables-layer";

export type PlaceableAction = "control" | "hover" | "drag" | "view" | "configure" | "HUD" | "create" | "update" | "delete";

const boards = new WeakMap<object, Canvas>();

/** foundry.canvas.placeables.PlaceableObject (types: client/canvas/placeables/placeable-object): a document drawn on its layer. */
export abstract class PlaceableObject<D extends CanvasDocument = CanvasDocument> extends Container {
  static embeddedName = "";
  readonly document: D;
  /** The object that this one previews while it is dragged. */
  _original: this | undefined;
  _preview: this | undefined;
  protected isControlled = false;
  protected isHovered = false;

  constructor(document: D) {
    super();
    this.document = document;
    this.eventMode = "static";
    this.cullable = true;
  }

  abstract get bounds(): Rectangle;
  protected abstract _draw(): Promise<void>;

  /** The canvas that the object stands on; the layer that makes it tells. */
  get canvas(): Canvas {
    return boards.get(this) ?? this._original?.canvas ?? currentCanvas();
  }

  /** Puts the object on a canvas. */
  standOn(canvas: Canvas): this {
    boards.set(this, canvas);
    return this;
  }

  /** Is there a page to draw on; without one an object answers questions and draws nothing. */
  get drawn(): boolean {
    return this.canvas.hasRenderer;
  }

  get scene(): SceneDocument | null {
    return this.document.parent;
  }

  get id(): string {
    return this.document.id;
  }

  get objectId(): string {
    return this.isPreview ? `${this.document.documentName}.${this.id}.preview` : `${this.document.documentName}.${this.id}`;
  }

  get sourceId(): string {
    return this.objectId;
  }

  get isPreview(): boolean {
    return this._original !== undefined;
  }

  get hasPreview(): boolean {
    return this._preview !== undefined;
  }

  get isOwner(): boolean {
    return this.document.isOwner;
  }

  get layer(): PlaceablesLayer {
    return this.canvas.layerOf((this.constructor as typeof PlaceableObject).embeddedName);
  }

  get sheet(): CanvasDocument["sheet"] {
    return this.document.sheet;
  }

  get controlled(): boolean {
    return this.isControlled;
  }

  get hover(): boolean {
    return this.isHovered;
  }

  get center(): Point {
    const { x, y, width, height } = this.bounds;
    return { x: x + width / 2, y: y + height / 2 };
  }

  get isVisible(): boolean {
    return true;
  }

  async draw(): Promise<this> {
    if (this.destroyed) return this;
    this.clear();
    await this._draw();
    if (this.destroyed) return this;
    this.canvas.host.Hooks.callAll(`draw${this.document.documentName}`, this);
    this.refresh();
    return this;
  }

  refresh(): this {
    if (this.destroyed) return this;
    this._refresh();
    this.canvas.host.Hooks.callAll(`refresh${this.document.documentName}`, this, {});
    this.canvas.requestRender();
    return this;
  }

  protected _refresh(): void {
    // For classes to add to.
  }

  clear(): this {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    return this;
  }

  override destroy(): void {
    if (this.destroyed) return;
    if (this._preview) this._preview.destroy();
    this._destroy();
    this.canvas.host.Hooks.callAll(`destroy${this.document.documentName}`, this);
    if (this._original) this._original._preview = undefined;
    super.destroy({ children: true });
  }

  protected _destroy(): void {
    // For classes to add to.
  }

  _onCreate(_data: object, _options: object, _userId: string): void {
    this.canvas.requestRender();
  }

  _onUpdate(_changed: Record<string, unknown>, _options: Record<string, unknown>, _userId: string): void {
    this.refresh();
  }

  _onDelete(_options: object, _userId: string): void {
    this.release();
    if (this.layer.hover === this) this.layer.hover = null;
    this.destroy();
  }

  control(options: { releaseOthers?: boolean } = {}): boolean {
    if (options.releaseOthers !== false) {
      for (const other of this.layer.controlled) if (other !== (this as PlaceableObject)) other.release();
    }
    if (this.isControlled) return true;
    if (!this.can(this.canvas.host.game.user, "control")) return false;
    this.isControlled = true;
    this.layer.controlledObjects.set(this.objectId, this);
    this._onControl(options);
    this.canvas.host.Hooks.callAll(`control${this.document.documentName}`, this, true);
    this.refresh();
    return true;
  }

  release(options: object = {}): boolean {
    this.layer.controlledObjects.delete(this.objectId);
    if (!this.isControlled) return true;
    this.isControlled = false;
    this._onRelease(options);
    this.canvas.host.Hooks.callAll(`control${this.document.documentName}`, this, false);
    this.refresh();
    return true;
  }

  protected _onControl(_options: object): void {
    // For classes to add to.
  }

  protected _onRelease(_options: object): void {
    // For classes to add to.
  }

  clone(): this {
    const copy = this.document.clone({}, { keepId: true, parent: this.document.parent }) as D;
    const clone = new (this.constructor as new (document: D) => this)(copy);
    (copy as { _object?: unknown })._object = clone;
    clone._original = this;
    this._preview = clone;
    return clone;
  }

  can(user: CanvasUser, action: PlaceableAction): boolean {
    switch (action) {
      case "hover": return true;
      case "view": return this.document.testUserPermission?.(user, "LIMITED") ?? user.isGM;
      case "control": return this._canControl(user);
      case "HUD": return this._canControl(user);
      case "drag": return this._canDrag(user);
      default: return user.isGM || this.document.isOwner;
    }
  }

  protected _canControl(user: CanvasUser): boolean {
    return this.layer.active && (user.isGM || this.document.isOwner);
  }

  protected _canDrag(user: CanvasUser): boolean {
    return user.isGM || this.document.isOwner;
  }

  _onHoverIn(_event?: FederatedPointerEvent, _options: { hoverOutOthers?: boolean } = {}): void {
    if (this.isHovered) return;
    for (const other of this.layer.placeables) if (other !== (this as PlaceableObject) && other.hover) other._onHoverOut();
    this.isHovered = true;
    this.layer.hover = this;
    this.canvas.host.Hooks.callAll(`hover${this.document.documentName}`, this, true);
    this.refresh();
  }

  _onHoverOut(_event?: FederatedPointerEvent): void {
    if (!this.isHovered) return;
    this.isHovered = false;
    if (this.layer.hover === this) this.layer.hover = null;
    this.canvas.host.Hooks.callAll(`hover${this.document.documentName}`, this, false);
    this.refresh();
  }

  _onClickLeft(event: FederatedPointerEvent): void {
    this.layer.hud?.close?.();
    if (this.isControlled && event.shiftKey) this.release();
    else this.control({ releaseOthers: !event.shiftKey });
  }

  _onClickLeft2(_event: FederatedPointerEvent): void {
    if (this.can(this.canvas.host.game.user, "configure")) this.sheet?.render(true);
  }

  _onClickRight(_event: FederatedPointerEvent): void {
    const { hud } = this.layer;
    if (!hud || !this.can(this.canvas.host.game.user, "HUD")) return;
    if (hud.object === this) {
      hud.close?.();
      return;
    }
    this.control({ releaseOthers: !this.isControlled });
    hud.bind(this);
  }

  _onClickRight2(event: FederatedPointerEvent): void {
    this._onClickLeft2(event);
  }
}
