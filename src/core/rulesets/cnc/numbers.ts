import { describeValue } from "../../battlefield/battlefield-error";
import type { Issue } from "../../battlefield/battlefield-error";
import { CONCEALMENT_STEPS, COVER_STEPS } from "../../battlefield/cnc-numbers";
import type { CncNumbers, NumberStep } from "../../battlefield/cnc-numbers";

type Filled<T> = { readonly [K in keyof T]: T[K] extends number | null ? number : Filled<T[K]> };

/** The numbers with none left open. */
export type CncTable = Filled<CncNumbers>;

/**
 * The numbers as the game master's tables give them: the last row of concealment, the -4 and the +2 stand there, the rest follows the
 * pattern of what is left of its table and could not be checked against the book.
 */
export const CNC_OWN: CncTable = {
  cover: {
    quarter: { share: 25, defence: 2 },
    half: { share: 50, defence: 4 },
    "three-quarters": { share: 75, defence: 6 },
  },
  concealment: {
    quarter: { share: 25, defence: 1 },
    half: { share: 50, defence: 2 },
    "three-quarters": { share: 75, defence: 3 },
    total: { share: 100, defence: 4 },
  },
  unseenTarget: -4,
  unseenAttacker: 2,
};

/** A table's numbers with the ruleset's own where it says nothing. */
export function cncTable(numbers: CncNumbers): CncTable {
  const steps = <K extends string>(names: readonly K[], given: Readonly<Record<K, NumberStep>>, own: Readonly<Record<K, Filled<NumberStep>>>): Readonly<Record<K, Filled<NumberStep>>> =>
    Object.fromEntries(
      names.map((name) => [name, { share: given[name].share ?? own[name].share, defence: given[name].defence ?? own[name].defence }]),
    ) as Record<K, Filled<NumberStep>>;
  return {
    cover: steps(COVER_STEPS, numbers.cover, CNC_OWN.cover),
    concealment: steps(CONCEALMENT_STEPS, numbers.concealment, CNC_OWN.concealment),
    unseenTarget: numbers.unseenTarget ?? CNC_OWN.unseenTarget,
    unseenAttacker: numbers.unseenAttacker ?? CNC_OWN.unseenAttacker,
  };
}

/** A number of a step that does not fit the step before it. */
export interface StepFault {
  /** Path within the numbers: "cover.half.share". */
  readonly path: string;
  readonly got: number;
  /** The step before, and its number. */
  readonly before: string;
  readonly than: number;
  /** It must be more than that, not only as much. */
  readonly more: boolean;
}

/** The numbers that do not rise from step to step: each begins above the one before and gives no less than it. */
export function stepFaults(numbers: CncNumbers): readonly StepFault[] {
  const table = cncTable(numbers);
  return (["cover", "concealment"] as const).flatMap((kind) => {
    const steps = Object.entries<Filled<NumberStep>>(table[kind]);
    return steps.flatMap(([name, { share, defence }], i): readonly StepFault[] => {
      const [before, earlier] = steps[i - 1] ?? [];
      if (before === undefined || earlier === undefined) return [];
      const path = `${kind}.${name}`;
      return [
        ...(share > earlier.share ? [] : [{ path: `${path}.share`, got: share, before, than: earlier.share, more: true }]),
        ...(defence >= earlier.defence ? [] : [{ path: `${path}.defence`, got: defence, before, than: earlier.defence, more: false }]),
      ];
    });
  });
}

/** The same as issues of a snapshot. @param at Path of the numbers: "options.cnc". */
export function cncIssues(numbers: CncNumbers, at: string): readonly Issue[] {
  return stepFaults(numbers).map(({ path, got, before, than, more }) => ({
    path: `${at}.${path}`,
    got: describeValue(got),
    expected: `${more ? "more than" : "at least"} the ${than} of "${before}"`,
  }));
}
