import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatMessage } from "../../../playground/client/host/documents/chat-message";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { GENERATIONS, openTable, ORC_TOKEN, type Table } from "./table";

// platform.md, host checklist 4 and section 9; foundryvtt.com/article/module-development (sockets), client/documents/user.d.mts (query).
describe.each(GENERATIONS)("Sockets and queries in %i", (generation) => {
  let table: Table;
  const asked: unknown[] = [];
  beforeAll(async () => {
    table = await openTable({
      generation,
      prepare: ({ CONFIG, game }) => {
        const queries = CONFIG["queries"] as Record<string, unknown>;
        queries["contract-module.echo"] = (data: unknown, options: unknown) => {
          asked.push([game.userId, data, options]);
          return { echo: data, made: new Date(0), lost: undefined };
        };
        queries["contract-module.never"] = () => new Promise(() => undefined);
        queries["contract-module.fail"] = () => {
          throw new Error("no such door");
        };
      },
    });
  });
  afterAll(() => table.close());
  const gm = () => {
    const user = table.player.game.users.activeGM;
    if (!user) throw new Error("There is no active GM");
    return user;
  };

  it("reach every client but the sender", async () => {
    const heard: string[] = [];
    for (const host of table.hosts) host.game.socket.on("module.contract-module", (data: { n: number }) => void heard.push(`${host.game.user.name} ${data.n}`));
    table.player.game.socket.emit("module.contract-module", { n: 7 });
    await table.settle();
    await table.settle();
    expect(heard.sort()).toEqual(["Gamemaster 7", "Player 2 7"]);
  });

  it("carry JSON both ways, and do not say who asks", async () => {
    const answer = await gm().query("contract-module.echo", { at: new Date(0), lost: undefined, n: 1 }, { timeout: 1000 });
    expect(answer).toEqual({ echo: { at: "1970-01-01T00:00:00.000Z", n: 1 }, made: "1970-01-01T00:00:00.000Z" });
    expect(asked).toEqual([[GAMEMASTER, { at: "1970-01-01T00:00:00.000Z", n: 1 }, { timeout: 1000 }]]);
  });

  it("reject on a time-out, an error there, an unknown name and an absent user", async () => {
    await expect(gm().query("contract-module.never", {}, { timeout: 80 })).rejects.toThrow(/timed out/);
    await expect(gm().query("contract-module.fail", {})).rejects.toThrow(/no such door/);
    await expect(gm().query("contract-module.unheard", {})).rejects.toThrow(/not a registered query/);
    table.other.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(table.player.game.users.get(PLAYER_2)?.query("contract-module.echo", {})).rejects.toThrow(/not active/);
  });

  it("reject without the permission to query", async () => {
    await table.gm.game.users.get(PLAYER_1)?.update({ permissions: { QUERY_USER: false } });
    await table.gm.transport.request("sync");
    await table.player.transport.request("sync");
    await expect(gm().query("contract-module.echo", {})).rejects.toThrow(/permission/);
    const wire = table.player.transport.request("userQuery", { targetId: GAMEMASTER, name: "contract-module.echo", data: {}, timeout: 500 });
    await expect(wire).rejects.toThrow(/lacks permission/);
  });
});

// platform.md section 10 (#14429, polyglot #486, draw-steel #1221) and design.md "Who may know what".
describe.each(GENERATIONS)("The wire in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation, prepare: ({ game }) => game.settings.register("contract-module", "secret", { scope: "world", type: String, default: "" }) })));
  afterAll(() => table.close());

  it("carries whispered messages with flags and rolls to everyone", async () => {
    const mark = table.server.wire.mark;
    const roll = await new table.gm.RollClass("1d20").evaluate();
    const Message = table.gm.documentClass("ChatMessage") as unknown as typeof ChatMessage;
    await Message.create({ content: "the trap is here", whisper: [GAMEMASTER], rolls: [roll], flags: { world: { hidden: 42 } } });
    await table.settle();
    const sent = JSON.stringify(table.server.wire.to(PLAYER_1, mark));
    for (const part of ["the trap is here", '"hidden":42', "1d20"]) expect(sent).toContain(part);
    const theirs = table.player.game.messages.contents.at(-1);
    expect(theirs?.visible).toBe(true);
    expect(theirs?.isContentVisible).toBe(false);
  });

  it("carries hidden tokens and world settings to players", async () => {
    const mark = table.server.wire.mark;
    await table.gm.game.settings.set("contract-module", "secret", "the butler");
    await table.settle();
    expect(JSON.stringify(table.server.wire.to(PLAYER_1, mark))).toContain("the butler");
    expect(JSON.stringify(table.server.wire.to(PLAYER_1))).toContain(ORC_TOKEN);
  });
});
