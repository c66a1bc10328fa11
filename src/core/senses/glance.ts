import type { AttackKind } from "../battlefield/attack-kind";
import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Senses, SenseRange } from "../battlefield/types";
import type { BodyLight } from "../light/body-light";
import type { LightRules } from "../light/light-rules";
import { lineOfSight } from "./line-of-sight";
import type { LineOfSight } from "./line-of-sight";
import { obscurementBetween } from "./obscurement";
import type { Obscured } from "./obscurement";
import type { SenseRules } from "./sense-rules";

/** What a look asks of the light on its target: a light as it is, or as it might be. */
export type SeenLight = Pick<BodyLight, "level" | "sources" | "sunlit">;

/** One creature looking at another, with what every sense asks about. */
export interface Glance {
  readonly field: Field;
  readonly rules: SenseRules;
  readonly lightRules: LightRules;
  readonly observer: Body;
  readonly target: Body;
  /** The observer's, or what they would be. */
  readonly senses: Senses;
  /** The light on the target for this observer. */
  readonly light: SeenLight;
  readonly kind: AttackKind;
  /** Scene units between the nearest spaces; a scene whose vertical is unbounded leaves the elevation out. */
  readonly distance: number;
  readonly adjacent: boolean;
  readonly sightLine: () => LineOfSight;
  /** What lies in the way that obscures, worst first. */
  readonly obscured: () => readonly Obscured[];
}

/** A look from one creature at another; what is costly is worked out when first asked for. */
export function glance(parts: Omit<Glance, "distance" | "adjacent" | "sightLine" | "obscured">): Glance {
  const { field, observer, target, kind, rules } = parts;
  const rise = field.scene.vertical === "sphere" ? Math.abs(observer.bottom - target.bottom) : 0;
  const distance = field.grid.distance(observer.spaces, target.spaces, rise);
  const adjacent = field.touching(observer, target);
  let sight: LineOfSight | null = null;
  let obscured: readonly Obscured[] | null = null;
  return {
    ...parts,
    distance,
    adjacent,
    sightLine: () => (sight ??= lineOfSight(field, observer, target)),
    obscured: () => (obscured ??= obscurementBetween({ field, observer, target, kind, rules, distance, adjacent })),
  };
}

/** A sense's range in scene units; unknown counts as 0. */
export function rangeOf(range: SenseRange): number {
  return range === "infinite" ? Infinity : (range ?? 0);
}

/** Whether a sense of this range reaches the target of a glance; within 5 ft always means touching. */
export function reaches({ distance, adjacent, field }: Glance, range: SenseRange): boolean {
  const far = rangeOf(range);
  if (far <= 0) return false;
  return distance <= far + 1e-6 || (adjacent && far >= field.grid.feet(5) - 1e-6);
}

/** Whether a region in the way stops a sense. */
export function isStopped(glance: Glance, sense: keyof Senses): boolean {
  return glance.obscured().some(({ stops }) => stops.includes(sense));
}

/** Whether a creature has a condition. */
export function has(body: Body, condition: string): boolean {
  return body.token.conditions.includes(condition);
}

/** Whether a creature has a trait. */
export function hasTrait(body: Body, trait: string): boolean {
  return body.token.traits.includes(trait);
}

/** Whether scent, blindsight and Blind-Fight find nothing there to work on: Ethereal (seen from outside) or incorporeal. */
export function isInsubstantial({ observer, target }: Pick<Glance, "observer" | "target">): boolean {
  return hasTrait(target, "incorporeal") || has(target, "incorporeal") || isEthereal({ observer, target });
}

/** Whether the target is on the Ethereal Plane and the observer is not. */
export function isEthereal({ observer, target }: Pick<Glance, "observer" | "target">): boolean {
  return has(target, "ethereal") && !has(observer, "ethereal");
}
