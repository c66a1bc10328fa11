import type { SenseRange, Senses, Size } from "../../core/battlefield/types";
import type { ActorLike, CreatureReading } from "../adapter";
import { flaggedTraits } from "../flag-traits";
import { at, idsOf, membersOf, numberAt, numberOf, textAt } from "../read-path";
import { conditionsOf, type Condition } from "../statuses";

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

const STATUSES: Readonly<Record<string, Condition | readonly Condition[]>> = {
  blind: "blinded",
  deaf: "deafened",
  sleep: "helpless",
  unconscious: "helpless",
  paralyzed: "helpless",
  petrified: "helpless",
};

/** Feats by the id of their compendium source, whatever language the item is in, and by the system's tag. */
const FEATS: Readonly<Record<string, string>> = {
  pmAO1Sni8xx71pLF: "blind-fight",
  h1vqUG9Kh3f7oKWK: "improved-precise-shot",
  blindFight: "blind-fight",
  improvedBlindFight: "improved-blind-fight",
  greaterBlindFight: "greater-blind-fight",
  improvedPreciseShot: "improved-precise-shot",
  lowProfile: "low-profile",
  lightSensitivity: "light-sensitive",
  lightBlindness: "light-blind",
};

/** Reads a creature of the pf1 system, 10.x and 11.x forms alike (prepared data). */
export function readCreature(actor: ActorLike, toUnits: (feet: number) => number): CreatureReading {
  const statuses = idsOf(actor.statuses);
  const stealth = numberAt(actor.flags, "grit-and-gloom.stealth");
  return {
    size: sizeOf(at(actor.system, "traits.size")),
    senses: sensesOf(at(actor.system, "traits.senses"), toUnits),
    conditions: conditionsOf(statuses, STATUSES),
    traits: traitsOf(actor, statuses),
    stealth,
  };
}

function sizeOf(size: unknown): Size | null {
  const id = typeof size === "string" ? size : textAt(size, "base");
  const index = numberAt(size, "value");
  return (index !== null ? SIZE_ORDER[index] : undefined) ?? (id !== null ? SIZES[id] : undefined) ?? null;
}

function sensesOf(senses: unknown, toUnits: (feet: number) => number): Senses {
  const range = (key: string): SenseRange => {
    if (senses === undefined) return null;
    const value = at(senses, key);
    return toUnits(numberOf(value) ?? numberAt(value, "total", "value") ?? 0);
  };
  const on = (key: string): boolean => {
    const value = at(senses, key);
    return typeof value === "object" ? at(value, "enabled") === true : value === true;
  };
  /** True seeing and see in darkness are switches in some versions and ranges in others. */
  const switchOrRange = (key: string): SenseRange => (at(senses, key) === true ? "infinite" : range(key) ?? 0);
  return {
    sight: true,
    lowLight: on("ll"),
    darkvision: range("dv"),
    blindsight: range("bs"),
    blindsense: range("bse"),
    tremorsense: range("ts"),
    truesight: switchOrRange("tr"),
    scent: range("sc"),
    seeInvisible: on("si"),
    seeInDarkness: switchOrRange("sid"),
    devilsSight: 0,
    blindsightBy: null,
  };
}

function traitsOf(actor: ActorLike, statuses: readonly string[]): readonly string[] {
  const found = new Set(flaggedTraits(actor));
  if (statuses.includes("incorporeal")) found.add("incorporeal");
  for (const item of membersOf(actor.items)) {
    for (const trait of flaggedTraits(item)) found.add(trait);
    const trait = featOf(item);
    if (trait !== undefined && at(item, "system.disabled") !== true) found.add(trait);
  }
  return [...found];
}

function featOf(item: unknown): string | undefined {
  const sources = [textAt(item, "_stats.compendiumSource"), textAt(item, "flags.core.sourceId")];
  for (const source of sources) {
    const id = source?.split(".").at(-1);
    if (id !== undefined && FEATS[id] !== undefined) return FEATS[id];
  }
  const tag = textAt(item, "system.tag");
  return tag === null ? undefined : FEATS[tag];
}
