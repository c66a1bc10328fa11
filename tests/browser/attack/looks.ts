import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMEMASTER } from "../../../playground/server/default-users";
import { hindrances } from "../support/axe";
import { picture } from "../support/picture";
import type { Play } from "./play";
import { cardOn, HUMAN, join, ORC, swing, type Table } from "./table";

interface Windows {
  readonly foundry: { readonly applications: { readonly settings: { readonly SettingsConfig: new () => { render(options: object): unknown } } } };
}

const DIALOG = "#grit-and-gloom-attack";
const LANGUAGES = ["en", "ru", "es"] as const;

/** Elements of ours whose text is wider than they are. */
async function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((inside) => {
    const elements = [...document.querySelectorAll<HTMLElement>(`${inside} *`)].filter((element) => !element.matches(".sr-only, .sr-only *, input, select, option"));
    return elements.filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== "visible").map((element) => element.outerHTML.slice(0, 120));
  }, selector);
}

/** Opens the attack dialog by the module's own door, with a target that needs no canvas. */
async function openDialog(page: Page): Promise<void> {
  await page.evaluate(([attacker, target]) => {
    const { game } = globalThis as unknown as Play;
    const token = (name: string | undefined) => [...game.scenes.active.tokens].find((each) => each.name === name);
    game.user.targets = new Set([{ document: token(target) }]);
    void (game.modules.get("grit-and-gloom").api as unknown as { attack(token: unknown): Promise<void> }).attack(token(attacker));
  }, [HUMAN, ORC]);
  await page.locator(`${DIALOG} .target`).waitFor();
}

async function pictureOf(page: Page, selector: string, name: string): Promise<void> {
  expect(await cutOff(page, selector), `${name}: cut off`).toEqual([]);
  expect(await hindrances(page, selector), name).toEqual([]);
  await picture(page, name);
}

/** Pictures for people to look at, each free of cut-off text and of hindrances. */
export function lookTests(table: () => Table): void {
  test("card on the table, as game master and as player", async () => {
    const { gm, one, generation } = table();
    const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [19, 12, 3, 4] });
    for (const [who, page] of [["gm", gm.page], ["player", one.page]] as const) {
      await cardOn(page, id);
      await page.locator(`[data-message-id="${id}"] details.reasons summary`).dispatchEvent("click");
      await pictureOf(page, `[data-message-id="${id}"] .attack-card`, `attack-${generation}-card-${who}`);
    }
  });
}

/** Dialog, card and settings in each language, on pages of their own; the game master's other page is closed. */
export function languageTests(table: () => Table): void {
  test.each(LANGUAGES)("dialog, card and settings in %s", async (lang) => {
    const { browser, server, gm } = table();
    await gm.context.close();
    const watched = await join(browser, server, GAMEMASTER, { canvas: false, lang });
    table().gm = watched;
    const { page } = watched;
    await openDialog(page);
    await page.locator(`${DIALOG} details summary`).first().dispatchEvent("click");
    await pictureOf(page, DIALOG, `attack-dialog-${lang}`);
    const before = await page.evaluate(() => (globalThis as unknown as Play).game.messages.contents.length);
    await page.locator(`${DIALOG} button[type=submit]`).dispatchEvent("click");
    const handle = await page.waitForFunction((count) => (globalThis as unknown as Play).game.messages.contents[count]?.id ?? null, before);
    const card = `[data-message-id="${await handle.jsonValue()}"]`;
    await page.locator(`${card} .attack-card`).waitFor();
    await page.locator(`${card} details.reasons summary`).dispatchEvent("click");
    await page.locator(card).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await pictureOf(page, `${card} .attack-card`, `attack-card-${lang}`);
    await page.evaluate(() => void new (globalThis as unknown as Windows).foundry.applications.settings.SettingsConfig().render({ force: true }));
    await page.locator("#settings-config").waitFor();
    await page.locator("#settings-config [data-tab=grit-and-gloom]").first().dispatchEvent("click");
    await pictureOf(page, "#settings-config [data-tab=grit-and-gloom]:not(a):not(button)", `attack-settings-${lang}`);
    expect(watched.faults).toEqual([]);
  }, 120_000);
}
