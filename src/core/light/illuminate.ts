import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Token } from "../battlefield/types";
import { lightOnBody } from "./body-light";
import type { BodyLight } from "./body-light";
import type { LightRules } from "./light-rules";
import { litSceneOf } from "./lit-scene";
import type { PreparedLight } from "./prepared-light";
import { distanceTo, within } from "./source-reach";

/**
 * The light on a target for one observer; null stands for plain eyes. A big target has the light of its best space, of
 * the most of its spaces or of its centre, as the table's options say.
 */
export function illuminate(field: Field, rules: LightRules, observer: Token | null, target: Body): BodyLight {
  const lit = litSceneOf(field, rules);
  const lowLight = observer?.senses.lowLight === true && (rules.lowLightFactor !== 1 || rules.moonlight !== null);
  let light = lit.known.get(target, lowLight);
  if (light === undefined) lit.known.set(target, lowLight, (light = lightOnBody(lit, lowLight, target)));
  return light;
}

/** A source that reaches a body, and in which part of it the body's nearest space lies: what spoils darkvision (cnc). */
export interface SourceOn {
  readonly source: PreparedLight;
  readonly distance: number;
}

/** The lights, not the darknesses, whose main radius holds one of a body's spaces with no wall between. */
export function sourcesOn(field: Field, rules: LightRules, body: Body): readonly SourceOn[] {
  const { ground, arrivals, near } = litSceneOf(field, rules);
  const found: SourceOn[] = [];
  for (const source of near(body.bounds, "plain")) {
    if (source.darkness !== null) continue;
    for (const [i, { centre }] of body.spaces.entries()) {
      const distance = distanceTo(source, centre, body, ground);
      if (!within(distance, source.main) || !arrivals.arrives(source, body, i)) continue;
      found.push({ source, distance });
      break;
    }
  }
  return found;
}
