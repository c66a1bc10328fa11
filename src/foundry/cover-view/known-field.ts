import type { MayKnow } from "../../core/attack/disclose";
import type { Body, Box } from "../../core/battlefield/body";
import type { Field } from "../../core/battlefield/field";

/** Fields without some tokens, by the ids left out: they outlive a move of the pointer. */
const reduced = new WeakMap<Field, Map<string, Field>>();

/**
 * The field as a viewer knows it between some bodies: without the tokens there that the viewer may not know, so that no
 * grade and no line gives them away. The same field where there is none.
 * @param kept - Ids that stay in any case: the attacker and what is looked at.
 */
export function fieldAsKnown(field: Field, mayKnow: MayKnow, between: readonly Body[], kept: ReadonlySet<string>): Field {
  const unknown = field
    .bodiesNear(boxAround(between))
    .map(({ token }) => token.id)
    .filter((id) => !kept.has(id) && !mayKnow(id));
  if (unknown.length === 0) return field;
  let known = reduced.get(field);
  if (known === undefined) reduced.set(field, (known = new Map<string, Field>()));
  const key = unknown.join(" ");
  let without = known.get(key);
  if (without === undefined) {
    const out = new Set(unknown);
    without = field.with({ tokens: field.battlefield.tokens.filter(({ id }) => !out.has(id)) });
    known.set(key, without);
  }
  return without;
}

function boxAround(bodies: readonly Body[]): Box {
  return {
    minX: Math.min(...bodies.map(({ bounds }) => bounds.minX)),
    minY: Math.min(...bodies.map(({ bounds }) => bounds.minY)),
    maxX: Math.max(...bodies.map(({ bounds }) => bounds.maxX)),
    maxY: Math.max(...bodies.map(({ bounds }) => bounds.maxY)),
  };
}
