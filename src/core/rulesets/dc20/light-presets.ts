import { lightPreset } from "../../light/light-rules";
import type { LightPreset } from "../../light/light-rules";

const SPELL = { kind: "spell", magical: true } as const;

/** DC20's sources in feet (a Space is 5 ft): the torch and campfire of the rules' examples; a spell to darken. */
export const dc20LightPresets: readonly LightPreset[] = [
  lightPreset("torch", 15, 30),
  lightPreset("campfire", 25, 50),
  lightPreset("light", 5, 10, SPELL),
  lightPreset("darkness", 10, 10, { ...SPELL, negative: true, priority: 1 }),
];
