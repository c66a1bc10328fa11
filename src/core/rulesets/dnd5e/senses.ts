import { NO_EFFECT } from "../../senses/sense-rules";
import type { SenseRules } from "../../senses/sense-rules";

/** D&D 5e: obscured lightly or heavily; advantage and disadvantage, nothing to roll for a miss (open rules). */
export const dnd5eSenses: SenseRules = {
  roundSeconds: 6,
  sight: { "supernatural-darkness": "none", darkness: "none", dim: "partial", normal: "clear", bright: "clear" },
  darkvision: { shows: { darkness: "dim", dim: "bright" }, noStealthWithin: null, spoiled: null },
  missChance: { partial: 0, total: 0 },
  // Blur and displacement are advantage's business in 5e, which the game system itself knows.
  blurred: 0,
  displaced: 0,
  obscurement: {
    lines: "all",
    wholeInMelee: false,
    byMissChance: false,
    light: { clarity: "partial", missChance: 0, share: 0 },
    heavy: { clarity: "none", missChance: 0, share: 0 },
  },
  shareSteps: [],
  seeInvisibleShowsEthereal: true,
  scent: { wind: {}, odour: {} },
  notice: null,
  spellsNeedSight: false,
  unseenTarget: { ...NO_EFFECT, mode: "disadvantage" },
  unseenAttacker: { ...NO_EFFECT, mode: "advantage" },
  blindedTarget: null,
  dazzled: NO_EFFECT,
  lightSensitivity: { level: null, sun: true, attacking: { ...NO_EFFECT, mode: "disadvantage" }, blindRounds: 0 },
  hidesAt: "none",
  blindFight: false,
};

/**
 * The optional miss chances: those of PF1, where lightly obscured is concealment and heavily obscured is total. They stand
 * in the place of disadvantage against the unseen, so that nobody pays twice; the unseen attacker's advantage stays.
 */
export const dnd5eSensesWithMissChance: SenseRules = {
  ...dnd5eSenses,
  missChance: { partial: 20, total: 50 },
  unseenTarget: NO_EFFECT,
};
