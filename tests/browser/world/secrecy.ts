import { expect, it } from "vitest";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { inClient } from "./client";
import { GRUK } from "./sharing";
import { settle, type Table } from "./table";

/** What reaches every client though only some may see it: only then does a test of secrecy mean anything. */
export function openWire(table: () => Table): void {
  const sentTo = (user: string, after: number): string => JSON.stringify(table().server.wire.to(user, after));

  it("a whispered message is on everybody's wire, with its flags and rolls", async () => {
    const { gm, first, server } = table();
    const mark = server.wire.mark;
    const total = await inClient(gm.page, async ({ Roll, ChatMessage, game }) => {
      const roll = await new Roll("1d20 + 40").evaluate();
      await ChatMessage.create({ content: "whispered words", whisper: [game.user.id], rolls: [JSON.stringify(roll.toJSON())], flags: { "grit-and-gloom": { told: "in a flag" } } });
      return roll.total;
    });
    await settle(table());
    for (const user of [PLAYER_1, PLAYER_2]) {
      const wire = sentTo(user, mark);
      for (const part of ["whispered words", "in a flag", "1d20 + 40", `"total":${total}`]) expect(wire.replaceAll("\\", ""), `${user}: ${part}`).toContain(part);
    }
    const message = await inClient(first.page, ({ game }) => {
      const found = game.messages.find(({ flags }) => flags["grit-and-gloom"]?.["told"] === "in a flag");
      return { total: found?.rolls[0]?.total, contentVisible: (found as unknown as { isContentVisible: boolean }).isContentVisible, shown: document.body.textContent?.includes("whispered words") };
    });
    expect(message).toEqual({ total, contentVisible: false, shown: false });
  });

  it("a world setting and a hidden token are on everybody's wire; a client setting is on nobody's", async () => {
    const { gm, server } = table();
    const mark = server.wire.mark;
    await inClient(gm.page, async ({ game }, id) => {
      game.settings.register("core", "openWireWorld", { scope: "world", type: String, default: "" });
      game.settings.register("core", "openWireClient", { scope: "client", type: String, default: "" });
      await game.settings.set("core", "openWireWorld", "for the whole world");
      await game.settings.set("core", "openWireClient", "for this machine");
      await game.scenes.active.tokens.get(id)?.update({ hidden: true, "flags.grit-and-gloom.plan": "an ambush" });
    }, GRUK);
    await settle(table());
    for (const user of [GAMEMASTER, PLAYER_1, PLAYER_2]) {
      const wire = sentTo(user, mark);
      expect(wire, user).toContain("for the whole world");
      expect(wire, user).toContain("an ambush");
      expect(wire, user).not.toContain("for this machine");
    }
    const player = table().first.page;
    expect(await inClient(player, ({ game }, id) => game.scenes.active.tokens.get(id)?.hidden, GRUK)).toBe(true);
  });
}
