import { Rectangle, type Graphics } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { WallDocument } from "../documents";
import type { CanvasUser } from "../env";
import type { Edge } from "../sight/edge";
import { DoorControl } from "./door-control";
import { PlaceableObject } from "./placeable-object";
import { drawWall, wallHitArea } from "./wall-visual";

/** foundry.canvas.placeables.Wall (types: client/canvas/placeables/wall). */
export class Wall extends PlaceableObject<WallDocument> {
  static override embeddedName = "Wall";
  doorControl: DoorControl | null = null;
  line: Graphics | undefined;

  get coords(): readonly [number, number, number, number] {
    return this.document.c;
  }

  /** 13 keeps the edge with the placeable; 14 with the document and its levels. */
  get edge(): Edge | undefined {
    for (const edges of this.canvas.everyEdges()) {
      const edge = edges.get(`Wall.${this.id}`);
      if (edge) return edge;
    }
    return undefined;
  }

  get bounds(): Rectangle {
    const [x0, y0, x1, y1] = this.document.c;
    return new Rectangle(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0));
  }

  override get center(): Point {
    const [x, y] = this.midpoint;
    return { x, y };
  }

  get midpoint(): [number, number] {
    const [x0, y0, x1, y1] = this.document.c;
    return [(x0 + x1) / 2, (y0 + y1) / 2];
  }

  /** Moved to the document in 14 (#13352). */
  get isDoor(): boolean {
    this.canvas.removedIn14("Wall#isDoor", "read WallDocument#door");
    return this.document.door > 0;
  }

  get isOpen(): boolean {
    this.canvas.removedIn14("Wall#isOpen", "read WallDocument#ds");
    return this.document.door > 0 && this.document.ds === 1;
  }

  protected _draw(): Promise<void> {
    this.refreshDoorControl();
    if (this.drawn) drawWall(this);
    return Promise.resolve();
  }

  protected override _refresh(): void {
    this.hitArea = wallHitArea(this.document);
    if (this.drawn && this.line) drawWall(this);
  }

  protected override _destroy(): void {
    this.doorControl?.destroy({ children: true });
    this.doorControl = null;
  }

  /** A door has an icon; a secret one only for the GM. */
  private refreshDoorControl(): void {
    const { door } = this.document;
    const wanted = door === 1 || (door === 2 && this.canvas.host.game.user.isGM);
    if (!wanted) {
      this.doorControl?.destroy({ children: true });
      this.doorControl = null;
      return;
    }
    this.doorControl ??= this.canvas.controls.doors.addChild(new DoorControl(this));
    this.doorControl.draw();
    this.doorControl.refreshVisibility();
  }

  override _onCreate(data: object, options: object, userId: string): void {
    super._onCreate(data, options, userId);
    this.canvas.wallChanged();
  }

  override _onUpdate(changed: Record<string, unknown>, options: Record<string, unknown>, userId: string): void {
    this.refreshDoorControl();
    super._onUpdate(changed, options, userId);
    this.canvas.wallChanged();
  }

  override _onDelete(options: object, userId: string): void {
    super._onDelete(options, userId);
    this.canvas.wallChanged();
  }

  protected override _canControl(user: CanvasUser): boolean {
    return user.isGM && this.layer.active;
  }
}
