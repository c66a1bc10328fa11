import { unitsPerFoot } from "../../core/geometry/feet";
import type { CreatureFacts } from "../../documents/read-token";
import type { Json } from "../../documents/json";
import { report } from "../report";
import { getSetting } from "../settings/settings";
import { systemAdapter } from "../settings/table";
import { conditionsByName, namesOn } from "./concealing-effects";
import { lightLeftAt } from "./light-left";

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
    const left = lightLeftAt(token);
    return {
      ...facts,
      ...(concealing.length === 0 ? {} : { conditions: [...new Set([...(facts.conditions ?? []), ...concealing])] }),
      ...(left === null ? {} : { lightLeftAt: left }),
    };
  } catch (error) {
    report(error, "creature");
    return {};
  }
}
