import type { CoverGrade } from "../../battlefield/types";
import type { CoverProcedure, CoverRules } from "../../cover/cover-rules";

/** Parts of the target that must be hidden for each grade; a step counts once it is reached. */
const STEPS: readonly (readonly [share: number, grade: CoverGrade])[] = [
  [1, "total"],
  [0.75, "three-quarters"],
  [0.5, "half"],
  [0.25, "quarter"],
];

/** Shares that differ by less are equal. */
const EQUAL = 1e-9;

function byShare(share: number): CoverGrade {
  return STEPS.find(([least]) => share >= least - EQUAL)?.[1] ?? "none";
}

const PROCEDURE: CoverProcedure = {
  lines: { from: "point", to: "body", centres: true, touching: false },
  measure: {
    kind: "share",
    grade: byShare,
    withoutWalls: "three-quarters",
    shareOf: (grade) => STEPS.find(([, step]) => step === grade)?.[0] ?? 0,
  },
  creatures: "same",
};

/** Grades of other games on a wall or region, as this one's. */
const TRANSLATED: Readonly<Partial<Record<CoverGrade, CoverGrade>>> = {
  partial: "quarter",
  soft: "half",
  cover: "half",
  improved: "three-quarters",
};

/**
 * Cover in Castles & Crusades: to armour class by the part that is hidden. The book's table could not be checked; the
 * numbers are defaults that a table may change.
 */
export const cncCover: CoverRules = {
  grades: [
    { grade: "none", defence: 0, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "quarter", defence: 2, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "half", defence: 4, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "three-quarters", defence: 6, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "total", defence: 0, modifier: 0, save: 0, stealth: true, opportunity: false },
  ],
  translate: (grade) => TRANSLATED[grade] ?? grade,
  procedure: () => PROCEDURE,
  lowWalls: { grade: byShare, lowUpTo: 0, excuse: () => null },
  creature: () => "three-quarters",
  fallenMayGiveCover: true,
  ignored: [
    { trait: "ignores-cover-half", upTo: "half", kinds: ["ranged", "spell"] },
    { trait: "ignores-cover-three-quarters", upTo: "three-quarters", kinds: ["ranged", "spell"] },
  ],
};
