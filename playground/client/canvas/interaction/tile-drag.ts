import type { FederatedPointerEvent } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import type { Tile } from "../placeables/tile";
import type { Drag } from "./drags";

/** Tiles on the move: a ghost of each at its snapped place; shift drops without snapping. */
export class TileDrag implements Drag {
  private readonly dragged: readonly { readonly tile: Tile; readonly ghost: Tile; readonly from: Point }[];

  constructor(private readonly canvas: Canvas, lead: Tile, private readonly start: Point) {
    const { user } = canvas.host.game;
    const held = canvas.tiles.controlled.filter((tile) => tile !== lead && tile.can(user, "drag"));
    this.dragged = [lead, ...held].map((tile) => {
      const ghost = tile.clone();
      canvas.tiles.preview?.addChild(ghost);
      void ghost.draw();
      return { tile, ghost, from: { x: tile.document.x, y: tile.document.y } };
    });
  }

  move(to: Point, event: FederatedPointerEvent): void {
    for (const { ghost, from } of this.dragged) {
      const raw = { x: from.x + to.x - this.start.x, y: from.y + to.y - this.start.y };
      const place = event.shiftKey ? raw : this.canvas.tiles.getSnappedPoint(raw);
      ghost.document.x = Math.round(place.x);
      ghost.document.y = Math.round(place.y);
      ghost.refresh();
    }
  }

  drop(): void {
    const updates = this.dragged.map(({ tile, ghost }) => ({ _id: tile.id, x: ghost.document.x, y: ghost.document.y }));
    this.cancel();
    void this.canvas.scene?.updateEmbeddedDocuments("Tile", updates);
  }

  cancel(): void {
    for (const { ghost } of this.dragged) ghost.destroy();
  }
}
