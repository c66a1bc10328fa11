import { LIGHT as DND5E } from "../dnd5e/light";
import type { LightRules } from "../../light/light-rules";
import { LIGHT_PRESETS } from "./light-presets";

/** DC20: as 5e, but a bright radius always brings a dim ring as wide again (seed 003). */
export const LIGHT: LightRules = { ...DND5E, ringFactor: 2, presets: LIGHT_PRESETS };
