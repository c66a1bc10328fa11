import type { LightRules } from "../../light/light-rules";
import { dnd5eLightPresets } from "./light-presets";

/** D&D 5e: bright, dim and darkness; Foundry's two radii are bright and dim. */
export const dnd5eLight: LightRules = {
  levels: ["supernatural-darkness", "darkness", "dim", "bright"],
  translate: { normal: "bright" },
  ambient: { sunlit: "bright", bright: "bright", dim: "dim", dark: "darkness" },
  moonlight: null,
  ownLevel: "bright",
  mainRadius: "bright",
  ring: { kind: "level", level: "dim" },
  ringFactor: 1,
  lowLightFactor: 1,
  darkness: { kind: "priority", level: "darkness", magicalLevel: "supernatural-darkness" },
  presets: dnd5eLightPresets,
};
