import type { Reason } from "../battlefield/reason";
import { has, isInsubstantial, isStopped, reaches } from "./glance";
import type { Glance } from "./glance";
import { seenPlainly } from "./view";
import type { View } from "./view";
import { senseReason } from "./reason-keys";

/** What blindsight makes of a target: all of it, whatever hides it from eyes, or null where it does not work. */
export function viewByBlindsight(glance: Glance, notes: Reason[]): View | null {
  const { senses, observer, distance } = glance;
  const range = senses.blindsight;
  if (range === null || range === 0) return null;
  const own = [observer.token.id];
  if (!reaches(glance, range)) return told(notes, senseReason("sense.blindsight.short", { range, distance }, {}, own));
  if (senses.blindsightBy === "hearing" && has(observer, "deafened")) {
    return told(notes, senseReason("sense.blindsight.deafened", {}, {}, own));
  }
  if (isInsubstantial(glance))
    return told(notes, senseReason("sense.blindsight.insubstantial", {}, {}, [glance.target.token.id]));
  if (!glance.sightLine().free || isStopped(glance, "blindsight"))
    return told(notes, senseReason("sense.blindsight.blocked", {}, {}, own));
  return seenPlainly("blindsight", [senseReason("sense.blindsight.sees", { range, distance }, {}, own)]);
}

/** Whether blindsense tells an observer the target's square: in range, in line of effect, and of substance. */
export function placedByBlindsense(glance: Glance): Reason | null {
  const { senses, observer, distance } = glance;
  const range = senses.blindsense;
  if (range === null || !reaches(glance, range) || isInsubstantial(glance)) return null;
  if (!glance.sightLine().free || isStopped(glance, "blindsense")) return null;
  return senseReason("sense.blindsense", { range, distance }, {}, [observer.token.id]);
}

function told(notes: Reason[], why: Reason): null {
  notes.push(why);
  return null;
}
