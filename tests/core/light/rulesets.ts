import type { RulesetId } from "../../../src/core/battlefield/types";
import type { LightRules } from "../../../src/core/light/light-rules";
import { cncLight } from "../../../src/core/rulesets/cnc/light";
import { cncSenses } from "../../../src/core/rulesets/cnc/senses";
import { dc20Light } from "../../../src/core/rulesets/dc20/light";
import { dc20Senses } from "../../../src/core/rulesets/dc20/senses";
import { dnd5eLight } from "../../../src/core/rulesets/dnd5e/light";
import { dnd5eSenses } from "../../../src/core/rulesets/dnd5e/senses";
import { pf1Light } from "../../../src/core/rulesets/pf1/light";
import { pf1Senses } from "../../../src/core/rulesets/pf1/senses";
import type { SenseRules } from "../../../src/core/senses/sense-rules";

const RULES: Readonly<Record<RulesetId, { readonly light: LightRules; readonly senses: SenseRules }>> = {
  pf1: { light: pf1Light, senses: pf1Senses },
  dnd5e: { light: dnd5eLight, senses: dnd5eSenses },
  dc20: { light: dc20Light, senses: dc20Senses },
  cnc: { light: cncLight, senses: cncSenses },
};

/** The rules of light and senses of a ruleset. */
export function rulesOf(id: RulesetId): { readonly light: LightRules; readonly senses: SenseRules } {
  return RULES[id];
}
