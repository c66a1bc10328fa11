import type { SystemAdapter } from "../adapter";
import { listen, readAttacks, readDefence } from "./attack";
import { readCreature } from "./creature";

/** The pf1 system, 10.x and 11.x. */
export const pf1: SystemAdapter = {
  id: "pf1",
  ruleset: "pf1",
  follows: true,
  readCreature,
  readDefence: (actor, attack) => readDefence(actor.system, attack),
  readAttacks,
  listen,
};
