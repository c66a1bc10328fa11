import type { LightRules } from "../../light/light-rules";
import { cncLightPresets } from "./light-presets";

/** Castles & Crusades: lit or not lit, out to the larger radius; twilight vision doubles and sees by the moon (the game master's tables: light and vision). */
export const cncLight: LightRules = {
  levels: ["supernatural-darkness", "darkness", "dim", "bright"],
  translate: { normal: "bright" },
  ambient: { sunlit: "bright", bright: "bright", dim: "dim", dark: "darkness" },
  moonlight: { from: "dim", to: "bright" },
  ownLevel: "bright",
  mainRadius: "larger",
  ring: { kind: "none" },
  ringFactor: 1,
  lowLightFactor: 2,
  darkness: { kind: "priority", level: "darkness", magicalLevel: "supernatural-darkness" },
  presets: cncLightPresets,
};
