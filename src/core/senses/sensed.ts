import type { Reason } from "../battlefield/reason";
import { placedByBlindsense, viewByBlindsight } from "./blindsight";
import type { Glance } from "./glance";
import { isPlacedByOutline } from "./invisibility";
import { PERCEPTION_STATES } from "./perception";
import type { PerceptionState } from "./perception";
import { senseReason } from "./reason-keys";
import { scented } from "./scent";
import { viewByEyes } from "./sight";
import { placedByTremorsense } from "./tremorsense";
import { compareViews, isPlain } from "./view";
import type { View } from "./view";

/** What all of an observer's senses together make of a target. */
export interface Sensed {
  readonly view: View;
  readonly state: PerceptionState;
  readonly sense: string | null;
  /** It cannot hide from the sense that places it. */
  readonly watched: boolean;
  readonly reasons: readonly Reason[];
}

/** How an observer perceives a target by the best of its senses; the eyes first where another does no better. */
export function sensed(glance: Glance): Sensed {
  const notes: Reason[] = [];
  let view = viewByEyes(glance, notes);
  if (!isPlain(view)) {
    const blind = viewByBlindsight(glance, notes);
    if (blind !== null && compareViews(blind, view) < 0) view = blind;
  }
  const told = isPlain(view) ? view.reasons : [...view.reasons, ...notes];
  if (view.clarity !== "none") {
    const state = isPlain(view) ? "observed" : "concealed";
    return { view, state, sense: view.sense, watched: view.sense === "blindsight", reasons: told };
  }
  const found = placed(glance, notes);
  const reasons = [...view.reasons, ...notes, found.reason];
  return { view, state: found.state, sense: found.sense, watched: found.watched, reasons };
}

interface Placed {
  readonly state: PerceptionState;
  readonly sense: string | null;
  readonly watched: boolean;
  readonly reason: Reason;
}

/** Where a target is that is not seen: its square, that it is there, or nothing. */
function placed(glance: Glance, notes: Reason[]): Placed {
  const blindsense = placedByBlindsense(glance);
  if (blindsense !== null) return { state: "located", sense: "blindsense", watched: true, reason: blindsense };
  const tremor = placedByTremorsense(glance, notes);
  if (tremor !== null) return { state: "located", sense: "tremorsense", watched: true, reason: tremor };
  const outline = isPlacedByOutline(glance) && glance.sightLine().free;
  const id = glance.target.token.id;
  if (outline)
    return {
      state: "located",
      sense: "sight",
      watched: false,
      reason: senseReason("sense.placed-by-outline", { target: id }, {}, [id]),
    };
  const nose = scented(glance);
  if (nose !== null)
    return { state: nose.square ? "located" : "noticed", sense: "scent", watched: false, reason: nose.reason };
  return {
    state: "unaware",
    sense: null,
    watched: false,
    reason: senseReason("sense.nothing", { target: id }, {}, [id]),
  };
}

/** Whether one way of perceiving is better than another. */
export function betterThan(a: Sensed, b: Sensed): boolean {
  const difference = PERCEPTION_STATES.indexOf(a.state) - PERCEPTION_STATES.indexOf(b.state);
  return difference !== 0 ? difference < 0 : compareViews(a.view, b.view) < 0;
}
