import type { RulesetId } from "../../../src/core/battlefield/types";
import type { CoverRules } from "../../../src/core/cover/cover-rules";
import { cncCover } from "../../../src/core/rulesets/cnc/cover";
import { dc20Cover } from "../../../src/core/rulesets/dc20/cover";
import { dnd5eCover } from "../../../src/core/rulesets/dnd5e/cover";
import { pf1Cover } from "../../../src/core/rulesets/pf1/cover";

/** Every game's cover rules, by its id. */
export const COVER_RULES: Readonly<Record<RulesetId, CoverRules>> = {
  pf1: pf1Cover,
  dnd5e: dnd5eCover,
  dc20: dc20Cover,
  cnc: cncCover,
};
