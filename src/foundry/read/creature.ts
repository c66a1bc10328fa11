import { unitsPerFoot } from "../../core/geometry/feet";
import type { CreatureFacts } from "../../documents/read-token";
import type { Json } from "../../documents/json";
import { report } from "../report";
import { systemAdapter } from "../settings/table";

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
    return systemAdapter().readCreature(actor, (feet) => feet * perFoot);
  } catch (error) {
    report(error, "creature");
    return {};
  }
}
