import { describe, expect, it } from "vitest";
import { adapterOf } from "../../src/systems/registry";
import type { MessageLike } from "../../src/systems/adapter";

const d20 = (natural: number, total: number) => ({ total, terms: [{ faces: 20, results: [{ result: natural, active: true }] }] });
const attacks = (id: string, message: MessageLike) => adapterOf(id).readAttacks(message);

describe("Attacks on a card", () => {
  const rolls = { attacks: [{ attack: d20(20, 28), critConfirm: d20(9, 17) }, { attack: JSON.stringify(d20(6, 9)), critConfirm: null }] };
  const expected = [{ index: 0, natural: 20, total: 28, confirm: 17 }, { index: 1, natural: 6, total: 9, confirm: null }];

  it("pf1: message.system in 11.x, the metadata flag in 10.x", () => {
    expect(attacks("pf1", { type: "action", system: { rolls } })).toEqual(expected);
    expect(attacks("pf1", { flags: { pf1: { metadata: { rolls } } } })).toEqual(expected);
  });

  it("dnd5e: attack rolls only, the die that is kept", () => {
    const roll = { total: 19, terms: [{ faces: 20, results: [{ result: 3, active: false }, { result: 14, active: true }] }] };
    expect(attacks("dnd5e", { flags: { dnd5e: { messageType: "roll", roll: { type: "attack" } } }, rolls: [roll] })).toEqual([{ index: 0, natural: 14, total: 19, confirm: null }]);
    expect(attacks("dnd5e", { flags: { dnd5e: { roll: { type: "damage" } } }, rolls: [roll] })).toEqual([]);
  });

  it("dc20rpg: the core roll in 0.10.6, the total of 0.10.5; no checks", () => {
    expect(attacks("dc20rpg", { system: { actionType: "attack", coreRoll: { total: 16, flatDice: 11 } } })).toEqual([{ index: 0, natural: 11, total: 16, confirm: null }]);
    expect(attacks("dc20rpg", { system: { actionType: "attack", coreRollTotal: 12 } })).toEqual([{ index: 0, natural: null, total: 12, confirm: null }]);
    expect(attacks("dc20rpg", { system: { actionType: "check", coreRoll: { total: 16 } } })).toEqual([]);
  });

  it("castles-and-crusades: by the words before the weapon's name", () => {
    expect(attacks("castles-and-crusades", { flavor: "Melee Attack → Mace", rolls: [d20(10, 13)] })).toEqual([{ index: 0, natural: 10, total: 13, confirm: null }]);
    expect(attacks("castles-and-crusades", { flavor: "Damage → Mace", rolls: [d20(10, 13)] })).toEqual([]);
  });
});
