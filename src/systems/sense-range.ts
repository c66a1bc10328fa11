import type { SenseRange } from "../core/battlefield/types";
import { numberOf } from "./read-path";

/**
 * A sense's range in scene units from a number of feet as data have it; "infinite" without end, null (unknown) where it
 * is no number.
 */
export function senseRange(feet: unknown, toUnits: (feet: number) => number): SenseRange {
  if (feet === Infinity) return "infinite";
  const number = numberOf(feet);
  return number === null ? null : Math.max(0, toUnits(number));
}
