import type { TargetOutcome } from "../../core/attack/resolve";
import type { Reason } from "../../core/battlefield/reason";
import type { PublicOutcome, PublicTarget, Visibility } from "../attack/record";
import type { GuessEffect } from "./square";

/** The one thing that everybody may read of why a guess went as it did. */
const UNSEEN: Reason = { key: "hidden.unseen", data: {}, effect: {}, betrays: [] };

interface GuessResult {
  readonly token: string;
  readonly outcomes: readonly (TargetOutcome & { readonly index: number })[];
  readonly overridden: boolean;
}

/**
 * What everybody may read of an attack on a guessed space: made of the space, what an unseen creature there would be,
 * the outcome and the dice alone, so that a miss reads the same whoever was there or nobody.
 */
export function publicGuess(result: GuessResult, effect: GuessEffect, visibility: Visibility): PublicTarget {
  return {
    token: result.token,
    possible: effect.possible,
    missChance: visibility === "open" ? effect.missChance : null,
    light: null,
    concealment: visibility === "gm" ? null : "total",
    cover: null,
    modifier: 0,
    defence: 0,
    reasons: visibility === "gm" ? [] : [UNSEEN],
    outcomes: result.outcomes.map((one) => publicOutcome(one, visibility)),
    overridden: result.overridden,
  };
}

function publicOutcome({ index, outcome, dice }: TargetOutcome & { index: number }, visibility: Visibility): PublicOutcome {
  switch (visibility) {
    case "open":
      return { index, outcome, dice };
    case "result":
      return { index, outcome: outcome === "missed-by-concealment" ? "miss" : outcome, dice: [] };
    case "gm":
      return { index, outcome: outcome === "blocked" ? outcome : null, dice: [] };
  }
}
