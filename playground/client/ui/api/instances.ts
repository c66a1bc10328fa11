import type { ApplicationV2 } from "./application";

/** The applications that are shown now, by id: `foundry.applications.instances`. */
export const instances = new Map<string, ApplicationV2>();
