import type { Plain } from "../../../shared/object-paths";
import { ClientDocument } from "./client-document";
import type { Scene } from "./scene";

/** What a document uses of its drawing. */
export interface PlaceableLike {
  draw?(): unknown;
  _onCreate?(data: Plain, options: Plain, userId: string): void;
  _onUpdate?(changes: Plain, options: Plain, userId: string): void;
  _onDelete?(options: Plain, userId: string): void;
}

/** What a document uses of its layer. */
export interface LayerLike {
  createObject?(document: ClientDocument): PlaceableLike | null;
  readonly objects?: { addChild(object: unknown): unknown } | null;
}

/** A document that is drawn on the canvas. Follows client/documents/abstract/canvas-document.d.mts. */
export class CanvasDocument extends ClientDocument {
  declare parent: Scene | null;
  declare _object: PlaceableLike | null;

  get object(): PlaceableLike | null {
    return this._object ?? null;
  }

  get layer(): LayerLike | null {
    const canvas = this.host.canvas as { getLayerByEmbeddedName?: (name: string) => LayerLike | null } | null;
    return canvas?.getLayerByEmbeddedName?.(this.documentName) ?? null;
  }

  get rendered(): boolean {
    return this._object !== null && this._object !== undefined;
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    const { layer } = this;
    if (!this.parent?.isView || !layer?.createObject) return;
    const object = (this._object = layer.createObject(this));
    if (!object) return;
    layer.objects?.addChild(object);
    const drawn = object.draw?.();
    if (drawn instanceof Promise) void drawn.then(() => object._onCreate?.(data, options, userId)).catch((error: unknown) => this.host.Hooks.onError("PlaceableObject#draw", error, { log: "error" }));
    else object._onCreate?.(data, options, userId);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    this._object?._onUpdate?.(changes, options, userId);
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    this._object?._onDelete?.(options, userId);
    this._object = null;
  }

  protected override _configure(options: object): void {
    super._configure(options);
    Object.defineProperty(this, "_object", { value: null, writable: true, configurable: true });
  }
}
