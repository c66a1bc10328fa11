import type { SystemAdapter } from "./adapter";
import { castlesAndCrusades } from "./castles-and-crusades/castles-and-crusades";
import { dc20rpg } from "./dc20rpg/dc20rpg";
import { dnd5e } from "./dnd5e/dnd5e";
import { generic } from "./generic";
import { pf1 } from "./pf1/pf1";

/** Every adapter that the module has, the generic one last. */
export const ADAPTERS: readonly SystemAdapter[] = [pf1, dnd5e, dc20rpg, castlesAndCrusades, generic];

/** The adapter of a game system; any system without one gets the generic adapter. */
export function adapterOf(systemId: string): SystemAdapter {
  return ADAPTERS.find((adapter) => adapter.id === systemId) ?? generic;
}
