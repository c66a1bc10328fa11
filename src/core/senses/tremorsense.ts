import type { Reason } from "../battlefield/reason";
import { isInsubstantial, isStopped, reaches } from "./glance";
import type { Glance } from "./glance";
import { senseReason } from "./reason-keys";

/**
 * Whether tremorsense tells an observer the target's square: in range, and both touch one surface (neither flies; their
 * elevations are no more than a space apart) or swim in one water. It needs no line of sight and passes cover.
 */
export function placedByTremorsense(glance: Glance, notes: Reason[]): Reason | null {
  const { senses, observer, target, distance } = glance;
  const range = senses.tremorsense;
  if (range === null || !reaches(glance, range)) return null;
  if (!shareSurface(glance) || isInsubstantial(glance) || isStopped(glance, "tremorsense")) {
    notes.push(senseReason("sense.tremorsense.apart", { range, distance }, {}, [target.token.id]));
    return null;
  }
  return senseReason("sense.tremorsense.feels", { range, distance }, {}, [observer.token.id]);
}

function shareSurface({ observer: { token, bottom }, target, field }: Glance): boolean {
  if (token.swimming || target.token.swimming) return token.swimming && target.token.swimming;
  if (token.flying || target.token.flying) return false;
  return Math.abs(bottom - target.bottom) <= field.scene.grid.distance;
}
