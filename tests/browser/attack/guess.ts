import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hindrances } from "../support/axe";
import { picture } from "../support/picture";
import type { Play } from "./play";
import { answerOn, cardOn, HUMAN, loadDice, type Table } from "./table";

interface Map extends Play {
  readonly canvas: Play["canvas"] & {
    pan(view: object): void;
    clientCoordinatesFromCanvas(point: object): { readonly x: number; readonly y: number };
    readonly tokens: { readonly controlled: readonly { readonly name: string }[] };
  };
}

const BANNER = ".gritgloom-banner";

/** The first player attacks with the human's sword and nobody targeted; gives the message that the system posts. */
async function aimless({ gm, one }: Table): Promise<string> {
  await loadDice(gm.page, 99, 99);
  await one.page.evaluate((name) => {
    const { game, canvas } = globalThis as unknown as Map;
    const tokens = [...game.scenes.active.tokens];
    tokens.forEach((token) => token.object?.setTarget(false, { user: game.user, releaseOthers: false }));
    tokens.find((token) => token.name === name)?.object?.control({ releaseOthers: true });
    // The space east of the human lies left of the sidebar.
    canvas.pan({ x: 2700, y: 1050, scale: 0.6 });
    (document.activeElement as HTMLElement | null)?.blur();
  }, HUMAN);
  const before = await messages(one.page);
  await one.page.evaluate((name) => {
    const { game, playground } = globalThis as unknown as Map;
    const attacker = [...game.scenes.active.tokens].find((token) => token.name === name);
    playground.host.loadDice(15, 3);
    void [...(attacker?.actor?.items ?? [])].find((item) => item.name === "Longsword")?.use({ token: attacker });
  }, HUMAN);
  await one.page.locator("dialog").waitFor();
  await expect.poll(async () => (await messages(one.page)).length).toBe(before.length + 1);
  return (await messages(one.page)).at(-1) ?? "";
}

const messages = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Play).game.messages.contents.map(({ id }) => id));

/** Who the page's user holds, and where the human stands. */
const held = (page: Page): Promise<unknown> =>
  page.evaluate((name) => {
    const { game, canvas } = globalThis as unknown as Map;
    const { x, y } = [...game.scenes.active.tokens].find((token) => token.name === name) as unknown as { x: number; y: number };
    return { held: canvas.tokens.controlled.map((token) => token.name), x, y };
  }, HUMAN);

/** The player's side of an attack on somebody who is not seen. */
export function guessTests(table: () => Table): void {
  test("a space is chosen with the mouse, and the map does nothing else with that click", async () => {
    const { one, generation } = table();
    const id = await aimless(table());
    expect(await hindrances(one.page, "dialog")).toEqual([]);
    await one.page.locator("dialog [data-action=yes]").click();
    const banner = one.page.locator(BANNER);
    await banner.waitFor();
    const at = await one.page.evaluate(() => (globalThis as unknown as Map).canvas.clientCoordinatesFromCanvas({ x: 2330, y: 1070 }));
    await one.page.mouse.move(at.x, at.y);
    await expect.poll(() => banner.innerText()).toContain("Column 24, row 11");
    if (generation === 13) await picture(one.page, "attack-guess");
    await one.page.mouse.click(at.x, at.y);
    await banner.waitFor({ state: "detached" });
    const answer = await answerOn(one.page, id);
    expect(answer.targets.map(({ token }) => token.split(".").slice(-2))).toEqual([["Square", "2300,1000"]]);
    expect(answer.targets[0]).toMatchObject({ missChance: 50, outcomes: [{ outcome: "miss" }] });
    expect(await cardOn(one.page, id)).toContain("50 %");
    expect(await held(one.page)).toEqual({ held: [HUMAN], x: 2200, y: 1000 });
  });

  test("a space is chosen with the keyboard alone, while the held token stays where it is", async () => {
    const { one } = table();
    const id = await aimless(table());
    await one.page.keyboard.press("Shift+Tab");
    await expect.poll(() => one.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["action"])).toBe("yes");
    await one.page.keyboard.press("Enter");
    const banner = one.page.locator(BANNER);
    await banner.waitFor();
    await expect.poll(() => banner.innerText()).toContain("Column 23, row 11");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"]) await one.page.keyboard.press(key);
    await expect.poll(() => banner.innerText()).toContain("Column 24, row 10");
    await one.page.keyboard.press("Enter");
    await banner.waitFor({ state: "detached" });
    const answer = await answerOn(one.page, id);
    expect(answer.targets.map(({ token }) => token.split(".").at(-1))).toEqual(["2300,900"]);
    expect(await held(one.page)).toEqual({ held: [HUMAN], x: 2200, y: 1000 });
  });

  test("Escape chooses none, and lets go of nobody", async () => {
    const { one } = table();
    const id = await aimless(table());
    await one.page.locator("dialog [data-action=yes]").click();
    await one.page.locator(BANNER).waitFor();
    await one.page.keyboard.press("Escape");
    await one.page.locator(BANNER).waitFor({ state: "detached" });
    expect(await held(one.page)).toMatchObject({ held: [HUMAN] });
    expect(await one.page.evaluate((message) => (globalThis as unknown as Play).game.messages.get(message)?.flags["grit-and-gloom"], id)).toBeUndefined();
  });
}
