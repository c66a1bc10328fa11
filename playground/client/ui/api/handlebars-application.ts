import { getTemplate, renderTemplate } from "../handlebars/templates";
import { ApplicationV2 } from "./application";
import type { ClosingOptions, ConfigurationInput, FormOptions, RenderContext, RenderOptions, TabsConfiguration } from "./application-types";
import { readPartState, restorePartState } from "./part-state";
import type { PartState } from "./part-state";

/** One part of an application, rendered from a template. */
export interface TemplatePart {
  template: string;
  id?: string | null;
  root?: boolean | null;
  classes?: string[] | null;
  templates?: string[] | null;
  scrollable?: string[] | null;
  forms?: Record<string, FormOptions> | null;
}

/** The members that the mixin adds. */
export interface HandlebarsMembers {
  readonly parts: Record<string, HTMLElement>;
  _configureRenderParts(options: RenderOptions): Record<string, TemplatePart>;
  _preparePartContext(partId: string, context: RenderContext, options: RenderOptions): Promise<RenderContext>;
  _preSyncPartState(partId: string, next: HTMLElement, before: HTMLElement, state: PartState): void;
  _syncPartState(partId: string, next: HTMLElement, before: HTMLElement, state: PartState): void;
  _attachPartListeners(partId: string, element: HTMLElement, options: RenderOptions): void;
}

interface HandlebarsStatics {
  PARTS: Record<string, TemplatePart>;
  DEFAULT_OPTIONS: ConfigurationInput;
  TABS: Record<string, TabsConfiguration>;
  BASE_APPLICATION: typeof ApplicationV2;
  readonly emittedEvents: readonly string[];
}
/** A class of applications whose instances are of one kind. */
type ApplicationClass<Kind extends ApplicationV2> = new (options?: ConfigurationInput) => Kind;
/** What the mixin makes of such a class. */
export type HandlebarsClass<Kind extends ApplicationV2> = HandlebarsStatics & ApplicationClass<Kind & HandlebarsMembers>;

/** Adds rendering from Handlebars templates in parts (client/applications/api/handlebars-application.d.mts). */
export function HandlebarsApplicationMixin<Kind extends ApplicationV2>(Base: ApplicationClass<Kind>): HandlebarsClass<Kind> {
  const Parent = Base as unknown as typeof ApplicationV2;
  class HandlebarsApplication extends Parent {
    static PARTS: Record<string, TemplatePart> = {};

    #parts: Record<string, HTMLElement> = {};

    get parts(): Record<string, HTMLElement> {
      return this.#parts;
    }

    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      options.parts ??= Object.keys((this.constructor as typeof HandlebarsApplication).PARTS);
    }

    /** The parts that a render draws: a copy that may be changed. */
    _configureRenderParts(_options: RenderOptions): Record<string, TemplatePart> {
      const parts = (this.constructor as typeof HandlebarsApplication).PARTS;
      return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, { ...part }]));
    }

    override async _preRender(context: RenderContext, options: RenderOptions): Promise<void> {
      await super._preRender(context, options);
      const wanted = new Set(options.parts);
      const paths = Object.entries(this._configureRenderParts(options)).flatMap(([id, part]) =>
        wanted.has(id) ? [part.template, ...(part.templates ?? [])] : [],
      );
      await Promise.all(paths.map((path) => getTemplate(path)));
    }

    override async _renderHTML(context: RenderContext, options: RenderOptions): Promise<Record<string, HTMLElement>> {
      const rendered: Record<string, HTMLElement> = {};
      const configured = this._configureRenderParts(options);
      for (const partId of options.parts ?? []) {
        const part = configured[partId];
        if (!part) {
          console.warn(`Part "${partId}" is not a supported template part for ${this.constructor.name}.`);
          continue;
        }
        const partContext = await this._preparePartContext(partId, context, options);
        rendered[partId] = await this.#renderPart(partId, part, partContext);
      }
      return rendered;
    }

    async #renderPart(partId: string, part: TemplatePart, context: RenderContext): Promise<HTMLElement> {
      const holder = document.createElement("template");
      holder.innerHTML = await renderTemplate(part.template, context);
      let root: HTMLElement;
      if (part.root) {
        root = document.createElement("div");
        root.append(holder.content);
      } else {
        const [only, second] = [...holder.content.children];
        if (!(only instanceof HTMLElement) || second) {
          throw new Error(`Template part "${partId}" must render a single HTML element, ${part.template} rendered ${holder.content.children.length}.`);
        }
        root = only;
      }
      document.adoptNode(root);
      if (part.id) root.id = `${this.id}-${part.id}`;
      if (part.classes) root.classList.add(...part.classes);
      root.dataset.applicationPart = partId;
      return root;
    }

    /** The data of one part: the shared context under a new object, with the part's own tab where there is one. */
    _preparePartContext(partId: string, context: RenderContext, _options: RenderOptions): Promise<RenderContext> {
      const own: RenderContext = { ...context, partId: `${this.id}-${partId}` };
      const tabs = context.tabs as Record<string, unknown> | undefined;
      if (tabs && partId in tabs) own.tab ??= tabs[partId];
      return Promise.resolve(own);
    }

    override _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void {
      const configured = this._configureRenderParts(options);
      for (const [partId, next] of Object.entries(result as Record<string, HTMLElement>)) {
        const part = configured[partId];
        if (part?.root) {
          content.dataset.applicationPart = partId;
          content.replaceChildren(...next.childNodes);
          this.#adopt(partId, content, part, options);
          continue;
        }
        const before = content.querySelector<HTMLElement>(`:scope > [data-application-part="${partId}"]`);
        const state: PartState = { scrollPositions: [] };
        if (before) {
          this._preSyncPartState(partId, next, before, state);
          before.replaceWith(next);
          this._syncPartState(partId, next, before, state);
        } else this.#insert(partId, next, content, options);
        this.#adopt(partId, next, part, options);
      }
    }

    /** A part that appears later takes its place in the order of the parts. */
    #insert(partId: string, next: HTMLElement, content: HTMLElement, options: RenderOptions): void {
      const order = Object.keys(this._configureRenderParts(options));
      const after = order.slice(order.indexOf(partId) + 1).map((id) => this.#parts[id]);
      content.insertBefore(next, after.find((part) => part?.parentElement === content) ?? null);
    }

    #adopt(partId: string, element: HTMLElement, part: TemplatePart | undefined, options: RenderOptions): void {
      this.#parts[partId] = element;
      this._attachPartListeners(partId, element, options);
      for (const [selector, config] of Object.entries(part?.forms ?? {})) {
        const forms = element.matches(selector) ? [element] : [...element.querySelectorAll(selector)];
        for (const form of forms) {
          form.addEventListener("submit", (event) => void this._onSubmitForm(config, event));
          form.addEventListener("change", (event) => this._onChangeForm(config, event));
        }
      }
    }

    _preSyncPartState(partId: string, next: HTMLElement, before: HTMLElement, state: PartState): void {
      const part = (this.constructor as typeof HandlebarsApplication).PARTS[partId];
      readPartState(next, before, part?.scrollable ?? [], state);
    }
    _syncPartState(_partId: string, next: HTMLElement, _before: HTMLElement, state: PartState): void {
      restorePartState(next, state);
    }
    _attachPartListeners(_partId: string, _element: HTMLElement, _options: RenderOptions): void {}

    override _tearDown(options: ClosingOptions): void {
      super._tearDown(options);
      this.#parts = {};
    }
  }
  const mixed: unknown = HandlebarsApplication;
  return mixed as HandlebarsClass<Kind>;
}

/** Base of the interface's own applications. */
export const HandlebarsApplicationV2 = HandlebarsApplicationMixin(ApplicationV2);
