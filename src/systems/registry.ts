import type { SystemAdapter } from "./adapter";
import { generic } from "./generic";
import { pf1 } from "./pf1/pf1";

const ADAPTERS: readonly SystemAdapter[] = [pf1];

/** The adapter of a game system; any system without one gets the generic adapter. */
export function adapterOf(systemId: string): SystemAdapter {
  return ADAPTERS.find((adapter) => adapter.id === systemId) ?? generic;
}
