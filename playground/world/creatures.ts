import type { Creature } from "./creature";

/** The people and monsters of the demo world: each has a sense or habit that the map's light and cover bring out. */
export const CREATURES: readonly Creature[] = [
  {
    id: "human", name: "Mara Tallow", kind: "character", size: "medium", type: "humanoid", player: 1,
    senses: {}, ac: 17, touchAc: 12, hp: 34, level: 4, perception: 3, stealth: 1, disposition: 1, traits: [],
    abilities: { str: 16, dex: 13, con: 14, int: 10, wis: 12, cha: 11 },
    attacks: [{ name: "Longsword", kind: "melee", bonus: 8, damage: "1d8+3", damageType: "slashing", range: 5, threat: 19, multiplier: 2 }],
    light: { bright: 20, dim: 40 },
    portrait: { skin: "#c98f68", hair: "#5b2f1a", style: "bun", eyes: "#2f4a2c", gear: "none", feature: "scar", background: "#7b4a2b" },
  },
  {
    id: "dwarf", name: "Borda Flint", kind: "character", size: "medium", type: "humanoid", player: 2,
    senses: { darkvision: 60 }, ac: 18, touchAc: 11, hp: 38, level: 4, perception: 5, stealth: -1, disposition: 1, traits: ["blind-fight"],
    abilities: { str: 15, dex: 12, con: 17, int: 10, wis: 14, cha: 8 },
    attacks: [{ name: "Battleaxe", kind: "melee", bonus: 7, damage: "1d8+2", damageType: "slashing", range: 5, threat: 20, multiplier: 3 }],
    portrait: { skin: "#c88a66", hair: "#b5532a", style: "long", beard: "braided", eyes: "#3a4d63", gear: "helmet", gearColor: "#7f868e", background: "#4d4438" },
  },
  {
    id: "elf", name: "Ilven Reed", kind: "character", size: "medium", type: "humanoid", player: 1,
    senses: { lowLight: true }, ac: 15, touchAc: 14, hp: 26, level: 4, perception: 8, stealth: 9, disposition: 1, traits: ["ignores-cover-half"],
    abilities: { str: 12, dex: 18, con: 12, int: 13, wis: 14, cha: 12 },
    attacks: [
      { name: "Longbow", kind: "ranged", bonus: 9, damage: "1d8+1", damageType: "piercing", range: 100, threat: 20, multiplier: 3 },
      { name: "Shortsword", kind: "melee", bonus: 8, damage: "1d6+1", damageType: "piercing", range: 5, threat: 19, multiplier: 2 },
    ],
    portrait: { skin: "#d9b692", hair: "#d7c07a", style: "long", ears: "long", eyes: "#3f7a55", gear: "hood", gearColor: "#3e5a37", background: "#2f4a34" },
  },
  {
    id: "orc", name: "Gruk", kind: "npc", size: "medium", type: "humanoid",
    senses: { darkvision: 60 }, ac: 14, touchAc: 10, hp: 30, level: 3, perception: 1, stealth: 0, disposition: -1, traits: ["light-sensitive"],
    abilities: { str: 18, dex: 11, con: 15, int: 8, wis: 9, cha: 8 },
    attacks: [{ name: "Falchion", kind: "melee", bonus: 8, damage: "2d4+6", damageType: "slashing", range: 5, threat: 18, multiplier: 2 }],
    portrait: { skin: "#6d8a4b", hair: "#1d1a16", style: "mohawk", ears: "pointed", eyes: "#b3261e", feature: "tusks", background: "#47302a" },
  },
  {
    id: "archer", name: "Sly Wenna", kind: "npc", size: "medium", type: "humanoid",
    senses: {}, ac: 15, touchAc: 13, hp: 24, level: 3, perception: 6, stealth: 8, disposition: -1, traits: ["improved-precise-shot"],
    abilities: { str: 12, dex: 16, con: 12, int: 11, wis: 13, cha: 10 },
    attacks: [{ name: "Shortbow", kind: "ranged", bonus: 7, damage: "1d6", damageType: "piercing", range: 60, threat: 20, multiplier: 3 }],
    portrait: { skin: "#b9825d", hair: "#27211d", style: "short", eyes: "#4a3a22", gear: "hood", gearColor: "#5a2f34", background: "#3a2a2d" },
  },
  {
    id: "goblin", name: "Nib", kind: "npc", size: "small", type: "humanoid",
    senses: { darkvision: 60 }, ac: 16, touchAc: 13, hp: 9, level: 1, perception: 2, stealth: 10, disposition: -1, traits: [],
    abilities: { str: 9, dex: 16, con: 11, int: 10, wis: 9, cha: 7 },
    attacks: [{ name: "Short sword", kind: "melee", bonus: 4, damage: "1d4", damageType: "piercing", range: 5, threat: 19, multiplier: 2 }],
    portrait: { skin: "#93a24a", hair: "#2a2116", style: "bald", ears: "long", eyes: "#e2b33c", feature: "tusks", background: "#4b4a24" },
  },
  {
    id: "wolf", name: "Grey wolf", kind: "npc", size: "medium", type: "animal",
    senses: { lowLight: true, scent: 30 }, ac: 14, touchAc: 12, hp: 13, level: 1, perception: 8, stealth: 6, disposition: 0, traits: [],
    abilities: { str: 13, dex: 15, con: 15, int: 2, wis: 12, cha: 6 },
    attacks: [{ name: "Bite", kind: "melee", bonus: 2, damage: "1d6+1", damageType: "piercing", range: 5, threat: 20, multiplier: 2 }],
    portrait: { skin: "#7d7f83", hair: "#4e5054", eyes: "#e8c24a", feature: "wolf", background: "#33403c" },
  },
  {
    id: "ogre", name: "Mump the ogre", kind: "npc", size: "large", type: "giant",
    senses: { lowLight: true, darkvision: 60 }, ac: 17, touchAc: 8, hp: 44, level: 4, perception: 5, stealth: -5, disposition: -1, traits: [],
    abilities: { str: 21, dex: 8, con: 15, int: 6, wis: 10, cha: 7 },
    attacks: [{ name: "Greatclub", kind: "reach", bonus: 7, damage: "2d8+7", damageType: "bludgeoning", range: 10, threat: 20, multiplier: 2 }],
    portrait: { skin: "#b08a5a", hair: "#3a2c1e", style: "bald", beard: "stubble", ears: "round", eyes: "#5b3a1c", feature: "tusks", background: "#4a3a2c" },
  },
  {
    id: "skeleton", name: "Bone warden", kind: "npc", size: "medium", type: "undead",
    senses: { darkvision: 60 }, ac: 16, touchAc: 12, hp: 12, level: 1, perception: 0, stealth: 2, disposition: -1, traits: ["low-profile"],
    abilities: { str: 15, dex: 14, con: 10, int: 3, wis: 10, cha: 5 },
    attacks: [{ name: "Rusty scimitar", kind: "melee", bonus: 3, damage: "1d6+2", damageType: "slashing", range: 5, threat: 18, multiplier: 2 }],
    portrait: { skin: "#e0d8c2", eyes: "#79d3e8", feature: "skull", background: "#2b2f36" },
  },
  {
    id: "ghost", name: "The cold lady", kind: "npc", size: "medium", type: "undead",
    senses: { darkvision: 60, blindsight: 30 }, ac: 15, touchAc: 15, hp: 27, level: 5, perception: 9, stealth: 11, disposition: -1,
    traits: ["incorporeal"], statuses: ["invisible"],
    abilities: { str: 6, dex: 16, con: 10, int: 12, wis: 13, cha: 18 },
    attacks: [{ name: "Chill touch", kind: "melee", bonus: 6, damage: "3d6", damageType: "cold", range: 5, threat: 20, multiplier: 2 }],
    portrait: { skin: "#bcd3dc", hair: "#dfeaf0", style: "long", eyes: "#3f8fb0", feature: "ghost", background: "#22313b" },
  },
];

/** The creature of an id. Throws for an unknown one. */
export function creature(id: string): Creature {
  const found = CREATURES.find((entry) => entry.id === id);
  if (!found) throw new Error(`creature: got "${id}", expected one of ${CREATURES.map((entry) => entry.id).join(", ")}`);
  return found;
}
