import type { Container, FederatedPointerEvent } from "pixi.js";
import type { Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import { InteractionLayer } from "../layers/interaction-layer";
import { PlaceablesLayer } from "../layers/placeables-layer";
import { PlaceableObject } from "../placeables/placeable-object";
import { Tile } from "../placeables/tile";
import { Token } from "../placeables/token";
import { SelectDrag, TokenDrag, type Drag } from "./drags";
import { TileDrag } from "./tile-drag";

/** Pixels on the page that a press may wander before it is a drag. */
const SLACK = 6;
/** Milliseconds between two clicks of a double click. */
const DOUBLE = 300;

interface Press {
  readonly button: number;
  readonly object: PlaceableObject | null;
  readonly client: Point;
  readonly start: Point;
  drag: Drag | "pan" | null;
}

/** MouseInteractionManager (types: client/canvas/interaction/mouse-handler) for the whole stage: clicks, drags, hovering, zoom and pan. */
export class MouseInteraction {
  private press: Press | null = null;
  private lastClick: { object: PlaceableObject | null; button: number; time: number } | null = null;

  constructor(private readonly canvas: Canvas, stage: Container, private readonly element: HTMLCanvasElement) {
    stage.on("pointerdown", (event) => this.down(event));
    stage.on("globalpointermove", (event) => this.move(event));
    stage.on("pointerup", (event) => this.up(event));
    stage.on("pointerupoutside", (event) => this.up(event));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("pointerleave", () => this.hover(null));
    window.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.press?.drag && this.press.drag !== "pan") this.cancel();
    });
  }

  /** Gives up what is being dragged. */
  cancel(): void {
    if (this.press?.drag && this.press.drag !== "pan") this.press.drag.cancel();
    this.press = null;
    this.canvas.requestRender();
  }

  private objectAt(event: FederatedPointerEvent): PlaceableObject | null {
    for (let target = event.target as Container | null; target; target = target.parent) {
      if (target instanceof PlaceableObject && target.visible) return target;
    }
    return null;
  }

  private get layer(): InteractionLayer | null {
    const layer = this.canvas.activeLayer;
    return layer instanceof InteractionLayer ? layer : null;
  }

  private get placeablesLayers(): PlaceablesLayer[] {
    return this.canvas.allLayers().filter((layer): layer is PlaceablesLayer => layer instanceof PlaceablesLayer);
  }

  private down(event: FederatedPointerEvent): void {
    this.element.focus({ preventScroll: true });
    if (!this.canvas.ready || this.press) return;
    const client = { x: event.clientX, y: event.clientY };
    this.press = { button: event.button, object: this.objectAt(event), client, start: this.canvas.canvasCoordinatesFromClient(client), drag: null };
  }

  private move(event: FederatedPointerEvent): void {
    if (!this.canvas.ready) return;
    const { press } = this;
    if (!press) {
      this.hover(this.objectAt(event), event);
      return;
    }
    const client = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(client.x - press.client.x, client.y - press.client.y);
    if (!press.drag && far < SLACK) return;
    press.drag ??= this.startDrag(press, event);
    if (press.drag === "pan") {
      const { x, y, scale } = this.canvas.view?.position ?? { x: 0, y: 0, scale: 1 };
      const now = this.canvas.canvasCoordinatesFromClient(client);
      this.canvas.pan({ x: x - (now.x - press.start.x), y: y - (now.y - press.start.y), scale });
      return;
    }
    press.drag?.move(this.canvas.canvasCoordinatesFromClient(client), event);
    this.canvas.requestRender();
  }

  private startDrag(press: Press, event: FederatedPointerEvent): Drag | "pan" | null {
    const { activeTool, host: { game: { user } } } = this.canvas;
    if (press.button !== 0) return "pan";
    if (press.object instanceof Token && activeTool !== "target") {
      if (!press.object.controlled) press.object.control({ releaseOthers: !event.shiftKey });
      if (press.object.controlled && press.object.can(user, "drag")) return new TokenDrag(this.canvas, press.object, press.start);
      return null;
    }
    if (press.object instanceof Tile) {
      if (!press.object.controlled) press.object.control({ releaseOthers: !event.shiftKey });
      return press.object.controlled && press.object.can(user, "drag") ? new TileDrag(this.canvas, press.object, press.start) : null;
    }
    const layer = this.placeablesLayers.find(({ active }) => active);
    if (press.object || !layer) return "pan";
    return new SelectDrag(this.canvas, layer, press.start, activeTool === "target");
  }

  private up(event: FederatedPointerEvent): void {
    const { press } = this;
    if (!press || press.button !== event.button) return;
    this.press = null;
    if (press.drag && press.drag !== "pan") press.drag.drop(event);
    if (!press.drag) this.click(press, event);
    this.canvas.requestRender();
  }

  private click({ object, button }: Press, event: FederatedPointerEvent): void {
    const time = performance.now();
    const again = this.lastClick?.object === object && this.lastClick.button === button && time - this.lastClick.time < DOUBLE;
    this.lastClick = again ? null : { object, button, time };
    const receiver = object ?? this.layer;
    if (!receiver) return;
    if (button === 2) {
      if (again && object) object._onClickRight2(event);
      else receiver._onClickRight(event);
    } else if (button === 0) {
      if (again) receiver._onClickLeft2(event);
      else receiver._onClickLeft(event);
    }
  }

  private hover(object: PlaceableObject | null, event?: FederatedPointerEvent): void {
    for (const layer of this.placeablesLayers) {
      const hovered = layer.hover;
      if (hovered && hovered !== object && !hovered.destroyed) hovered._onHoverOut(event);
    }
    if (object && !object.hover && object.layer.active) object._onHoverIn(event);
  }

  private wheel(event: WheelEvent): void {
    if (!this.canvas.ready) return;
    event.preventDefault();
    if (event.ctrlKey || event.shiftKey) this.layer?._onMouseWheel(event);
    else this.canvas.view?.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, { x: event.clientX, y: event.clientY });
  }
}
