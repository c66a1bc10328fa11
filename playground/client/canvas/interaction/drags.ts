import { Graphics, Text, type FederatedPointerEvent } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import type { PlaceablesLayer } from "../layers/placeables-layer";
import type { Token } from "../placeables/token";

/** Something that is being dragged with the left button. */
export interface Drag {
  move(to: Point, event: FederatedPointerEvent): void;
  drop(event: FederatedPointerEvent): void;
  cancel(): void;
}

interface Dragged {
  readonly token: Token;
  readonly ghost: Token;
  readonly from: Point;
}

/** Tokens on the move: a ghost of each at its snapped place, a line there with the distance; shift drops without snapping. */
export class TokenDrag implements Drag {
  private readonly dragged: Dragged[];
  private readonly line = new Graphics();
  private readonly label = new Text("", { fontFamily: "Signika, sans-serif", fontSize: 26, fill: 0xffffff, stroke: 0x000000, strokeThickness: 5 });

  constructor(private readonly canvas: Canvas, lead: Token, private readonly start: Point) {
    const held = canvas.tokens.controlled.filter((token) => token.can(canvas.host.game.user, "drag") && !token.document.locked);
    const tokens = [lead, ...held.filter((token) => token !== lead)];
    this.dragged = tokens.map((token) => {
      const ghost = token.clone();
      canvas.tokens.preview?.addChild(ghost);
      void ghost.draw();
      return { token, ghost, from: { x: token.document.x, y: token.document.y } };
    });
    canvas.controls.rulers.addChild(this.line, this.label);
    this.label.anchor.set(0.5, 1.4);
  }

  move(to: Point, event: FederatedPointerEvent): void {
    for (const { ghost, token, from } of this.dragged) {
      const raw = { x: from.x + to.x - this.start.x, y: from.y + to.y - this.start.y };
      const place = event.shiftKey ? { x: Math.round(raw.x), y: Math.round(raw.y) } : token.getSnappedPosition(raw);
      if (ghost.document.x === place.x && ghost.document.y === place.y) continue;
      ghost.document.x = place.x;
      ghost.document.y = place.y;
      ghost.refresh();
    }
    this.drawLine();
  }

  private drawLine(): void {
    const [lead] = this.dragged;
    const { grid } = this.canvas;
    if (!lead || !grid) return;
    const from = lead.token.getCenterPoint(lead.from);
    const to = lead.ghost.getCenterPoint({ x: lead.ghost.document.x, y: lead.ghost.document.y });
    const blocked = lead.token.checkCollision(to, { origin: from, mode: "any" }) === true;
    const color = blocked ? 0xe0463a : 0xffc86b;
    this.line.clear();
    for (const [width, tint] of [[9, 0x000000], [5, color]] as const) {
      this.line.lineStyle({ width, color: tint, alpha: 0.85, cap: "round" as never }).moveTo(from.x, from.y).lineTo(to.x, to.y);
    }
    this.line.lineStyle(0).beginFill(0x000000).drawCircle(to.x, to.y, 9).endFill().beginFill(color).drawCircle(to.x, to.y, 6).endFill();
    const { distance } = grid.measurePath([from, to]);
    this.label.text = `${Math.round(distance * 10) / 10} ${grid.units}`;
    this.label.position.set(to.x, to.y - 14);
  }

  drop(): void {
    const moves = this.dragged.map(({ token, ghost }) => ({ token, to: { x: ghost.document.x, y: ghost.document.y } }));
    this.cancel();
    void this.canvas.tokens.drop(moves);
  }

  cancel(): void {
    for (const { ghost } of this.dragged) ghost.destroy();
    this.line.destroy();
    this.label.destroy();
  }
}

/** A rectangle drawn on the ground: takes hold of what is inside, or aims at it with the target tool. */
export class SelectDrag implements Drag {
  private to: Point;

  constructor(private readonly canvas: Canvas, private readonly layer: PlaceablesLayer, private readonly from: Point, private readonly targets: boolean) {
    this.to = from;
  }

  private get area(): { x: number; y: number; width: number; height: number } {
    const [x, y] = [Math.min(this.from.x, this.to.x), Math.min(this.from.y, this.to.y)];
    return { x, y, width: Math.abs(this.to.x - this.from.x), height: Math.abs(this.to.y - this.from.y) };
  }

  move(to: Point): void {
    this.to = to;
    this.canvas.controls.drawSelect(this.area);
  }

  drop(event: FederatedPointerEvent): void {
    this.cancel();
    const releaseOthers = !event.shiftKey;
    if (this.targets) this.canvas.tokens.targetObjects(this.area, { releaseOthers });
    else this.layer.selectObjects(this.area, { releaseOthers });
  }

  cancel(): void {
    this.canvas.controls.drawSelect(null);
  }
}
