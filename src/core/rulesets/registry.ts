import { BattlefieldError } from "../battlefield/battlefield-error";
import type { CncNumbers } from "../battlefield/cnc-numbers";
import type { Options, RulesetId } from "../battlefield/types";
import { cnc, cncOf } from "./cnc/cnc";
import { CNC_OWN, cncIssues, cncTable } from "./cnc/numbers";
import { dc20 } from "./dc20/dc20";
import { dnd5e, dnd5eWithMissChance } from "./dnd5e/dnd5e";
import { pf1 } from "./pf1/pf1";
import type { Ruleset } from "./ruleset";

/** Every ruleset of the module by its id. */
export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = { pf1, dnd5e, dc20, cnc };

/** The options that change a ruleset itself. */
export type RulesetOptions = Pick<Options, "dnd5eMissChance" | "cnc">;

/** The ruleset of an id as its book has it. */
export function rulesetOf(id: RulesetId): Ruleset {
  return RULESETS[id];
}

/**
 * The ruleset of an id as a table plays it; the same object for the same options, so that what was worked out under it is
 * found again. Throws a BattlefieldError that names a number that makes no sense.
 */
export function rulesetFor(id: RulesetId, options: RulesetOptions): Ruleset {
  if (id === "dnd5e") return options.dnd5eMissChance ? dnd5eWithMissChance : dnd5e;
  return id === "cnc" ? cncFor(options.cnc) : RULESETS[id];
}

const OWN_KEY = JSON.stringify(CNC_OWN);

/** The table's numbers that were asked for last: they change seldom, and never back and forth. */
let latest: { readonly key: string; readonly ruleset: Ruleset } | null = null;

function cncFor(numbers: CncNumbers): Ruleset {
  const table = cncTable(numbers);
  const key = JSON.stringify(table);
  if (key === OWN_KEY) return cnc;
  if (latest?.key === key) return latest.ruleset;
  const issues = cncIssues(numbers, "options.cnc");
  if (issues.length > 0) throw new BattlefieldError(issues);
  latest = { key, ruleset: cncOf(table) };
  return latest.ruleset;
}
