import type { CoverGrade } from "../../battlefield/types";
import type { CoverProcedure, CoverRules } from "../../cover/cover-rules";
import { HALF_BEHIND_LOW_WALLS, IGNORED_BY_SHARPSHOOTERS, toTwoGrades } from "../two-grades";

/** Lines of a square of which up to two are stopped, and of a hex up to three, leave half cover (optional grid rules). */
function byCorner(blocked: number, total: number): CoverGrade {
  if (blocked === 0) return "none";
  if (blocked === total) return "total";
  return blocked <= total / 2 ? "half" : "three-quarters";
}

const PROCEDURE: CoverProcedure = {
  lines: { from: "corner", to: "space", centres: false, touching: false },
  measure: { kind: "count", grade: byCorner },
  creatures: "same",
};

/** Cover in the fifth edition (SRD 5.1 and 5.2; the lines by the optional grid rules). */
export const dnd5eCover: CoverRules = {
  grades: [
    { grade: "none", defence: 0, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "half", defence: 2, modifier: 0, save: 2, stealth: false, opportunity: true },
    { grade: "three-quarters", defence: 5, modifier: 0, save: 5, stealth: true, opportunity: true },
    { grade: "total", defence: 0, modifier: 0, save: 0, stealth: true, opportunity: false },
  ],
  translate: toTwoGrades,
  procedure: () => PROCEDURE,
  lowWalls: HALF_BEHIND_LOW_WALLS,
  creature: () => "half",
  fallenMayGiveCover: true,
  ignored: IGNORED_BY_SHARPSHOOTERS,
};
