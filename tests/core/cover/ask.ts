import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import { Field } from "../../../src/core/battlefield/field";
import type { Battlefield, RulesetId } from "../../../src/core/battlefield/types";
import { resolveCover } from "../../../src/core/cover/resolve-cover";
import type { CoverResult } from "../../../src/core/cover/resolve-cover";
import { battlefield } from "../../builders/battlefield";
import { COVER_RULES } from "./cover-rulesets";

type Parts = Parameters<typeof battlefield>[0];

/** The cover of T from A (or from an origin in pixels and scene units) in a scene of some parts. */
export function ask(
  ruleset: RulesetId,
  parts: Parts,
  kind: AttackKind = "ranged",
  origin: { x: number; y: number; z: number } | null = null,
): CoverResult {
  return askIn(battlefield({ ruleset, ...parts }), kind, origin);
}

/** The cover of T from A in a battlefield. */
export function askIn(
  data: Battlefield,
  kind: AttackKind = "ranged",
  origin: { x: number; y: number; z: number } | null = null,
): CoverResult {
  const field = Field.of(data);
  return resolveCover(field, COVER_RULES[data.ruleset], {
    attacker: origin ?? field.body("A"),
    target: field.body("T"),
    kind,
  });
}

/** How many of the deciding lines are blocked. */
export function blockedLines({ cover }: CoverResult): number {
  return cover.lines.filter((line) => line.blocked).length;
}
