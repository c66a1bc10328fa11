import { dnd5eLight } from "../dnd5e/light";
import type { LightRules } from "../../light/light-rules";
import { dc20LightPresets } from "./light-presets";

/** DC20: as 5e, but a bright radius always brings a dim ring as wide again (rules on vision). */
export const dc20Light: LightRules = { ...dnd5eLight, ringFactor: 2, presets: dc20LightPresets };
