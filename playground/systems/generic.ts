import type { SystemDouble } from "./frame";

/** A bare system without data models, hooks or sheets: what a module meets on a system that it does not know. */
export const system: SystemDouble = {
  manifest: {
    id: "generic",
    title: "Generic System",
    version: "1.0.0",
    documentTypes: { Actor: ["character", "npc"], Item: ["weapon", "gear"] },
    grid: { distance: 5, units: "ft" },
  },
  install() {
    // Nothing: every field of `system` is free.
  },
};
