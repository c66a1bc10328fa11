import { recordOf, type Json } from "../../documents/json";
import { roundsSince, type Moment } from "../light-moment";
import { MODULE_ID } from "../module-id";
import { tableRuleset } from "../settings/table";

/** Flag of a token: when it last left a lit radius. One write on leaving; the rounds since are counted when it is read. */
export const LIGHT_LEFT = "lightLeft";

/** Rounds since a token left the light, as its flag tells; null where it never did, or too long ago to be known. */
export function lightLeftAt(token: Json): number | null {
  if (tableRuleset().senses.darkvision.spoiled === null) return null;
  const left = recordOf(recordOf(recordOf(token["flags"])[MODULE_ID])[LIGHT_LEFT]);
  if (typeof left["time"] !== "number") return null;
  return roundsSince(left as unknown as Moment, now());
}

/** The present moment: the world's time, and the round of the active fight. */
export function now(): Moment {
  const combat = game.combats.active;
  const fighting = combat?.started === true;
  return { time: game.time.worldTime, combat: fighting ? combat.id : null, round: fighting ? combat.round : 0 };
}
