import type { CoverGrade } from "../battlefield/types";
import type { CoverIgnored, LowWallRules } from "../cover/cover-rules";

/** What games share that know half and three-quarters cover between none and total. */
const TRANSLATED: Readonly<Partial<Record<CoverGrade, CoverGrade>>> = {
  partial: "half",
  soft: "half",
  quarter: "half",
  cover: "half",
  improved: "three-quarters",
};

/** The grade that stands for one of another game's, on a wall or region. */
export function toTwoGrades(grade: CoverGrade): CoverGrade {
  return TRANSLATED[grade] ?? grade;
}

/** A wall that hides at least half of the body gives half cover, a lower one none. */
export const HALF_BEHIND_LOW_WALLS: LowWallRules = {
  grade: (hidden) => (hidden < 0.5 ? "none" : "half"),
  lowUpTo: 0,
  excuse: () => null,
};

/** Attackers whose shots and spells ignore the lower grade, or both. */
export const IGNORED_BY_SHARPSHOOTERS: readonly CoverIgnored[] = [
  { trait: "ignores-cover-half", upTo: "half", kinds: ["ranged", "spell"] },
  { trait: "ignores-cover-three-quarters", upTo: "three-quarters", kinds: ["ranged", "spell"] },
];
