import { assess } from "../../core/attack/assess";
import type { MayKnow } from "../../core/attack/disclose";
import type { Field } from "../../core/battlefield/field";
import type { Reason } from "../../core/battlefield/reason";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { PerceptionState } from "../../core/senses/perception";

/** Feet within which unseen creatures are listed where the ruleset names no distance. */
const WITHIN = 30;

/** An unseen creature near an observer, and what noticing it takes. */
export interface DeskRow {
  readonly id: string;
  readonly distance: number;
  readonly state: PerceptionState;
  readonly sense: string | null;
  readonly noticeDC: number | null;
  readonly pinpointDC: number | null;
  /** Each part of the DC, with what it adds. */
  readonly reasons: readonly Reason[];
  readonly outlined: boolean;
}

/** The creatures near an observer that it does not see, the nearest first. */
export function deskRows(field: Field, ruleset: Ruleset, observerId: string, mayKnow: MayKnow): readonly DeskRow[] {
  const observer = field.body(observerId);
  const within = field.grid.feet(ruleset.senses.notice?.within ?? WITHIN) + 1e-6;
  return field.bodies
    .filter(({ token }) => token.id !== observerId && !token.conditions.includes("dead") && mayKnow(token.id))
    .map((body) => ({ body, distance: field.distance(observer, body) }))
    .filter(({ distance }) => distance <= within)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ body: { token }, distance }): DeskRow[] => {
      const { perception, reasons } = assess(field, ruleset, { attacker: observerId, target: token.id, kind: "ranged" });
      if (perception.state === "observed" || perception.state === "concealed") return [];
      const parts = reasons.filter(({ key }) => key.startsWith("notice."));
      return [{ id: token.id, distance, ...perception, reasons: parts, outlined: token.conditions.includes("outlined") }];
    });
}
