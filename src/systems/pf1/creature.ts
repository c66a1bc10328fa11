import type { SenseRange, Senses, Size } from "../../core/battlefield/types";
import type { ActorLike, CreatureReading } from "../adapter";
import { at, idsOf, numberAt, textAt } from "../read-path";
import { senseRange } from "../sense-range";
import { conditionsOf, type StatusNames } from "../statuses";
import { traitsOf } from "../traits";
import { traitOfItem } from "./feats";

const SIZES: Readonly<Record<string, Size>> = {
  fine: "fine",
  dim: "diminutive",
  tiny: "tiny",
  sm: "small",
  med: "medium",
  lg: "large",
  huge: "huge",
  grg: "gargantuan",
  col: "colossal",
};

/** The order of the numeric size index of 11.x. */
const SIZE_ORDER = Object.values(SIZES);

const STATUSES: StatusNames = {
  blind: "blinded",
  deaf: "deafened",
  dying: "helpless",
  sleep: "helpless",
  unconscious: "helpless",
  paralyzed: "helpless",
  petrified: "helpless",
};

/** Reads a creature of the pf1 system, 10.x and 11.x forms alike (prepared data). */
export function readCreature(actor: ActorLike, toUnits: (feet: number) => number): CreatureReading {
  const statuses = idsOf(actor.statuses);
  const stealth = numberAt(actor.flags, "grit-and-gloom.stealth");
  const incorporeal = statuses.includes("incorporeal") ? ["incorporeal"] : [];
  return {
    size: sizeOf(at(actor.system, "traits.size")),
    senses: sensesOf(at(actor.system, "traits.senses"), toUnits),
    conditions: conditionsOf(statuses, STATUSES),
    traits: [...new Set([...traitsOf(actor, traitOfItem), ...incorporeal])],
    ...(stealth === null ? {} : { stealth }),
  };
}

/** 10.x: an id; 11.x: an object with the base id and the index that changes move. */
function sizeOf(size: unknown): Size | null {
  const id = textAt({ size }, "size") ?? textAt(size, "base");
  const index = numberAt(size, "value");
  return (index !== null ? SIZE_ORDER[index] : undefined) ?? (id !== null && Object.hasOwn(SIZES, id) ? SIZES[id] : undefined) ?? null;
}

/** 10.x: bare numbers; 11.x: objects whose prepared number is `total`. A sense that this version does not know is none. */
function sensesOf(senses: unknown, toUnits: (feet: number) => number): Senses {
  const none: SenseRange = senses === undefined || senses === null ? null : 0;
  const range = (key: string): SenseRange => {
    const value = at(senses, key);
    if (value === undefined || value === null) return none;
    if (typeof value !== "object") return senseRange(value, toUnits);
    return senseRange(at(value, "total") ?? at(value, "value"), toUnits);
  };
  const isOn = (key: string): boolean => at(senses, key) === true || at(senses, `${key}.enabled`) === true;
  /** True seeing and see in darkness are switches in some versions and ranges in others. */
  const switchOrRange = (key: string): SenseRange => {
    const value = at(senses, key);
    if (typeof value === "boolean") return value ? "infinite" : 0;
    return range(key);
  };
  return {
    sight: true,
    lowLight: isOn("ll"),
    darkvision: range("dv"),
    blindsight: range("bs"),
    blindsense: range("bse"),
    tremorsense: range("ts"),
    truesight: switchOrRange("tr"),
    scent: range("sc"),
    seeInvisible: isOn("si"),
    seeInDarkness: switchOrRange("sid"),
    devilsSight: 0,
    blindsightBy: null,
  };
}
