import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { HandlebarsApplicationV2 } from "../api/handlebars-application";
import { host } from "../env";

interface SidebarTabEntry {
  icon: string;
  tooltip: string;
  gmOnly?: boolean;
}

/** The column of tabs at the right of the page (client/applications/sidebar/sidebar.d.mts). */
export class Sidebar extends HandlebarsApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "sidebar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { toggleState: Sidebar.#onToggle },
  };
  static TABS_SHOWN: Record<string, SidebarTabEntry> = {
    chat: { icon: "fa-solid fa-comments", tooltip: "PLAY.Tab.chat" },
    combat: { icon: "fa-solid fa-shield-halved", tooltip: "PLAY.Tab.combat" },
    scenes: { icon: "fa-solid fa-map", tooltip: "PLAY.Tab.scenes", gmOnly: true },
    actors: { icon: "fa-solid fa-users", tooltip: "PLAY.Tab.actors" },
    tables: { icon: "fa-solid fa-table-list", tooltip: "PLAY.Tab.tables" },
    journal: { icon: "fa-solid fa-book-open", tooltip: "PLAY.Tab.journal" },
    compendium: { icon: "fa-solid fa-book-atlas", tooltip: "PLAY.Tab.compendium" },
    settings: { icon: "fa-solid fa-gears", tooltip: "PLAY.Tab.settings" },
  };
  static override PARTS = {
    tabs: { template: "templates/sidebar/tabs.hbs" },
    content: { template: "templates/sidebar/content.hbs" },
  };

  override tabGroups: Record<string, string | null> = { primary: "chat" };

  get expanded(): boolean {
    return !this.element?.classList.contains("collapsed");
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const { isGM } = host("game").user;
    const tabs = Object.entries(Sidebar.TABS_SHOWN)
      .filter(([, tab]) => isGM || !tab.gmOnly)
      .map(([id, tab]) => ({ id, ...tab, active: this.tabGroups.primary === id }));
    return { ...context, tabs };
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-right-column-1")?.append(element);
  }

  override changeTab(tab: string, group: string, options: Parameters<HandlebarsApplicationV2["changeTab"]>[2] = {}): void {
    super.changeTab(tab, group, options);
    this.toggleExpanded(true);
    this.element.querySelector(`[data-action="tab"][data-tab="${tab}"]`)?.classList.remove("unread");
  }

  /** Marks a tab that got something new while another one was shown. */
  markUnread(tab: string): void {
    if (this.tabGroups.primary === tab && this.expanded) return;
    this.element?.querySelector(`[data-action="tab"][data-tab="${tab}"]`)?.classList.add("unread");
  }

  toggleExpanded(expanded?: boolean): void {
    const open = expanded ?? !this.expanded;
    this.element.classList.toggle("collapsed", !open);
    this.element.querySelector("[data-action='toggleState']")?.setAttribute("aria-expanded", String(open));
    host("Hooks").callAll("collapseSidebar", this, !open);
  }

  static #onToggle(this: Sidebar): void {
    this.toggleExpanded();
  }
}
type HandlebarsApplicationV2 = InstanceType<typeof HandlebarsApplicationV2>;
