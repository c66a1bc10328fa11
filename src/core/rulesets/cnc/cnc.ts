import type { Ruleset } from "../ruleset";
import { cncAttack } from "./attack";
import { cncCover } from "./cover";
import { cncLight } from "./light";
import { cncSenses } from "./senses";

/** Castles & Crusades. */
export const cnc: Ruleset = { id: "cnc", light: cncLight, senses: cncSenses, cover: cncCover, attack: cncAttack };
