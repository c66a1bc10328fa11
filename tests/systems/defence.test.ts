import { describe, expect, it } from "vitest";
import { adapterOf } from "../../src/systems/registry";

const defence = (id: string, system: object, attack: { touch?: boolean; deniedDexterity?: boolean } = {}) =>
  adapterOf(id).readDefence({ type: "npc", system }, { touch: attack.touch ?? false, deniedDexterity: attack.deniedDexterity ?? false });

describe("Defence", () => {
  const ac = (normal: number, touch: number, flatFooted: number) => ({ attributes: { ac: { normal: { total: normal }, touch: { total: touch }, flatFooted: { total: flatFooted } } } });

  it.each([
    [{}, 18],
    [{ touch: true }, 13],
    [{ deniedDexterity: true }, 16],
    [{ touch: true, deniedDexterity: true }, 11],
  ])("pf1: %j of 18, touch 13, flat-footed 16 is %i", (attack, expected) => {
    expect(defence("pf1", ac(18, 13, 16), attack)).toBe(expected);
  });

  it("pf1: whoever has lost Dexterity already loses it once", () => {
    expect(defence("pf1", ac(16, 11, 16), { deniedDexterity: true })).toBe(16);
  });

  it("dnd5e: the cover of the system's statuses comes off, except where a flat class never took it", () => {
    expect(defence("dnd5e", { attributes: { ac: { value: 17, cover: 2, calc: "default" } } })).toBe(15);
    expect(defence("dnd5e", { attributes: { ac: { value: 17, cover: 2, calc: "flat" } } })).toBe(17);
    expect(defence("dnd5e", { attributes: { ac: { value: null, cover: 0 } } })).toBeNull();
  });

  it("dc20rpg: precision defence; castles-and-crusades: armour class; generic: the usual places", () => {
    expect(defence("dc20rpg", { defences: { precision: { value: 13 }, area: { value: 11 } } })).toBe(13);
    expect(defence("castles-and-crusades", { armorClass: { value: 15 } })).toBe(15);
    expect(defence("forbidden-lands", { ac: 12 })).toBe(12);
    expect(defence("forbidden-lands", { ac: { value: "14" } })).toBe(14);
  });
});
