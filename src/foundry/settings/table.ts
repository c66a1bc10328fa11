import { OWN_NUMBERS, type CncNumbers } from "../../core/battlefield/cnc-numbers";
import type { Options } from "../../core/battlefield/types";
import { rulesetFor } from "../../core/rulesets/registry";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { SystemAdapter } from "../../systems/adapter";
import { adapterOf } from "../../systems/registry";
import { storedNumbers } from "./cnc-form";
import { getSetting } from "./settings";

/** The adapter of the game system that runs. */
export function systemAdapter(): SystemAdapter {
  return adapterOf(game.system.id);
}

/** The ruleset of this table with its own numbers: what the game master chose, else what fits the game system. */
export function tableRuleset(): Ruleset {
  const chosen = getSetting("ruleset");
  const id = chosen === "auto" ? systemAdapter().ruleset : chosen;
  return rulesetFor(id, { dnd5eMissChance: getSetting("dnd5eMissChance"), cnc: id === "cnc" ? tableNumbers() : OWN_NUMBERS });
}

/** The numbers that were asked for last, by what the world keeps: the ruleset is asked for at every glance. */
let latest: { readonly stored: string; readonly numbers: CncNumbers } | null = null;

function tableNumbers(): CncNumbers {
  const kept = getSetting("cncNumbers");
  const stored = JSON.stringify(kept);
  if (latest?.stored !== stored) latest = { stored, numbers: storedNumbers(kept) };
  return latest.numbers;
}

/** The settings that change an answer, as they travel in a snapshot. */
export function tableOptions(): Options {
  return {
    ambientBrightUpTo: getSetting("ambientBrightUpTo"),
    ambientDimUpTo: getSetting("ambientDimUpTo"),
    bigTokenLight: getSetting("bigTokenLight"),
    inset: getSetting("inset"),
    panesStopAttacks: getSetting("panesStopAttacks"),
    creaturesGiveCover: getSetting("creaturesGiveCover"),
    proneGiveCover: getSetting("proneGiveCover"),
    deadGiveCover: getSetting("deadGiveCover"),
    alliesGiveCover: getSetting("alliesGiveCover"),
    dnd5eMissChance: getSetting("dnd5eMissChance"),
    cnc: tableNumbers(),
  };
}
