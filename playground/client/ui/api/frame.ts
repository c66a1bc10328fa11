import { localize } from "../env";
import type { Configuration, HeaderControl, WindowParts } from "./application-types";

/** Makes an element with attributes and children; null attributes are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | null | undefined> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A header button as Foundry draws it: the icon's classes on the button itself. */
export function headerButton(icon: string, label: string, action: string): HTMLButtonElement {
  return element("button", {
    type: "button",
    class: `header-control icon ${icon}`,
    "data-action": action,
    "data-tooltip": label,
    "aria-label": label,
  });
}

/** One entry of the header's drop-down menu (ApplicationV2#_renderHeaderControl). */
export function controlEntry(control: HeaderControl): HTMLLIElement {
  const label = localize(control.label);
  const icon = element("i", { class: `control-icon fa-fw ${control.icon}`, "aria-hidden": "true" });
  const button = element("button", { type: "button", class: "control" }, icon, element("span", { class: "control-label" }, label));
  return element("li", { class: "header-control", "data-action": control.action }, button);
}

/**
 * Builds a window's frame around an empty content element (ApplicationV2#_renderFrame).
 * @returns the parts, for later updates of the title and the controls.
 */
export function renderFrame(frame: HTMLElement, options: Configuration): WindowParts {
  const { window: settings } = options;
  const titleId = `${frame.id}-title`;
  const title = element("h1", { class: "window-title", id: titleId });
  const icon = element("i", { class: "window-icon hidden", "aria-hidden": "true" });
  const controls = headerButton("fa-solid fa-ellipsis-vertical", localize("APPLICATION.TOOLS.ControlsMenu"), "toggleControls");
  controls.setAttribute("aria-expanded", "false");
  controls.setAttribute("aria-haspopup", "true");
  const close = headerButton("fa-solid fa-xmark", localize("APPLICATION.TOOLS.Close"), "close");
  const header = element("header", { class: "window-header" }, icon, title, controls, close);
  const controlsDropdown = element("menu", { class: "controls-dropdown" });
  const content = document.createElement(settings.contentTag);
  content.classList.add("window-content", ...settings.contentClasses);
  frame.append(header, controlsDropdown, content);
  let resize: HTMLElement | undefined;
  if (settings.resizable) {
    resize = element("div", { class: "window-resize-handle" });
    frame.append(resize);
  }
  frame.setAttribute("aria-labelledby", titleId);
  if (frame.tagName !== "DIALOG" && frame.tagName !== "FORM") frame.setAttribute("role", "dialog");
  return { header, title, icon, controls, controlsDropdown, close, content, resize };
}
