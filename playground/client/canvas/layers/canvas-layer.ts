import { Container } from "pixi.js";
import { currentCanvas } from "../current";
import type { Canvas } from "../board";

export interface LayerOptions {
  readonly name: string;
  readonly zIndex?: number;
}

/** foundry.canvas.layers.CanvasLayer (types: client/canvas/layers/base/canvas-layer); modules extend it. */
export class CanvasLayer extends Container {
  static get layerOptions(): LayerOptions {
    return { name: "" };
  }

  options: LayerOptions;

  constructor() {
    super();
    this.options = (this.constructor as typeof CanvasLayer).layerOptions;
    this.name = this.options.name || this.constructor.name;
    this.interactiveChildren = false;
  }

  get canvas(): Canvas {
    return this.board ?? currentCanvas();
  }

  /** The canvas that made the layer. */
  board: Canvas | undefined;

  get hookName(): string {
    return this.constructor.name;
  }

  async draw(options: object = {}): Promise<this> {
    await this.tearDown();
    await this._draw(options);
    this.canvas.host.Hooks.callAll(`draw${this.hookName}`, this);
    return this;
  }

  async tearDown(options: object = {}): Promise<this> {
    await this._tearDown(options);
    this.canvas.host.Hooks.callAll(`tearDown${this.hookName}`, this);
    return this;
  }

  protected _draw(_options: object): Promise<void> {
    return Promise.reject(new Error(`The layer ${this.hookName} must define _draw.`));
  }

  protected _tearDown(_options: object): Promise<void> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    return Promise.resolve();
  }
}
