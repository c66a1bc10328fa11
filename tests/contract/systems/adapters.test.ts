import { describe, expect, it } from "vitest";
import { CONDITIONS, RULESET_IDS, SIZES, TRAITS } from "../../../src/core/battlefield/types";
import type { ActorLike, HookBus } from "../../../src/systems/adapter";
import { ADAPTERS, adapterOf } from "../../../src/systems/registry";
import { CASES } from "./adapter-cases";

const same = (feet: number): number => feet;
const metres = (feet: number): number => feet * 0.3;
const NOTHING: readonly [string, ActorLike][] = [
  ["nothing", { type: "npc", system: {} }],
  ["no system at all", { type: "npc", system: undefined }],
  ["nulls everywhere", { type: "npc", system: { traits: null, attributes: null, senses: null, size: null, defences: null, armorClass: null }, statuses: null, items: [], flags: null }],
  ["an unknown type with odd values", { type: "storage", system: { traits: { size: 7, senses: "keen" }, attributes: { ac: "high", senses: [] }, size: "round", senses: 4, defences: {}, armorClass: {} }, statuses: new Set([1, null]), items: [null, 3, "sword"] }],
  ["names of members that every object has", { type: "npc", system: { traits: { size: "constructor" }, size: { size: "toString" } }, statuses: new Set(["constructor", "toString"]), items: [{ type: "feat", system: { tag: "constructor", identifier: "valueOf" } }] }],
];

describe.each(ADAPTERS.map((adapter) => [adapter.id, adapter] as const))("The %s adapter", (id, adapter) => {
  it("is found by the system's id and names a ruleset that exists", () => {
    expect(adapterOf(id)).toBe(adapter);
    expect(RULESET_IDS).toContain(adapter.ruleset);
  });

  it.each(CASES[id] ?? [])("reads $name", ({ actor, expected }) => {
    const { senses, ...rest } = expected;
    const read = adapter.readCreature(actor, same);
    expect(read).toMatchObject(rest);
    if (senses !== undefined) expect(read.senses).toMatchObject(senses);
  });

  it.each(CASES[id] ?? [])("gives senses in scene units, words that core knows, and what JSON can carry: $name", ({ actor }) => {
    const feet = adapter.readCreature(actor, same);
    const read = adapter.readCreature(actor, metres);
    for (const [sense, value] of Object.entries(read.senses ?? {})) {
      const before = (feet.senses as unknown as Record<string, unknown>)[sense];
      if (typeof value === "number") expect(value).toBeCloseTo(Number(before) * 0.3);
      else expect(value).toEqual(before);
    }
    expect([...(read.conditions ?? [])].filter((condition) => !(CONDITIONS as readonly string[]).includes(condition))).toEqual([]);
    expect([...(read.traits ?? [])].filter((trait) => !(TRAITS as readonly string[]).includes(trait))).toEqual([]);
    if (read.size != null) expect(SIZES).toContain(read.size);
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });

  it.each(NOTHING)("guesses nothing from %s", (_name, actor) => {
    const read = adapter.readCreature(actor, same);
    const { sight: _sight, lowLight, seeInvisible, ...ranges } = read.senses ?? {};
    expect([lowLight ?? false, seeInvisible ?? false]).toEqual([false, false]);
    expect(Object.values(ranges).filter((range) => range !== null && range !== 0)).toEqual([]);
    expect([read.size ?? null, read.conditions ?? [], read.traits ?? [], read.flying ?? false]).toEqual([null, [], [], false]);
    expect(adapter.readDefence(actor, { touch: false, deniedDexterity: true })).toBeNull();
  });

  it("a token that flies by its movement is not brought down by an actor without the status", () => {
    expect(adapter.readCreature({ type: "npc", system: {} }, same)).not.toHaveProperty("flying");
  });

  it("takes traits that a game master named, from actor and items, and none that core does not know", () => {
    const flags = (...traits: string[]) => ({ "grit-and-gloom": { traits } });
    const actor = { type: "npc", system: {}, flags: flags("blind-fight", "charming"), items: [{ type: "loot", system: {}, flags: flags("low-profile") }] };
    expect(adapter.readCreature(actor, same).traits).toEqual(["blind-fight", "low-profile"]);
  });

  it("reads the roll of the module's own attack, and nothing from other messages", () => {
    const rolls = [{ total: 17, terms: [{ faces: 20, results: [{ result: 4, active: false }, { result: 12, active: true }] }] }];
    expect(adapter.readAttacks({ rolls, flags: { "grit-and-gloom": { attack: { schema: 1 } } } })).toEqual([{ index: 0, natural: 12, total: 17, confirm: null }]);
    expect(adapter.readAttacks({ rolls, flags: {} })).toEqual([]);
    expect(adapter.readAttacks({})).toEqual([]);
  });

  it("listens without asking for anything but hooks", () => {
    const bus: HookBus = { on: () => 1 };
    const listener = { announced: () => undefined, posted: () => undefined, dropped: () => undefined };
    expect(() => adapter.listen(bus, listener)).not.toThrow();
  });
});
