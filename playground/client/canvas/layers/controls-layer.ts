import { Container, Graphics } from "pixi.js";
import type { Rectangle } from "../../../shared/geometry/point";
import type { LayerOptions } from "./canvas-layer";
import { InteractionLayer } from "./interaction-layer";

/** foundry.canvas.layers.ControlsLayer (types: client/canvas/layers/controls): door icons, the selection rectangle, rulers. */
export class ControlsLayer extends InteractionLayer {
  static override get layerOptions(): LayerOptions {
    return { name: "controls", zIndex: 1000 };
  }

  readonly doors: Container;
  readonly rulers: Container;
  select: Graphics | undefined;

  constructor() {
    super();
    this.interactiveChildren = true;
    this.doors = this.addChild(new Container());
    this.doors.eventMode = "passive";
    this.rulers = this.addChild(new Container());
    this.rulers.eventMode = "none";
  }

  protected override _draw(_options: object): Promise<void> {
    if (this.canvas.hasRenderer) {
      this.select = this.addChild(new Graphics());
      this.select.eventMode = "none";
    }
    return Promise.resolve();
  }

  protected override _tearDown(_options: object): Promise<void> {
    for (const door of this.doors.removeChildren()) door.destroy({ children: true });
    for (const ruler of this.rulers.removeChildren()) ruler.destroy({ children: true });
    this.select?.destroy();
    this.select = undefined;
    return Promise.resolve();
  }

  /** Shows the rectangle that is being drawn with the pointer; null takes it away. */
  drawSelect(area: Rectangle | null): void {
    this.select?.clear();
    if (!area || !this.select) return;
    this.select.lineStyle({ width: 3, color: 0xff9829, alpha: 0.9 }).beginFill(0xff9829, 0.08);
    this.select.drawRect(area.x, area.y, area.width, area.height).endFill();
  }

  protected override _deactivate(): void {
    this.interactiveChildren = true;
  }
}
