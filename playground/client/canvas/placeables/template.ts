import { Graphics, Rectangle } from "pixi.js";
import { colorNumber } from "../color";
import type { CanvasDocument } from "../documents";
import { PlaceableObject } from "./placeable-object";

/** MeasuredTemplate data (13): angles in degrees, distance and width in scene units. */
export interface TemplateDocument extends CanvasDocument {
  readonly t: string;
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly direction: number;
  readonly angle: number;
  readonly width: number;
  readonly fillColor: unknown;
}

/** foundry.canvas.placeables.MeasuredTemplate (types: client/canvas/placeables/template); 14 has regions instead. */
export class MeasuredTemplate extends PlaceableObject<TemplateDocument> {
  static override embeddedName = "MeasuredTemplate";
  private area: Graphics | undefined;

  get bounds(): Rectangle {
    const r = this.document.distance * (this.canvas.dimensions?.distancePixels ?? 1);
    return new Rectangle(this.document.x - r, this.document.y - r, 2 * r, 2 * r);
  }

  protected _draw(): Promise<void> {
    if (this.drawn) this.area = this.addChild(new Graphics());
    return Promise.resolve();
  }

  protected override _refresh(): void {
    const { t, x, y, distance, direction, angle, width, fillColor } = this.document;
    this.position.set(x, y);
    if (!this.area) return;
    const perUnit = this.canvas.dimensions?.distancePixels ?? 1;
    const r = distance * perUnit;
    const turn = (direction * Math.PI) / 180;
    const color = colorNumber(fillColor) ?? 0xff6400;
    this.area.clear().lineStyle({ width: 3, color: 0x000000, alpha: 0.8 }).beginFill(color, 0.25);
    if (t === "circle") this.area.drawCircle(0, 0, r);
    else if (t === "cone") {
      const half = (angle * Math.PI) / 360;
      this.area.moveTo(0, 0).arc(0, 0, r, turn - half, turn + half).lineTo(0, 0);
    } else if (t === "ray") {
      const half = (width * perUnit) / 2;
      const [dx, dy, nx, ny] = [r * Math.cos(turn), r * Math.sin(turn), -half * Math.sin(turn), half * Math.cos(turn)];
      this.area.drawPolygon([nx, ny, dx + nx, dy + ny, dx - nx, dy - ny, -nx, -ny]);
    } else this.area.drawPolygon([0, 0, r * Math.cos(turn), 0, r * Math.cos(turn), r * Math.sin(turn), 0, r * Math.sin(turn)]);
    this.area.endFill();
  }
}
