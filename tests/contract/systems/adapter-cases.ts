import type { ActorLike, CreatureReading } from "../../../src/systems/adapter";

/** Actor-like data of a system as its prepared actors have them, and what an adapter must read of it. */
export interface AdapterCase {
  readonly name: string;
  readonly actor: ActorLike;
  /** Members that the reading must have; senses in feet. */
  readonly expected: Partial<Omit<CreatureReading, "senses">> & { readonly senses?: object };
}

const actor = (system: object, more: Partial<ActorLike> = {}): ActorLike => ({ type: "npc", system, statuses: new Set<string>(), items: [], flags: {}, ...more });

/** Reading tables, by system. */
export const CASES: Readonly<Record<string, readonly AdapterCase[]>> = {
  pf1: [
    { name: "10.x: bare numbers", actor: actor({ traits: { size: "lg", senses: { dv: 60, bs: 0, bse: 0, ts: 0, sc: 30, tr: false, ll: { enabled: true }, si: false, sid: false } } }), expected: { size: "large", senses: { darkvision: 60, scent: 30, lowLight: true, truesight: 0 } } },
    { name: "11.x: objects, total before value", actor: actor({ traits: { size: { base: "med", value: 5 }, senses: { dv: { value: 30, total: 90 }, bs: { value: 10 }, bse: { value: 0, total: 0 }, tr: { value: 0, total: 120 }, ll: { enabled: false }, si: true, sid: true } } }), expected: { size: "large", senses: { darkvision: 90, blindsight: 10, blindsense: 0, truesight: 120, lowLight: false, seeInvisible: true, seeInDarkness: "infinite" } } },
    { name: "true seeing as a switch", actor: actor({ traits: { size: "fine", senses: { tr: true } } }), expected: { size: "fine", senses: { truesight: "infinite", darkvision: 0 } } },
    { name: "Blind-Fight by compendium source, under a German name", actor: actor({}, { items: [{ type: "feat", name: "Blind kämpfen", _stats: { compendiumSource: "Compendium.pf1.feats.Item.pmAO1Sni8xx71pLF" }, system: {} }] }), expected: { traits: ["blind-fight"] } },
    { name: "Blind-Fight by the older source flag", actor: actor({}, { items: [{ type: "feat", name: "Blind kämpfen", flags: { core: { sourceId: "Compendium.pf1.feats.pmAO1Sni8xx71pLF" } }, system: {} }] }), expected: { traits: ["blind-fight"] } },
    { name: "Blind-Fight by tag, under a German name", actor: actor({}, { items: [{ type: "feat", name: "Blind kämpfen", system: { tag: "blindFight" } }] }), expected: { traits: ["blind-fight"] } },
    { name: "Blind-Fight by boolean flag", actor: actor({}, { items: [{ type: "race", name: "Maulwurf", system: { flags: { boolean: { blindFight: true } } } }] }), expected: { traits: ["blind-fight"] } },
    { name: "a switched-off feat and a buff that is not active give nothing", actor: actor({}, { items: [{ type: "feat", system: { tag: "blindFight", disabled: true } }, { type: "buff", system: { tag: "blindFight", active: false } }] }), expected: { traits: [] } },
    { name: "conditions of the system", actor: actor({}, { statuses: new Set(["blind", "deaf", "paralyzed", "prone", "incorporeal", "shaken"]) }), expected: { conditions: ["blinded", "deafened", "helpless", "prone"], traits: ["incorporeal"] } },
  ],
  dnd5e: [
    { name: "up to 5.2: flat senses", actor: actor({ traits: { size: "sm" }, attributes: { senses: { darkvision: 60, blindsight: 10, tremorsense: 0, truesight: 0, units: "ft" } } }), expected: { size: "small", senses: { darkvision: 60, blindsight: 10, truesight: 0, lowLight: false } } },
    { name: "from 5.3: ranges, null is none", actor: actor({ traits: { size: "grg" }, attributes: { senses: { units: null, ranges: { darkvision: 120, blindsight: null, tremorsense: 60, truesight: null } } } }), expected: { size: "gargantuan", senses: { darkvision: 120, blindsight: 0, tremorsense: 60, truesight: 0 } } },
    { name: "ranges before the flat form where both are there", actor: actor({ attributes: { senses: { darkvision: 30, ranges: { darkvision: 60, blindsight: null, tremorsense: null, truesight: null } } } }), expected: { senses: { darkvision: 60 } } },
    { name: "metres", actor: actor({ attributes: { senses: { units: "m", ranges: { darkvision: 18, blindsight: null, tremorsense: null, truesight: null } } } }), expected: { senses: { darkvision: 60 } } },
    { name: "Devil's Sight reaches as far as darkvision", actor: actor({ attributes: { senses: { ranges: { darkvision: 120, blindsight: null, tremorsense: null, truesight: null } } } }, { items: [{ type: "feat", name: "Teufelssicht", system: { identifier: "devils-sight" } }] }), expected: { senses: { darkvision: 120, devilsSight: 120 } } },
    { name: "Sharpshooter by identifier, under a German name", actor: actor({}, { items: [{ type: "feat", name: "Scharfschütze", system: { identifier: "sharpshooter" } }] }), expected: { traits: ["ignores-cover-half", "ignores-cover-three-quarters"] } },
    { name: "statuses of the system", actor: actor({}, { statuses: new Set(["blinded", "unconscious", "invisible", "flying", "coverHalf"]) }), expected: { conditions: ["blinded", "helpless", "invisible"], flying: true } },
  ],
  dc20rpg: [
    { name: "prepared values in Spaces", actor: actor({ size: { size: "huge" }, senses: { darkvision: { range: 10, bonus: 2, value: 12 }, tremorsense: { value: 3 }, blindsight: { value: 0 }, truesight: { value: 0 } } }), expected: { size: "huge", senses: { darkvision: 60, tremorsense: 15, blindsight: 0 } } },
    { name: "a source that is not prepared", actor: actor({ size: { size: "titanic" }, senses: { darkvision: { range: 10, bonus: 2 }, tremorsense: { range: 0 }, blindsight: { range: 0 }, truesight: { range: 0 } } }), expected: { size: "titanic", senses: { darkvision: 60 } } },
    { name: "statuses as a Map that counts stacks", actor: actor({}, { statuses: new Map([["blinded", 1], ["petrified", 1], ["exhaustion", 3]]) }), expected: { conditions: ["blinded", "helpless"] } },
  ],
  "castles-and-crusades": [
    { name: "core's statuses; size and senses are the token's", actor: actor({ armorClass: { value: 14 } }, { statuses: new Set(["blind", "invisible", "fly"]) }), expected: { conditions: ["blinded", "invisible"], flying: true } },
  ],
  generic: [
    { name: "core's statuses", actor: actor({}, { statuses: new Set(["deaf", "prone", "sleep"]) }), expected: { conditions: ["deafened", "prone", "helpless"] } },
  ],
};
