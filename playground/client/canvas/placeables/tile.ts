import { Rectangle, Sprite, type Graphics } from "pixi.js";
import { tileBounds, tileCentre } from "../../../shared/geometry/tile-space";
import type { Point } from "../../../shared/geometry/point";
import type { TileDocument } from "../documents";
import type { CanvasUser } from "../env";
import { loadTexture } from "../rendering/load-texture";
import { PlaceableObject } from "./placeable-object";
import { refreshTile } from "./tile-visual";

/** foundry.canvas.placeables.Tile (types: client/canvas/placeables/tile): a picture that lies on the map, below or above the tokens. */
export class Tile extends PlaceableObject<TileDocument> {
  static override embeddedName = "Tile";
  /** The picture, drawn in the primary group below the light. */
  mesh: Sprite | undefined;
  frame: Graphics | undefined;

  get bounds(): Rectangle {
    const { x, y, width, height } = tileBounds(this.document, this.canvas.generation);
    return new Rectangle(x, y, width, height);
  }

  override get center(): Point {
    return tileCentre(this.document, this.canvas.generation);
  }

  /** A hidden tile is for the game master alone; in 14 a tile is seen from the levels that it belongs to. */
  override get isVisible(): boolean {
    const { hidden, levels } = this.document;
    return (!hidden || this.canvas.host.game.user.isGM) && this.canvas.levels.shows(levels);
  }

  protected async _draw(): Promise<void> {
    if (!this.drawn) return;
    const texture = await loadTexture(this.document.texture.src ?? "");
    if (this.destroyed) return;
    this.mesh?.destroy();
    this.mesh = new Sprite(texture);
    this.mesh.anchor.set(0.5);
    this.canvas.primary.addChild(this.mesh);
    this.cursor = "pointer";
  }

  protected override _refresh(): void {
    this.visible = this.isVisible;
    if (this.drawn) refreshTile(this);
  }

  protected override _destroy(): void {
    this.mesh?.destroy();
    this.mesh = this.frame = undefined;
  }

  override _onUpdate(changed: Record<string, unknown>, options: Record<string, unknown>, userId: string): void {
    if ("texture" in changed) void this.draw();
    else super._onUpdate(changed, options, userId);
  }

  override clear(): this {
    this.frame = undefined;
    return super.clear();
  }

  protected override _canControl(user: CanvasUser): boolean {
    return user.isGM && this.layer.active;
  }

  protected override _canDrag(user: CanvasUser): boolean {
    return user.isGM && !this.document.locked;
  }
}
