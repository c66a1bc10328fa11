import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Combat } from "../../../playground/client/host/documents/combat";
import { GENERATIONS, HALL, HALL_WORLD, heard, HERO_TOKEN, openTable, ORC_TOKEN, type Table } from "./table";

// platform.md, host checklist 15, sections 2 and 11; foundry-vtt-types client/helpers/time.d.mts, client/documents/combat.d.mts; RN 13.339.
describe.each(GENERATIONS)("Time in %i", (generation) => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable({ generation, world: { ...HALL_WORLD, time: 1000 }, prepare: ({ CONFIG }) => Object.assign(CONFIG["time"] as object, { roundTime: 6 }) });
  });
  afterAll(() => table.close());

  it("starts where the world was left", () => {
    expect(table.hosts.map((host) => host.game.time.worldTime)).toEqual([1000, 1000, 1000]);
  });

  it.each([60, -30, 86_400 * 365])("moves by %i s, and every client hears of it", async (delta) => {
    const calls = table.hosts.map((host) => heard(host, "updateWorldTime"));
    const before = table.gm.game.time.worldTime;
    expect(await table.gm.game.time.advance(delta)).toBe(before + delta);
    await table.settle();
    for (const heardHere of calls) expect(heardHere.map(([time, dt]) => [time, dt])).toEqual([[before + delta, delta]]);
    expect(table.player.game.time.worldTime).toBe(before + delta);
  });

  it("is not a player's to move", async () => {
    await expect(table.player.game.time.advance(1)).rejects.toThrow(/lacks permission/);
  });

  it("moves before the combat does", async () => {
    const order: string[] = [];
    for (const name of ["combatStart", "combatTurn", "combatRound", "updateWorldTime", "updateCombat", "combatTurnChange"]) {
      table.player.Hooks.on(name, () => void order.push(`player ${name}`));
      table.gm.Hooks.on(name, () => void order.push(`gm ${name}`));
    }
    const Document = table.gm.documentClass("Combat") as unknown as typeof Combat;
    const combat = (await Document.create({
      scene: HALL,
      active: true,
      combatants: [
        { tokenId: HERO_TOKEN, sceneId: HALL, initiative: 20 },
        { tokenId: ORC_TOKEN, sceneId: HALL, initiative: 10 },
      ],
    })) as Combat;
    await combat.startCombat();
    expect(combat.combatant?.name).toBe("Hero");
    await combat.nextTurn();
    expect(combat.combatant?.name).toBe("Orc");
    const before = table.gm.game.time.worldTime;
    await combat.nextTurn();
    await table.settle();
    expect([combat.round, combat.turn, table.gm.game.time.worldTime - before]).toEqual([2, 0, 6]);
    expect(order.filter((line) => line.startsWith("player"))).toEqual([
      "player updateCombat", "player combatTurnChange",
      "player updateCombat", "player combatTurnChange",
      "player updateWorldTime", "player updateCombat", "player combatTurnChange",
    ]);
    expect(order.filter((line) => line.startsWith("gm")).slice(-4)).toEqual(["gm combatRound", "gm updateWorldTime", "gm updateCombat", "gm combatTurnChange"]);
    expect(table.player.game.combat?.combatant?.name).toBe("Hero");
    // client/documents/collections/combat-encounters.d.mts: the active fight of the scene that is looked at.
    expect(table.player.game.combats.active?.id).toBe(combat.id);
    expect([table.gm.game.combats.combats.length, table.gm.game.combats.viewed?.id]).toEqual([1, combat.id]);
    await (table.gm.documentClass("Scene") as unknown as typeof Combat).create({ name: "Elsewhere", active: true });
    expect(table.gm.game.combats.active === undefined).toBe(true);
  });
});
