import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage } from "../../../playground/client/host/documents/chat-message";
import { deepClone, mergeObject } from "../../../playground/shared/object-merge";
import { ForcedDeletion } from "../../../playground/shared/operators";
import { GENERATIONS, HALL, heard, HERO, HERO_TOKEN, inHall, LAMP, openTable, type Table } from "./table";

// platform.md, host checklist 2; foundry-vtt-types common/abstract/document.d.mts, common/data/fields.d.mts.
describe.each(GENERATIONS)("Updates in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());
  const hero = () => {
    const actor = table.gm.game.actors.get(HERO);
    if (!actor) throw new Error("The hero is missing");
    return actor as typeof actor & { system: Record<string, unknown> };
  };

  it("expand dotted keys and merge deeply", async () => {
    await hero().update({ "system.hp.value": 4, system: { mood: "grim" } });
    expect(hero().system).toMatchObject({ hp: { value: 4, max: 9 }, mood: "grim" });
  });

  it("replace arrays whole", async () => {
    await hero().update({ "system.tags": ["c"] });
    expect(hero().system["tags"]).toEqual(["c"]);
  });

  it("fire no hook for an empty difference, and resolve undefined", async () => {
    const calls = [heard(table.gm, "preUpdateActor"), heard(table.gm, "updateActor")];
    expect(await hero().update({ "system.hp.max": 9 })).toBeUndefined();
    expect(calls.flat()).toEqual([]);
  });

  it("tell only what differs", async () => {
    const calls = heard(table.player, "updateActor");
    await hero().update({ name: "Hero", "system.hp": { value: 3, max: 9 } });
    await table.settle();
    expect(calls[0]?.[1]).toEqual({ _id: HERO, system: { hp: { value: 3 } } });
  });

  it("fill in defaults, cast and round, and drop what the schema does not know", async () => {
    const scene = table.gm.game.scenes.get(HALL);
    const [light] = (await scene?.createEmbeddedDocuments("AmbientLight", [{ x: "20.6", y: 30, nonsense: 1, config: { dim: "12", angle: 400 } }])) ?? [];
    const source = light?.toObject() as { x: number; config: Record<string, unknown>; [field: string]: unknown };
    expect(source).toMatchObject({ x: 21, y: 30, walls: true, hidden: false, config: { dim: 12, bright: 0, angle: 360, priority: 0 } });
    expect(source).not.toHaveProperty("nonsense");
    expect(light?.id).toMatch(/^[a-zA-Z0-9]{16}$/);
  });

  it("refuse what does not fit, naming the field, with nothing changed", async () => {
    const light = inHall(table.gm, "AmbientLight", LAMP);
    await expect(light.update({ "config.dim": "wide", x: 1 })).rejects.toThrow(/config\.dim/);
    expect(light._source["x"]).toBe(500);
    await expect(table.gm.game.scenes.get(HALL)?.createEmbeddedDocuments("Wall", [{ c: [1, 2, 3] }])).rejects.toThrow(/c: must have 4/);
  });

  it("make setFlag an update and unsetFlag a deletion", async () => {
    const calls = heard(table.player, "updateToken");
    const token = inHall(table.gm, "Token", HERO_TOKEN);
    await token.setFlag("world", "a.b", { c: 1 });
    await token.setFlag("world", "a.b", { d: 2 });
    expect(token.getFlag("world", "a.b")).toEqual({ c: 1, d: 2 });
    await token.unsetFlag("world", "a.b");
    await table.settle();
    expect(calls).toHaveLength(3);
    const theirs = inHall(table.player, "Token", HERO_TOKEN);
    expect(theirs.getFlag("world", "a")).toEqual({});
    await expect(token.setFlag("no-such-module", "a", 1)).rejects.toThrow(/scope "no-such-module"/);
  });

  it("delete keys by the form of the generation", async () => {
    await hero().update({ "flags.world": { gone: 1, kept: 2 } });
    if (generation >= 14) {
      await hero().update({ "flags.world.gone": new ForcedDeletion() });
      expect(table.gm.warnings.filter((warning) => warning.includes("-=key"))).toEqual([]);
    } else await hero().update({ "flags.world.-=gone": null });
    expect(hero().flags["world"]).toEqual({ kept: 2 });
    await table.settle();
    expect(table.player.game.actors.get(HERO)?.flags["world"]).toEqual({ kept: 2 });
    await hero().update({ "flags.world.-=kept": null });
    expect(hero().flags["world"]).toEqual({});
    expect(table.gm.warnings.some((warning) => warning.includes("-=key"))).toBe(generation >= 14);
  });

  it("keep ids only when told to", async () => {
    const Message = table.gm.documentClass("ChatMessage") as unknown as typeof ChatMessage;
    const id = "abcdefghijklmnop";
    const fresh = (await Message.create({ _id: id, content: "a" })) as ChatMessage;
    const kept = (await Message.create({ _id: id, content: "b" }, { keepId: true })) as ChatMessage;
    expect(fresh.id).not.toBe(id);
    expect(kept.id).toBe(id);
  });

  it("agree with mergeObject on free data, on every client", async () => {
    const free = fc.dictionary(fc.stringMatching(/^[a-d]$/), fc.oneof(fc.integer(), fc.array(fc.integer(), { maxLength: 2 }), fc.dictionary(fc.stringMatching(/^[a-d]$/), fc.integer())));
    await fc.assert(
      fc.asyncProperty(free, free, async (first, second) => {
        const actor = hero();
        await actor.unsetFlag("world", "free");
        await actor.setFlag("world", "free", first);
        await actor.setFlag("world", "free", second);
        const expected = mergeObject(deepClone(first), second);
        await table.settle();
        for (const host of table.hosts) expect(host.game.actors.get(HERO)?.getFlag("world", "free")).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
