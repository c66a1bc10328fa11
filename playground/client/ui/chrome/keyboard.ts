import { instances } from "../api/instances";
import { callIfThere, hostOptional } from "../env";
import { ContextMenu } from "../ux/context-menu";

/**
 * What the Escape key puts away, the nearest thing first: a menu, the windows, the controlled objects
 * (client/helpers/client-keybindings, `_onDismiss`).
 * @returns whether something was put away.
 */
export function dismiss(): boolean {
  if (ContextMenu.current) {
    void ContextMenu.current.close();
    return true;
  }
  const windows = [...instances.values()].filter((app) => app.hasFrame && app.rendered);
  if (windows.length) {
    for (const app of windows) void app.close({ closeKey: true });
    return true;
  }
  const canvas = hostOptional("canvas");
  const hud = (canvas?.hud as { token?: { rendered: boolean; close(): unknown } } | undefined)?.token;
  if (hud?.rendered) {
    void hud.close();
    return true;
  }
  const layer = canvas?.activeLayer as { controlled?: unknown[] } | undefined;
  if (!layer?.controlled?.length) return false;
  callIfThere(layer, "releaseAll");
  return true;
}

/** Starts listening for Escape; text fields and dialogs deal with it themselves first. */
export function listenForDismissal(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (dismiss()) event.preventDefault();
  });
}
