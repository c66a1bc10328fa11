import { Container, Text } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import { colorNumber } from "../color";

/** A group of the canvas that only holds what is drawn (types: client/canvas/groups). */
export class PlainGroup extends Container {
  constructor(name: string) {
    super();
    this.name = name;
    this.sortableChildren = true;
    this.eventMode = "none";
  }
}

/** InterfaceCanvasGroup (types: client/canvas/groups/interface): what lies above light and fog. */
export class InterfaceGroup extends Container {
  constructor(readonly canvas: Canvas) {
    super();
    this.name = "interface";
    this.sortableChildren = true;
    this.eventMode = "passive";
  }

  /** A text that rises from a place and fades: damage, a missed blow. Duration in milliseconds. */
  createScrollingText(origin: Point, content: string, options: { duration?: number; distance?: number; fontSize?: number; fill?: unknown; stroke?: unknown; strokeThickness?: number } = {}): Promise<Text | undefined> {
    const { canvas } = this;
    if (!canvas.hasRenderer) return Promise.resolve(undefined);
    const text = new Text(content, {
      fontFamily: "Signika, sans-serif", fontSize: options.fontSize ?? 28, fill: colorNumber(options.fill) ?? 0xffffff,
      stroke: colorNumber(options.stroke) ?? 0x000000, strokeThickness: options.strokeThickness ?? 4,
    });
    text.anchor.set(0.5);
    text.zIndex = 5000;
    text.position.set(origin.x, origin.y);
    this.addChild(text);
    const distance = options.distance ?? 60;
    return new Promise((resolve) => {
      canvas.animate(options.duration ?? 2000, (share) => {
        if (text.destroyed) return;
        text.y = origin.y - distance * share;
        text.alpha = share < 0.5 ? 1 : 2 - 2 * share;
        if (share < 1) return;
        text.destroy();
        resolve(text);
      });
    });
  }
}
