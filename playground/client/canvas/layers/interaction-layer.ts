import type { FederatedPointerEvent } from "pixi.js";
import { CanvasLayer, type LayerOptions } from "./canvas-layer";

/** foundry.canvas.layers.InteractionLayer (types: client/canvas/layers/base/interaction-layer): one is active at a time. */
export class InteractionLayer extends CanvasLayer {
  static override get layerOptions(): LayerOptions {
    return { name: "", zIndex: 0 };
  }

  private isActive = false;

  constructor() {
    super();
    this.eventMode = "static";
    this.zIndex = this.options.zIndex ?? 0;
  }

  get active(): boolean {
    return this.isActive;
  }

  activate(_options: { tool?: string } = {}): this {
    for (const layer of this.canvas.interactionLayers()) if (layer !== this && layer.active) layer.deactivate();
    const was = this.isActive;
    this.isActive = true;
    this.interactiveChildren = true;
    if (!was) this._activate();
    this.canvas.host.Hooks.callAll(`activate${this.hookName}`, this);
    this.canvas.host.Hooks.callAll("activateCanvasLayer", this);
    this.canvas.requestRender();
    return this;
  }

  deactivate(): this {
    if (!this.isActive) return this;
    this.isActive = false;
    this.interactiveChildren = false;
    this._deactivate();
    this.canvas.host.Hooks.callAll(`deactivate${this.hookName}`, this);
    this.canvas.requestRender();
    return this;
  }

  getZIndex(): number {
    return this.options.zIndex ?? 0;
  }

  protected override _draw(_options: object): Promise<void> {
    return Promise.resolve();
  }

  protected _activate(): void {
    // For layers to add to.
  }

  protected _deactivate(): void {
    // For layers to add to.
  }

  _onClickLeft(_event: FederatedPointerEvent): void {
    // For layers to add to.
  }

  _onClickLeft2(_event: FederatedPointerEvent): void {
    // For layers to add to.
  }

  _onClickRight(_event: FederatedPointerEvent): void {
    // For layers to add to.
  }

  _onMouseWheel(_event: WheelEvent): void {
    // For layers to add to.
  }

  _onDeleteKey(_event: KeyboardEvent): void {
    // For layers to add to.
  }
}
