import type { RulesetId } from "../battlefield/types";
import type { CoverRules } from "../cover/cover-rules";
import type { LightRules } from "../light/light-rules";
import type { SenseRules } from "../senses/sense-rules";
import type { AttackRules } from "./attack-rules";

/** The rules that a question about an attack needs, as a ruleset hands them in. */
export interface GameRules {
  readonly id: RulesetId;
  readonly light: LightRules;
  readonly senses: SenseRules;
  readonly cover: CoverRules;
  readonly attack: AttackRules;
}
