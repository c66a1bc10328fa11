import type { Ruleset } from "../ruleset";
import { cncAttackOf } from "./attack";
import { cncCover, cncCoverOf } from "./cover";
import { cncLight } from "./light";
import type { CncTable } from "./numbers";
import { cncSenses, cncSensesOf } from "./senses";

/** Castles & Crusades. */
export const cnc: Ruleset = { id: "cnc", light: cncLight, senses: cncSenses, cover: cncCover, attack: cncAttackOf(cncCover) };

/** Castles & Crusades with a table's own numbers. */
export function cncOf(table: CncTable): Ruleset {
  const cover = cncCoverOf(table);
  return { ...cnc, senses: cncSensesOf(table), cover, attack: cncAttackOf(cover) };
}
