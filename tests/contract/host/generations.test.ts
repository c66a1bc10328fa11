import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../playground/client/host/documents/actor";
import type { ActiveEffect } from "../../../playground/client/host/documents/active-effect";
import type { ChatMessage } from "../../../playground/client/host/documents/chat-message";
import type { Generation } from "../../../playground/shared/world-source";
import { GENERATIONS, HALL, HERO, HERO_TOKEN, inHall, openTable, type Table } from "./table";

// platform.md, host checklist 10 and sections 4-7, 10-12: what changed its shape from 13 to 14.
describe.each(GENERATIONS)("Shapes in %i", (generation: Generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());
  const v14 = generation >= 14;
  const gmMode = v14 ? "gm" : "gmroll";

  it("say the generation", () => {
    expect(table.gm.game.release.generation).toBe(generation);
    expect(table.gm.game.version).toMatch(new RegExp(`^${generation}\\.`));
  });

  it("key detection modes by id in 14, list them in 13", async () => {
    const token = inHall(table.gm, "Token", HERO_TOKEN);
    await token.update({ detectionModes: v14 ? { feelTremor: { enabled: true, range: 30 } } : [{ id: "feelTremor", enabled: true, range: 30 }] });
    expect(token._source["detectionModes"]).toEqual(v14 ? { feelTremor: { enabled: true, range: 30 } } : [{ id: "feelTremor", enabled: true, range: 30 }]);
  });

  it("make statusEffects an array in 13 and a record behind an array's face in 14 (#13122)", () => {
    const statuses = table.gm.CONFIG["statusEffects"] as { id: string }[] & Record<string, { id: string }>;
    expect(Array.isArray(statuses)).toBe(!v14);
    statuses.push({ id: "own" });
    const list: { id: string }[] = Array.isArray(statuses) ? statuses : Object.values(statuses);
    const found = list.find(({ id }) => id === "own");
    expect(found).toEqual({ id: "own" });
    expect(statuses.find(({ id }) => id === "dead")?.id).toBe("dead");
    if (v14) expect(statuses["own"]).toEqual({ id: "own" });
  });

  it("keep an effect's changes where the generation does, and apply them", async () => {
    const actor = table.gm.game.actors.get(HERO) as Actor;
    const change = { key: "system.hp.max", value: "5" };
    const data = v14 ? { system: { changes: [{ ...change, type: "add" }] } } : { changes: [{ ...change, mode: 2 }] };
    const [effect] = (await actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Vigour", ...data }])) as ActiveEffect[];
    expect((actor.system["hp"] as { max: number }).max).toBe(14);
    expect(v14 ? effect?.system.changes?.[0]?.type : effect?.changes[0]?.mode).toBe(v14 ? "add" : 2);
    if (v14) {
      expect(effect?.changes[0]?.key).toBe("system.hp.max");
      expect(table.gm.warnings.some((warning) => warning.includes("ActiveEffect#changes"))).toBe(true);
    }
    await effect?.delete();
    expect((actor.system["hp"] as { max: number }).max).toBe(9);
  });

  it("name roll modes as the generation does, and throw at the other's", () => {
    const Message = table.gm.documentClass("ChatMessage") as unknown as typeof ChatMessage;
    const data = v14 ? Message.applyMode({}, "blind") : Message.applyRollMode({}, "blindroll");
    expect(data).toEqual({ whisper: [table.gm.game.userId], blind: true });
    if (!v14) expect(() => Message.applyMode({}, "gm")).toThrow(/new in 14/);
    expect(() => table.gm.game.settings.get("core", v14 ? "rollMode" : "messageMode")).toThrow(/not a registered game setting/);
    expect(table.gm.game.settings.get("core", v14 ? "messageMode" : "rollMode")).toBe(v14 ? "public" : "publicroll");
  });

  it("whisper a roll by its mode", async () => {
    const roll = await new table.gm.RollClass("1d6").evaluate();
    const message = (await roll.toMessage({}, v14 ? { messageMode: gmMode } : { rollMode: gmMode })) as ChatMessage;
    expect(message.whisper).toEqual([table.gm.game.userId]);
  });

  it("have levels in 14 and templates in 13", async () => {
    const scene = table.gm.game.scenes.get(HALL);
    if (v14) {
      expect(scene?.levels.size).toBe(1);
      expect(scene?.levels.has("defaultLevel0000")).toBe(true);
      expect(inHall(table.gm, "Token", HERO_TOKEN)).toMatchObject({ level: "defaultLevel0000", depth: 1 });
      expect(() => (scene as unknown as { background: unknown }).background).toThrow(/removed in 14/);
      expect(() => (scene as unknown as { templates: unknown }).templates).toThrow(/removed in 14/);
    } else {
      expect(await scene?.createEmbeddedDocuments("MeasuredTemplate", [{ t: "circle", x: 100, y: 100, distance: 20 }])).toHaveLength(1);
      expect(() => table.gm.documentClass("Level")).toThrow(/no document of generation 13/);
    }
  });

  it("delete a level's tokens with it (RN 14.359)", async () => {
    if (!v14) return;
    const scene = table.gm.game.scenes.get(HALL);
    const [level] = (await scene?.createEmbeddedDocuments("Level", [{ name: "Cellar", elevation: { bottom: -20, top: 0 } }])) ?? [];
    const [token] = (await scene?.createEmbeddedDocuments("Token", [{ name: "Rat", level: level?.id }])) ?? [];
    await level?.delete();
    await table.settle();
    expect(table.player.game.scenes.get(HALL)?.tokens.has(token?.id ?? "")).toBe(false);
  });

  it("throw at removed and at unknown names, warn at deprecated ones", () => {
    const { CONST, foundry } = table.gm;
    const isDoor = (inHall(table.gm, "Wall", "door000000000000") as unknown as { isDoor?: boolean }).isDoor;
    expect(isDoor).toBe(v14 ? true : undefined);
    if (v14) {
      expect(() => CONST["DICE_ROLL_MODES"]).toThrow(/removed/);
      expect(CONST["WALL_SENSE_TYPES"]).toBeDefined();
      expect(table.gm.warnings.some((warning) => warning.includes("WALL_SENSE_TYPES"))).toBe(true);
    } else {
      expect(CONST["EDGE_SENSE_TYPES"]).toBeUndefined();
      expect((foundry.data as { operators?: unknown }).operators).toBeUndefined();
    }
    expect(() => CONST["NO_SUCH_THING"]).toThrow("CONST.NO_SUCH_THING is not imitated");
    expect(() => (foundry.utils as unknown as Record<string, unknown>)["noSuchHelper"]).toThrow("foundry.utils.noSuchHelper");
  });
});
