import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { hindrances } from "../support/axe";
import { picture } from "../support/picture";
import { drawnOn, HUMAN, type InPage, look, ORC, SOON, type Table } from "./table";

/** The grade of the orc's cover from the human, and the first reason's key that tells of a decision. */
async function assessed(page: Page): Promise<readonly [grade: string, decided: boolean]> {
  return page.evaluate(([human, orc]) => {
    const { game } = globalThis as unknown as InPage;
    const token = (name: string) => [...game.scenes.active.tokens].find((one) => one.name === name);
    const { cover, reasons } = game.modules.get("grit-and-gloom").api.assess(token(human), token(orc), { kind: "ranged" });
    return [cover.grade, reasons.some(({ key }) => key === "cover.override")] as const;
  }, [HUMAN, ORC] as const);
}

/** What a game master decides in the place of the map. */
export function decisionTests(table: () => Table, generation: number): void {
  test("the dialog at the token decides for a pair, everybody sees it as decided, and one click leaves it to the map again", async () => {
    const { gm, player } = table();
    await look(gm.page, HUMAN, { targets: [ORC] });
    const open = (): Promise<void> =>
      gm.page.evaluate((name) => {
        const token = [...(globalThis as unknown as InPage).game.scenes.active.tokens].find((one) => one.name === name);
        const { canvas } = globalThis as unknown as { canvas: { hud: { token: { bind(object: unknown): void } } } };
        canvas.hud.token.bind(token?.object);
      }, HUMAN);
    await open();
    await gm.page.locator("#token-hud [data-gritgloom=cover]").click();
    const dialog = gm.page.locator("#grit-and-gloom-cover");
    await dialog.locator("select").first().selectOption("improved");
    expect(await hindrances(gm.page, "#grit-and-gloom-cover")).toEqual([]);
    if (generation === 13) await picture(gm.page, "cover-dialog");
    await dialog.locator("button[type=submit]").click();
    await expect.poll(() => assessed(gm.page), SOON).toEqual(["improved", true]);
    await look(player.page, HUMAN, { targets: [ORC] });
    await expect.poll(() => drawnOn(player.page), SOON).toEqual({ badges: ["Improved cover +8\ndecided by the game master"], things: 2 });
    await open();
    await gm.page.locator("#token-hud [data-gritgloom=cover]").click();
    await dialog.locator("[data-action=clear]").click();
    await expect.poll(() => assessed(gm.page), SOON).toEqual(["none", false]);
    await expect.poll(() => drawnOn(player.page), SOON).toEqual({ badges: ["No cover"], things: 2 });
  });

  test("what is decided of a hidden token enters no document", async () => {
    const { gm } = table();
    const before = await gm.page.evaluate(() => JSON.stringify((globalThis as unknown as InPage).game.scenes.active.flags));
    const after = await gm.page.evaluate(async ([human, orc]) => {
      const { game } = globalThis as unknown as InPage;
      const token = (name: string) => [...game.scenes.active.tokens].find((one) => one.name === name) as unknown as { update(changes: object): Promise<unknown> };
      await token(orc).update({ hidden: true });
      const { api } = game.modules.get("grit-and-gloom");
      await api.decideCover(token(human), token(orc), "total");
      const grade = api.assess(token(human), token(orc), { kind: "ranged" }).cover.grade;
      const flags = JSON.stringify(game.scenes.active.flags);
      await api.decideCover(token(human), token(orc), null);
      const cleared = api.assess(token(human), token(orc), { kind: "ranged" }).cover.grade;
      await token(orc).update({ hidden: false });
      return { grade, flags, cleared };
    }, [HUMAN, ORC] as const);
    expect(after).toEqual({ grade: "total", flags: before, cleared: "none" });
  });
}
