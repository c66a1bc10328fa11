import { describe, expect, test } from "vitest";
import { GENERATIONS } from "../support/browser";
import { type InPage, useTable } from "./table";

describe.each(GENERATIONS)("ContextMenu, generation %i", (generation) => {
  const table = useTable(generation);

  /** Opens a menu on an element with an entry of each shape, and one hidden entry of each. */
  async function open(): Promise<string[]> {
    const { page } = table().gm;
    await page.keyboard.press("Escape");
    await page.evaluate(async () => {
      const { foundry, kept } = globalThis as unknown as InPage;
      document.getElementById("menu-target")?.remove();
      const target = document.createElement("div");
      target.id = "menu-target";
      document.body.append(target);
      const { ContextMenu } = foundry.applications.ux;
      kept.ran = [];
      const ran = kept.ran as string[];
      const menu = new ContextMenu(
        document.body,
        "#menu-target",
        [
          { name: "Old", icon: `<i class="fa-solid fa-door-open"></i>`, condition: () => true, callback: (li: HTMLElement) => ran.push(`old ${li.id}`) },
          { name: "Old hidden", condition: false, callback: () => ran.push("old hidden") },
          { label: "New", icon: "fa-solid fa-door-closed", visible: () => true, onClick: (event: Event, li: HTMLElement) => ran.push(`new ${event.type} ${li.id}`) },
          { label: "New hidden", visible: false, onClick: () => ran.push("new hidden") },
        ],
        { jQuery: false, fixed: true },
      );
      await menu.render(target);
    });
    return page.locator("#context-menu [role=menuitem]").allInnerTexts();
  }
  const ran = (): Promise<unknown> => table().gm.page.evaluate(() => (globalThis as unknown as InPage).kept.ran);

  if (generation === 13) {
    test("entries have name, condition and callback; the keys of 14 mean nothing yet", async () => {
      expect((await open()).map((text) => text.trim())).toEqual(["Old", "", ""]);
      await table().gm.page.click("#context-menu button:has-text('Old')");
      expect(await ran()).toEqual(["old menu-target"]);
    });
  } else {
    test("entries have label, visible and onClick; the old keys still work", async () => {
      expect((await open()).map((text) => text.trim())).toEqual(["Old", "New"]);
      await table().gm.page.click("#context-menu button:has-text('New')");
      expect(await ran()).toEqual(["new click menu-target"]);
      await open();
      await table().gm.page.click("#context-menu button:has-text('Old')");
      expect(await ran()).toEqual(["old menu-target"]);
    });
  }

  test("the menu is worked by keyboard, and Escape puts it away", async () => {
    const { page } = table().gm;
    const first = (await open())[0]?.trim();
    expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe(first);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe(first);
    await page.keyboard.press("Escape");
    expect(await page.locator("#context-menu").count()).toBe(0);
    expect(await ran()).toEqual([]);
  });

  test("jQuery menus are refused", async () => {
    const message = await table().gm.page.evaluate(() => {
      try {
        new (globalThis as unknown as InPage).foundry.applications.ux.ContextMenu(document.body, "p", [], { jQuery: true });
        return "taken";
      } catch (error) {
        return String(error);
      }
    });
    expect(message).toMatch(/no jQuery/);
  });
});
