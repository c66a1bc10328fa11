import { DEFAULT_SENSES } from "../../core/battlefield/defaults";
import type { SenseRange, Senses, Size } from "../../core/battlefield/types";
import type { ActorLike, CreatureReading } from "../adapter";
import { at, idsOf, membersOf, numberOf, textAt } from "../read-path";
import { senseRange } from "../sense-range";
import { conditionsOf, type StatusNames } from "../statuses";
import { traitsOf } from "../traits";

const SIZES: Readonly<Record<string, Size>> = { tiny: "tiny", sm: "small", med: "medium", lg: "large", huge: "huge", grg: "gargantuan" };

const STATUSES: StatusNames = { paralyzed: "helpless", petrified: "helpless", unconscious: "helpless", sleeping: "helpless" };

/** Statuses of the system that keep a creature off the ground. */
const ALOFT = ["flying", "hovering"] as const;

/** Feats and features by `system.identifier`, the same in every language. */
const TRAITS: Readonly<Record<string, readonly string[]>> = {
  sharpshooter: ["ignores-cover-half", "ignores-cover-three-quarters"],
  "spell-sniper": ["ignores-cover-half", "ignores-cover-three-quarters"],
  "sunlight-sensitivity": ["light-sensitive"],
};

/** Identifiers of features that see through magical darkness, by the system's own and the older packs' form. */
const DEVILS_SIGHT = /(^|-)devils-sight$/;

/** Metres of a foot as the system's metric senses count it. */
const METRES_PER_FOOT = 0.3;

/** Reads a creature of the dnd5e system (prepared data): senses by `ranges` (5.3), else flat. */
export function readCreature(actor: ActorLike, toUnits: (feet: number) => number): CreatureReading {
  const statuses = idsOf(actor.statuses);
  const items = membersOf(actor.items);
  const identifiers = items.flatMap((item) => textAt(item, "system.identifier") ?? []);
  const known = identifiers.flatMap((id) => (Object.hasOwn(TRAITS, id) ? (TRAITS[id] ?? []) : []));
  const size = textAt(actor.system, "traits.size");
  return {
    size: size !== null && Object.hasOwn(SIZES, size) ? (SIZES[size] ?? null) : null,
    senses: sensesOf(actor.system, toUnits, identifiers.some((id) => DEVILS_SIGHT.test(id))),
    conditions: conditionsOf(statuses, STATUSES),
    traits: [...new Set([...traitsOf(actor), ...known])],
    ...(ALOFT.some((status) => statuses.includes(status)) ? { flying: true } : {}),
  };
}

function sensesOf(system: unknown, toUnits: (feet: number) => number, devilsSight: boolean): Senses {
  const senses = at(system, "attributes.senses");
  const feet = (value: number): number => (at(senses, "units") === "m" ? value / METRES_PER_FOOT : value);
  /** null in a form that is there means none; a sense that stands in neither form is unknown. */
  const range = (key: string): SenseRange => {
    const ranged = at(senses, `ranges.${key}`);
    const value = ranged === undefined ? at(senses, key) : ranged;
    if (value === undefined) return null;
    return value === null ? 0 : senseRange(value, (number) => toUnits(feet(number)));
  };
  const darkvision = range("darkvision");
  return {
    ...DEFAULT_SENSES,
    darkvision,
    blindsight: range("blindsight"),
    tremorsense: range("tremorsense"),
    truesight: range("truesight"),
    // The monsters' feature reaches as far as their darkvision; without any the range stands in prose alone.
    devilsSight: !devilsSight ? 0 : (numberOf(darkvision) ?? 0) > 0 ? darkvision : null,
  };
}
