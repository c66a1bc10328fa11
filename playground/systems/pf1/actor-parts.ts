import type { ActorMaker, Creature } from "../../world/creature";
import { documentId } from "../../world/ids";
import { actionItem } from "./attack-item";
import { sizeModifier } from "./sizes";

type Data = Record<string, unknown>;

const SIZE = { small: "sm", medium: "med", large: "lg" } as const;

/** Trait ids that are feats in pf1: name, tag, and the source in the system's compendium where it has one. */
const FEATS: Readonly<Record<string, readonly [name: string, tag: string, source?: string]>> = {
  "blind-fight": ["Blind-Fight", "blindFight", "pmAO1Sni8xx71pLF"],
  "improved-blind-fight": ["Improved Blind-Fight", "improvedBlindFight"],
  "greater-blind-fight": ["Greater Blind-Fight", "greaterBlindFight"],
  "improved-precise-shot": ["Improved Precise Shot", "improvedPreciseShot", "h1vqUG9Kh3f7oKWK"],
  "low-profile": ["Low Profile", "lowProfile"],
  "light-sensitive": ["Light Sensitivity", "lightSensitivity"],
  "light-blind": ["Light Blindness", "lightBlindness"],
};

/** A creature as pf1 stores it: senses and armour come from items by their changes, as in the real system. */
export const actorParts: ActorMaker = (creature) => {
  const mod = (value: number) => Math.floor((value - 10) / 2);
  const dex = mod(creature.abilities.dex);
  const touch = creature.touchAc ?? Math.min(creature.ac, 10 + dex + sizeModifier(SIZE[creature.size]));
  const deflection = touch - 10 - dex - sizeModifier(SIZE[creature.size]);
  const solid = creature.ac - touch;
  const items = [
    raceItem(creature),
    classItem(creature),
    ...(solid > 0 ? [armourItem(creature, solid)] : []),
    ...(deflection !== 0 ? [item(creature, 4, "buff", "Deflection", { active: true, changes: [change("ac", deflection, "deflection")] })] : []),
    ...creature.traits.flatMap((trait, n) => featItem(creature, trait, 10 + n)),
    ...creature.attacks.map((attack, n) => actionItem(creature, attack, documentId(`${creature.id}atk`, n + 1), SIZE[creature.size])),
  ];
  return { type: creature.kind, system: systemOf(creature, solid), items, bar: "attributes.hp", ...(creature.traits.includes("incorporeal") ? { effects: [incorporeal(creature)] } : {}) };
};

function systemOf(creature: Creature, solid: number): Data {
  return {
    abilities: Object.fromEntries(Object.entries(creature.abilities).map(([id, value]) => [id, { value }])),
    attributes: {
      hp: { base: creature.hp, offset: 0, temp: 0, nonlethal: 0 },
      naturalAC: Math.min(0, solid),
      speed: { land: { base: 30, total: 30 } },
    },
    traits: { size: SIZE[creature.size], senses: storedSenses(creature), hardness: 0 },
    skills: { per: { rank: creature.perception }, ste: { rank: creature.stealth } },
    details: { level: { value: creature.level } },
  };
}

/** What monsters store on themselves; what comes with a race stands on the race item. */
function storedSenses({ senses, kind }: Creature): Data {
  const range = (value: number | undefined) => ({ value: value ?? 0 });
  return {
    dv: range(kind === "npc" ? senses.darkvision : 0),
    bs: range(senses.blindsight),
    bse: range(senses.blindsense),
    ts: range(senses.tremorsense),
    sc: range(senses.scent),
    tr: range(senses.truesight),
    ll: { enabled: kind === "npc" && senses.lowLight === true },
    si: senses.seeInvisible === true,
    sid: false,
  };
}

function raceItem(creature: Creature): Data {
  const own = creature.kind === "character";
  const { darkvision = 0, lowLight = false } = creature.senses;
  const subtype = creature.id[0]?.toUpperCase() + creature.id.slice(1);
  return item(creature, 1, "race", subtype, {
    creatureTypes: [creature.type],
    changes: own && darkvision ? [change("sensedv", darkvision, "base")] : [],
    changeFlags: { lowLightVision: own && lowLight },
  });
}

function classItem(creature: Creature): Data {
  return item(creature, 2, "class", creature.kind === "character" ? "Fighter" : "Warrior", { level: creature.level, bab: "high", hd: 10 });
}

function armourItem(creature: Creature, value: number): Data {
  return item(creature, 3, "equipment", "Armour", { subType: "armor", equipped: true, armor: { value, dex: null, acp: 0, enh: 0 }, hp: { value: 20, max: 20 }, hardness: 10 });
}

function featItem(creature: Creature, trait: string, number: number): Data[] {
  const feat = FEATS[trait];
  if (!feat) return [];
  const [name, tag, source] = feat;
  const made = item(creature, number, "feat", name, { tag, subType: "feat" });
  return [source === undefined ? made : { ...made, _stats: { compendiumSource: `Compendium.pf1.feats.Item.${source}` } }];
}

function incorporeal(creature: Creature): Data {
  return { _id: documentId(`${creature.id}inc`, 1), name: "Incorporeal", img: "icons/svg/aura.svg", statuses: ["incorporeal"], disabled: false };
}

function change(target: string, formula: number, type: string): Data {
  return { formula: String(formula), target, type, operator: "add" };
}

function item({ id }: Creature, number: number, type: string, name: string, system: Data): Data {
  return { _id: documentId(`${id}item`, number), type, name, img: "icons/svg/item-bag.svg", system };
}
