import type { Ruleset } from "../ruleset";
import { dc20Attack } from "./attack";
import { dc20Cover } from "./cover";
import { dc20Light } from "./light";
import { dc20Senses } from "./senses";

/** DC20. */
export const dc20: Ruleset = { id: "dc20", light: dc20Light, senses: dc20Senses, cover: dc20Cover, attack: dc20Attack };
