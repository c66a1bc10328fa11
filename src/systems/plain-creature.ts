import type { ActorLike, CreatureReading } from "./adapter";
import { idsOf } from "./read-path";
import { conditionsOf, CORE_STATUSES } from "./statuses";
import { traitsOf } from "./traits";

/** What Foundry's own statuses and the module's flags tell of a creature, in a system whose actors tell no more. */
export function readPlainCreature(actor: ActorLike): CreatureReading {
  const statuses = idsOf(actor.statuses);
  return {
    conditions: conditionsOf(statuses, CORE_STATUSES),
    traits: traitsOf(actor),
    ...(statuses.includes("fly") ? { flying: true } : {}),
  };
}
