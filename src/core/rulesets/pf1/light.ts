import type { LightRules } from "../../light/light-rules";
import { pf1LightPresets } from "./light-presets";

/** Pathfinder 1e: four levels and the supernatural one, rings that raise by one step, darkness by steps. */
export const pf1Light: LightRules = {
  levels: ["supernatural-darkness", "darkness", "dim", "normal", "bright"],
  translate: {},
  ambient: { sunlit: "bright", bright: "normal", dim: "dim", dark: "darkness" },
  moonlight: { from: "dim", to: "normal" },
  ownLevel: "normal",
  mainRadius: "bright",
  ring: { kind: "step" },
  ringFactor: 1,
  lowLightFactor: 2,
  darkness: {
    kind: "steps",
    defaultSteps: 1,
    // darkness is of the 2nd, deeper darkness of the 3rd level.
    spellLevels: [2, 3],
    floor: "darkness",
    deep: { steps: 2, from: "dim", to: "supernatural-darkness" },
    suspendedBy: "bright",
  },
  presets: pf1LightPresets,
};
