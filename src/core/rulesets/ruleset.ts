import type { AttackRules } from "../attack/attack-rules";
import type { RulesetId } from "../battlefield/types";
import type { CoverRules } from "../cover/cover-rules";
import type { LightRules } from "../light/light-rules";
import type { SenseRules } from "../senses/sense-rules";

/** One game's rules, as data and small functions; the resolvers own order and arithmetic. */
export interface Ruleset {
  readonly id: RulesetId;
  readonly light: LightRules;
  readonly senses: SenseRules;
  readonly cover: CoverRules;
  readonly attack: AttackRules;
}
