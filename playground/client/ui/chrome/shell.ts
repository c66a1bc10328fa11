import { element } from "../api/frame";
import { localize } from "../env";

/**
 * The page's fixed structure, with the ids that Foundry's own page has so that styles and modules find their places
 * (client/applications/ui, hud and sidebar type files name them).
 */
export function buildShell(): void {
  if (document.getElementById("interface")) return;
  document.body.classList.add("vtt", "game", "theme-dark");
  const board = document.getElementById("board") ?? element("canvas", { id: "board", "aria-label": localize("PLAY.Board"), role: "img" });
  const column = (id: string, ...children: HTMLElement[]): HTMLElement => element("div", { id, class: "ui-column" }, ...children);
  const page = element(
    "div",
    { id: "interface", class: "faded-ui" },
    column("ui-left", element("div", { id: "ui-left-column-1" }), element("div", { id: "ui-left-column-2" })),
    element("main", { id: "ui-middle", "aria-label": localize("PLAY.Table") }, element("div", { id: "ui-top" }), element("div", { id: "ui-bottom" })),
    column("ui-right", element("div", { id: "ui-right-column-1" })),
  );
  const hud = document.getElementById("hud") ?? element("div", { id: "hud" });
  const notifications = element("section", { id: "notifications", "aria-label": localize("PLAY.Notifications") });
  const tooltip = element("aside", { id: "tooltip", role: "tooltip" });
  if (!board.isConnected) document.body.prepend(board);
  if (!hud.isConnected) document.body.append(hud);
  document.body.append(page, notifications, tooltip);
}

/** The place of a fixed part of the interface. Throws when the page is not built yet. */
export function slot(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no place "#${id}" for the interface: buildShell() must run first.`);
  return found;
}
