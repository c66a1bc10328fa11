import { expect, it } from "vitest";
import { inClient, until } from "./client";
import { MARA } from "./sharing";
import { ready, type Table } from "./table";

/** The keyboard's window and what it writes. */
interface Controls {
  readonly foundry: { readonly applications: { readonly sidebar: { readonly apps: { readonly ControlsConfig: new () => { render(options: object): Promise<unknown> } } } } };
  readonly game: { readonly keybindings: { get(namespace: string, action: string): unknown; resetDefaults(): Promise<void> } };
}

/** What outlives a page and a server. */
export function keeping(table: () => Table): void {
  const state = (page: Table["pages"][number]) =>
    inClient(page, ({ game }) => ({ scenes: game.scenes.contents.map((scene) => scene.toObject()), messages: game.messages.contents.map((message) => message.toObject()) }));

  it("a page that is loaded again finds the world as it was, and its own settings and keys", async () => {
    const { first } = table();
    await first.page.evaluate(async () => {
      const { ControlsConfig } = (globalThis as unknown as Controls).foundry.applications.sidebar.apps;
      await new ControlsConfig().render({ force: true });
    });
    const controls = first.page.locator("#controls-config");
    await controls.locator('[data-action=assign][data-key="grit-and-gloom.coverMap"]').click();
    await first.page.keyboard.press("Shift+M");
    await controls.locator("kbd", { hasText: "Shift + M" }).waitFor();
    await first.page.evaluate(() => localStorage.setItem("playground.player1000000000.core.kept", '"on this machine"'));
    const before = await state(first.page);
    expect(before.messages.length).toBeGreaterThan(0);
    await first.page.reload();
    await ready(first.page);
    expect(await state(first.page)).toEqual(before);
    const kept = await inClient(first.page, ({ game }) => {
      game.settings.register("core", "kept", { scope: "client", type: String, default: "" });
      return game.settings.get("core", "kept");
    });
    expect(kept).toBe("on this machine");
    const keys = () => first.page.evaluate(() => (globalThis as unknown as Controls).game.keybindings.get("grit-and-gloom", "coverMap"));
    expect(await keys()).toEqual([{ key: "KeyM", modifiers: ["Shift"] }]);
    await first.page.evaluate(() => (globalThis as unknown as Controls).game.keybindings.resetDefaults());
    expect(await keys()).toEqual([{ key: "KeyC", modifiers: ["Shift"] }]);
  });

  it("a server that is started again has the world of its state file, and its pages come back by themselves", async () => {
    const { gm, pages, stopServer, startServer } = table();
    await inClient(gm.page, ({ game }, id) => game.scenes.active.tokens.get(id)!.update({ y: 500 }), MARA);
    const before = await state(gm.page);
    for (const page of pages) await page.evaluate(() => Reflect.set(globalThis, "sameVisit", true));
    await stopServer();
    for (const page of pages) await page.getByText("The connection to the server is lost").waitFor();
    await startServer();
    for (const page of pages) {
      await page.waitForFunction(() => Reflect.get(globalThis, "sameVisit") !== true && document.body.dataset["ready"] === "true", null, { timeout: 240_000, polling: 250 });
      await until(page, ({ game }) => game.users.filter(({ active }) => active).length === 3, null, 120_000);
      expect(await state(page)).toEqual(before);
    }
  });
}
