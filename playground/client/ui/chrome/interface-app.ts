import { HandlebarsApplicationV2 } from "../api/handlebars-application";
import type { ConfigurationInput } from "../api/application-types";
import { host } from "../env";

/** Base of the fixed parts of the page: no frame, no position, one place. */
export class InterfaceApplication extends HandlebarsApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = { window: { frame: false, positioned: false } };
  /** The id of the element that holds the application. */
  static SLOT = "";

  override _insertElement(element: HTMLElement): void {
    const before = document.getElementById(element.id);
    if (before) before.replaceWith(element);
    else document.getElementById((this.constructor as typeof InterfaceApplication).SLOT)?.append(element);
  }

  /** Redraws what is shown whenever one of the hooks is called. */
  protected refreshOn(...names: string[]): void {
    for (const name of names) host("Hooks").on(name, () => void this.render());
  }

}
