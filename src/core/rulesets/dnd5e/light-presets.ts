import { lightPreset } from "../../light/light-rules";
import type { LightPreset } from "../../light/light-rules";

const HOUR = 60;
const FLASK = { minutes: 6 * HOUR, per: "pint" } as const;
const SPELL = { kind: "spell", magical: true } as const;

/** Light sources of the open 5e rules; feet, minutes. A spell's priority is its level, so that the higher one holds. */
export const dnd5eLightPresets: readonly LightPreset[] = [
  lightPreset("candle", 5, 10, { burns: { minutes: HOUR, per: "item" } }),
  lightPreset("torch", 20, 40, { burns: { minutes: HOUR, per: "item" } }),
  lightPreset("lamp", 15, 45, { burns: FLASK }),
  lightPreset("hooded-lantern", 30, 60, { burns: FLASK }),
  lightPreset("hooded-lantern-lowered", 0, 5, { level: "dim", burns: FLASK }),
  lightPreset("bullseye-lantern", 60, 120, { angle: 60, burns: FLASK }),
  lightPreset("light", 20, 40, { ...SPELL, spellLevel: 0, burns: { minutes: HOUR, per: "item" } }),
  lightPreset("dancing-lights", 0, 10, { ...SPELL, level: "dim", spellLevel: 0, burns: { minutes: 1, per: "item" } }),
  lightPreset("continual-flame", 20, 40, { ...SPELL, spellLevel: 2, priority: 2 }),
  // Daylight overcomes a darkness of the 3rd level too: one more than its level, since a tie goes to darkness.
  lightPreset("daylight", 60, 120, { ...SPELL, spellLevel: 3, priority: 4, burns: { minutes: HOUR, per: "item" } }),
  lightPreset("darkness", 15, 15, {
    ...SPELL,
    spellLevel: 2,
    negative: true,
    priority: 2,
    burns: { minutes: 10, per: "item" },
  }),
];
