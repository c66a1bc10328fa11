import type { CoverGrade } from "../battlefield/types";

/** Keys of every reason that cover gives; the texts stand in lang under GRITGLOOM.Reason. */
export const COVER_REASON_KEYS = [
  "cover.wall",
  "cover.low-wall",
  "cover.creature",
  "cover.region",
  "cover.low-wall-too-far",
  "cover.low-wall-attacker-closer",
  "cover.creature-never",
  "cover.creature-incorporeal",
  "cover.creature-low-profile",
  "cover.creature-dead",
  "cover.creature-prone",
  "cover.creature-ally",
  "cover.creature-too-small",
  "cover.creature-setting",
  "cover.partial",
  "cover.soft",
  "cover.quarter",
  "cover.half",
  "cover.cover",
  "cover.three-quarters",
  "cover.improved",
  "cover.total",
  "cover.ignored",
  "cover.no-opportunity",
  "cover.override",
] as const;
export type CoverReasonKey = (typeof COVER_REASON_KEYS)[number];

/** The reason that names a grade other than none. */
export function gradeKey(grade: Exclude<CoverGrade, "none">): CoverReasonKey {
  return `cover.${grade}`;
}
