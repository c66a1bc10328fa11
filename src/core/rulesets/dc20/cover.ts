import { SIZES } from "../../battlefield/types";
import type { CoverGrade } from "../../battlefield/types";
import type { CoverProcedure, CoverRules } from "../../cover/cover-rules";
import { HALF_BEHIND_LOW_WALLS, IGNORED_BY_SHARPSHOOTERS, toTwoGrades } from "../two-grades";

/** Sizes by which a creature in the way must exceed the target to give three-quarters cover. */
const MUCH_LARGER = 2;

/** Partly behind a wall: some line from corner to corner is stopped, and some is free. */
function partly(blocked: number, total: number): CoverGrade {
  if (blocked === 0) return "none";
  return blocked === total ? "total" : "three-quarters";
}

const PROCEDURE: CoverProcedure = {
  lines: { from: "body", to: "body", centres: false, touching: false },
  measure: { kind: "count", grade: partly },
  // A bystander beside the way hides nothing: creatures are looked for from the corner that suits the attacker best.
  creatures: { from: "corner", to: "space", centres: false, touching: false },
};
const AREA: CoverProcedure = { ...PROCEDURE, creatures: null };

/** Cover in DC20: it lowers attack and spell checks against the Physical Defence. */
export const dc20Cover: CoverRules = {
  grades: [
    { grade: "none", defence: 0, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "half", defence: 0, modifier: -2, save: 0, stealth: false, opportunity: true },
    { grade: "three-quarters", defence: 0, modifier: -5, save: 0, stealth: false, opportunity: true },
    { grade: "total", defence: 0, modifier: 0, save: 0, stealth: true, opportunity: false },
  ],
  translate: toTwoGrades,
  procedure: (kind) => (kind === "save" ? AREA : PROCEDURE),
  lowWalls: HALF_BEHIND_LOW_WALLS,
  creature: (blocker, target) => {
    const larger = SIZES.indexOf(blocker.size) - SIZES.indexOf(target.size);
    if (larger < 0) return "none";
    return larger >= MUCH_LARGER ? "three-quarters" : "half";
  },
  fallenMayGiveCover: false,
  ignored: IGNORED_BY_SHARPSHOOTERS,
};
