import { CNC_NUMBERS_SHAPE, CONCEALMENT_STEPS, COVER_STEPS, NUMBER_BOUNDS, OWN_NUMBERS, type CncNumbers } from "../../core/battlefield/cnc-numbers";
import { CNC_OWN, cncTable, stepFaults } from "../../core/rulesets/cnc/numbers";
import { recordOf } from "../../documents/json";

/** A number of the form: its path within the numbers, which names its input, and what holds. */
export interface NumberField {
  readonly path: string;
  readonly value: number;
  /** The ruleset's own number. */
  readonly own: number;
  readonly min: number;
  readonly max: number;
}

/** Why a number is refused: outside its bounds (or no whole number), or it does not rise from the step before. */
export type NumberFault =
  | { readonly path: string; readonly why: "bounds"; readonly min: number; readonly max: number }
  | { readonly path: string; readonly why: "more" | "least"; readonly than: number };

const PATHS: readonly string[] = [
  ...COVER_STEPS.flatMap((step) => [`cover.${step}.share`, `cover.${step}.defence`]),
  ...CONCEALMENT_STEPS.flatMap((step) => [`concealment.${step}.share`, `concealment.${step}.defence`]),
  "unseenTarget",
  "unseenAttacker",
];

/** Every number that a game master may change, in the order of the form. */
export function numberFields(numbers: CncNumbers): readonly NumberField[] {
  const table = cncTable(numbers);
  return PATHS.map((path) => ({ path, value: memberAt(table, path), own: memberAt(CNC_OWN, path), ...boundsOf(path) }));
}

/** What the world keeps: the changed numbers where they make sense, else the ruleset's own. */
export function storedNumbers(stored: unknown): CncNumbers {
  let sound = true;
  const numbers = CNC_NUMBERS_SHAPE.read(stored, "cncNumbers", () => (sound = false));
  return sound && stepFaults(numbers).length === 0 ? numbers : OWN_NUMBERS;
}

/**
 * The numbers as they are typed: what equals the ruleset's own, or was left empty, is not kept. Faults in the form's order.
 * @param typed What stands in the input of a path.
 */
export function readNumbers(typed: (path: string) => string): { readonly numbers: CncNumbers; readonly faults: readonly NumberFault[] } {
  const changed: Record<string, unknown> = {};
  const faults: NumberFault[] = [];
  for (const path of PATHS) {
    const text = typed(path).trim().replace("−", "-");
    const value = Number(text);
    const { min, max } = boundsOf(path);
    if (text === "" || value === memberAt(CNC_OWN, path)) continue;
    if (Number.isInteger(value) && value >= min && value <= max) putAt(changed, path, value);
    else faults.push({ path, why: "bounds", min, max });
  }
  const numbers = CNC_NUMBERS_SHAPE.read(changed, "", () => undefined);
  if (faults.length > 0) return { numbers, faults };
  return { numbers, faults: stepFaults(numbers).map(({ path, than, more }) => ({ path, why: more ? "more" : "least", than })) };
}

/** The changed numbers alone, as they are stored. */
export function changedOnly(numbers: CncNumbers): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { path, value, own } of numberFields(numbers)) if (value !== own) putAt(changed, path, value);
  return changed;
}

function boundsOf(path: string): { readonly min: number; readonly max: number } {
  const member = path.split(".").at(-1);
  return NUMBER_BOUNDS[member === "share" || member === "defence" ? member : "modifier"];
}

function memberAt(table: object, path: string): number {
  return Number(path.split(".").reduce<unknown>((value, key) => recordOf(value)[key], table));
}

function putAt(into: Record<string, unknown>, path: string, value: number): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const below = recordOf(into[first]);
  const inner: Record<string, unknown> = { ...below };
  putAt(inner, rest.join("."), value);
  into[first] = inner;
}
