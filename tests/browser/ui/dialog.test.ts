import { afterEach, describe, expect, test } from "vitest";
import { hindrances } from "../support/axe";
import { GENERATIONS } from "../support/browser";
import { closeWindows, type InPage, useTable } from "./table";

describe.each(GENERATIONS)("DialogV2, generation %i", (generation) => {
  const table = useTable(generation);
  afterEach(() => closeWindows(table().gm.page));

  /** Opens a dialog; its answer lands in `kept.answer`. */
  async function ask(kind: "confirm" | "prompt" | "input", config: Record<string, unknown>): Promise<void> {
    const { page } = table().gm;
    await page.evaluate(
      ([method, given]) => {
        const { foundry, kept } = globalThis as unknown as InPage;
        kept.answer = "waiting";
        foundry.applications.api.DialogV2[method](given).then(
          (answer) => (kept.answer = answer),
          (error: unknown) => (kept.answer = String(error)),
        );
      },
      [kind, config] as const,
    );
    await page.waitForSelector("dialog.application[open]");
  }
  const answer = (): Promise<unknown> => table().gm.page.evaluate(() => (globalThis as unknown as InPage).kept.answer);

  test.each([
    ["Yes", true],
    ["No", false],
  ])("the button %s of a confirmation answers %s", async (label, value) => {
    await ask("confirm", { content: "<p>Break the door?</p>" });
    await table().gm.page.click(`dialog button:has-text("${label}")`);
    await expect.poll(answer).toBe(value);
  });

  test.each([
    ["Escape", false],
    ["Escape", true],
    ["the close button", false],
  ])("dismissal by %s (modal: %s) answers null", async (how, modal) => {
    await ask("confirm", { content: "Sure?", modal });
    if (how === "Escape") await table().gm.page.keyboard.press("Escape");
    else await table().gm.page.click("dialog [data-action=close]");
    await expect.poll(answer).toBe(null);
  });

  test("with rejectClose a dismissal rejects", async () => {
    await ask("prompt", { content: "Well?", rejectClose: true });
    await table().gm.page.keyboard.press("Escape");
    await expect.poll(answer).toMatch(/dismissed/);
  });

  test("an input answers the form's values; the Enter key presses the default button", async () => {
    await ask("input", { content: `<input name="reach" type="number" value="5" autofocus><input name="loud" type="checkbox" checked>` });
    await table().gm.page.keyboard.press("Enter");
    await expect.poll(answer).toEqual({ reach: 5, loud: true });
  });

  test("a callback gets the event, the button and the dialog; its result is the answer, else the action", async () => {
    const answers = await table().gm.page.evaluate(async () => {
      const { DialogV2 } = (globalThis as unknown as InPage).foundry.applications.api;
      const press = (action: string) => (_event: Event, dialog: { element: HTMLElement }) => dialog.element.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
      const buttons = [
        { action: "force", label: "Force", callback: (event: Event, button: HTMLButtonElement, dialog: unknown) => [event.type, button.dataset.action, dialog instanceof DialogV2] },
        { action: "wait", label: "Wait", default: true },
      ];
      return [await DialogV2.wait({ buttons, render: press("force") }), await DialogV2.wait({ buttons, render: press("wait") })];
    });
    expect(answers).toEqual([["click", "force", true], "wait"]);
  });

  test("text content is cleaned of what runs; an element is taken as it is", async () => {
    const html = await table().gm.page.evaluate(async () => {
      const { DialogV2 } = (globalThis as unknown as InPage).foundry.applications.api;
      const dialog = new DialogV2({ buttons: [{ action: "ok", label: "OK" }], content: `<p onclick="x()">a</p><script>x()</script><a href="javascript:x()">b</a>` });
      await dialog.render({ force: true });
      return dialog.element.querySelector(".dialog-content")?.innerHTML;
    });
    expect(html).toBe("<p>a</p><a>b</a>");
  });

  test("a dialog without buttons is refused", async () => {
    const message = await table().gm.page.evaluate(() => {
      try {
        new (globalThis as unknown as InPage).foundry.applications.api.DialogV2({});
        return "taken";
      } catch (error) {
        return String(error);
      }
    });
    expect(message).toMatch(/at least one entry in options\.buttons/);
  });

  test("the focus starts on the default button, goes round inside, and axe finds nothing", async () => {
    const { page } = table().gm;
    await ask("confirm", { window: { title: "Break the door?" }, content: "<p>It is loud.</p>", modal: true });
    const focused = (): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement).dataset.action);
    expect(await focused()).toBe("no");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("close");
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe("no");
    expect(await page.getByRole("dialog", { name: "Break the door?" }).count()).toBe(1);
    expect(await hindrances(page, "dialog")).toEqual([]);
  });

  test("the query named dialog asks on this client", async () => {
    const asked = table().gm.page.evaluate(() => {
      const { CONFIG } = globalThis as unknown as InPage;
      const handler = (CONFIG.queries as { dialog: (data: object) => Promise<unknown> }).dialog;
      return handler({ type: "confirm", config: { content: "From afar" } });
    });
    await table().gm.page.click("dialog button:has-text('Yes')");
    expect(await asked).toBe(true);
  });
});
