import { expect, it } from "vitest";
import { hindrances } from "../support/axe";
import { openPage } from "../support/browser";
import { picture } from "../support/picture";
import { inClient } from "./client";
import type { Table } from "./table";

/** No page hinders anybody, and none has a fault on its console. */
export function calm(table: () => Table): void {
  it("axe finds nothing serious on the page where one chooses who to be", async () => {
    const { browser, server, generation } = table();
    const { page, faults, context } = await openPage(browser, `${server.url}/?lang=en`);
    await page.locator("#join-form").waitFor();
    expect(await hindrances(page, "body")).toEqual([]);
    await picture(page, `world-join-${generation}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("axe finds nothing serious in the game, in each tab of the sidebar", async () => {
    const { page } = table().gm;
    const found = (await hindrances(page, "body")).map((hindrance) => `page: ${hindrance}`);
    for (const tab of ["chat", "combat", "scenes", "actors", "tables", "journal", "compendium", "settings"]) {
      await inClient(page, ({ ui }, name) => ui.sidebar.changeTab(name, "primary"), tab);
      found.push(...(await hindrances(page, "#sidebar")).map((hindrance) => `${tab}: ${hindrance}`));
    }
    expect(found).toEqual([]);
  });

  it("no page has an error on its console, and no hook has failed", async () => {
    const { gm, first, second } = table();
    for (const [who, { page, faults }] of Object.entries({ gm, first, second })) {
      expect(faults.filter((fault) => !isExpected(fault)), who).toEqual([]);
      expect(await inClient(page, ({ Hooks }) => Hooks.errors.map(({ location, error }) => `${location}: ${error.message}`)), who).toEqual([]);
    }
  });
}

/** What these tests ask for themselves: the browser tells of a server that is away, and refusals are told on the console too. */
const isExpected = (fault: string): boolean =>
  [/WebSocket connection to .* failed/, /\.json was not imported/, /^console: User player1000000000 lacks permission to (update|delete) (Token|Wall) /].some((pattern) => pattern.test(fault));
