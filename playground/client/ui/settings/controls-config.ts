import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { HandlebarsApplicationV2 } from "../api/handlebars-application";
import { callIfThere, host, localize } from "../env";

interface Binding {
  readonly key: string;
  readonly modifiers?: readonly string[];
}
interface KeyAction {
  readonly namespace: string;
  readonly name: string;
  readonly hint?: string;
  readonly restricted?: boolean;
  readonly uneditable?: readonly Binding[];
}

/** The words of a binding: Control + Shift + K (client/helpers/interaction/keyboard-manager.d.mts, getKeycodeDisplayString). */
export function bindingText({ key, modifiers = [] }: Binding): string {
  const name = key.replace(/^Key|^Digit|^Arrow/, "").replace(/^Numpad/, "Num ");
  return [...modifiers, name].join(" + ");
}

/** The keyboard's actions; a key is assigned by pressing it (client/applications/sidebar/apps/controls-config.d.mts). */
export class ControlsConfig extends HandlebarsApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "controls-config",
    window: { title: "CONTROLS.Title", icon: "fa-solid fa-keyboard", resizable: true },
    position: { width: 520, height: 480 },
    actions: { assign: ControlsConfig.#onAssign, clear: ControlsConfig.#onClear },
  };
  static override PARTS = { main: { template: "templates/settings/controls.hbs", scrollable: [""] } };

  #waiting: string | null = null;

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const keybindings = host("game").keybindings as { actions: Map<string, KeyAction>; bindings?: Map<string, Binding[]> } | undefined;
    const { isGM } = host("game").user;
    const actions = [...(keybindings?.actions ?? [])]
      .filter(([, action]) => isGM || !action.restricted)
      .map(([id, action]) => ({
        id,
        name: localize(action.name),
        hint: action.hint ? localize(action.hint) : "",
        bindings: [...(action.uneditable ?? []), ...(keybindings?.bindings?.get(id) ?? [])].map(bindingText),
        waiting: this.#waiting === id,
      }));
    return { ...context, actions };
  }

  static async #onAssign(this: ControlsConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.dataset.key ?? "";
    this.#waiting = id;
    await this.render();
    const onKey = (event: KeyboardEvent): void => {
      if (["Control", "Shift", "Alt", "Meta", "Tab"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      document.removeEventListener("keydown", onKey, { capture: true });
      this.#waiting = null;
      if (event.key === "Escape") return void this.render();
      const modifiers = [event.ctrlKey ? "Control" : "", event.shiftKey ? "Shift" : "", event.altKey ? "Alt" : ""].filter(Boolean);
      void this.#store(id, [{ key: event.code, modifiers }]);
    };
    document.addEventListener("keydown", onKey, { capture: true });
  }

  static async #onClear(this: ControlsConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.#store(target.dataset.key ?? "", []);
  }

  async #store(id: string, bindings: Binding[]): Promise<void> {
    const [namespace = "", ...rest] = id.split(".");
    await callIfThere(host("game").keybindings, "set", namespace, rest.join("."), bindings);
    await this.render();
  }
}
