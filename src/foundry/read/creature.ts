import { unitsPerFoot } from "../../core/geometry/feet";
import type { CreatureFacts } from "../../documents/read-token";
import type { Json } from "../../documents/json";
import { report } from "../report";
import { getSetting } from "../settings/settings";
import { systemAdapter } from "../settings/table";
import { conditionsByName, namesOn } from "./concealing-effects";
import { roundsSincePassage } from "./light-times";

/**
 * What a token's actor tells of the creature, by the system's adapter; a token without an actor, or an actor that the
 * adapter stumbles over, tells nothing and is said so once.
 */
export function creatureOf(scene: Scene, token: Json): CreatureFacts {
  const id = token["_id"];
  const actor = typeof id === "string" ? scene.tokens.get(id)?.actor : null;
  if (actor == null) return {};
  const perFoot = unitsPerFoot(scene.grid);
  try {
    const facts: CreatureFacts = systemAdapter().readCreature(actor, (feet) => feet * perFoot);
    const concealing = conditionsByName(namesOn(actor), getSetting("effects"));
    const [left, entered] = (["left", "entered"] as const).map((passage) => roundsSincePassage(scene.id ?? "", String(id), passage));
    return {
      ...facts,
      ...(concealing.length === 0 ? {} : { conditions: [...new Set([...(facts.conditions ?? []), ...concealing])] }),
      ...(left == null ? {} : { lightLeftAt: left }),
      ...(entered == null ? {} : { lightEnteredAt: entered }),
    };
  } catch (error) {
    report(error, "creature");
    return {};
  }
}
