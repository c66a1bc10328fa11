import { defaulted, described, nullable, number, record } from "./shape";
import type { Member, Members, Shape } from "./shape";

/** A step of a table by the part hidden; null is the ruleset's own number. */
export interface NumberStep {
  /** The step is reached from this part on, per cent. */
  readonly share: number | null;
  /** Added to the target's armour class. */
  readonly defence: number | null;
}

/** Names of the steps up to three quarters: the whole hidden is no cover but a target out of reach. */
export const COVER_STEPS = ["quarter", "half", "three-quarters"] as const;

/** Names of the steps of concealment. */
export const CONCEALMENT_STEPS = [...COVER_STEPS, "total"] as const;

/** The numbers of Castles & Crusades that could not be checked against the book, as a table changed them. */
export interface CncNumbers {
  readonly cover: Readonly<Record<(typeof COVER_STEPS)[number], NumberStep>>;
  readonly concealment: Readonly<Record<(typeof CONCEALMENT_STEPS)[number], NumberStep>>;
  /** Added to the roll against a target that is not seen. */
  readonly unseenTarget: number | null;
  /** Added to the roll of an attacker whom the target does not see. */
  readonly unseenAttacker: number | null;
}

const OWN: NumberStep = { share: null, defence: null };

/** The ruleset's own numbers throughout. */
export const OWN_NUMBERS: CncNumbers = {
  cover: { quarter: OWN, half: OWN, "three-quarters": OWN },
  concealment: { quarter: OWN, half: OWN, "three-quarters": OWN, total: OWN },
  unseenTarget: null,
  unseenAttacker: null,
};

/** Between what a number may lie, the ends included; what is farther was mistyped. */
export const NUMBER_BOUNDS = {
  share: { min: 1, max: 100 },
  defence: { min: 0, max: 40 },
  modifier: { min: -40, max: 40 },
} as const;

const STEP = record<NumberStep>({
  share: defaulted(described(nullable(number({ ...NUMBER_BOUNDS.share, integer: true })), "Per cent hidden from which the step counts."), null),
  defence: defaulted(described(nullable(number({ ...NUMBER_BOUNDS.defence, integer: true })), "Added to the armour class."), null),
});

const MODIFIER = nullable(number({ ...NUMBER_BOUNDS.modifier, integer: true }));

/** The numbers as they are read from a snapshot or from a setting. */
export const CNC_NUMBERS_SHAPE: Shape<CncNumbers> = described(
  record<CncNumbers>({
    cover: defaulted(steps(COVER_STEPS), OWN_NUMBERS.cover),
    concealment: defaulted(steps(CONCEALMENT_STEPS), OWN_NUMBERS.concealment),
    unseenTarget: defaulted(MODIFIER, null),
    unseenAttacker: defaulted(MODIFIER, null),
  }),
  "Numbers of Castles & Crusades that a table changed; null is the ruleset's own.",
);

function steps<K extends string>(names: readonly K[]): Shape<Readonly<Record<K, NumberStep>>> {
  const members = Object.fromEntries(names.map((name): [string, Member<NumberStep>] => [name, defaulted(STEP, OWN)]));
  return record(members as Members<Readonly<Record<K, NumberStep>>>);
}
