import { NO_EFFECT } from "../../senses/sense-rules";
import type { SenseRules } from "../../senses/sense-rules";
import { CNC_OWN } from "./numbers";
import type { CncTable } from "./numbers";

/** What no table changes. */
const FIXED: Omit<SenseRules, "shareSteps" | "unseenTarget" | "unseenAttacker"> = {
  // A round is 10 s (the game master's tables: movement).
  roundSeconds: 10,
  // Lit or not lit: dusk and moonlight hide nothing.
  sight: { "supernatural-darkness": "none", darkness: "none", dim: "clear", normal: "clear", bright: "clear" },
  darkvision: {
    shows: { darkness: "bright", dim: "bright" },
    noStealthWithin: null,
    spoiled: { except: ["magic-weapon"], rounds: 6 },
  },
  missChance: { partial: 0, total: 0 },
  blurred: 0,
  displaced: 0,
  obscurement: {
    lines: "all",
    wholeInMelee: false,
    byMissChance: false,
    light: { clarity: "partial", missChance: 0, share: 50 },
    heavy: { clarity: "none", missChance: 0, share: 100 },
  },
  seeInvisibleShowsEthereal: true,
  scent: { wind: {}, odour: {} },
  notice: null,
  spellsNeedSight: true,
  blindedTarget: null,
  dazzled: NO_EFFECT,
  lightSensitivity: null,
  hidesAt: "partial",
  blindFight: false,
};

/** Castles & Crusades (the game master's tables: combat modifiers): -4 against the unseen, the armour-class row for fog and foliage, darkvision that light spoils. */
export function cncSensesOf({ concealment, unseenTarget, unseenAttacker }: CncTable): SenseRules {
  return {
    ...FIXED,
    shareSteps: Object.values(concealment),
    unseenTarget: { ...NO_EFFECT, modifier: unseenTarget },
    unseenAttacker: { ...NO_EFFECT, modifier: unseenAttacker },
  };
}

/** The same with the ruleset's own numbers. */
export const cncSenses: SenseRules = cncSensesOf(CNC_OWN);
