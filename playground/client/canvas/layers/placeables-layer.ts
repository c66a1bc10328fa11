import { Container, type FederatedPointerEvent } from "pixi.js";
import { GRID_SNAPPING_MODES } from "../../../shared/geometry/grid-constants";
import type { Point, Rectangle } from "../../../shared/geometry/point";
import type { CanvasDocument } from "../documents";
import type { Keyed } from "../env";
import type { PlaceableObject } from "../placeables/placeable-object";
import { InteractionLayer } from "./interaction-layer";

/** foundry.canvas.layers.PlaceablesLayer (types: client/canvas/layers/base/placeables-layer). */
export abstract class PlaceablesLayer<P extends PlaceableObject = PlaceableObject> extends InteractionLayer {
  static documentName = "";
  objects: Container | null = null;
  preview: Container | null = null;
  readonly controlledObjects = new Map<string, P>();
  highlightObjects = false;
  private hovered: P | null = null;

  abstract get documentCollection(): Keyed<CanvasDocument> | null;
  protected abstract placeableClass(): new (document: never) => P;

  /** The order in which Tab goes through; by name of the class unless a layer knows better. */
  get placeables(): P[] {
    return (this.objects?.children ?? []) as unknown as P[];
  }

  get controlled(): P[] {
    return [...this.controlledObjects.values()];
  }

  get hover(): P | null {
    return this.hovered;
  }

  set hover(object: P | null) {
    this.hovered = object;
  }

  get hud(): { bind(object: P): unknown; close?(): unknown; clear?(): unknown; object?: P | null } | null {
    return null;
  }

  get(id: string): P | undefined {
    return this.placeables.find((object) => object.document.id === id);
  }

  getDocuments(): Iterable<CanvasDocument> {
    return this.documentCollection ?? [];
  }

  getSnappedPoint(point: Point): Point {
    const grid = this.canvas.grid;
    return grid ? grid.getSnappedPoint(point, { mode: GRID_SNAPPING_MODES.VERTEX | GRID_SNAPPING_MODES.CENTER }) : point;
  }

  protected override async _draw(_options: object): Promise<void> {
    this.objects = this.addChild(new Container());
    this.objects.sortableChildren = true;
    this.objects.eventMode = "static";
    this.preview = this.addChild(new Container());
    this.preview.eventMode = "none";
    const objects = [...this.getDocuments()].map((document) => this.createObject(document));
    for (const object of objects) this.objects.addChild(object);
    await Promise.all(objects.map((object) => object.draw()));
  }

  protected override async _tearDown(options: object): Promise<void> {
    this.controlledObjects.clear();
    this.hovered = null;
    for (const object of [...this.placeables]) object.destroy();
    this.objects = null;
    this.preview = null;
    await super._tearDown(options);
  }

  createObject(document: CanvasDocument): P {
    const object = new (this.placeableClass())(document as never).standOn(this.canvas);
    (document as { _object?: unknown })._object = object;
    return object;
  }

  clearPreviewContainer(): void {
    for (const child of this.preview?.removeChildren() ?? []) child.destroy({ children: true });
  }

  controlAll(options: { releaseOthers?: boolean } = {}): P[] {
    if (options.releaseOthers) this.releaseAll();
    for (const object of this.placeables) if (object.visible) object.control({ releaseOthers: false });
    return this.controlled;
  }

  releaseAll(options: object = {}): number {
    const held = this.controlled;
    for (const object of held) object.release(options);
    return held.length;
  }

  /** Takes hold of what lies in the rectangle; true when the selection has changed. */
  selectObjects({ x, y, width, height }: Rectangle, { releaseOthers = true }: { releaseOthers?: boolean } = {}): boolean {
    const before = new Set(this.controlledObjects.keys());
    const inside = this.placeables.filter((object) => {
      const { x: cx, y: cy } = object.center;
      return object.visible && object.can(this.canvas.host.game.user, "control") && cx >= x && cx <= x + width && cy >= y && cy <= y + height;
    });
    if (releaseOthers) for (const object of this.controlled) if (!inside.includes(object)) object.release();
    for (const object of inside) object.control({ releaseOthers: false });
    return before.size !== this.controlledObjects.size || [...this.controlledObjects.keys()].some((id) => !before.has(id));
  }

  protected override _deactivate(): void {
    this.releaseAll();
    this.clearPreviewContainer();
    this.hovered = null;
  }

  override _onClickLeft(_event: FederatedPointerEvent): void {
    this.hud?.close?.();
    this.releaseAll();
  }

  /** Deletes what is held, as far as the user may. */
  override _onDeleteKey(_event: KeyboardEvent): void {
    const { scene, host } = this.canvas;
    const documentName = (this.constructor as typeof PlaceablesLayer).documentName;
    const ids = this.controlled.filter((object) => object.can(host.game.user, "delete")).map((object) => object.document.id);
    if (ids.length) void scene?.deleteEmbeddedDocuments(documentName, ids);
  }
}
