import { expect, it } from "vitest";
import { inClient } from "./client";
import { PROBE, type Table } from "./table";

/** Saved files of the module show in the open pages, without a reload of them. */
export function hotReload(table: () => Table): void {
  const stillOpen = (): Promise<boolean[]> => Promise.all(table().pages.map((page) => page.evaluate(() => Reflect.get(globalThis, "sameVisit") === true)));
  const probe = () => table().first.page.locator("#hot-reload-probe .probe");

  it("a style sheet is replaced in its cascade layer", async () => {
    const { pages, writeModuleFile } = table();
    for (const page of pages) await page.evaluate(() => Reflect.set(globalThis, "sameVisit", true));
    const colourOf = (page: (typeof pages)[number]) => page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--hot-reload-probe").trim());
    expect(await colourOf(pages[1]!)).toBe("");
    for (const value of ["first", "second"]) {
      writeModuleFile("grit-and-gloom.css", (text) => `${text}\nbody { --hot-reload-probe: ${value}; }\n`);
      for (const page of pages) await expect.poll(() => colourOf(page), { timeout: 20_000 }).toBe(value);
    }
    const sheets = await pages[1]!.evaluate(() => [...document.querySelectorAll("head style")].map(({ textContent }) => textContent).filter((text) => text?.includes("grit-and-gloom.css")));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toContain("layer(modules)");
  });

  it("a template is compiled anew and what is open is rendered again", async () => {
    const { first, writeModuleFile } = table();
    await inClient(first.page, async ({ foundry }, template) => {
      const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
      class Probe extends HandlebarsApplicationMixin(ApplicationV2) {
        static PARTS = { main: { template } };
      }
      await new Probe({ id: "hot-reload-probe", window: { title: "Probe" } }).render({ force: true });
    }, PROBE.template);
    expect(await probe().textContent()).toBe("before: a first text");
    writeModuleFile("templates/hot-reload-probe.hbs", (text) => text.replace("before", "after"));
    await expect.poll(() => probe().textContent(), { timeout: 20_000 }).toBe("after: a first text");
  });

  it("a language file's texts are merged and what is open is rendered again", async () => {
    table().writeModuleFile("lang/en.json", (text) => text.replace("a first text", "a second text"));
    await expect.poll(() => probe().textContent(), { timeout: 20_000 }).toBe("after: a second text");
    expect(await stillOpen()).toEqual([true, true, true]);
    expect(await table().gm.page.locator("#sidebar-content > .tab").count()).toBeGreaterThan(5);
    await table().gm.page.locator("#chat .message").first().waitFor({ state: "attached" });
  });

  it("a listener of the hook that returns false keeps the old", async () => {
    const { first, second, writeModuleFile } = table();
    await inClient(first.page, ({ Hooks }) => void Hooks.on("hotReload", () => false));
    writeModuleFile("lang/en.json", (text) => text.replace("a second text", "a third text"));
    await expect.poll(() => inClient(second.page, ({ game }, key) => game.i18n.localize(key), PROBE.key), { timeout: 20_000 }).toBe("a third text");
    expect(await probe().textContent()).toBe("after: a second text");
  });
}
