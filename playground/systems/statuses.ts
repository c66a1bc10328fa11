import type { StatusEffect } from "../client/host/data/status-effects";
import type { Host } from "../client/host/host";

/** Adds a system's own status ids to core's, in the form of the generation, each under its id as a name. */
export function addStatuses(host: Host, ids: readonly string[]): void {
  const all = host.CONFIG["statusEffects"] as StatusEffect[] | Record<string, StatusEffect>;
  for (const id of ids) {
    const status: StatusEffect = { id, name: id.replace(/([A-Z])/g, " $1").replace(/^./, (letter) => letter.toUpperCase()), img: "icons/svg/aura.svg" };
    if (!Array.isArray(all)) all[id] = status;
    else if (!all.some((known) => known.id === id)) all.push(status);
  }
}
