import { pf1Double } from "./pf1/double";

export { actorParts } from "./pf1/actor-parts";

/** The pf1 double, as 11.x. */
export const system = pf1Double(11);
