import type { Body } from "../battlefield/body";
import type { AttackKind } from "../battlefield/attack-kind";
import type { ElevatedPoint, Point } from "../geometry/point";
import type { CoverProcedure } from "./cover-rules";
import type { CoverScene } from "./cover-scene";
import type { Sheet } from "./sheet";
import { bareViewpoint } from "./viewpoints";
import type { BodyView, Viewpoint } from "./viewpoints";

/** Where an attack or an effect comes from: a creature, or a bare point in pixels and scene units. */
export type CoverOrigin = Body | ElevatedPoint;

/** Who is covered from what, and against which kind of attack. */
export interface CoverQuery {
  readonly attacker: CoverOrigin;
  readonly target: Body;
  readonly kind: AttackKind;
}

/** An attacker and a target as sight lines see them. */
export interface Pair {
  /** The attacking creature; null where the effect has a bare point of origin. */
  readonly attacker: Body | null;
  readonly target: Body;
  readonly kind: AttackKind;
  readonly origin: Viewpoint | null;
  readonly from: BodyView | null;
  readonly to: BodyView;
  readonly sheet: Sheet;
  /** The levels that the lines run in; empty is all. */
  readonly levels: readonly string[];
  /** The corners of the attacker's ground, or its point; in pixels. */
  readonly ground: readonly Point[];
}

/** Whether an origin is a creature. */
export function isBody(origin: CoverOrigin): origin is Body {
  return "spaces" in origin;
}

/** The pair that a question is about. */
export function pairOf(scene: CoverScene, { attacker, target, kind }: CoverQuery): Pair {
  const to = scene.viewOf(target);
  const toHeight = target.top - target.bottom;
  if (!isBody(attacker)) {
    return {
      attacker: null,
      target,
      kind,
      origin: bareViewpoint(attacker),
      from: null,
      to,
      sheet: { from: attacker.z, fromHeight: 0, to: target.bottom, toHeight },
      levels: target.token.levels,
      ground: [attacker],
    };
  }
  const from = scene.viewOf(attacker);
  return {
    attacker,
    target,
    kind,
    origin: null,
    from,
    to,
    sheet: { from: attacker.bottom, fromHeight: attacker.top - attacker.bottom, to: target.bottom, toHeight },
    levels: levelsBetween(attacker.token.levels, target.token.levels),
    ground: from.ground,
  };
}

/** How cover is worked out for a pair. */
export function procedureFor({ field, rules }: CoverScene, { attacker, target, kind }: Pair): CoverProcedure {
  const adjacent = kind === "melee" && attacker !== null && field.touching(attacker, target);
  return rules.procedure(kind, adjacent);
}

/** The levels that lines between two creatures run in: those of both; a creature without levels adds none. */
function levelsBetween(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length === 0) return b;
  return b.length === 0 ? a : [...new Set([...a, ...b])];
}
