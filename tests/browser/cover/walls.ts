import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { picture } from "../support/picture";
import { hindrances } from "../support/axe";
import { HUMAN, type InPage, ORC, SOON, type Table } from "./table";

/** Puts a plain wall between the two, and gives its id. */
async function build(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { game } = globalThis as unknown as InPage;
    const [wall] = await game.scenes.active.createEmbeddedDocuments("Wall", [{ c: [2650, 900, 2650, 1200] }]);
    return wall?.id ?? "";
  });
}

async function remove(page: Page, id: string): Promise<void> {
  await page.evaluate((wall) => (globalThis as unknown as InPage).game.scenes.active.deleteEmbeddedDocuments("Wall", [wall]), id);
}

/** The grade of the orc's cover from the human, and what a wall says of itself. */
async function state(page: Page, wall: string): Promise<{ grade: string; sight: number; flags: Record<string, unknown> }> {
  return page.evaluate(([id, human, orc]) => {
    const { game } = globalThis as unknown as InPage;
    const token = (name: string) => [...game.scenes.active.tokens].find((one) => one.name === name);
    const found = [...game.scenes.active.walls].find((one) => one.id === id);
    const { cover } = game.modules.get("grit-and-gloom").api.assess(token(human), token(orc), { kind: "ranged" });
    return { grade: cover.grade, sight: found?.sight ?? -1, flags: { ...found?.flags["grit-and-gloom"] } };
  }, [wall, HUMAN, ORC] as const);
}

/** Walls that say what cover they give. */
export function wallTests(table: () => Table, generation: number): void {
  test("the wall sheet has our fields; a kind fills them in, saving them changes the cover", async () => {
    const { page } = table().gm;
    const wall = await build(page);
    expect((await state(page, wall)).grade).toBe("total");
    await page.evaluate((id) => void [...(globalThis as unknown as InPage).game.scenes.active.walls].find((one) => one.id === id)?.sheet.render({ force: true }), wall);
    const ours = page.locator(".wall-config fieldset.sheet-rows");
    await ours.waitFor();
    await ours.locator("select[id$=-preset]").selectOption("arrow-slit");
    expect(await page.locator(".wall-config [name=sight]").inputValue()).toBe("0");
    expect(await hindrances(page, ".wall-config fieldset.sheet-rows")).toEqual([]);
    if (generation === 13) await picture(page, "cover-wall-sheet");
    await page.locator(".wall-config button[type=submit]").click();
    await expect.poll(() => state(page, wall), SOON).toMatchObject({ grade: "improved", sight: 0, flags: { cover: "improved", material: "stone" } });
    await remove(page, wall);
  });

  test("a material that the list does not know outlives the sheet", async () => {
    const { page } = table().gm;
    const wall = await build(page);
    const material = "petrified-dragon";
    await page.evaluate(async ([id, odd]) => {
      const found = [...(globalThis as unknown as InPage).game.scenes.active.walls].find((one) => one.id === id);
      await (found as unknown as { update(changes: object): Promise<unknown> }).update({ "flags.grit-and-gloom.material": odd });
      void found?.sheet.render({ force: true });
    }, [wall, material] as const);
    await page.locator(".wall-config fieldset.sheet-rows").waitFor();
    await page.locator(".wall-config button[type=submit]").click();
    await page.locator(".wall-config").waitFor({ state: "detached" });
    expect((await state(page, wall)).flags["material"]).toBe(material);
    await remove(page, wall);
  });

  test("the tool makes selected walls of a kind, and one click takes it back", async () => {
    const { page } = table().gm;
    const wall = await build(page);
    await page.locator('#scene-controls [data-control="walls"]').click();
    await page.evaluate((id) => [...(globalThis as unknown as InPage).game.scenes.active.walls].find((one) => one.id === id)?.object.control({ releaseOthers: true }), wall);
    await page.locator('#scene-controls [data-tool="grit-and-gloom-presets"]').click();
    const dialog = page.locator("#grit-and-gloom-wall-presets");
    await dialog.locator("select").selectOption("portcullis");
    await expect.poll(() => dialog.locator(".count").innerText(), SOON).toContain("1");
    expect(await hindrances(page, "#grit-and-gloom-wall-presets")).toEqual([]);
    await dialog.locator("button[type=submit]").click();
    await expect.poll(() => state(page, wall), SOON).toMatchObject({ grade: "cover", flags: { cover: "cover", material: "iron" } });
    if (generation === 13) await picture(page, "cover-wall-tool");
    await dialog.locator("[data-action=undo]").click();
    await expect.poll(() => state(page, wall), SOON).toMatchObject({ grade: "total", sight: 20 });
    await dialog.locator("[data-action=close]").click();
    await page.locator('#scene-controls [data-control="tokens"]').click();
    await remove(page, wall);
  });

  test("macros do the same by the API, for several walls at once", async () => {
    const { page } = table().gm;
    const walls = [await build(page), await build(page)];
    const receipt = await page.evaluate(async (ids) => {
      const { game } = globalThis as unknown as InPage;
      return game.modules.get("grit-and-gloom").api.applyWallPreset([...game.scenes.active.walls].filter((wall) => ids.includes(wall.id)), "barricade");
    }, walls);
    expect(receipt.steps).toHaveLength(2);
    for (const wall of walls) expect((await state(page, wall)).flags).toMatchObject({ cover: "cover", top: 4 });
    await page.evaluate((id) => (globalThis as unknown as InPage).game.modules.get("grit-and-gloom").api.undoChange(id), receipt.id);
    for (const wall of walls) {
      expect((await state(page, wall)).sight).toBe(20);
      await remove(page, wall);
    }
  });
}
