import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { ActorLike } from "../../src/systems/adapter";
import { adapterOf } from "../../src/systems/registry";

/** Samples of compendium sources beside the repository, where somebody has them: sources, so totals are not derived. */
const FOLDER = path.resolve(import.meta.dirname, "../../../shared/fixtures");
const SYSTEMS = ["pf1", "dnd5e", "dc20rpg", "castles-and-crusades"] as const;
const files = (system: string) => (existsSync(path.join(FOLDER, system)) ? readdirSync(path.join(FOLDER, system)) : []);
const load = (system: string, file: string) => JSON.parse(readFileSync(path.join(FOLDER, system, file), "utf8")) as ActorLike;
const read = (system: string, file: string) => adapterOf(system).readCreature(load(system, file), (feet) => feet);

describe.skipIf(!existsSync(FOLDER))("Published actors", () => {
  it.each(SYSTEMS)("%s: all are read without an exception", (system) => {
    const actors = files(system).filter((file) => /(^|-)actor-/.test(file));
    expect(actors.length).toBeGreaterThan(2);
    for (const file of actors) expect(() => read(system, file), file).not.toThrow();
  });

  it.each([
    ["pf1", "actor-orc.json", { darkvision: 60, lowLight: false }],
    ["pf1", "actor-wolf.json", { lowLight: true, scent: 30, darkvision: 0 }],
    ["pf1", "actor-stirge.json", { lowLight: true, scent: 30, darkvision: 60 }],
    ["dnd5e", "actor-rat-tiny-legacy.json", { darkvision: 30, truesight: 0 }],
    ["dnd5e", "actor-erinyes-truesight.json", { truesight: 120, darkvision: 0 }],
    ["dnd5e", "actor-ankheg-large.json", { darkvision: 60, tremorsense: 60 }],
    ["dnd5e", "actor-bat-tiny.json", { blindsight: 60 }],
    ["dc20rpg", "actor-dusk.json", { darkvision: 50, tremorsense: 15 }],
    ["dc20rpg", "actor-sheep.json", { darkvision: 0 }],
  ])("%s %s", (system, file, senses) => {
    expect(read(system, file).senses).toMatchObject(senses);
  });

  it.each([
    ["pf1", "actor-stirge.json", "tiny"],
    ["dnd5e", "actor-purple-worm-gargantuan.json", "gargantuan"],
    ["dnd5e", "actor-goblin-warrior-small.json", "small"],
    ["dc20rpg", "actor-brown-bear.json", "large"],
    ["dc20rpg", "actor-pixie.json", "tiny"],
  ])("%s %s is %s", (system, file, size) => {
    expect(read(system, file).size).toBe(size);
  });

  it("pf1: Blind-Fight taken from the compendium is known by its source, whatever it is called", () => {
    const feat = load("pf1", "item-blind-fight.json") as unknown as { _id: string; name: string };
    const owned = { ...feat, name: "Blind kämpfen", _stats: { compendiumSource: `Compendium.pf1.feats.Item.${feat._id}` } };
    const orc = load("pf1", "actor-orc.json");
    const actor = { ...orc, items: [...(orc.items ?? []), owned] };
    expect(adapterOf("pf1").readCreature(actor, (feet) => feet).traits).toEqual(["blind-fight"]);
  });
});
