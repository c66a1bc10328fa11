import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage } from "../../../playground/client/host/documents/chat-message";
import type { Host } from "../../../playground/client/host/host";
import { PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { DOOR, GENERATIONS, HALL, HERO, HERO_TOKEN, inHall, LAMP, openTable, ORC, ORC_TOKEN, type Table } from "./table";

const ZONE = { name: "Zone", shapes: [{ type: "rectangle", x: 0, y: 0, width: 100, height: 100 }] };
const hall = (host: Host) => {
  const scene = host.game.scenes.get(HALL);
  if (!scene) throw new Error("The hall is missing");
  return scene;
};

// platform.md, host checklist 3 and sections 5, 7, 9; foundry-vtt-types common/documents/*.d.mts (permissions).
describe.each(GENERATIONS)("Rights in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());

  const refused: [string, (host: Host) => Promise<unknown> | undefined][] = [
    ["a wall's sight", (host) => inHall(host, "Wall", DOOR).update({ sight: 0 })],
    ["a wall's state together with more", (host) => inHall(host, "Wall", DOOR).update({ ds: 1, move: 0 })],
    ["a wall's flags", (host) => inHall(host, "Wall", DOOR).setFlag("world", "hp", 3)],
    ["locking a door", (host) => inHall(host, "Wall", DOOR).update({ ds: 2 })],
    ["a new wall", (host) => hall(host).createEmbeddedDocuments("Wall", [{ c: [0, 0, 1, 1] }])],
    ["a light", (host) => inHall(host, "AmbientLight", LAMP).update({ hidden: true })],
    ["a foreign token", (host) => inHall(host, "Token", ORC_TOKEN).update({ x: 0 })],
    ["a foreign actor", (host) => host.game.actors.get(ORC)?.update({ name: "Mine" })],
    ["a foreign actor's items", (host) => host.game.actors.get(ORC)?.createEmbeddedDocuments("Item", [{ name: "Club", type: "weapon" }])],
    ["a new actor", (host) => (host.documentClass("Actor") as unknown as typeof ChatMessage).create({ name: "New", type: "npc" })],
    ["a region with behaviours", (host) => hall(host).createEmbeddedDocuments("Region", [{ ...ZONE, behaviors: [{ type: "contract-module.zone" }] }])],
    ["the scene", (host) => hall(host).update({ "environment.darknessLevel": 1 })],
    ["a world setting", (host) => host.game.settings.set("core", "gridDiagonals", 1)],
    ["own role", (host) => host.game.user.update({ role: 4 })],
    ["another user", (host) => host.game.users.get(PLAYER_2)?.update({ name: "Fool" })],
    ["world time", (host) => host.game.time.advance(60)],
  ];
  it.each(refused)("refuse a player %s", async (_, attempt) => {
    const before = JSON.stringify(table.server.world);
    await expect(attempt(table.player)).rejects.toThrow(/lacks permission/);
    expect(JSON.stringify(table.server.world)).toBe(before);
  });

  const allowed: [string, (host: Host) => Promise<unknown> | undefined][] = [
    ["a door's state", (host) => inHall(host, "Wall", DOOR).update({ ds: 1 })],
    ["the own actor", (host) => host.game.actors.get(HERO)?.update({ "system.hp.value": 1 })],
    ["the own token", (host) => inHall(host, "Token", HERO_TOKEN).update({ x: 150 })],
    ["items of the own actor", (host) => host.game.actors.get(HERO)?.createEmbeddedDocuments("Item", [{ name: "Sword", type: "weapon" }])],
    ["flags on the own user", (host) => host.game.user.setFlag("world", "seen", true)],
  ];
  it.each(allowed)("allow a player %s", async (_, attempt) => {
    expect(await attempt(table.player)).toBeTruthy();
  });

  it(`${generation >= 14 ? "allow" : "refuse"} a player a region without behaviours`, async () => {
    const attempt = hall(table.player).createEmbeddedDocuments("Region", [ZONE]);
    if (generation >= 14) expect((await attempt)[0]?.isOwner).toBe(true);
    else await expect(attempt).rejects.toThrow(/lacks permission/);
  });

  it("vouch for a message's author: the sender, whatever it says", async () => {
    const Message = table.player.documentClass("ChatMessage") as unknown as typeof ChatMessage;
    table.player.Hooks.once("preCreateChatMessage", (message: ChatMessage) => void message.updateSource({ author: PLAYER_2 }));
    const message = (await Message.create({ content: "It was not me" })) as ChatMessage;
    expect(message.author?.id).toBe(PLAYER_1);
    await table.settle();
    await expect(table.other.game.messages.get(message.id ?? "")?.update({ content: "forged" })).rejects.toThrow(/lacks permission/);
    expect(await message.update({ content: "mine" })).toBeTruthy();
  });

  it("refuse sub-types that no manifest declares", async () => {
    const [region] = await hall(table.gm).createEmbeddedDocuments("Region", [ZONE]);
    await expect(region?.createEmbeddedDocuments("RegionBehavior", [{ type: "contract-module.unknown" }])).rejects.toThrow(/not a valid type/);
    expect(await region?.createEmbeddedDocuments("RegionBehavior", [{ type: "contract-module.zone" }])).toHaveLength(1);
  });

  it("give whoever is not there no designated GM", () => {
    expect(table.player.game.users.activeGM).toBe(table.player.game.users.getName("Gamemaster"));
    expect(table.gm.game.user.isActiveGM).toBe(true);
    expect(table.player.game.user.isActiveGM).toBe(false);
  });
});
