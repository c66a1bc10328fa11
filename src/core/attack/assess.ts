import type { AttackKind } from "../battlefield/attack-kind";
import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { CoverGrade } from "../battlefield/types";
import { reason, type Reason } from "../battlefield/reason";
import { overrideCover } from "../cover/override-cover";
import { resolveCover, type CoverResult } from "../cover/resolve-cover";
import { unitsPerFoot } from "../geometry/feet";
import type { ElevatedPoint } from "../geometry/point";
import type { BodyLight } from "../light/body-light";
import { illuminate } from "../light/illuminate";
import { perceive, type Perceived } from "../senses/perceive";

import type { GameRules } from "./game-rules";
import type { AttackEffect, RollMode, Verdict } from "./verdict";
import { recallVerdict } from "./verdict-memory";

/** Who attacks whom, and how. */
export interface Question {
  readonly attacker: string;
  readonly target: string;
  /** Melee beyond the adjacent spaces counts as reach. */
  readonly kind: AttackKind;
  /**
   * Another place than the attacker's own: for "save" the effect's point of origin, for every other kind the top-left
   * corner that the attacker's token would have; pixels, and scene units of elevation.
   */
  readonly from?: ElevatedPoint;
  /** What a game master decided for this attack in the place of what the map gives. */
  readonly override?: Overrides;
}

/** What a game master may decide. */
export interface Overrides {
  readonly cover?: CoverGrade;
}

/** Everything that holds for one attacker against one target. Throws a RangeError that names a token that is not there. */
export function assess(field: Field, rules: GameRules, question: Question): Verdict {
  const supposed = question.from !== undefined || question.override?.cover !== undefined;
  return supposed ? judge(field, rules, question) : recallVerdict(field, rules, question, () => judge(field, rules, question));
}

function judge(field: Field, rules: GameRules, question: Question): Verdict {
  const attacker = placed(field, question);
  const target = field.body(question.target);
  if (question.attacker === question.target) throw new RangeError(`attacker and target are both "${question.target}", expected two tokens`);
  const origin = question.kind === "save" && question.from !== undefined ? question.from : attacker;
  const adjacent = field.touching(attacker, target);
  const kind = question.kind === "melee" && !adjacent ? "reach" : question.kind;
  const distance = field.distance(attacker, target);
  const light = illuminate(field, rules.light, attacker.token, target);
  const seen = view(field, rules, attacker, target, light, kind);
  const back = view(field, rules, target, attacker, illuminate(field, rules.light, target.token, attacker), kind);
  const found = resolveCover(field, rules.cover, { attacker: origin, target, kind });
  const decided = question.override?.cover;
  const cover = decided === undefined ? found : overrideCover(found, rules.cover, kind, decided);
  const attack = effectOf(kind, seen, back, cover);
  return {
    attacker: attacker.token.id,
    target: target.token.id,
    ruleset: rules.id,
    attackKind: kind,
    distance,
    adjacent,
    light: { level: light.level, share: light.share, ambient: light.ambient, sources: light.sources },
    perception: seen.perception,
    concealment: seen.concealment,
    cover: cover.cover,
    attack,
    facts: {
      stealth: seen.facts.stealth || cover.facts.stealth,
      opportunity: seen.facts.opportunity && cover.facts.opportunity,
      precision: seen.facts.precision && cover.lineOfEffect,
    },
    unknown: [...new Set([...seen.unknown, ...back.unknown])],
    reasons: [
      ...reachReasons(field, rules, attacker, kind, distance),
      ...light.reasons,
      ...seen.reasons,
      ...cover.reasons,
      ...(kind === "save" ? [] : [...seen.attacking.reasons, ...back.attacked.reasons, ...cancelled(seen, back)]),
    ],
  };
}

/** Whether one token sees another, well or badly. */
export function sees(field: Field, rules: GameRules, observer: string, target: string): boolean {
  const from = field.body(observer);
  const to = field.body(target);
  const { state } = view(field, rules, from, to, illuminate(field, rules.light, from.token, to), "ranged").perception;
  return state === "observed" || state === "concealed";
}

function placed(field: Field, { attacker, kind, from }: Question): Body {
  const token = field.token(attacker);
  if (from === undefined || kind === "save") return field.bodyOf(token);
  return field.bodyOf({ ...token, x: from.x, y: from.y, elevation: from.z });
}

function view(field: Field, rules: GameRules, observer: Body, target: Body, light: BodyLight, kind: AttackKind): Perceived {
  return perceive(field, rules.senses, observer, target, light, { kind, light: rules.light });
}

function effectOf(kind: AttackKind, seen: Perceived, back: Perceived, cover: CoverResult): AttackEffect {
  const possible = cover.lineOfEffect;
  if (kind === "save") {
    return { possible, modifier: 0, defence: 0, mode: "normal", missChance: 0, missRolls: 1, targetDeniedDexterity: false };
  }
  return {
    possible: possible && !seen.attacking.impossible,
    modifier: seen.attacking.modifier + back.attacked.modifier + cover.modifier,
    defence: seen.attacking.defence + back.attacked.defence + cover.defence,
    mode: modeOf([...seen.attacking.modes, ...back.attacked.modes]),
    missChance: seen.attacking.missChance,
    missRolls: seen.attacking.missRolls,
    targetDeniedDexterity: seen.attacking.targetDeniedDexterity || back.attacked.targetDeniedDexterity,
  };
}

/** Any advantage and any disadvantage cancel, however many there are of each. */
function modeOf(modes: readonly RollMode[]): RollMode {
  const better = modes.includes("advantage");
  const worse = modes.includes("disadvantage");
  if (better === worse) return "normal";
  return better ? "advantage" : "disadvantage";
}

function cancelled(seen: Perceived, back: Perceived): readonly Reason[] {
  const modes = [...seen.attacking.modes, ...back.attacked.modes];
  const both = modes.includes("advantage") && modes.includes("disadvantage");
  return both ? [reason("attack.modes-cancel", {}, { mode: "normal" })] : [];
}

/** Out of reach is a reason, never a refusal: the table may know better. */
function reachReasons(field: Field, rules: GameRules, attacker: Body, kind: AttackKind, distance: number): readonly Reason[] {
  if (kind !== "reach") return [];
  const reach = attacker.token.reach ?? rules.attack.reach(attacker.size) * unitsPerFoot(field.scene.grid);
  return [distance > reach ? reason("attack.out-of-reach", { distance, reach }) : reason("attack.as-reach", { distance })];
}
