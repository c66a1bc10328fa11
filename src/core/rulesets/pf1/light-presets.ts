import { lightPreset } from "../../light/light-rules";
import type { LightPreset } from "../../light/light-rules";

const HOUR = 60;
const PINT = { minutes: 6 * HOUR, per: "pint" } as const;
const SPELL = { kind: "spell", magical: true } as const;

/** The sources of the exploration chapter's table of light, and the darkness spells of the open rules; feet, minutes. */
export const pf1LightPresets: readonly LightPreset[] = [
  lightPreset("candle", 0, 5, { level: "dim", cap: "dim", burns: { minutes: HOUR, per: "item" } }),
  lightPreset("everburning-torch", 20, 40, { ...SPELL, spellLevel: 2 }),
  lightPreset("lamp", 15, 30, { burns: PINT }),
  // The seed draws a cone and leaves its angle open; a cone of the open rules is a quarter of a circle.
  lightPreset("bullseye-lantern", 60, 120, { angle: 90, burns: PINT }),
  lightPreset("hooded-lantern", 30, 60, { burns: PINT }),
  lightPreset("sunrod", 30, 60, { kind: "other", burns: { minutes: 6 * HOUR, per: "item" } }),
  lightPreset("torch", 20, 40, { burns: { minutes: HOUR, per: "item" } }),
  lightPreset("continual-flame", 20, 40, { ...SPELL, spellLevel: 2 }),
  lightPreset("dancing-lights", 20, 40, { ...SPELL, spellLevel: 0, burns: { minutes: 1, per: "item" } }),
  lightPreset("daylight", 60, 120, {
    ...SPELL,
    spellLevel: 3,
    level: "bright",
    burns: { minutes: 10, per: "caster-level" },
  }),
  lightPreset("light", 20, 40, { ...SPELL, spellLevel: 0, burns: { minutes: 10, per: "caster-level" } }),
  lightPreset("darkness", 20, 20, {
    ...SPELL,
    spellLevel: 2,
    negative: true,
    steps: 1,
    priority: 2,
    burns: { minutes: 1, per: "caster-level" },
  }),
  lightPreset("deeper-darkness", 60, 60, {
    ...SPELL,
    spellLevel: 3,
    negative: true,
    steps: 2,
    priority: 3,
    burns: { minutes: 10, per: "caster-level" },
  }),
];
