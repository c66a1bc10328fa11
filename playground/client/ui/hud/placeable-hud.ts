import { ApplicationV2 } from "../api/application";
import type { ConfigurationInput, Position } from "../api/application-types";
import { HandlebarsApplicationMixin } from "../api/handlebars-application";
import type { HostDocument } from "../env";

/** An object of the canvas that a HUD is shown for. */
export interface HudObject {
  readonly document: HostDocument;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly layer?: unknown;
  readonly actor?: HostDocument | null;
}

/** Base of the controls around an object on the canvas (client/applications/hud/placeable-hud.d.mts). */
export class BasePlaceableHUD extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["placeable-hud"], tag: "form", window: { frame: false, positioned: true } };

  #object: HudObject | null = null;

  get object(): HudObject {
    return this.#object as HudObject;
  }
  get document(): HostDocument {
    return this.object.document;
  }
  get layer(): unknown {
    return this.object.layer;
  }
  /** The actor behind the object, if any. */
  get actor(): HostDocument | null {
    return this.#object?.actor ?? null;
  }

  /** Shows the HUD for an object; it moves there from where it was. */
  async bind(object: HudObject): Promise<void> {
    if (this.rendered) await this.close();
    this.#object = object;
    await this.render({ force: true });
  }
  /** Takes the HUD away. */
  clear(): Promise<this> {
    return this.close();
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById(element.id)?.remove();
    (document.getElementById("hud") ?? document.body).append(element);
  }

  /** Keeps the HUD on its object, in pixels of the canvas: the container follows pan and zoom. */
  override setPosition(position: Partial<Position> = {}): Position | undefined {
    if (!this.element || !this.#object) return undefined;
    const { x, y, width, height } = this.#object.bounds;
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    Object.assign(this.position, position, { left: x, top: y, width, height });
    return this.position;
  }
}

/** A HUD that is drawn from templates. */
export const HandlebarsPlaceableHUD = HandlebarsApplicationMixin(BasePlaceableHUD);

/** The container of the HUDs: it lies over the canvas, which moves it along (client/applications/hud/container.d.mts). */
export class HeadsUpDisplayContainer {
  constructor(readonly token: BasePlaceableHUD) {}

  get element(): HTMLElement | null {
    return document.getElementById("hud");
  }

}
