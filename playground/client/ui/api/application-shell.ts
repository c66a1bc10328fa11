import { FormDataExtended } from "../ux/form-data-extended";
import type { ClosingOptions, Configuration, FormOptions, Position, RenderContext, RenderOptions, WindowParts } from "./application-types";
import { EventEmitter } from "./event-emitter";
import { applyPosition, resolvePosition } from "./position";
import { enhanceTabs, showTab } from "./tabs";

/** The highest stacking order given out so far, shared by all windows. */
export const stacking = { top: 100 };

/** The half of ApplicationV2 that acts on what is shown: events, forms, tabs, position (client/applications/api/application.d.mts). */
export abstract class ApplicationShell extends EventEmitter {
  abstract options: Configuration;
  abstract position: Position;
  abstract get element(): HTMLElement;
  abstract get window(): WindowParts;
  abstract get form(): HTMLFormElement | null;
  abstract get rendered(): boolean;
  abstract render(options?: RenderOptions | boolean): Promise<this>;
  abstract close(options?: ClosingOptions): Promise<this>;

  tabGroups: Record<string, string | null> = {};
  #minimized = false;

  get minimized(): boolean {
    return this.#minimized;
  }

  /* Life cycle: to be extended by sub-classes. */

  _canRender(_options: RenderOptions): false | void {}
  async _preFirstRender(_context: RenderContext, _options: RenderOptions): Promise<void> {}
  async _onFirstRender(_context: RenderContext, _options: RenderOptions): Promise<void> {}
  async _preRender(_context: RenderContext, _options: RenderOptions): Promise<void> {}
  async _onRender(_context: RenderContext, _options: RenderOptions): Promise<void> {}
  async _postRender(_context: RenderContext, _options: RenderOptions): Promise<void> {}
  async _preClose(_options: ClosingOptions): Promise<void> {}
  _onClose(_options: ClosingOptions): void {}
  _prePosition(_position: Position): void {}
  _onPosition(_position: Position): void {}
  _onClickAction(_event: PointerEvent, _target: HTMLElement): void {}

  /** Listens on the outermost element once: actions, submission, changes. */
  _attachFrameListeners(): void {
    const { element } = this;
    const onPress = (event: Event): void => this.#onPress(event as PointerEvent);
    for (const type of ["click", "auxclick", "contextmenu"]) element.addEventListener(type, onPress);
    element.addEventListener("pointerdown", () => this.bringToFront(), { capture: true });
    const { form } = this.options;
    if (element instanceof HTMLFormElement && form) {
      element.addEventListener("submit", (event) => void this._onSubmitForm(form, event));
      element.addEventListener("change", (event) => this._onChangeForm(form, event));
    }
  }

  #onPress(event: PointerEvent): void {
    const target = (event.target as Element).closest<HTMLElement>("[data-action]");
    if (!target || !this.element.contains(target)) return;
    const action = target.dataset.action ?? "";
    const primary = event.type === "click";
    if (primary && action === "close" && !Object.hasOwn(this.options.actions, "close")) return void this.close();
    if (primary && action === "toggleControls") return void this.toggleControls();
    if (primary && action === "tab") return this._onClickTab(event, target);
    const entry = this.options.actions[action];
    if (!entry) {
      if (primary) this._onClickAction(event, target);
      return;
    }
    const { handler, buttons } = typeof entry === "function" ? { handler: entry, buttons: [0] } : entry;
    if (!buttons.includes(event.button)) return;
    if (event.type === "contextmenu" && !buttons.includes(2)) return;
    if (event.type === "auxclick" && event.button === 2) return;
    if (event.type === "contextmenu") event.preventDefault();
    Reflect.apply(handler, this, [event, target]);
  }

  _onClickTab(event: PointerEvent, button: HTMLElement): void {
    const { tab, group } = button.dataset;
    event.preventDefault();
    if (!tab || !group || event.button !== 0) return;
    this.changeTab(tab, group, { event, navElement: button });
  }

  /** Shows a tab of a group and remembers it for later renders. */
  changeTab(tab: string, group: string, { force = false, updatePosition = true }: { event?: Event; navElement?: HTMLElement; force?: boolean; updatePosition?: boolean } = {}): void {
    if (!tab || !group) throw new Error("You must pass both the tab and tab group identifier.");
    if (this.tabGroups[group] === tab && !force) return;
    showTab(this.element, tab, group);
    this.tabGroups[group] = tab;
    if (updatePosition && this.options.window.positioned && this.position.height === "auto") this.setPosition();
  }

  /** Gives the tabs that are shown their roles; called after every render. */
  protected enhance(): void {
    enhanceTabs(this.element);
  }

  async _onSubmitForm(config: FormOptions, event: Event): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const { handler, closeOnSubmit } = config;
    const formData = new FormDataExtended(form, { submitter: (event as SubmitEvent).submitter ?? null });
    if (handler) {
      try {
        await (Reflect.apply(handler, this, [event, form, formData]) as unknown);
      } catch (error) {
        console.error(error);
        const notify = (globalThis as { ui?: { notifications?: { error(text: unknown): void } } }).ui?.notifications;
        notify?.error(error instanceof Error ? error.message : String(error));
        return;
      }
    }
    if (closeOnSubmit) await this.close({ submitted: true });
  }

  _onChangeForm(config: FormOptions, event: Event): void {
    if (config.submitOnChange) void this._onSubmitForm(config, event);
  }

  /** Submits the application's form as if its submit button were pressed. */
  async submit(_options: Record<string, unknown> = {}): Promise<void> {
    const { form, options } = this;
    if (!form || !options.form?.handler) throw new Error(`The ${this.constructor.name} application does not support a single top-level form element.`);
    const event = new SubmitEvent("submit", { cancelable: true });
    Object.defineProperty(event, "currentTarget", { value: form });
    await this._onSubmitForm(options.form, event);
  }

  /** Moves or resizes a positioned window; what is not given stays as it is. */
  setPosition(position: Partial<Position> = {}): Position | undefined {
    if (!this.options.window.positioned || !this.element) return undefined;
    const next = resolvePosition(this.element, { ...this.position, ...position });
    this._prePosition(next);
    Object.assign(this.position, next);
    if (this.#minimized) applyPosition(this.element, { ...this.position, height: "auto", width: "auto" });
    else applyPosition(this.element, this.position);
    this._onPosition(this.position);
    this.dispatchEvent(new Event("position", { bubbles: true, cancelable: true }));
    return this.position;
  }

  bringToFront(): void {
    if (!this.hasElement || (this.position.zIndex === stacking.top && this.element.style.zIndex)) return;
    this.position.zIndex = ++stacking.top;
    if (this.options.window.positioned && this.options.window.frame) this.element.style.zIndex = String(this.position.zIndex);
  }
  protected get hasElement(): boolean {
    return Boolean(this.element);
  }

  /** Opens or closes the drop-down menu of the header. */
  toggleControls(expanded?: boolean): Promise<void> {
    const { controls, controlsDropdown } = this.window;
    const open = expanded ?? !controlsDropdown?.classList.contains("expanded");
    controlsDropdown?.classList.toggle("expanded", open);
    controls?.setAttribute("aria-expanded", String(open));
    if (open) controlsDropdown?.querySelector("button")?.focus();
    return Promise.resolve();
  }

  minimize(): Promise<void> {
    if (!this.rendered || !this.options.window.frame || this.#minimized || !this.options.window.minimizable) return Promise.resolve();
    this.#minimized = true;
    this.element.classList.add("minimized");
    applyPosition(this.element, { ...this.position, width: "auto", height: "auto" });
    return Promise.resolve();
  }

  maximize(): Promise<void> {
    if (!this.#minimized) return Promise.resolve();
    this.#minimized = false;
    this.element.classList.remove("minimized");
    this.setPosition();
    this.bringToFront();
    return Promise.resolve();
  }

  protected forgetMinimized(): void {
    this.#minimized = false;
  }
}
