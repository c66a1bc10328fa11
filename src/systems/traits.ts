import type { ActorLike } from "./adapter";
import { flaggedTraits } from "./flag-traits";
import { membersOf } from "./read-path";

/**
 * The traits of a creature: those that a GM named by hand on the actor or an item, and those that the system's items
 * stand for. Each once.
 * @param traitOf The trait that an item of the system gives, or undefined.
 */
export function traitsOf(actor: ActorLike, traitOf: (item: unknown) => string | undefined = () => undefined): readonly string[] {
  const found = new Set(flaggedTraits(actor));
  for (const item of membersOf(actor.items)) {
    for (const trait of flaggedTraits(item)) found.add(trait);
    const trait = traitOf(item);
    if (trait !== undefined) found.add(trait);
  }
  return [...found];
}
