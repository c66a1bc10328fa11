import type { Plain } from "../../shared/object-paths";
import type { Pf1Form } from "./form";
import { sizeModifier, SIZES } from "./sizes";
import { LOSE_DEX } from "./statuses";

/** An item as preparing reads it. */
export interface PreparedItem {
  readonly type: string;
  readonly system: Plain;
}

const RANGES = ["dv", "bs", "bse", "ts", "sc", "tr"] as const;
const ABILITIES = ["str", "dex", "con", "int", "wis", "cha"] as const;

/** The object at a key, made where it is missing. */
function child(parent: Plain, key: string): Plain {
  return (parent[key] ??= {}) as Plain;
}

/** Items whose changes count: buffs that are on, equipment that is worn, feats that are not switched off. */
function isActive({ type, system }: PreparedItem): boolean {
  if (type === "buff") return system["active"] === true;
  if (type === "equipment") return system["equipped"] !== false;
  return system["disabled"] !== true;
}

/** What the changes of all active items add to a target, such as `ac` or `sensedv` (pf1's ItemChange). */
export function changesFor(items: readonly PreparedItem[], target: string): number {
  const changes = items.filter(isActive).flatMap(({ system }) => (system["changes"] ?? []) as { target: string; formula: string }[]);
  return changes.filter((change) => change.target === target).reduce((sum, { formula }) => sum + Number(formula), 0);
}

/**
 * Derives what pf1 derives, as far as it is read here: modifiers, base attack, armour classes, hit points from the
 * stored offset, senses, size, skills. `system` is the actor's own copy and is filled in place.
 */
export function prepareActor(system: Plain, items: readonly PreparedItem[], statuses: ReadonlySet<string>, form: Pf1Form): void {
  for (const id of ABILITIES) {
    const ability = child(child(system, "abilities"), id);
    ability["total"] = Number(ability["value"] ?? 10);
    ability["mod"] = Math.floor((Number(ability["total"]) - 10) / 2);
  }
  const size = prepareSize(child(system, "traits"), form);
  prepareSenses(child(child(system, "traits"), "senses"), items, form);
  const dex = Number(child(child(system, "abilities"), "dex")["mod"]);
  const attributes = child(system, "attributes");
  prepareArmourClass(attributes, items, { size, dex, loseDex: [...statuses].some((status) => LOSE_DEX.has(status)) });
  prepareHitPoints(child(attributes, "hp"), changesFor(items, "mhp"));
  child(attributes, "bab")["total"] = items.filter(({ type }) => type === "class").reduce((sum, item) => sum + Number(item.system["level"] ?? 0), 0);
  for (const [id, skill] of Object.entries(child(system, "skills"))) {
    (skill as Plain)["mod"] = Number((skill as Plain)["rank"] ?? 0) + changesFor(items, `skill.${id}`);
  }
}

function prepareSize(traits: Plain, form: Pf1Form): number {
  const stored = traits["size"] as string | { base?: string } | undefined;
  const id = typeof stored === "string" ? stored : (stored?.base ?? "med");
  traits["size"] = form === 10 ? id : { base: id, value: SIZES.indexOf(id as (typeof SIZES)[number]) };
  return sizeModifier(id);
}

/** 10.x: bare numbers; 11.x: the stored `value` and the prepared `total`. */
function prepareSenses(senses: Plain, items: readonly PreparedItem[], form: Pf1Form): void {
  for (const key of RANGES) {
    const stored = senses[key];
    const value = Number(typeof stored === "object" && stored !== null ? ((stored as Plain)["value"] ?? 0) : (stored ?? 0));
    const total = Math.max(value, changesFor(items, `sense${key}`));
    senses[key] = form === 10 ? total : { value, total };
  }
  const lowLight = items.some(({ system }) => ((system["changeFlags"] ?? {}) as Plain)["lowLightVision"] === true);
  const seesInvisible = items.some(({ system }) => ((system["changeFlags"] ?? {}) as Plain)["seeInvisibility"] === true);
  const ll = child(senses, "ll");
  senses["ll"] = { enabled: ll["enabled"] === true || lowLight, multiplier: { dim: 2, bright: 2 } };
  senses["si"] = senses["si"] === true || seesInvisible;
  senses["sid"] = senses["sid"] === true;
}

function prepareArmourClass(attributes: Plain, items: readonly PreparedItem[], own: { size: number; dex: number; loseDex: boolean }): void {
  const armour = items.filter((item) => item.type === "equipment" && isActive(item)).reduce((sum, { system }) => sum + Number((system["armor"] as Plain | undefined)?.["value"] ?? 0), 0);
  const dex = own.loseDex ? Math.min(0, own.dex) : own.dex;
  const touch = 10 + own.size + changesFor(items, "ac");
  const solid = armour + Number(attributes["naturalAC"] ?? 0) + changesFor(items, "nac");
  const ac = child(attributes, "ac");
  child(ac, "normal")["total"] = touch + solid + dex;
  child(ac, "touch")["total"] = touch + dex;
  child(ac, "flatFooted")["total"] = touch + solid + Math.min(0, dex);
}

/** pf1 stores hit points as an offset from the maximum. */
function prepareHitPoints(hp: Plain, extra: number): void {
  hp["max"] = Number(hp["base"] ?? 0) + extra;
  hp["value"] = Number(hp["max"]) + Number(hp["offset"] ?? 0);
}
