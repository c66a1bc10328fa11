import type { ConfigurationInput } from "../api/application-types";
import { HandlebarsApplicationV2 } from "../api/handlebars-application";

/** Base of the sidebar's tabs (client/applications/sidebar/sidebar-tab.d.mts). */
export class SidebarTab extends HandlebarsApplicationV2 {
  static tabName = "";
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    tag: "section",
    classes: ["tab", "sidebar-tab"],
    window: { frame: false, positioned: false },
  };

  get tabName(): string {
    return (this.constructor as typeof SidebarTab).tabName;
  }

  get active(): boolean {
    return this.element?.classList.contains("active") ?? false;
  }

  override _insertElement(element: HTMLElement): void {
    element.dataset.tab = this.tabName;
    element.dataset.group = "primary";
    element.setAttribute("role", "tabpanel");
    element.setAttribute("aria-labelledby", `sidebar-tab-${this.tabName}`);
    const before = document.getElementById(element.id);
    if (before) before.replaceWith(element);
    else document.getElementById("sidebar-content")?.append(element);
  }

  /** Shows this tab in the sidebar. */
  activate(): void {
    const sidebar = (globalThis as unknown as { ui: { sidebar?: { changeTab(tab: string, group: string): void } } }).ui.sidebar;
    sidebar?.changeTab(this.tabName, "primary");
  }
}
