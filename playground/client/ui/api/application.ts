import { localize } from "../env";
import { callChainHooks } from "./application-hooks";
import { RENDER_STATES } from "./application-types";
import type {
  ClosingOptions,
  Configuration,
  ConfigurationInput,
  HeaderControl,
  Position,
  RenderContext,
  RenderOptions,
  Tab,
  TabsConfiguration,
  WindowParts,
} from "./application-types";
import { ApplicationShell, stacking } from "./application-shell";
import { controlEntry, renderFrame } from "./frame";
import { instances } from "./instances";
import { mergeOptions } from "./merge-options";
import { attachFrameGestures } from "./position";
import { RenderQueue } from "./semaphore";
import { prepareTabs } from "./tabs";

/** The base of every window and interface element (client/applications/api/application.d.mts). */
export class ApplicationV2 extends ApplicationShell {
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;
  static DEFAULT_OPTIONS: ConfigurationInput = {
    id: "app-{id}",
    classes: [],
    tag: "div",
    window: {
      frame: true,
      positioned: true,
      title: "",
      icon: "",
      controls: [],
      minimizable: true,
      resizable: false,
      contentTag: "section",
      contentClasses: [],
    },
    actions: {},
    form: { handler: undefined, submitOnChange: false, closeOnSubmit: false },
    position: {},
  };
  static TABS: Record<string, TabsConfiguration> = {};
  static readonly RENDER_STATES = RENDER_STATES;
  static _appId = 0;
  static override readonly emittedEvents: readonly string[] = Object.freeze(["render", "close", "position"]);

  /** The class and its ancestors up to BASE_APPLICATION, the most derived first. */
  static *inheritanceChain(): Generator<typeof ApplicationV2> {
    yield this;
    if (this === this.BASE_APPLICATION) return;
    yield* (Object.getPrototypeOf(this) as typeof ApplicationV2).inheritanceChain();
  }

  options: Configuration;
  position: Position;

  #id: string;
  #element: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #window: WindowParts = {};
  #state: number = RENDER_STATES.NONE;
  readonly #queue = new RenderQueue();

  constructor(options: ConfigurationInput = {}) {
    super();
    this.options = Object.freeze(this._initializeApplicationOptions(options));
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    this.position = { width: "auto", height: "auto", scale: 1, zIndex: ++stacking.top, ...this.options.position };
    for (const [group, config] of Object.entries((this.constructor as typeof ApplicationV2).TABS)) {
      this.tabGroups[group] ??= config.initial ?? config.tabs[0]?.id ?? null;
    }
  }

  get id(): string {
    return this.#id;
  }
  get title(): string {
    return localize(this.options.window.title);
  }
  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }
  get form(): HTMLFormElement | null {
    return this.#element instanceof HTMLFormElement ? this.#element : (this.#element?.querySelector("form") ?? null);
  }
  get classList(): DOMTokenList | undefined {
    return this.#element?.classList;
  }
  get window(): WindowParts {
    return this.#window;
  }
  get rendered(): boolean {
    return this.#state === RENDER_STATES.RENDERED;
  }
  get state(): number {
    return this.#state;
  }
  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  get #chain(): (typeof ApplicationV2)[] {
    return [...(this.constructor as typeof ApplicationV2).inheritanceChain()];
  }

  /** The options of the chain, the base class first, then the caller's. */
  _initializeApplicationOptions(options: ConfigurationInput): Configuration {
    const own = this.#chain.reverse().flatMap((cls) => (Object.hasOwn(cls, "DEFAULT_OPTIONS") ? [cls.DEFAULT_OPTIONS] : []));
    const merged = mergeOptions([...own, options]) as Configuration;
    merged.uniqueId = String(++ApplicationV2._appId);
    merged.classes = [...new Set(merged.classes)];
    return merged;
  }

  /** Draws or redraws the application; calls wait for each other. Without `force` only what is already shown is redrawn. */
  async render(options: RenderOptions | boolean = {}, more: RenderOptions = {}): Promise<this> {
    const given = typeof options === "boolean" ? { ...more, force: options } : options;
    return this.#queue.add(() => this.#render(given));
  }

  async #render(options: RenderOptions): Promise<this> {
    const first = this.#state <= RENDER_STATES.NONE;
    if (first && !options.force) return this;
    if (this.#state === RENDER_STATES.CLOSING) return this;
    options.isFirstRender = first;
    if (this._canRender(options) === false) return this;
    this._configureRenderOptions(options);
    const before = this.#state;
    this.#state = RENDER_STATES.RENDERING;
    try {
      const context = await this._prepareContext(options);
      if (first) await this._preFirstRender(context, options);
      await this._preRender(context, options);
      if (first) await this.#createElement(options);
      else if (this.hasFrame) this._updateFrame(options);
      const result = await this._renderHTML(context, options);
      this._replaceHTML(result, this.#content as HTMLElement, options);
      instances.set(this.#id, this);
      if (first) {
        this._insertElement(this.element);
        if (this.hasFrame) attachFrameGestures(this);
        this._attachFrameListeners();
        this.bringToFront();
      }
      this.#state = RENDER_STATES.RENDERED;
      if (first) await this._onFirstRender(context, options);
      if (this.options.window.positioned && (first || options.position)) this.setPosition({ ...this.position, ...options.position });
      this.enhance();
      await this._onRender(context, options);
      this.dispatchEvent(new Event("render", { bubbles: true, cancelable: true }));
      callChainHooks("render", this.#chain, [this, this.#element, context, options]);
      await this._postRender(context, options);
    } catch (error) {
      this.#state = first ? RENDER_STATES.ERROR : before;
      if (first) this.#element?.remove();
      throw new Error(`Failed to render Application "${this.#id}":\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    return this;
  }

  async #createElement(options: RenderOptions): Promise<void> {
    this.#element = await this._renderFrame(options);
    this.#content = this.#window.content ?? this.#element;
    if (this.hasFrame) this._updateFrame(options);
  }

  _configureRenderOptions(options: RenderOptions): void {
    const { window: settings } = this.options;
    if (!this.hasFrame) return;
    options.window = { ...(options.isFirstRender ? { icon: settings.icon, controls: true } : {}), title: this.title, ...options.window };
  }
  _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context: RenderContext = {};
    const groups = Object.keys((this.constructor as typeof ApplicationV2).TABS);
    if (options.tab !== undefined) this.#chooseTabs(options.tab, groups);
    if (groups.length === 1 && groups[0] !== undefined) context.tabs = this._prepareTabs(groups[0]);
    return Promise.resolve(context);
  }
  #chooseTabs(tab: string | Record<string, string>, groups: string[]): void {
    if (typeof tab !== "string") Object.assign(this.tabGroups, tab);
    else if (groups[0] !== undefined) this.tabGroups[groups[0]] = tab;
  }
  _getTabsConfig(group: string): TabsConfiguration | null {
    return (this.constructor as typeof ApplicationV2).TABS[group] ?? null;
  }
  _prepareTabs(group: string): Record<string, Tab> {
    return prepareTabs(group, this._getTabsConfig(group), this.tabGroups);
  }
  _getHeaderControls(): HeaderControl[] {
    return this.options.window.controls.slice();
  }
  *_headerControlsButtons(): Generator<HeaderControl> {
    const controls = this._getHeaderControls();
    callChainHooks("getHeaderControls", this.#chain, [this, controls]);
    for (const control of controls) {
      const visible = typeof control.visible === "function" ? control.visible.call(this) : control.visible;
      if (visible !== false) yield control;
    }
  }
  _renderHTML(_context: RenderContext, _options: RenderOptions): Promise<unknown> {
    throw new Error(`The class ${this.constructor.name} does not define _renderHTML; use HandlebarsApplicationMixin or define it.`);
  }
  _replaceHTML(_result: unknown, _content: HTMLElement, _options: RenderOptions): void {
    throw new Error(`The class ${this.constructor.name} does not define _replaceHTML; use HandlebarsApplicationMixin or define it.`);
  }
  _renderFrame(_options: RenderOptions): Promise<HTMLElement> {
    const frame = document.createElement(this.options.tag);
    frame.id = this.#id;
    if (this.options.classes.length) frame.className = this.options.classes.join(" ");
    if (this.hasFrame) {
      frame.classList.add("application");
      this.#window = renderFrame(frame, this.options);
    }
    frame.tabIndex = -1;
    if (frame instanceof HTMLFormElement) frame.autocomplete = "off";
    return Promise.resolve(frame);
  }
  _renderHeaderControl(control: HeaderControl): HTMLLIElement {
    const entry = controlEntry(control);
    if (control.onClick) entry.addEventListener("click", control.onClick);
    return entry;
  }
  _updateFrame(options: RenderOptions): void {
    const { title, icon, controls, controlsDropdown } = this.#window;
    const wanted = options.window;
    if (!wanted) return;
    if (wanted.title !== undefined && title) title.textContent = wanted.title;
    if (wanted.icon !== undefined && icon) icon.className = wanted.icon ? `window-icon fa-fw ${wanted.icon}` : "window-icon hidden";
    if (wanted.controls && controlsDropdown) {
      controlsDropdown.replaceChildren(...[...this._headerControlsButtons()].map((control) => this._renderHeaderControl(control)));
      controls?.classList.toggle("hidden", controlsDropdown.childElementCount === 0);
    }
  }
  _insertElement(element: HTMLElement): void {
    const before = document.getElementById(element.id);
    if (before) before.replaceWith(element);
    else document.body.append(element);
  }
  _removeElement(element: HTMLElement): void {
    element.remove();
  }
  _tearDown(_options: ClosingOptions): void {
    this.#content = null;
  }

  /** Closes the application; calls the `close<Class>` hooks once it is gone. */
  async close(options: ClosingOptions = {}): Promise<this> {
    return this.#queue.add(async () => {
      if (!this.#element || this.#state === RENDER_STATES.CLOSED) return this;
      this.#state = RENDER_STATES.CLOSING;
      await this._preClose(options);
      const element = this.#element;
      this._removeElement(element);
      this._tearDown(options);
      this.#element = null;
      this.#window = {};
      this.forgetMinimized();
      this.#state = RENDER_STATES.CLOSED;
      instances.delete(this.#id);
      this._onClose(options);
      this.dispatchEvent(new Event("close", { bubbles: true, cancelable: true }));
      callChainHooks("close", this.#chain, [this]);
      return this;
    });
  }
}
