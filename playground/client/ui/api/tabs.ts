import type { Tab, TabsConfiguration } from "./application-types";

/**
 * The tabs of one group for the templates, each marked active or not (ApplicationV2#_prepareTabs).
 * @throws when the group is not configured or has no tabs.
 */
export function prepareTabs(
  group: string,
  config: TabsConfiguration | null,
  tabGroups: Record<string, string | null>,
): Record<string, Tab> {
  if (!config || config.tabs.length === 0) {
    throw new Error(`Tabs group "${group}" is not configured: expected an entry in TABS with at least one tab.`);
  }
  tabGroups[group] ??= config.initial ?? config.tabs[0]?.id ?? null;
  const prepared: Record<string, Tab> = {};
  for (const tab of config.tabs) {
    const active = tabGroups[group] === tab.id;
    const label = tab.label ?? (config.labelPrefix ? `${config.labelPrefix}.${tab.id}` : undefined);
    prepared[tab.id] = {
      id: tab.id,
      group,
      active,
      cssClass: [tab.cssClass, active ? "active" : ""].filter(Boolean).join(" "),
      ...(tab.icon === undefined ? {} : { icon: tab.icon }),
      ...(label === undefined ? {} : { label }),
    };
  }
  return prepared;
}

/**
 * Shows one tab of a group: its navigation entry and its content get the class `active`, their siblings lose it
 * (ApplicationV2#changeTab).
 * @throws when no navigation entry or content of that group and name exists.
 */
export function showTab(root: HTMLElement, tab: string, group: string): void {
  let found = false;
  for (const item of root.querySelectorAll<HTMLElement>(`[data-group="${group}"][data-tab]`)) {
    const active = item.dataset.tab === tab;
    const isNavigation = item.dataset.action === "tab" || item.closest(".tabs, nav") !== null;
    found ||= active;
    item.classList.toggle("active", active);
    if (!isNavigation) continue;
    item.setAttribute("aria-selected", String(active));
    item.tabIndex = active ? 0 : -1;
  }
  if (!found) throw new Error(`No matching tab element found for group "${group}" and tab "${tab}".`);
}

/** Gives tab navigations the roles and the arrow keys that keyboard users expect. */
export function enhanceTabs(root: HTMLElement): void {
  for (const nav of root.querySelectorAll<HTMLElement>("nav.tabs")) {
    const items = [...nav.querySelectorAll<HTMLElement>("[data-action='tab'][data-tab]")];
    if (!items.length || nav.dataset.enhanced) continue;
    nav.dataset.enhanced = "1";
    nav.setAttribute("role", "tablist");
    for (const item of items) {
      const active = item.classList.contains("active");
      item.setAttribute("role", "tab");
      item.setAttribute("aria-selected", String(active));
      item.tabIndex = active ? 0 : -1;
      const panel = root.querySelector<HTMLElement>(`.tab[data-group="${item.dataset.group}"][data-tab="${item.dataset.tab}"]`);
      if (!panel) continue;
      panel.setAttribute("role", "tabpanel");
      const name = item.textContent.trim() || item.getAttribute("aria-label");
      if (name && !panel.hasAttribute("aria-label")) panel.setAttribute("aria-label", name);
    }
    nav.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const at = items.indexOf(event.target as HTMLElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      const next = items[(at + step + items.length) % items.length];
      next?.focus();
      next?.click();
    });
  }
}
