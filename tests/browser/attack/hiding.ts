import { expect, test } from "vitest";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { hindrances } from "../support/axe";
import { picture } from "../support/picture";
import type { Play } from "./play";
import { DWARF, ELF, ORC, type Table } from "./table";

const SPY = "Somebody unseen";
const WINDOW = ".hide-window";

interface Hud extends Play {
  readonly canvas: Play["canvas"] & { readonly hud: { readonly token: { bind(object: unknown): unknown } } };
}

/** "Can I hide here?" on a player's machine. */
export function hidingTests(table: () => Table): void {
  test("a player's window lists whom the player's tokens see, with plain eyes where the senses are not the player's to know", async () => {
    const { gm, one, server, generation } = table();
    const spy = await gm.page.evaluate(async ([name, orc]) => {
      const { game } = globalThis as unknown as Play;
      const scene = game.scenes.active as unknown as { createEmbeddedDocuments(kind: string, data: object[]): Promise<{ id: string }[]> };
      const source = [...game.scenes.active.tokens].find((token) => token.name === orc) as unknown as { toObject(): object };
      const [token] = await scene.createEmbeddedDocuments("Token", [{ ...source.toObject(), _id: null, name, hidden: true, x: 2300, y: 1000 }]);
      return token?.id ?? "";
    }, [SPY, ORC] as const);
    await one.page.waitForFunction((id) => [...(globalThis as unknown as Play).game.scenes.active.tokens].some((token) => token.id === id), spy);
    const mark = server.wire.mark;
    await one.page.evaluate((name) => {
      const { game, canvas } = globalThis as unknown as Hud;
      const token = [...game.scenes.active.tokens].find((each) => each.name === name);
      token?.object?.control({ releaseOthers: true });
      canvas.hud.token.bind(token?.object);
    }, ELF);
    await one.page.locator('#token-hud [data-gritgloom="hide"]').click();
    const hide = one.page.locator(WINDOW);
    await hide.locator(".watcher", { hasText: ORC }).waitFor();
    await hide.locator("[data-action=everybody]").click();
    await hide.locator(".watcher", { hasText: DWARF }).waitFor();
    expect(await hindrances(one.page, WINDOW)).toEqual([]);
    if (generation === 13) await picture(one.page, "hide-player");

    const orc = hide.locator(".watcher", { hasText: ORC });
    // The orc sees in the dark; the player may not know it, and reads of plain eyes.
    expect(await orc.innerText()).toContain("plain eyes are assumed");
    expect(await orc.innerText()).not.toMatch(/darkvision/i);
    expect(await one.page.locator("body").innerHTML()).not.toContain(SPY);
    // To ask is nobody else's business: no document changed for it, and nobody was asked.
    for (const user of [GAMEMASTER, PLAYER_1, PLAYER_2]) expect(server.wire.to(user, mark).map(({ event }) => event).filter((event) => event !== "userActivity"), user).toEqual([]);

    await gm.page.evaluate((id) => [...(globalThis as unknown as Play).game.scenes.active.tokens].find((token) => token.id === id)?.delete(), spy);
    await one.page.locator(`.grit-and-gloom:has(${WINDOW}) [data-action=close]`).click();
    await hide.waitFor({ state: "detached" });
  });
}
