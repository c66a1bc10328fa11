import type { CoverGrade } from "../../battlefield/types";
import type { CoverProcedure, CoverRules, LineChoice } from "../../cover/cover-rules";

/** Feet from a low obstacle within which it protects (Core Rulebook, Cover). */
const LOW_OBSTACLE_FEET = 30;

const FROM_CORNER: LineChoice = { from: "corner", to: "space", centres: false, touching: false };

/** Ranged, reach, spells: from one corner; partial while more than half of its lines are free. */
function byCorner(blocked: number, total: number): CoverGrade {
  if (blocked === 0) return "none";
  if (blocked === total) return "total";
  return total - blocked > total / 2 ? "partial" : "cover";
}

/** Melee against an adjacent target: any line through a wall gives cover. */
function byAnyLine(blocked: number, total: number): CoverGrade {
  if (blocked === 0) return "none";
  return blocked === total ? "total" : "cover";
}

const RANGED: CoverProcedure = {
  lines: FROM_CORNER,
  measure: { kind: "count", grade: byCorner },
  creatures: "same",
};
const AREA: CoverProcedure = { ...RANGED, creatures: null };
const MELEE: CoverProcedure = {
  lines: { from: "space", to: "space", centres: false, touching: true },
  measure: { kind: "count", grade: byAnyLine },
  creatures: null,
};

/** Grades of other games on a wall or region, as this one's. */
const TRANSLATED: Readonly<Partial<Record<CoverGrade, CoverGrade>>> = {
  quarter: "partial",
  half: "cover",
  "three-quarters": "improved",
};

/** Cover in Pathfinder, first edition (open rules; numbers as in the Core Rulebook). */
export const pf1Cover: CoverRules = {
  grades: [
    { grade: "none", defence: 0, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "partial", defence: 2, modifier: 0, save: 1, stealth: true, opportunity: false },
    { grade: "soft", defence: 4, modifier: 0, save: 0, stealth: false, opportunity: true },
    { grade: "cover", defence: 4, modifier: 0, save: 2, stealth: true, opportunity: false },
    {
      grade: "improved",
      defence: 8,
      modifier: 0,
      save: 4,
      stealth: true,
      opportunity: false,
      extra: { improvedEvasion: true, stealthBonus: 10 },
    },
    { grade: "total", defence: 0, modifier: 0, save: 0, stealth: true, opportunity: false },
  ],
  translate: (grade) => TRANSLATED[grade] ?? grade,
  procedure: (kind, adjacent) => {
    if (kind === "save") return AREA;
    return kind === "melee" && adjacent ? MELEE : RANGED;
  },
  lowWalls: {
    grade: () => "cover",
    lowUpTo: 0.5,
    excuse: ({ toTarget, toAttacker }) => {
      if (toTarget > LOW_OBSTACLE_FEET) return "too-far";
      return toAttacker < toTarget ? "attacker-closer" : null;
    },
  },
  creature: () => "soft",
  fallenMayGiveCover: true,
  ignored: [{ trait: "improved-precise-shot", upTo: "improved", kinds: ["ranged"] }],
};
