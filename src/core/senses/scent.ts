import type { Reason } from "../battlefield/reason";
import { hasTrait, isInsubstantial, isStopped, rangeOf, reaches } from "./glance";
import type { Glance } from "./glance";
import { senseReason } from "./reason-keys";

/** What the nose tells of a target: its square when next to it, else that it is there. */
export interface Scented {
  readonly square: boolean;
  readonly reason: Reason;
}

/** What scent tells of a target; the wind and strong smells stretch or shorten its range. Null where it tells nothing. */
export function scented(glance: Glance): Scented | null {
  const { senses, rules, target, observer, distance, field } = glance;
  if (senses.scent === null || senses.scent === 0 || isInsubstantial(glance)) return null;
  const wind = rules.scent.wind[field.scene.wind] ?? 1;
  const odours = Object.entries(rules.scent.odour).map(([trait, factor]) => (hasTrait(target, trait) ? factor : 1));
  const range = rangeOf(senses.scent) * wind * Math.max(1, ...odours);
  if (!reaches(glance, range === Infinity ? "infinite" : range) || isStopped(glance, "scent")) return null;
  const key = glance.adjacent ? "sense.scent.square" : "sense.scent.presence";
  const shown = range === Infinity ? "infinite" : range;
  return { square: glance.adjacent, reason: senseReason(key, { range: shown, distance }, {}, [observer.token.id]) };
}
