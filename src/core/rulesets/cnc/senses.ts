import { NO_EFFECT } from "../../senses/sense-rules";
import type { SenseRules } from "../../senses/sense-rules";

/** Castles & Crusades (seed 004): -4 against the unseen, the armour-class row for fog and foliage, darkvision that light spoils. */
export const cncSenses: SenseRules = {
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
  // The book's digits are lost but for the last row; the others follow its pattern.
  shareSteps: [
    { share: 25, defence: 1 },
    { share: 50, defence: 2 },
    { share: 75, defence: 3 },
    { share: 100, defence: 4 },
  ],
  seeInvisibleShowsEthereal: true,
  scent: { wind: {}, odour: {} },
  notice: null,
  spellsNeedSight: true,
  unseenTarget: { ...NO_EFFECT, modifier: -4 },
  unseenAttacker: { ...NO_EFFECT, modifier: 2 },
  blindedTarget: null,
  dazzled: NO_EFFECT,
  lightSensitivity: null,
  hidesAt: "partial",
  blindFight: false,
};
