import type { GameRules } from "../attack/game-rules";

/** One game's rules, as data and small functions; the resolvers own order and arithmetic. */
export type Ruleset = GameRules;
