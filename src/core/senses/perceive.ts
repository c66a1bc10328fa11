import type { AttackKind } from "../battlefield/attack-kind";
import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Reason } from "../battlefield/reason";
import type { Senses } from "../battlefield/types";
import { illuminate } from "../light/illuminate";
import type { LightRules } from "../light/light-rules";
import { whenAttacked, whenAttacking } from "./attack-influence";
import type { AttackInfluence } from "./attack-influence";
import { afterBlindFight } from "./blind-fight";
import type { Concealment } from "./concealment";
import { slipsFromDarkvision } from "./darkvision";
import { glance as lookAt } from "./glance";
import type { Glance, SeenLight } from "./glance";
import { noticeDC } from "./notice-dc";
import { recallLook } from "./pair-memory";
import type { Perception } from "./perception";
import { betterThan, sensed } from "./sensed";
import type { Sensed } from "./sensed";
import type { SenseRules } from "./sense-rules";
import { isPlain } from "./view";
import type { View } from "./view";

/** What a look is taken for. */
export interface PerceiveContext {
  readonly kind: AttackKind;
  /** The rules that the light was worked out by: some senses ask what shines on the observer. */
  readonly light: LightRules;
}

/** How an observer perceives a target, and what that does to an attack either way. */
export interface Perceived {
  readonly perception: Perception;
  readonly concealment: Concealment;
  /** Whether the target may hide, whether the observer may make an attack of opportunity, whether precision counts. */
  readonly facts: { readonly stealth: boolean; readonly opportunity: boolean; readonly precision: boolean };
  /** Bears on the observer's attack on the target. */
  readonly attacking: AttackInfluence;
  /** Bears on the target's attack on the observer. */
  readonly attacked: AttackInfluence;
  /** Dotted paths of senses that could not be read, counted as 0, and could have changed the answer. */
  readonly unknown: readonly string[];
  readonly reasons: readonly Reason[];
}

/** Senses whose range may be unknown. */
const RANGED = [
  "darkvision",
  "blindsight",
  "blindsense",
  "tremorsense",
  "truesight",
  "scent",
  "seeInDarkness",
  "devilsSight",
] as const;

/**
 * How an observer perceives a target: by the best of its senses, with what hides the target in the way.
 *
 * @param light - The light on the target for this observer, from illuminate().
 */
export function perceive(
  field: Field,
  rules: SenseRules,
  observer: Body,
  target: Body,
  light: SeenLight,
  context: PerceiveContext,
): Perceived {
  // Light on the observer bears on darkvision that light spoils, and on eyes that cannot bear it.
  const dazzles = rules.lightSensitivity !== null && observer.token.traits.some((trait) => trait.startsWith("light-"));
  const own =
    dazzles || rules.darkvision.spoiled !== null ? illuminate(field, context.light, observer.token, observer) : null;
  const parts = { field, rules, lightRules: context.light, observer, target, light, kind: context.kind };
  return recallLook(field, rules, parts, own, () => lookClosely(parts));
}

function lookClosely(parts: Omit<Parameters<typeof lookAt>[0], "senses">): Perceived {
  const look = (senses: Senses): Glance => lookAt({ ...parts, senses });
  const { observer } = parts;
  const { senses } = observer.token;
  const glance = look(senses);
  const seen = sensed(glance);
  const unknown: string[] = [];
  if (!isPlain(seen.view)) {
    for (const name of RANGED) {
      if (senses[name] !== null) continue;
      const could = sensed(look({ ...senses, [name]: "infinite" }));
      if (betterThan(could, seen)) unknown.push(`${observer.token.id}.senses.${name}`);
    }
  }
  return answer(glance, seen, unknown);
}

function answer(
  glance: Glance,
  { view, state, sense, watched, reasons }: Sensed,
  unknown: readonly string[],
): Perceived {
  const dcs = state === "unaware" || state === "noticed" ? noticeDC(glance) : null;
  const plain = concealmentOf(glance.rules, view);
  const fought = afterBlindFight(glance, plain);
  const seen = view.clarity !== "none";
  return {
    perception: {
      state,
      sense,
      noticeDC: state === "unaware" ? (dcs?.notice ?? null) : null,
      pinpointDC: dcs?.pinpoint ?? null,
    },
    concealment: fought.concealment,
    facts: { stealth: mayHide(glance, view, watched), opportunity: seen, precision: seen && plain.grade !== "total" },
    attacking: whenAttacking(glance, view, fought.concealment),
    attacked: whenAttacked(glance, view),
    unknown,
    reasons: [...reasons, ...(dcs?.reasons ?? []), ...fought.reasons],
  };
}

function concealmentOf(rules: SenseRules, view: View): Concealment {
  if (view.clarity === "none") return { grade: "total", missChance: view.unseenMissChance ?? rules.missChance.total, rolls: 1 };
  const { missChance } = view;
  if (missChance > 0 && missChance >= rules.missChance.total) return { grade: "total", missChance, rolls: 1 };
  return { grade: missChance > 0 || view.clarity === "partial" ? "partial" : "none", missChance, rolls: 1 };
}

/** Whether the place lets the target hide from this observer; cover may still let it where the place does not. */
function mayHide(glance: Glance, view: View, watched: boolean): boolean {
  if (watched) return false;
  if (view.clarity === "none") return true;
  if (glance.rules.hidesAt === "none") return false;
  return view.hiddenByPlace || slipsFromDarkvision(glance, view);
}
