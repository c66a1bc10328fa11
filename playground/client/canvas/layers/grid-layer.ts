import { Graphics } from "pixi.js";
import { colorNumber } from "../color";
import { CanvasLayer, type LayerOptions } from "./canvas-layer";

/** foundry.canvas.layers.GridLayer (types: client/canvas/layers/grid): the lines, in whole scene; nothing without a grid. */
export class GridLayer extends CanvasLayer {
  static override get layerOptions(): LayerOptions {
    return { name: "grid", zIndex: 30 };
  }

  private lines: Graphics | null = null;

  protected override _tearDown(options: object): Promise<void> {
    this.lines?.destroy();
    this.lines = null;
    return super._tearDown(options);
  }

  protected override _draw(_options: object): Promise<void> {
    const { grid, dimensions, hasRenderer } = this.canvas;
    if (!grid || !dimensions || !hasRenderer || grid.isGridless) return Promise.resolve();
    // Above the light, so that it can be counted in the dark, and below the fog, which it would betray the size of.
    const lines = (this.lines = this.canvas.environment.addChild(new Graphics()));
    // Native lines are one pixel wide at any zoom; others would vanish between the pixels of a small view.
    lines.lineStyle({ width: grid.thickness, color: colorNumber(grid.color) ?? 0x000000, alpha: grid.alpha, native: grid.thickness <= 1 });
    // A line exactly between two rows of pixels belongs to neither and is left out: a hair's shift puts it into one.
    lines.position.set(0.3);
    const { x, y, width, height } = dimensions.sceneRect;
    if (grid.isSquare) {
      for (let line = Math.ceil(x / grid.size) * grid.size; line <= x + width; line += grid.size) lines.moveTo(line, y).lineTo(line, y + height);
      for (let line = Math.ceil(y / grid.size) * grid.size; line <= y + height; line += grid.size) lines.moveTo(x, line).lineTo(x + width, line);
      return Promise.resolve();
    }
    const [i0, j0, i1, j1] = grid.getOffsetRange(dimensions.sceneRect);
    for (let i = i0; i < i1; i++) {
      for (let j = j0; j < j1; j++) {
        const corners = grid.getVertices({ i, j });
        // Half of the sides is enough: the neighbours draw the others.
        const [first, ...rest] = corners.slice(0, 4);
        if (!first) continue;
        lines.moveTo(first.x, first.y);
        for (const corner of rest) lines.lineTo(corner.x, corner.y);
      }
    }
    return Promise.resolve();
  }
}
