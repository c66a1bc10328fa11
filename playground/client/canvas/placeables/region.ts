import { Polygon, Rectangle, type Graphics } from "pixi.js";
import { regionBounds, regionShapeOutline, regionShapesContain } from "../../../shared/geometry/region-shape";
import type { ElevatedPoint, Point } from "../../../shared/geometry/point";
import type { RegionDocument } from "../documents";
import type { CanvasUser } from "../env";
import { PlaceableObject } from "./placeable-object";
import { drawRegion } from "./region-visual";

/** foundry.canvas.placeables.Region (types: client/canvas/placeables/region). */
export class Region extends PlaceableObject<RegionDocument> {
  static override embeddedName = "Region";
  area: Graphics | undefined;

  get bounds(): Rectangle {
    const { x, y, width, height } = regionBounds(this.document.shapes);
    return new Rectangle(x, y, width, height);
  }

  get polygons(): Polygon[] {
    return this.document.shapes.filter((shape) => !shape.hole).map((shape) => new Polygon(regionShapeOutline(shape)));
  }

  get bottom(): number {
    return this.document.elevation.bottom ?? -Infinity;
  }

  get top(): number {
    return this.document.elevation.top ?? Infinity;
  }

  /** Who sees the area: visibility LAYER 0, GM 1, ALWAYS 2; 14 adds OBSERVER 3 and LAYER_UNLOCKED 4. */
  override get isVisible(): boolean {
    const { visibility, hidden } = this.document;
    const { user } = this.canvas.host.game;
    if (this.layer.active) return user.isGM;
    if (hidden && !user.isGM) return false;
    return visibility === 2 || (visibility === 1 && user.isGM);
  }

  /** The placeable form is deprecated, and answers false to everything in 14 (#14494): ask the document. */
  testPoint(point: Point | ElevatedPoint, elevation?: number): boolean {
    this.canvas.deprecated("Region#testPoint is deprecated; use RegionDocument#testPoint", { since: 13, until: 15 });
    if (this.canvas.generation === 14) return false;
    const height = elevation ?? ("elevation" in point ? point.elevation : 0);
    return height >= this.bottom && height <= this.top && regionShapesContain(this.document.shapes, point);
  }

  protected _draw(): Promise<void> {
    if (this.drawn) drawRegion(this);
    return Promise.resolve();
  }

  protected override _refresh(): void {
    this.visible = this.isVisible;
    const contains = (x: number, y: number): boolean => regionShapesContain(this.document.shapes, { x, y });
    this.hitArea = { contains };
    if (this.drawn && this.area) drawRegion(this);
  }

  override _onCreate(data: object, options: object, userId: string): void {
    super._onCreate(data, options, userId);
    this.renewLight();
  }

  override _onUpdate(changed: Record<string, unknown>, options: Record<string, unknown>, userId: string): void {
    super._onUpdate(changed, options, userId);
    this.renewLight();
  }

  override _onDelete(options: object, userId: string): void {
    super._onDelete(options, userId);
    this.renewLight();
  }

  /** Regions change how dark it is, and what fog looks like. */
  renewLight(): void {
    this.canvas.rendering?.refreshZones();
    this.canvas.perception.update({ refreshLighting: true, refreshVision: true });
  }

  protected override _canControl(user: CanvasUser): boolean {
    return user.isGM && this.layer.active;
  }
}
