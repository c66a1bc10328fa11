import type { Ruleset } from "../ruleset";
import { pf1Attack } from "./attack";
import { pf1Cover } from "./cover";
import { pf1Light } from "./light";
import { pf1Senses } from "./senses";

/** Pathfinder, first edition. */
export const pf1: Ruleset = { id: "pf1", light: pf1Light, senses: pf1Senses, cover: pf1Cover, attack: pf1Attack };
