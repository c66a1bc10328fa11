import { NO_EFFECT } from "../../senses/sense-rules";
import type { SenseRules } from "../../senses/sense-rules";

/** Pathfinder 1e: miss chances, noticing the invisible, Blind-Fight (seeds 000 and 001, open rules). */
export const pf1Senses: SenseRules = {
  roundSeconds: 6,
  sight: { "supernatural-darkness": "none", darkness: "none", dim: "partial", normal: "clear", bright: "clear" },
  darkvision: { shows: { darkness: "normal", dim: "normal" }, noStealthWithin: 60, spoiled: null },
  missChance: { partial: 20, total: 50 },
  blurred: 20,
  displaced: 50,
  obscurement: {
    lines: "any",
    wholeInMelee: true,
    byMissChance: true,
    light: { clarity: "partial", missChance: 20, share: 0 },
    heavy: { clarity: "partial", missChance: 30, share: 0 },
  },
  shareSteps: [],
  seeInvisibleShowsEthereal: true,
  scent: { wind: { upwind: 2, downwind: 0.5 }, odour: { "strong-odour": 2, "overpowering-odour": 3 } },
  notice: {
    base: 20,
    pinpoint: 20,
    within: 30,
    noisy: -20,
    moved: { half: -5, full: -10, run: -20 },
    still: 20,
    stealth: 20,
    perDistance: { feet: 10, add: 1 },
    door: 5,
    wall: 15,
    // The seed knows doors and stone walls: what is no stronger than a door counts as one.
    materials: { wood: 5, glass: 5, ice: 5, leather: 5, hide: 5, paper: 0, cloth: 0, rope: 0 },
  },
  spellsNeedSight: false,
  unseenTarget: NO_EFFECT,
  unseenAttacker: { ...NO_EFFECT, modifier: 2, deniedDexterity: true },
  // Decision: against one attacker either the +2 or the -2, never both.
  blindedTarget: { ...NO_EFFECT, defence: -2, deniedDexterity: true },
  dazzled: { ...NO_EFFECT, modifier: -1 },
  lightSensitivity: { level: "bright", sun: false, attacking: { ...NO_EFFECT, modifier: -1 }, blindRounds: 1 },
  hidesAt: "partial",
  blindFight: true,
};
