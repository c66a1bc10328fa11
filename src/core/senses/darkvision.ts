import type { Reason } from "../battlefield/reason";
import { illuminate, sourcesOn } from "../light/illuminate";
import { reaches } from "./glance";
import type { Glance } from "./glance";
import type { Clarity } from "./sense-rules";
import type { View } from "./view";
import { senseReason } from "./reason-keys";

/** What a way of seeing in the dark makes of the light on a target. */
export interface EyeLevel {
  readonly clarity: Clarity;
  readonly reasons: readonly Reason[];
}

/** What darkvision makes of the light on a target; null where it is of no help, with the reason why in `notes`. */
export function darkvision(glance: Glance, notes: Reason[]): EyeLevel | null {
  const { rules, light, observer, distance, senses } = glance;
  const range = senses.darkvision ?? 0;
  if (range === 0) return null;
  if (!reaches(glance, range)) {
    notes.push(senseReason("sense.darkvision.short", { range, distance }));
    return null;
  }
  const spoiled = spoiledBy(glance);
  if (spoiled !== null) {
    notes.push(spoiled);
    return null;
  }
  const shown = rules.darkvision.shows[light.level];
  if (shown === undefined) {
    if (rules.sight[light.level] === "none") notes.push(senseReason("sense.darkvision.fails", { level: light.level }));
    return null;
  }
  const told = senseReason("sense.darkvision.sees", { range, distance, level: light.level, as: shown }, {}, [
    observer.token.id,
  ]);
  return { clarity: rules.sight[shown], reasons: [told] };
}

/** Light that spoils the observer's darkvision, or lately did (cnc); null where it works. */
function spoiledBy({ field, rules, lightRules, observer }: Glance): Reason | null {
  const { spoiled } = rules.darkvision;
  if (spoiled === null) return null;
  const source = sourcesOn(field, lightRules, observer).find(
    ({ source: { light } }) => !spoiled.except.includes(light.kind),
  );
  if (source !== undefined) {
    const { id } = source.source.light;
    return senseReason("sense.darkvision.spoiled", { source: id }, {}, [id, observer.token.id]);
  }
  const left = observer.token.lightLeftAt;
  if (left === null || left >= spoiled.rounds) return null;
  return senseReason("sense.darkvision.adjusting", { rounds: spoiled.rounds - left }, {}, [observer.token.id]);
}

/**
 * Whether a target in the dim or the dark may hide from an observer that sees it by darkvision: beyond the distance at
 * which darkvision watches (pf1: 60 ft).
 */
export function slipsFromDarkvision({ rules, field, distance }: Glance, view: View): boolean {
  const within = rules.darkvision.noStealthWithin;
  return within !== null && view.sense === "darkvision" && distance > field.grid.feet(within) + 1e-6;
}

/** The light at the observer's own place, for its own eyes. */
export function lightOnObserver({ field, lightRules, observer }: Glance): ReturnType<typeof illuminate> {
  return illuminate(field, lightRules, observer.token, observer);
}
