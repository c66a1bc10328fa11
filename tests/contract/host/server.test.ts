import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { describe, expect, it } from "vitest";
import { join } from "../../../playground/client/host/join";
import { start } from "../../../playground/client/host/start";
import { GAMEMASTER } from "../../../playground/server/default-users";
import { startServer } from "../../../playground/server/start-server";
import type { Generation } from "../../../playground/shared/world-source";
import { HALL, HALL_WORLD, HERO, HERO_TOKEN, inHall } from "./table";

describe("The server", () => {
  it("keeps a world between runs, and brings one of 13 to 14's form", async () => {
    const folder = await mkdtemp(path(tmpdir(), "contract-state-"));
    const state = path(folder, "world.json");
    const visit = async (generation: Generation) => {
      const server = await startServer({ generation, module: null, world: HALL_WORLD, state });
      const host = await join({ url: server.url, userId: GAMEMASTER });
      await start(host);
      return { host, close: async () => (host.close(), server.close()) };
    };
    const first = await visit(13);
    await first.host.game.actors.get(HERO)?.update({ name: "Kept" });
    await inHall(first.host, "Token", HERO_TOKEN).update({ detectionModes: [{ id: "seeAll", enabled: true, range: 5 }] });
    await first.host.game.time.advance(30);
    await first.close();
    const second = await visit(14);
    expect((second.host.game.actors.get(HERO) as unknown as { name: string }).name).toBe("Kept");
    expect(inHall(second.host, "Token", HERO_TOKEN)._source["detectionModes"]).toEqual({ seeAll: { enabled: true, range: 5 } });
    expect(second.host.game.time.worldTime).toBe(30);
    await second.close();
    await rm(folder, { recursive: true });
  });

  it("refuses users that the world does not have", async () => {
    const server = await startServer({ module: null, world: {} });
    await expect(join({ url: server.url, userId: "nobody0000000000" })).rejects.toThrow(/does not exist/);
    await server.close();
  });

  it("tells who is there, and who has left", async () => {
    const server = await startServer({ module: null, world: HALL_WORLD });
    const gm = await join({ url: server.url, userId: GAMEMASTER });
    await start(gm);
    expect(gm.game.users.filter((user) => user.active).map(({ name }) => name)).toEqual(["Gamemaster"]);
    const seen: unknown[] = [];
    gm.Hooks.on("userConnected", (user: { name: string }, active: boolean) => void seen.push([user.name, active]));
    const player = await join({ url: server.url, userId: "player1000000000" });
    await gm.transport.request("sync");
    player.close();
    await expect.poll(() => seen).toEqual([["Player 1", true], ["Player 1", false]]);
    gm.close();
    await server.close();
  });

  it("answers the wire log, the users and nothing outside its folders", async () => {
    const server = await startServer({ module: null, world: HALL_WORLD });
    const host = await join({ url: server.url, userId: GAMEMASTER });
    const wire = (await (await fetch(`${server.url}/__wire?user=${GAMEMASTER}`)).json()) as { event: string }[];
    expect(wire.map(({ event }) => event)).toEqual(["world:reply"]);
    expect(JSON.stringify(wire)).toContain(HALL);
    const info = (await (await fetch(`${server.url}/__join`)).json()) as { users: unknown[] };
    expect(info.users).toHaveLength(3);
    for (const outside of ["/..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/package.json", "/modules/x/../../package.json"]) {
      expect((await fetch(server.url + outside)).status, outside).toBe(404);
    }
    host.close();
    await server.close();
  });
});
