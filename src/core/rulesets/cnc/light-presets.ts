import { lightPreset } from "../../light/light-rules";
import type { LightPreset } from "../../light/light-rules";

const HOUR = 60;
const PINT = { minutes: 6 * HOUR, per: "pint" } as const;

/** The sources of the game master's table of light; feet, minutes. No dim ring. */
export const cncLightPresets: readonly LightPreset[] = [
  lightPreset("torch", 30, 30, { burns: { minutes: HOUR, per: "item" } }),
  lightPreset("hooded-lantern", 30, 30, { burns: PINT }),
  lightPreset("bullseye-lantern", 60, 60, { angle: 60, burns: PINT }),
  lightPreset("magic-weapon", 15, 15, { kind: "magic-weapon", magical: true }),
];
