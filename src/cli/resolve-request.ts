import type { AttackRoll, ResolveTarget } from "../core/attack/resolve";
import type { AttackEffect } from "../core/attack/verdict";
import { ATTACK_KINDS } from "../core/battlefield/attack-kind";
import { DEFAULT_OPTIONS } from "../core/battlefield/defaults";
import { OPTIONS_SHAPE } from "../core/battlefield/format";
import { boolean, choice, defaulted, list, name, nullable, number, record, required } from "../core/battlefield/shape";
import type { Shape } from "../core/battlefield/shape";
import { COVER_GRADES, RULESET_IDS } from "../core/battlefield/types";
import type { Options, RulesetId } from "../core/battlefield/types";

/** What `resolve` reads. */
export interface ResolveRequest {
  readonly ruleset: RulesetId;
  /** The table's settings, as a snapshot has them. */
  readonly options: Options;
  readonly attack: AttackRoll;
  readonly targets: readonly ResolveTarget[];
  /** The miss-chance dice, in the order in which they fall. */
  readonly dice: readonly number[];
}

const ROLL = record<AttackRoll>({
  kind: required(choice(ATTACK_KINDS)),
  natural: defaulted(nullable(number({ min: 1, max: 20, integer: true })), null),
  total: required(number()),
  confirm: defaulted(nullable(number()), null),
});

/** A verdict's part in the roll: one that says nothing changes nothing. */
const EFFECT = record<AttackEffect>({
  possible: defaulted(boolean, true),
  modifier: defaulted(number(), 0),
  defence: defaulted(number(), 0),
  mode: defaulted(choice(["normal", "advantage", "disadvantage"]), "normal"),
  missChance: defaulted(number({ min: 0, max: 100 }), 0),
  missRolls: defaulted(number({ min: 0, integer: true }), 1),
  targetDeniedDexterity: defaulted(boolean, false),
});

const COVER = record<ResolveTarget["verdict"]["cover"]>({
  effective: defaulted(choice(COVER_GRADES), "none"),
  blockers: defaulted(list(name), []),
});

/** The request of `resolve`, checked on the way in. */
export const RESOLVE_REQUEST: Shape<ResolveRequest> = record<ResolveRequest>({
  ruleset: required(choice(RULESET_IDS)),
  options: defaulted(OPTIONS_SHAPE, DEFAULT_OPTIONS),
  attack: required(ROLL),
  targets: required(
    list(
      record<ResolveTarget>({
        id: required(name),
        defence: required(number()),
        verdict: required(record<ResolveTarget["verdict"]>({ attack: required(EFFECT), cover: defaulted(COVER, { effective: "none", blockers: [] }) })),
        attack: defaulted(nullable(ROLL), null),
      }),
    ),
  ),
  dice: defaulted(list(number({ min: 1, max: 100, integer: true })), []),
});
