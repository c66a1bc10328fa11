import type { Outcome } from "../../core/attack/resolve";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Reason } from "../../core/battlefield/reason";
import type { CoverGrade, LightLevel, RulesetId } from "../../core/battlefield/types";
import type { ConcealmentGrade } from "../../core/senses/concealment";
import type { Square } from "../guess/square";

/** Version of what the module writes on documents; migrations count it up. */
export const SCHEMA_VERSION = 1;

/** Who learns of the miss chance: its die and number, its result, or the game master alone. */
export const VISIBILITIES = ["open", "result", "gm"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * What the attacker's client leaves on its own chat message: a request, never a result. The server vouches for the
 * message's author; a game master's client checks the rest from the documents before it answers.
 */
export interface AttackRequest {
  readonly schema: typeof SCHEMA_VERSION;
  /** Uuids of token documents; no target with a space. */
  readonly attacker: string;
  readonly targets: readonly string[];
  readonly kind: AttackKind;
  readonly touch: boolean;
  /** The space that is attacked where no target is seen; null with targets. */
  readonly square: Square | null;
  /** Hands that search the space: a hit tells where somebody is and does no damage. */
  readonly grope: boolean;
  /** What was already added to the roll itself, so that it is not counted twice. */
  readonly applied: number;
}

/** What one attack of the card did to one target, as everybody may read it. */
export interface PublicOutcome {
  readonly index: number;
  /** null: the game master knows. "miss" also stands for a miss by concealment that players may not tell apart. */
  readonly outcome: Outcome | null;
  readonly dice: readonly number[];
}

/** One target's part of the answer, as everybody may read it: nothing here that players must not know. */
export interface PublicTarget {
  readonly token: string;
  readonly possible: boolean;
  readonly missChance: number | null;
  readonly light: LightLevel | null;
  readonly concealment: ConcealmentGrade | null;
  readonly cover: CoverGrade | null;
  readonly modifier: number;
  readonly defence: number;
  readonly reasons: readonly Reason[];
  readonly outcomes: readonly PublicOutcome[];
  /** A game master decided otherwise. */
  readonly overridden: boolean;
}

/** The answer that a game master's client writes on the message. */
export interface AttackAnswer {
  readonly schema: typeof SCHEMA_VERSION;
  readonly ruleset: RulesetId;
  readonly visibility: Visibility;
  readonly state: "suggested" | "resolved" | "withdrawn" | "refused";
  /** Key under GRITGLOOM.Refused where the request could not be taken. */
  readonly refusal: string | null;
  readonly targets: readonly PublicTarget[];
}
