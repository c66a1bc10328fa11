import { expect, test } from "vitest";
import { hindrances } from "../support/axe";
import type { Play } from "./play";
import { answerOn, HUMAN, ORC, type Table } from "./table";

/** Controls the human and targets the orc on the first player's page. */
async function ready({ one }: Table): Promise<void> {
  await one.page.evaluate(([attacker, target]) => {
    const { game } = globalThis as unknown as Play;
    const tokens = [...game.scenes.active.tokens];
    tokens.find((token) => token.name === attacker)?.object?.control({ releaseOthers: true });
    tokens.forEach((token) => token.object?.setTarget(token.name === target, { user: game.user, releaseOthers: false }));
    (document.activeElement as HTMLElement | null)?.blur();
  }, [HUMAN, ORC]);
}

const DIALOG = "#grit-and-gloom-attack";

/** The attack without a mouse. */
export function keyboardTests(table: () => Table): void {
  test("Shift+A opens the dialog with the preview, Escape closes it", async () => {
    const { one } = table();
    await ready(table());
    await one.page.keyboard.press("Shift+A");
    const dialog = one.page.locator(DIALOG);
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toContain("20 %");
    expect(await dialog.innerText()).not.toContain("Cannot be attacked");
    expect(await hindrances(one.page, DIALOG)).toEqual([]);
    await one.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  test("kind and formula are chosen and rolled from the keyboard, and the card needs no mouse either", async () => {
    const { one } = table();
    await ready(table());
    const before = await one.page.evaluate(() => (globalThis as unknown as Play).game.messages.contents.length);
    await one.page.keyboard.press("Shift+A");
    const dialog = one.page.locator(DIALOG);
    await dialog.waitFor();
    await dialog.locator("select[name=kind]").focus();
    await one.page.keyboard.press("ArrowDown");
    await one.page.keyboard.press("Tab");
    await expect.poll(() => one.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)).toBe("formula");
    await one.page.keyboard.press("ControlOrMeta+A");
    await one.page.keyboard.type("1d20 + 8");
    await one.page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    const id = await one.page.waitForFunction((count) => (globalThis as unknown as Play).game.messages.contents[count]?.id ?? null, before);
    const messageId = (await id.jsonValue()) as string;
    await answerOn(one.page, messageId);
    const card = `.chat-log [data-message-id="${messageId}"]`;
    await one.page.locator(`${card} details.reasons summary`).focus();
    await one.page.keyboard.press("Enter");
    await expect.poll(() => one.page.locator(`${card} details.reasons`).getAttribute("open")).not.toBeNull();
    expect(await hindrances(one.page, `${card} .attack-card`)).toEqual([]);
  });
}
