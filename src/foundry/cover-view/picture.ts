import type { Overrides } from "../../core/attack/assess";
import type { MayKnow } from "../../core/attack/disclose";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Body } from "../../core/battlefield/body";
import type { Field } from "../../core/battlefield/field";
import type { CoverGrade } from "../../core/battlefield/types";
import type { CoverRules } from "../../core/cover/cover-rules";
import { reachOf, type Reach } from "../../core/cover/line-of-effect";
import { overrideCover } from "../../core/cover/override-cover";
import { resolveCover } from "../../core/cover/resolve-cover";
import type { Point } from "../../core/geometry/point";
import { fieldAsKnown } from "./known-field";

/** Who looks at whom, from where the attacker stands or would stand. */
export interface Look {
  readonly attacker: Body;
  readonly target: Body;
  readonly kind: AttackKind;
  readonly override: Overrides;
}

/** How sight and effects get through: "seen" can be seen and not hit (a pane), "reached" the other way (a curtain). */
export type Passage = "both" | "seen" | "reached" | "neither";

/** What is drawn of one target's cover, as the viewer may know it. */
export interface CoverPicture {
  readonly target: string;
  readonly kind: AttackKind;
  readonly grade: CoverGrade;
  /** Place of the grade among the game's, 0 for none, and the place of the highest. */
  readonly rank: number;
  readonly highest: number;
  /** What the grade adds to the target's defence, else to the attacker's roll; 0 for neither. */
  readonly amount: number;
  /** A trait of the attacker ignores it. */
  readonly ignored: boolean;
  readonly overridden: boolean;
  readonly passage: Passage;
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly blocked: boolean }[];
  /** Ids of what is in the way and may be pointed out. */
  readonly outlines: readonly string[];
}

/**
 * The cover of a target as a viewer may see it: nothing of tokens that the viewer may not know enters it, and a wall that
 * is more than it seems stops lines like any other, without a name.
 */
export function coverPicture(field: Field, rules: CoverRules, look: Look, mayKnow: MayKnow): CoverPicture {
  const { attacker, target, kind, override } = look;
  const known = fieldAsKnown(field, mayKnow, [attacker, target], new Set([attacker.token.id, target.token.id]));
  const query = { attacker, target, kind };
  const found = resolveCover(known, rules, query);
  const { cover, defence, modifier } = override.cover === undefined ? found : overrideCover(found, rules, kind, override.cover);
  return {
    target: target.token.id,
    kind,
    grade: cover.grade,
    rank: rules.grades.findIndex(({ grade }) => grade === cover.grade),
    highest: rules.grades.length - 1,
    amount: defence !== 0 ? defence : modifier,
    ignored: cover.effective !== cover.grade,
    overridden: override.cover !== undefined,
    passage: passageOf(reachOf(known, rules, query)),
    lines: cover.lines.map(({ from, to, blocked }) => ({ from, to, blocked })),
    outlines: cover.blockers.filter(mayKnow),
  };
}

function passageOf({ sight, effect }: Reach): Passage {
  if (sight) return effect ? "both" : "seen";
  return effect ? "reached" : "neither";
}
