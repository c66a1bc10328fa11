import type { GridSpec } from "./grid";

const FEET = new Set(["ft", "ft.", "foot", "feet", "'", "фт", "фут", "футы", "футов", "pie", "pies"]);
const METRES = new Set(["m", "m.", "meter", "meters", "metre", "metres", "metro", "metros", "м", "м.", "метр", "метры", "метров"]);
const SPACES = new Set(["", "sp", "sp.", "sq", "sq.", "space", "spaces", "square", "squares", "espacio", "espacios", "casilla", "casillas"]);

/** Metres of a foot as the metric editions of the games count it: 5 ft are 1.5 m. */
const METRES_PER_FOOT = 0.3;
/** Feet of one square in every ruleset. */
const FEET_PER_SPACE = 5;

/**
 * Scene units in one foot: feet as they are, metres by 0.3, spaces by 5 ft each; any other unit, and a unit that a map's
 * maker invented, by one square being 5 ft.
 */
export function unitsPerFoot(spec: Pick<GridSpec, "distance" | "units">): number {
  const units = spec.units.trim().toLowerCase();
  if (FEET.has(units)) return 1;
  if (METRES.has(units)) return METRES_PER_FOOT;
  if (SPACES.has(units)) return 1 / FEET_PER_SPACE;
  return spec.distance / FEET_PER_SPACE;
}
