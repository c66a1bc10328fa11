import type { RulesetId } from "../battlefield/types";
import { cnc } from "./cnc/cnc";
import { dc20 } from "./dc20/dc20";
import { dnd5e } from "./dnd5e/dnd5e";
import { pf1 } from "./pf1/pf1";
import type { Ruleset } from "./ruleset";

/** Every ruleset of the module by its id. */
export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = { pf1, dnd5e, dc20, cnc };

/** The ruleset of an id. */
export function rulesetOf(id: RulesetId): Ruleset {
  return RULESETS[id];
}
