import { discloseReasons, type MayKnow } from "../../core/attack/disclose";
import type { TargetOutcome } from "../../core/attack/resolve";
import type { Verdict } from "../../core/attack/verdict";
import type { Reason } from "../../core/battlefield/reason";
import type { CoverGrade } from "../../core/battlefield/types";
import { publicGuess } from "../guess/public-guess";
import type { GuessEffect } from "../guess/square";
import type { PublicOutcome, PublicTarget, Visibility } from "./record";

/** Families of reasons that say how well the target is seen or noticed. */
const SIGHT_FAMILIES = new Set(["light", "sense", "concealment", "obscurement", "perception", "notice"]);

/** Reasons of the attack itself that hang on place alone; all others tell of somebody's sight. */
const PLACE_REASONS = new Set(["attack.as-reach", "attack.out-of-reach"]);

/** One target's verdict and what each attack of the card did to it, as the game master knows it. */
export interface TargetResult {
  readonly token: string;
  readonly verdict: Verdict;
  readonly outcomes: readonly (TargetOutcome & { readonly index: number })[];
  readonly overridden: boolean;
  /** What was already added to the rolls themselves, and does not count again. */
  readonly applied?: number;
  /** The cover that a game master decided for this roll alone. */
  readonly decided?: CoverGrade;
  /** Set for an attack on a space. */
  readonly guess?: Guess;
}

/** What stands behind an attack on a space; for game masters alone. */
export interface Guess {
  /** Id of the token that was there, or null. */
  readonly found: string | null;
  /** Its defence, or null where it cannot be read. */
  readonly defence: number | null;
  /** What held for anybody there. */
  readonly effect: GuessEffect;
  /** Which attacks of the card would have hit it but for the miss chance. */
  readonly reached: readonly number[];
}

/**
 * What everybody may read of a result: at "open" all but the defence, at "result" hit or miss without chance and die,
 * at "gm" nothing that hangs on how well the target is seen. A target that the attacker does not see looks the same
 * whatever stands there.
 */
export function publicTarget(result: TargetResult, visibility: Visibility, mayKnow: MayKnow): PublicTarget {
  const { verdict, guess } = result;
  if (guess !== undefined) return publicGuess(result, guess.effect, visibility);
  const seen = verdict.perception.state === "observed" || verdict.perception.state === "concealed";
  const sight = visibility !== "gm";
  return {
    token: result.token,
    possible: verdict.attack.possible,
    missChance: visibility === "open" ? verdict.concealment.missChance : null,
    light: sight && seen ? verdict.light.level : null,
    concealment: sight ? verdict.concealment.grade : null,
    cover: verdict.cover.effective,
    modifier: sight ? verdict.attack.modifier : 0,
    defence: verdict.attack.defence,
    reasons: publicReasons(verdict, visibility, seen, mayKnow),
    outcomes: result.outcomes.map((outcome) => publicOutcome(outcome, visibility)),
    overridden: result.overridden,
  };
}

function publicOutcome(outcome: TargetOutcome & { index: number }, visibility: Visibility): PublicOutcome {
  const { index } = outcome;
  switch (visibility) {
    case "open":
      return { index, outcome: outcome.outcome, dice: outcome.dice };
    case "result":
      return { index, outcome: outcome.outcome === "missed-by-concealment" ? "miss" : outcome.outcome, dice: [] };
    case "gm":
      return { index, outcome: outcome.outcome === "blocked" ? "blocked" : null, dice: [] };
  }
}

function publicReasons(
  verdict: Verdict,
  visibility: Visibility,
  seen: boolean,
  mayKnow: MayKnow,
): readonly Reason[] {
  const family = (reason: Reason): string => reason.key.split(".")[0] ?? "";
  const isSight = (reason: Reason): boolean => SIGHT_FAMILIES.has(family(reason));
  const tellsOfSight = (reason: Reason): boolean => isSight(reason) || (family(reason) === "attack" && !PLACE_REASONS.has(reason.key));
  // Chosen by what they were: a reason whose name is withheld is of the family "hidden".
  if (visibility === "gm") return discloseReasons(verdict.reasons.filter((reason) => !tellsOfSight(reason)), mayKnow);
  const reasons = seen ? verdict.reasons : [...verdict.reasons.filter((reason) => !isSight(reason)), UNSEEN];
  const disclosed = discloseReasons(reasons, mayKnow);
  return visibility === "result" ? disclosed.map(withoutChance) : disclosed;
}

const UNSEEN: Reason = { key: "hidden.unseen", data: {}, effect: {}, betrays: [] };

function withoutChance(reason: Reason): Reason {
  if (!("missChance" in reason.effect) && !("missChance" in reason.data)) return reason;
  const { missChance: _chance, ...effect } = reason.effect;
  const { missChance: _shown, ...data } = reason.data;
  return { ...reason, data, effect };
}
