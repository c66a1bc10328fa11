import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { hindrances } from "../support/axe";
import { GENERATIONS, openPage, useBrowser } from "../support/browser";
import { closeWindows, type InPage, useTable } from "./table";

const WORLD = {
  scenes: [
    {
      _id: "scene00000000000",
      name: "Cellar",
      active: true,
      navigation: true,
      width: 1000,
      height: 800,
      grid: { type: 1, size: 100, distance: 5, units: "ft" },
      walls: [{ _id: "wall000000000000", c: [100, 100, 300, 100], door: 1 }],
      lights: [{ _id: "light00000000000", x: 300, y: 300, config: { dim: 20, bright: 10 } }],
    },
  ],
  actors: [{ _id: "actor00000000000", name: "Mara", type: "character" }],
};

describe.each(GENERATIONS)("The page's furniture, generation %i", (generation) => {
  const table = useTable(generation, WORLD);
  const browser = useBrowser();
  afterEach(() => closeWindows(table().gm.page));

  test("the join page lists the users and has no hindrance; entering keeps the choices", async () => {
    const { page, faults } = await openPage(browser(), `${table().server.url}/?lang=es`);
    await page.waitForSelector("#join-form");
    expect(await page.locator("input[name=user]").count()).toBe(3);
    expect(await hindrances(page, "body")).toEqual([]);
    await page.getByRole("radio", { name: /Player 2/ }).check();
    await page.locator("#join-form button[type=submit]").click();
    await page.waitForURL(/user=player2/);
    expect(new URL(page.url()).searchParams.get("lang")).toBe("es");
    expect(faults).toEqual([]);
  });

  test.each(["chat", "combat", "scenes", "actors", "tables", "journal", "compendium", "settings"])("the tab %s has no hindrance", async (tab) => {
    const { page } = table().gm;
    await page.click(`#sidebar-tab-${tab}`);
    await expect.poll(() => page.locator(`#${tab}`).isVisible()).toBe(true);
    expect(await hindrances(page, `#${tab}`)).toEqual([]);
  });

  test("the rest of the interface has no hindrance", async () => {
    expect(await hindrances(table().gm.page, "#interface")).toEqual([]);
  });

  test("what is typed is said; a roll shows its total and unfolds its dice", async () => {
    const { page } = table().gm;
    await page.click("#sidebar-tab-chat");
    await page.fill("#chat-message", "Who goes there?");
    await page.press("#chat-message", "Enter");
    await page.fill("#chat-message", "/roll 3 + 4 # Sum");
    await page.press("#chat-message", "Enter");
    await expect.poll(() => page.locator(".chat-message").count()).toBe(2);
    expect(await page.locator(".chat-message .message-content").first().innerText()).toBe("Who goes there?");
    expect(await page.locator(".chat-message").last().locator(".dice-total").innerText()).toBe("7");
    await page.fill("#chat-message", "/dance");
    await page.press("#chat-message", "Enter");
    await expect.poll(() => page.locator("#notification-errors").innerText()).toMatch(/dance/);
    expect(await page.inputValue("#chat-message")).toBe("/dance");
    await page.fill("#chat-message", "");
  });

  test("renderChatMessageHTML gets the message, an HTMLElement and the context", async () => {
    const heard = await table().gm.page.evaluate(async () => {
      const { Hooks, ChatMessage } = globalThis as unknown as InPage;
      const done = new Promise<unknown[]>((resolve) => {
        Hooks.once("renderChatMessageHTML", (message: { content: string }, html: unknown, context: { message: { content: string }; alias: string }) =>
          resolve([message.content, html instanceof HTMLElement && html.matches("li.chat-message"), context.message.content, context.alias]),
        );
      });
      await ChatMessage.create({ content: "Look" });
      return done;
    });
    expect(heard).toEqual(["Look", true, "Look", "Gamemaster"]);
  });

  test("a whisper to the game master is not drawn for a player; a blind roll is masked for all but the game master", async () => {
    const player = await table().player();
    const [whisper, roll] = await table().gm.page.evaluate(async () => {
      const { ChatMessage, Roll, game } = globalThis as unknown as InPage;
      const whispered = await ChatMessage.create({ content: "secret words", whisper: [game.user.id] });
      const dice = new Roll("40 + 2");
      await dice.evaluate();
      const rolled = await dice.toMessage({ flavor: "secret flavour" }, { rollMode: "blindroll", messageMode: "blind" });
      return [whispered.id, rolled.id];
    });
    if (whisper == null || roll == null) throw new Error("no messages were made");
    const drawn = (page: Page, id: string) => page.locator(`.chat-message[data-message-id="${id}"]`);
    await drawn(player.page, roll).waitFor();
    expect(await drawn(player.page, whisper).count()).toBe(0);
    expect(await player.page.locator("#chat").innerText()).not.toMatch(/secret|42/);
    expect(await drawn(player.page, roll).locator(".dice-total").innerText()).toBe("?");
    await drawn(table().gm.page, roll).waitFor();
    expect(await drawn(table().gm.page, roll).locator(".dice-total").innerText()).toBe("42");
  });

  test("a wall's sheet takes a module's own field from its render hook and saves the flag", async () => {
    const { page } = table().gm;
    await page.evaluate(async () => {
      const { Hooks, game } = globalThis as unknown as InPage;
      Hooks.once("renderWallConfig", (_app: never, element: HTMLElement) => {
        const row = document.createElement("div");
        row.className = "form-group";
        row.innerHTML = `<label for="own">Cover</label><div class="form-fields"><input id="own" name="flags.world.cover"></div>`;
        element.querySelector("[data-application-part='body']")?.append(row);
      });
      await game.scenes.contents[0]?.walls.contents[0]?.sheet.render(true);
    });
    expect(await hindrances(page, ".wall-config")).toEqual([]);
    await page.fill("#own", "half");
    await page.selectOption(".wall-config select[name=sight]", "10");
    await page.click(".wall-config button[type=submit]");
    await expect.poll(() => page.locator(".wall-config").count()).toBe(0);
    const [scene] = [...table().server.world.collections.scenes.values()];
    expect((scene as unknown as { walls: object[] }).walls[0]).toMatchObject({ sight: 10, door: 1, flags: { world: { cover: "half" } } });
  });

  test("settings are grouped, checked and kept; a menu opens its application", async () => {
    const { page } = table().gm;
    await page.evaluate(() => {
      const { game, foundry } = globalThis as unknown as InPage;
      class Menu extends foundry.applications.api.ApplicationV2 {
        static override DEFAULT_OPTIONS = { id: "own-menu" };
        override _renderHTML(): Promise<string> {
          return Promise.resolve("");
        }
        override _replaceHTML(): void {
          // Nothing to show.
        }
      }
      game.settings.register("world", "gloom", { name: "Gloom", scope: "world", config: true, type: Number, range: { min: 0, max: 10, step: 1 }, default: 3 });
      game.settings.register("world", "torch", { name: "Torch", hint: "Lit or not", scope: "client", config: true, type: Boolean, default: false });
      game.settings.registerMenu("world", "own", { name: "Own", label: "Open it", icon: "fa-solid fa-gear", type: Menu, restricted: true });
    });
    await page.click("#sidebar-tab-settings");
    await page.click("[data-action=openSettings]");
    await page.click("#settings-config [data-tab=world]");
    expect(await hindrances(page, "#settings-config")).toEqual([]);
    await page.click("#settings-config button:has-text('Open it')");
    await page.waitForSelector("#own-menu");
    await page.locator("#settings-config range-picker[name='world.gloom'] input[type=number]").fill("7");
    await page.check("#settings-config input[name='world.torch']");
    await page.click("#settings-config button[type=submit]");
    await expect.poll(() => page.locator("#settings-config").count()).toBe(0);
    const values = await page.evaluate(() => {
      const { settings } = (globalThis as unknown as InPage).game;
      return [settings.get("world", "gloom"), settings.get("world", "torch")];
    });
    expect(values).toEqual([7, true]);
  });

  test("scene controls are a record: a tool of a package is shown and called, a button without onChange is refused", async () => {
    const { page } = table().gm;
    const refused = await page.evaluate(async () => {
      const { Hooks, ui, kept } = globalThis as unknown as InPage;
      kept.tool = [];
      const id = Hooks.on("getSceneControlButtons", (controls: Record<string, { tools: Record<string, object> }>) => {
        if (!controls.tokens) throw new Error("no record");
        controls.tokens.tools.gloom = { name: "gloom", title: "Gloom", icon: "fa-solid fa-moon", order: 9, toggle: true, active: false, onChange: (_event: Event, active: boolean) => (kept.tool as boolean[]).push(active) };
      });
      await ui.controls.render({ reset: true });
      Hooks.off("getSceneControlButtons", id);
      const bad = Hooks.on("getSceneControlButtons", (controls: Record<string, { tools: Record<string, object> }>) => {
        if (controls.tokens) controls.tokens.tools.bad = { name: "bad", title: "Bad", icon: "fa-solid fa-x", button: true };
      });
      const message = await ui.controls.render({ reset: true }).then(() => "taken", (error: unknown) => String(error));
      Hooks.off("getSceneControlButtons", bad);
      return message;
    });
    expect(refused).toMatch(/"bad".*no onChange/);
    await page.click("[data-tool=gloom]");
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as InPage).kept.tool)).toEqual([true]);
    await expect.poll(() => page.getAttribute("[data-tool=gloom]", "aria-pressed")).toBe("true");
  });
});
