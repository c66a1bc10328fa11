import { DEFAULT_SENSES } from "../../core/battlefield/defaults";
import type { SenseRange, Senses, Size } from "../../core/battlefield/types";
import type { ActorLike, CardAttack, CreatureReading, MessageLike, SystemAdapter } from "../adapter";
import { ownAttacks } from "../own-attacks";
import { at, idsOf, numberAt, textAt } from "../read-path";
import { attackFromRoll } from "../roll-data";
import { senseRange } from "../sense-range";
import { conditionsOf, type StatusNames } from "../statuses";
import { traitsOf } from "../traits";

/** Feet of one Space, the system's unit of distance. */
const FEET_PER_SPACE = 5;

const SIZES = new Set<Size>(["tiny", "small", "medium", "large", "huge", "gargantuan", "colossal", "titanic"]);

const STATUSES: StatusNames = { paralyzed: "helpless", petrified: "helpless", unconscious: "helpless" };

/**
 * The dc20rpg system, 0.10.5 and 0.10.6. It has no hooks for attacks (its ways in are effects on
 * `system.dynamicRollModifier` and wrapping `DC20.DC20Roll.rollItem`), so attacks begin in the module's own dialog; its
 * statuses for cover act inside its own rolls alone and are in no defence that is read here.
 */
export const dc20rpg: SystemAdapter = {
  id: "dc20rpg",
  ruleset: "dc20",
  follows: false,
  readCreature,
  readDefence: (actor) => numberAt(actor.system, "defences.precision.value"),
  readAttacks,
  listen() {
    // See above.
  },
};

function readCreature(actor: ActorLike, toUnits: (feet: number) => number): CreatureReading {
  const size = textAt(actor.system, "size.size") as Size | null;
  const statuses = idsOf(actor.statuses);
  return {
    size: size !== null && SIZES.has(size) ? size : null,
    senses: sensesOf(at(actor.system, "senses"), toUnits),
    conditions: conditionsOf(statuses, STATUSES),
    traits: traitsOf(actor),
  };
}

/** The prepared `value` in Spaces; a source that is not prepared has `range` and `bonus` instead. */
function sensesOf(senses: unknown, toUnits: (feet: number) => number): Senses {
  const range = (key: string): SenseRange => {
    const sense = at(senses, key);
    const stored = numberAt(sense, "range");
    const spaces = numberAt(sense, "value") ?? (stored === null ? null : stored + (numberAt(sense, "bonus") ?? 0));
    return senseRange(spaces, (number) => toUnits(number * FEET_PER_SPACE));
  };
  return { ...DEFAULT_SENSES, darkvision: range("darkvision"), blindsight: range("blindsight"), tremorsense: range("tremorsense"), truesight: range("truesight") };
}

/** An attack's core roll: `coreRoll` in 0.10.6, before it only the total. */
function readAttacks(message: MessageLike): readonly CardAttack[] {
  if (at(message.system, "actionType") !== "attack") return ownAttacks(message);
  const total = numberAt(message.system, "coreRoll.total", "coreRollTotal");
  if (total === null) return [];
  const natural = numberAt(message.system, "coreRoll.flatDice") ?? attackFromRoll(0, message.rolls?.[0], null)?.natural ?? null;
  return [{ index: 0, natural, total, confirm: null }];
}
