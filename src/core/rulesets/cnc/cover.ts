import { COVER_STEPS } from "../../battlefield/cnc-numbers";
import type { CoverGrade } from "../../battlefield/types";
import type { CoverProcedure, CoverRules } from "../../cover/cover-rules";
import { IGNORED_BY_SHARPSHOOTERS } from "../two-grades";
import { CNC_OWN } from "./numbers";
import type { CncTable } from "./numbers";

/** Shares that differ by less are equal. */
const EQUAL = 1e-9;

/** Grades of other games on a wall or region, as this one's. */
const TRANSLATED: Readonly<Partial<Record<CoverGrade, CoverGrade>>> = {
  partial: "quarter",
  soft: "half",
  cover: "half",
  improved: "three-quarters",
};

/** Which part of the target must be hidden for each grade, 0 to 1, the most first; a step counts once it is reached. */
function stepsOf({ cover }: CncTable): readonly (readonly [share: number, grade: CoverGrade])[] {
  const steps = COVER_STEPS.map((grade) => [cover[grade].share / 100, grade] as const);
  return [[1, "total"], ...steps.reverse()];
}

/**
 * Cover in Castles & Crusades: to armour class by the part that is hidden. The book's table could not be checked, so a
 * table may bring other numbers.
 */
export function cncCoverOf(table: CncTable): CoverRules {
  const steps = stepsOf(table);
  const byShare = (share: number): CoverGrade => steps.find(([least]) => share >= least - EQUAL)?.[1] ?? "none";
  const procedure: CoverProcedure = {
    lines: { from: "point", to: "body", centres: true, touching: false },
    measure: {
      kind: "share",
      grade: byShare,
      withoutWalls: "three-quarters",
      shareOf: (grade) => steps.find(([, step]) => step === grade)?.[0] ?? 0,
    },
    creatures: "same",
  };
  const plain = { modifier: 0, save: 0, stealth: false, opportunity: true } as const;
  return {
    grades: [
      { ...plain, grade: "none", defence: 0 },
      ...COVER_STEPS.map((grade) => ({ ...plain, grade, defence: table.cover[grade].defence })),
      { ...plain, grade: "total", defence: 0, stealth: true, opportunity: false },
    ],
    translate: (grade) => TRANSLATED[grade] ?? grade,
    procedure: () => procedure,
    lowWalls: { grade: byShare, lowUpTo: 0, excuse: () => null },
    creature: () => "three-quarters",
    fallenMayGiveCover: true,
    ignored: IGNORED_BY_SHARPSHOOTERS,
  };
}

/** The same with the ruleset's own numbers. */
export const cncCover: CoverRules = cncCoverOf(CNC_OWN);
