import type { HostUser } from "../env";
import { host, localize } from "../env";
import { cleanHTML } from "../ux/clean-html";
import { FormDataExtended } from "../ux/form-data-extended";
import { ApplicationV2 } from "./application";
import type { ClickAction, Configuration, ConfigurationInput, RenderContext, RenderOptions } from "./application-types";
import { element } from "./frame";

export interface DialogButton {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  style?: Record<string, string>;
  type?: "button" | "submit" | "reset";
  disabled?: boolean;
  default?: boolean;
  callback?: ((event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown) | undefined;
}

export interface DialogConfig extends Omit<ConfigurationInput, "buttons"> {
  buttons?: DialogButton[];
  content?: string | HTMLElement;
  modal?: boolean;
  submit?: ((result: unknown, dialog: DialogV2) => unknown) | undefined;
}

export interface WaitConfig extends DialogConfig {
  rejectClose?: boolean;
  close?: ((event: Event, dialog: DialogV2) => unknown) | undefined;
  render?: ((event: Event, dialog: DialogV2) => unknown) | undefined;
}
export interface ConfirmConfig extends WaitConfig {
  yes?: Partial<DialogButton>;
  no?: Partial<DialogButton>;
}
export interface PromptConfig extends WaitConfig {
  ok?: Partial<DialogButton>;
}
type DialogType = "prompt" | "confirm" | "wait" | "input";

/** A click on one of a dialog's own buttons; an invalid form is left to the browser, which points at the fault. */
const onClickButton: ClickAction = function (this: DialogV2, event: PointerEvent, target: HTMLElement): void {
  const button = target as HTMLButtonElement;
  if (button.type === "submit" && button.form?.checkValidity() === false) return;
  void this._onSubmit(button, event);
};

/** A question with buttons; closing it without one answers null (client/applications/api/dialog.d.mts). */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    form: { closeOnSubmit: true },
    window: { frame: true, positioned: true, minimizable: false },
  };

  override _initializeApplicationOptions(options: ConfigurationInput): Configuration {
    const configuration = super._initializeApplicationOptions(options);
    const buttons = options.buttons as DialogButton[] | undefined;
    if (!buttons?.length) throw new Error("You must define at least one entry in options.buttons.");
    const actions: Record<string, DialogButton> = {};
    for (const button of buttons) {
      actions[button.action] = button;
      configuration.actions[button.action] = onClickButton;
    }
    configuration.buttons = actions;
    return configuration;
  }

  get #buttons(): Record<string, DialogButton> {
    return this.options.buttons as Record<string, DialogButton>;
  }

  override _renderHTML(_context: RenderContext, _options: RenderOptions): Promise<HTMLFormElement> {
    const form = element("form", { class: "dialog-form standard-form", autocomplete: "off" });
    const content = element("div", { class: "dialog-content standard-form" });
    const given = (this.options.content ?? "") as string | HTMLElement;
    if (typeof given === "string") content.innerHTML = cleanHTML(given);
    else content.append(given);
    const footer = element("footer", { class: "form-footer" });
    footer.innerHTML = this._renderButtons();
    form.append(content, footer);
    form.addEventListener("submit", (event) => void this._onSubmit(event.submitter as HTMLButtonElement, event));
    return Promise.resolve(form);
  }

  _renderButtons(): string {
    return Object.values(this.#buttons)
      .map((each) => {
        const button = element("button", { type: each.type ?? "submit", "data-action": each.action, class: each.class ?? null });
        Object.assign(button.style, each.style ?? {});
        button.toggleAttribute("disabled", each.disabled ?? false);
        if (each.default) {
          button.toggleAttribute("autofocus", true);
          button.classList.add("default");
        }
        if (each.icon) button.append(element("i", { class: each.icon, "aria-hidden": "true" }));
        button.append(element("span", {}, localize(each.label)));
        return button.outerHTML;
      })
      .join("");
  }

  override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(result as HTMLFormElement);
  }

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const dialog = this.element as HTMLDialogElement;
    if (this.options.modal) dialog.showModal();
    else dialog.show();
    dialog.addEventListener("keydown", (event) => this._onKeyDown(event));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close();
    });
    const own = dialog.querySelector<HTMLElement>(".dialog-content [autofocus]") ?? dialog.querySelector<HTMLElement>(".form-footer [autofocus]");
    const first = dialog.querySelector<HTMLElement>(".window-content :is(input, select, textarea, button)");
    (own ?? first ?? dialog).focus();
  }

  /** Escape dismisses, Tab goes round inside the dialog. */
  _onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      void this.close();
      return;
    }
    if (event.key !== "Tab") return;
    const stops = [...this.element.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]")].filter(
      (each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.getClientRects().length > 0,
    );
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (event.target !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  async _onSubmit(target: HTMLButtonElement, event: Event): Promise<this> {
    event.preventDefault();
    const button = this.#buttons[target.dataset.action ?? ""];
    const result = (await button?.callback?.(event, target, this)) ?? button?.action;
    const submit = this.options.submit as DialogConfig["submit"];
    await submit?.(result, this);
    return this.options.form?.closeOnSubmit ? this.close({ submitted: true }) : this;
  }


  /** Yes answers true, no false, dismissal null. */
  static confirm({ yes, no, buttons = [], ...config }: ConfirmConfig = {}): Promise<unknown> {
    const own: DialogButton[] = [
      { action: "yes", label: "COMMON.Yes", icon: "fa-solid fa-check", callback: () => true, ...yes },
      { action: "no", label: "COMMON.No", icon: "fa-solid fa-xmark", default: true, callback: () => false, ...no },
    ];
    return this.wait({ ...config, buttons: [...own, ...buttons] });
  }

  /** One button; answers its callback's result or its action. */
  static prompt({ ok, buttons = [], ...config }: PromptConfig = {}): Promise<unknown> {
    const own: DialogButton = { action: "ok", label: "COMMON.Confirm", icon: "fa-solid fa-check", default: true, ...ok };
    return this.wait({ ...config, buttons: [own, ...buttons] });
  }

  /** A form; answers its values by name. */
  static input({ ok, ...config }: PromptConfig = {}): Promise<unknown> {
    const callback: DialogButton["callback"] = (_event, button) => (button.form ? new FormDataExtended(button.form).object : null);
    return this.prompt({ ...config, ok: { callback, ...ok } });
  }

  /** Answers the pressed button's result; null, the close callback's result or a rejection when dismissed. */
  static wait({ rejectClose = false, close, render, submit, ...options }: WaitConfig): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const dialog = new this({
        ...options,
        submit: async (result: unknown, app: DialogV2) => {
          await submit?.(result, app);
          resolve(result);
        },
      });
      dialog.addEventListener(
        "close",
        (event) => {
          const result = close?.(event, dialog);
          if (rejectClose) reject(new Error("Dialog was dismissed without pressing a button."));
          else resolve(result ?? null);
        },
        { once: true },
      );
      if (render) dialog.addEventListener("render", (event) => render(event, dialog));
      dialog.render({ force: true }).catch(reject);
    });
  }

  /** Asks another user; the configuration must be plain JSON. */
  static query(user: HostUser | string, type: DialogType, config: WaitConfig): Promise<unknown> {
    const target = typeof user === "string" ? host("game").users.get(user) : user;
    if (!target?.query) throw new Error(`DialogV2.query needs an active user, got ${JSON.stringify(user)}.`);
    return target.query("dialog", { type, config });
  }

  /** Answers a query that another client sent. */
  static _handleQuery({ type, config }: { type: DialogType; config: WaitConfig }): Promise<unknown> {
    return DialogV2[type](config);
  }
}
