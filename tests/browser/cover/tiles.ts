import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { hindrances } from "../support/axe";
import { picture } from "../support/picture";
import { drawnOn, HUMAN, type InPage, look, onPage, ORC, SOON, type Table } from "./table";

/** A heap between the two, its middle at 2500, 1050; it covers nobody before a game master says so. */
async function heap(page: Page, generation: number): Promise<string> {
  return page.evaluate(async (anchored) => {
    const { game } = globalThis as unknown as InPage;
    const place = anchored ? { x: 2500, y: 1050 } : { x: 2450, y: 1000 };
    const [tile] = await game.scenes.active.createEmbeddedDocuments("Tile", [{ ...place, width: 100, height: 100 }]);
    return tile?.id ?? "";
  }, generation === 14);
}

async function grade(page: Page): Promise<string> {
  return page.evaluate(([human, orc]) => {
    const { game } = globalThis as unknown as InPage;
    const token = (name: string) => [...game.scenes.active.tokens].find((one) => one.name === name);
    return game.modules.get("grit-and-gloom").api.assess(token(human), token(orc), { kind: "ranged" }).cover.grade;
  }, [HUMAN, ORC] as const);
}

/** Tiles that a game master lets cover. */
export function tileTests(table: () => Table, generation: number): void {
  test("a tile covers as its sheet says, on everybody's map, and no more once it is carried away", async () => {
    const { gm, player } = table();
    const { page } = gm;
    await look(player.page, HUMAN, { targets: [ORC] });
    const id = await heap(page, generation);
    expect(await grade(page)).toBe("none");
    await page.locator('#scene-controls [data-control="tiles"]').click();
    const middle = await onPage(page, 2500, 1050);
    await page.mouse.dblclick(middle.x, middle.y);
    const ours = page.locator('.tile-config [data-gritgloom="Tile"]');
    await ours.locator("select").selectOption("cover");
    expect(await hindrances(page, '.tile-config [data-gritgloom="Tile"]')).toEqual([]);
    if (generation === 14) await picture(page, "cover-tile-sheet");
    await page.locator(".tile-config button[type=submit]").click();
    await expect.poll(() => grade(page), SOON).toBe("cover");
    await expect.poll(() => drawnOn(player.page), SOON).toEqual({ badges: ["Cover +4"], things: 2 });

    const aside = await onPage(page, 2500, 1250);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(aside.x, aside.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => grade(page), SOON).toBe("none");
    await expect.poll(() => drawnOn(player.page), SOON).toEqual({ badges: ["No cover"], things: 2 });
    await page.evaluate((tile) => (globalThis as unknown as InPage).game.scenes.active.deleteEmbeddedDocuments("Tile", [tile]), id);
    await page.locator('#scene-controls [data-control="tokens"]').click();
  });

  test("a grade of another game outlives the sheet", async () => {
    const { page } = table().gm;
    const kept = await page.evaluate(async () => {
      const { game } = globalThis as unknown as InPage;
      const [tile] = [...game.scenes.active.tiles];
      await tile?.sheet.render({ force: true });
      return tile?.flags["grit-and-gloom"]?.["cover"];
    });
    expect(kept).toBe("half");
    expect(await page.locator('[name="flags.grit-and-gloom.cover"]').inputValue()).toBe(kept);
    await page.locator(".tile-config button[type=submit]").click();
    await page.locator(".tile-config").waitFor({ state: "detached" });
    expect(await page.evaluate(() => [...(globalThis as unknown as InPage).game.scenes.active.tiles][0]?.flags["grit-and-gloom"]?.["cover"])).toBe(kept);
  });
}
