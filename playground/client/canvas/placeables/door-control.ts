import { Container, Graphics, Rectangle, type FederatedPointerEvent } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { Wall } from "./wall";

const HALF = 20;

/** foundry.canvas.containers.DoorControl (types: client/canvas/containers/elements/door-control): a door's icon on the controls layer. */
export class DoorControl extends Container {
  private icon: Graphics | undefined;
  private hovered = false;

  constructor(readonly wall: Wall) {
    super();
    this.eventMode = "static";
    this.cursor = "pointer";
    this.hitArea = new Rectangle(-HALF, -HALF, 2 * HALF, 2 * HALF);
    this.on("mouseover", () => this.setHovered(true));
    this.on("mouseout", () => this.setHovered(false));
    this.on("mousedown", (event: FederatedPointerEvent) => this._onMouseDown(event));
    this.on("rightdown", (event: FederatedPointerEvent) => this._onRightDown(event));
  }

  get center(): Point {
    return { x: this.x, y: this.y };
  }

  draw(): this {
    this.reposition();
    if (!this.wall.drawn) return this;
    this.icon ??= this.addChild(new Graphics());
    drawDoorIcon(this.icon, this.wall.document.door, this.wall.document.ds, this.hovered);
    return this;
  }

  reposition(): void {
    const { x, y } = this.wall.center;
    this.position.set(x, y);
  }

  /** Players see the icon where one of their tokens sees either side of the door. */
  get isVisible(): boolean {
    const { canvas, document } = this.wall;
    const { user } = canvas.host.game;
    if ((document.door === 2 && !user.isGM) || !canvas.levels.shows(document.levels)) return false;
    if (!canvas.visibility.tokenVision) return true;
    const [x0, y0, x1, y1] = document.c;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [((y1 - y0) / length) * 8, (-(x1 - x0) / length) * 8];
    const [mx, my] = this.wall.midpoint;
    const elevation = 0;
    return [1, -1].some((side) => canvas.visibility.testVisibility({ x: mx + side * nx, y: my + side * ny, elevation }, { tolerance: 0, object: this }));
  }

  refreshVisibility(): void {
    this.visible = this.isVisible;
  }

  protected _onMouseDown(event: FederatedPointerEvent): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    const { canvas, document } = this.wall;
    const { user } = canvas.host.game;
    const { ds } = document;
    if (!user.isGM && canvas.host.game.paused) {
      canvas.notify("warn", "The game is paused.");
      return;
    }
    if (user.hasPermission && !user.hasPermission("WALL_DOORS")) return;
    if (ds === 2) {
      canvas.notify("info", "This door is locked.");
      return;
    }
    void document.update({ ds: ds === 1 ? 0 : 1 });
  }

  protected _onRightDown(event: FederatedPointerEvent): void {
    event.stopPropagation();
    const { canvas, document } = this.wall;
    if (!canvas.host.game.user.isGM || document.ds === 1) return;
    void document.update({ ds: document.ds === 2 ? 0 : 2 });
  }

  private setHovered(hovered: boolean): void {
    this.hovered = hovered;
    this.draw();
    this.wall.canvas.requestRender();
  }
}

/** A leaf in its frame: shut, ajar or with a padlock; a secret door is purple. */
function drawDoorIcon(icon: Graphics, door: number, state: number, hovered: boolean): void {
  const wood = door === 2 ? 0x8a4fb5 : 0xb98a4e;
  icon.clear();
  icon.lineStyle({ width: 2, color: hovered ? 0xffc86b : 0xd8c9a8, alpha: 0.95 }).beginFill(0x14110d, 0.78);
  icon.drawRoundedRect(-HALF + 2, -HALF + 2, 2 * HALF - 4, 2 * HALF - 4, 7).endFill();
  icon.lineStyle({ width: 2, color: 0x000000, alpha: 0.9 });
  if (state === 1) {
    icon.beginFill(0x000000, 0.7).drawRect(-8, -12, 16, 24).endFill();
    icon.beginFill(wood).drawPolygon([-8, -12, 2, -8, 2, 15, -8, 12]).endFill();
    return;
  }
  icon.beginFill(wood).drawRect(-8, -12, 16, 24).endFill();
  icon.lineStyle({ width: 1, color: 0x000000, alpha: 0.5 }).moveTo(-3, -12).lineTo(-3, 12).moveTo(3, -12).lineTo(3, 12);
  if (state === 2) {
    icon.lineStyle({ width: 2, color: 0x2a1a05 }).beginFill(0xffd45e).drawRoundedRect(-6, -1, 12, 9, 2).endFill();
    icon.lineStyle({ width: 2, color: 0xffd45e }).arc(0, -1, 4, Math.PI, 0);
  } else icon.beginFill(0x2a1a05).drawCircle(5, 1, 1.8).endFill();
}
