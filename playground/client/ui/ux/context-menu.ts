import { element } from "../api/frame";
import { deprecated, generation, host, localize } from "../env";

/** An entry in the shape of version 13 (client/applications/ux/context-menu.d.mts). */
export interface LegacyEntry {
  name: string;
  icon?: string;
  group?: string | null;
  condition?: boolean | ((target: HTMLElement) => boolean | null) | null;
  callback: (target: HTMLElement, event?: Event) => unknown;
}
/** An entry in the shape of version 14: `label`, `visible`, `onClick` (foundry-vtt-types 14.366, context-menu.d.mts). */
export interface Entry {
  label: string;
  icon?: string;
  group?: string | null;
  visible?: boolean | ((target: HTMLElement) => boolean | null) | null;
  onClick: (event: Event, target: HTMLElement) => unknown;
}

export interface ContextMenuOptions {
  eventName?: string;
  onOpen?: ((target: HTMLElement) => void) | null;
  onClose?: ((target: HTMLElement) => void) | null;
  jQuery?: boolean;
  fixed?: boolean;
}

interface Shown {
  readonly label: string;
  readonly icon: string | undefined;
  readonly group: string | null;
  readonly visible: boolean;
  run(event: Event): void;
}

const test = (condition: Entry["visible"], target: HTMLElement): boolean =>
  typeof condition === "function" ? Boolean(condition(target)) : (condition ?? true);

/** Reads an entry of either shape; what the generation does not know has no effect, as on a real table. */
function read(entry: Partial<Entry> & Partial<LegacyEntry>, target: HTMLElement): Shown {
  const modern = generation() >= 14;
  const old = ["name", "condition", "callback"].filter((key) => Object.hasOwn(entry, key));
  if (modern && old.length) {
    deprecated(`Context menu entries use "label", "visible" and "onClick" instead of "name", "condition" and "callback" (got ${old.join(", ")}).`, { since: 14, until: 16 });
  }
  const label = modern ? (entry.label ?? entry.name) : entry.name;
  return {
    label: localize(label ?? ""),
    icon: entry.icon,
    group: entry.group ?? null,
    visible: test(modern ? (entry.visible ?? entry.condition) : entry.condition, target),
    run: (event) => {
      if (modern && entry.onClick) entry.onClick(event, target);
      else entry.callback?.(target, event);
    },
  };
}

/** A menu of entries at an element, opened by right click, Shift+F10 or the menu key (client/applications/ux/context-menu.d.mts). */
export class ContextMenu {
  /** The menu that is open, if any. */
  static current: ContextMenu | null = null;

  readonly #options: ContextMenuOptions;
  #menu: HTMLElement | null = null;
  #target: HTMLElement | null = null;
  #returnTo: HTMLElement | null = null;

  constructor(
    readonly container: HTMLElement,
    readonly selector: string,
    public menuItems: (Partial<Entry> & Partial<LegacyEntry>)[],
    options: ContextMenuOptions = {},
  ) {
    if (options.jQuery) throw new Error("This table has no jQuery: pass jQuery: false to ContextMenu.");
    this.#options = options;
    container.addEventListener(options.eventName ?? "contextmenu", (event) => this.#onActivate(event));
  }

  get element(): HTMLElement | null {
    return this.#menu;
  }
  get target(): HTMLElement | null {
    return this.#target;
  }
  static get implementation(): typeof ContextMenu {
    return ContextMenu;
  }

  #onActivate(event: Event): void {
    const target = (event.target as Element).closest<HTMLElement>(this.selector);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    const again = this.#target === target && this.#menu !== null;
    void ContextMenu.current?.close();
    if (!again) void this.render(target, { event });
  }

  /** Opens the menu for an element. */
  render(target: HTMLElement, { event }: { event?: Event } = {}): Promise<void> {
    this.#options.onOpen?.(target);
    const entries = this.menuItems.map((entry) => read(entry, target)).filter((entry) => entry.visible);
    if (!entries.length) return Promise.resolve();
    const menu = element("nav", { id: "context-menu", class: "themed theme-dark" });
    const list = element("menu", { class: "context-items", role: "menu", "aria-label": localize("PLAY.ContextMenu") });
    for (const entry of entries) list.append(this.#item(entry));
    menu.append(list);
    document.body.append(menu);
    place(menu, target, event);
    this.#menu = menu;
    this.#target = target;
    this.#returnTo = document.activeElement as HTMLElement | null;
    ContextMenu.current = this;
    target.classList.add("context");
    menu.addEventListener("keydown", (key) => this.#onKey(key));
    list.querySelector<HTMLElement>("button")?.focus();
    return Promise.resolve();
  }

  #item(entry: Shown): HTMLLIElement {
    const button = element("button", { type: "button", role: "menuitem", tabindex: "-1" });
    const icon = element("span", { class: "context-icon", "aria-hidden": "true" });
    if (entry.icon?.startsWith("<")) icon.innerHTML = entry.icon;
    else if (entry.icon) icon.append(element("i", { class: `${entry.icon} fa-fw` }));
    button.append(icon, element("span", {}, entry.label));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      void this.close();
      entry.run(event);
    });
    return element("li", { class: "context-item", role: "none", "data-group": entry.group }, button);
  }

  #onKey(event: KeyboardEvent): void {
    const items = [...(this.#menu?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") void this.close();
    else if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Closes the menu and gives the focus back. */
  close(): Promise<void> {
    if (!this.#menu || !this.#target) return Promise.resolve();
    const target = this.#target;
    this.#menu.remove();
    target.classList.remove("context");
    this.#menu = this.#target = null;
    if (ContextMenu.current === this) ContextMenu.current = null;
    this.#returnTo?.focus({ preventScroll: true });
    this.#options.onClose?.(target);
    return Promise.resolve();
  }

  /** Makes a menu after the hook `get<hookName>` had its say about the entries. */
  static create(app: unknown, container: HTMLElement, selector: string, entries: (Partial<Entry> & Partial<LegacyEntry>)[], { hookName, ...options }: ContextMenuOptions & { hookName?: string } = {}): ContextMenu {
    if (hookName) host("Hooks").callAll(`get${hookName}`, app, entries);
    return new ContextMenu(container, selector, entries, options);
  }

  /** Closes an open menu when the user presses elsewhere. */
  static eventListeners(): void {
    document.addEventListener("pointerdown", (event) => {
      const { current } = ContextMenu;
      if (current && !current.element?.contains(event.target as Node)) void current.close();
    }, { capture: true });
  }
}

function place(menu: HTMLElement, target: HTMLElement, event: Event | undefined): void {
  const box = target.getBoundingClientRect();
  const pointed = event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0);
  const x = pointed ? event.clientX : box.left + 16;
  const y = pointed ? event.clientY : box.bottom;
  menu.style.left = `${Math.max(4, Math.min(x, innerWidth - menu.offsetWidth - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(y, innerHeight - menu.offsetHeight - 4))}px`;
}
