/** pf1's sizes, smallest first; the place in the list is the numeric index of 11.x. */
export const SIZES = ["fine", "dim", "tiny", "sm", "med", "lg", "huge", "grg", "col"] as const;

/** Bonus of a size to attack rolls and armour class (open Pathfinder rules, size modifiers). */
const MODIFIERS = [8, 4, 2, 1, 0, -1, -2, -4, -8] as const;

/** The bonus of a size id to attack rolls and armour class; 0 for an unknown one. */
export function sizeModifier(size: string): number {
  return MODIFIERS[SIZES.indexOf(size as (typeof SIZES)[number])] ?? 0;
}
