import { expect, test } from "vitest";
import { picture } from "../support/picture";
import { drawnOn, HUMAN, type InPage, look, onPage, ORC, SOON, type Table } from "./table";

const MAP = "grit-and-gloom.cover-map";

/** What is drawn on the map. */
export function lineTests(table: () => Table, generation: number): void {
  test("pointing at a token with one's own selected draws lines and the grade in words; looking away takes them away", async () => {
    const { page } = table().player;
    await look(page, HUMAN, { hover: ORC });
    await expect.poll(() => drawnOn(page), SOON).toEqual({ badges: ["No cover"], things: 2 });
    await look(page, HUMAN, {});
    await expect.poll(() => drawnOn(page), SOON).toEqual({ badges: [], things: 0 });
  });

  test("somebody hidden in between covers the target on the game master's map, and changes nothing on a player's", async () => {
    const { gm, player } = table();
    await look(player.page, HUMAN, { targets: [ORC] });
    await look(gm.page, HUMAN, { targets: [ORC] });
    await expect.poll(() => drawnOn(gm.page), SOON).toEqual({ badges: ["No cover"], things: 2 });
    const spy = await gm.page.evaluate(async (orc) => {
      const { game } = globalThis as unknown as InPage;
      const source = [...game.scenes.active.tokens].find((token) => token.name === orc) as unknown as { toObject(): object };
      const [token] = await game.scenes.active.createEmbeddedDocuments("Token", [{ ...source.toObject(), _id: null, name: "Spy", hidden: true, x: 2400, y: 1000 }]);
      return token?.id ?? "";
    }, ORC);
    await expect.poll(() => drawnOn(gm.page), SOON).toEqual({ badges: ["Soft cover +4"], things: 2 });
    await player.page.waitForFunction((id) => [...(globalThis as unknown as InPage).game.scenes.active.tokens].some((token) => token.id === id), spy);
    await look(player.page, HUMAN, { hover: ORC });
    await player.page.waitForTimeout(300);
    expect(await drawnOn(player.page)).toEqual({ badges: ["No cover"], things: 2 });
    if (generation === 13) {
      await picture(gm.page, "cover-gm");
      await picture(player.page, "cover-player");
    }
    await gm.page.evaluate((id) => (globalThis as unknown as InPage).game.scenes.active.deleteEmbeddedDocuments("Token", [id]), spy);
    await expect.poll(() => drawnOn(gm.page), SOON).toEqual({ badges: ["No cover"], things: 2 });
  });

  test("dragging tells what would hold there, and dropping elsewhere or nowhere ends it", async () => {
    const { page } = table().gm;
    await look(page, HUMAN, { targets: [ORC] });
    const from = await onPage(page, 2250, 1050);
    const behindPillar = await onPage(page, 2450, 750);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 3 });
    await page.mouse.move(behindPillar.x, behindPillar.y, { steps: 8 });
    await expect.poll(async () => (await drawnOn(page)).badges[0], SOON).toMatch(/cover \+\d/i);
    if (generation === 13) await picture(page, "cover-drag");
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await page.mouse.up();
    await look(page, HUMAN, { targets: [ORC] });
    await expect.poll(async () => (await drawnOn(page)).badges, SOON).toEqual(["No cover"]);
  });

  test("Shift+C paints the places around with a legend in words, and goes away by the same key", async () => {
    const { page } = table().player;
    await look(page, HUMAN, { targets: [ORC] });
    await page.keyboard.press("Shift+C");
    const legend = page.locator(".gritgloom-cover-legend[aria-busy=false]");
    await legend.waitFor();
    expect(await legend.innerText()).toMatch(/No cover: \d+/);
    expect((await drawnOn(page, MAP)).things).toBeGreaterThan(20);
    if (generation === 13) await picture(page, "cover-map");
    await page.keyboard.press("Shift+C");
    await expect.poll(() => drawnOn(page, MAP), SOON).toEqual({ badges: [], things: 0 });
    expect(await page.locator(".gritgloom-cover-legend").count()).toBe(0);
  });

  test("switched off, nothing is drawn", async () => {
    const { page } = table().player;
    await page.evaluate(() => (globalThis as unknown as InPage).game.settings.set("grit-and-gloom", "coverLines", false));
    await look(page, HUMAN, { targets: [ORC], hover: ORC });
    await expect.poll(() => drawnOn(page), SOON).toEqual({ badges: [], things: 0 });
    await page.evaluate(() => (globalThis as unknown as InPage).game.settings.set("grit-and-gloom", "coverLines", true));
  });
}
