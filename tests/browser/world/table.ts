import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { type RunningServer, startServer } from "../../../playground/server/start-server";
import { type Generation, launchBrowser, openPage, type WatchedPage } from "../support/browser";
import { picture } from "../support/picture";
import { inClient } from "./client";

const ROOT = path.resolve(import.meta.dirname, "..", "..", "..");

/** A template and a text of the tests' own, put beside the module's. */
export const PROBE = { template: "modules/grit-and-gloom/templates/hot-reload-probe.hbs", key: "GRITGLOOM.HotReloadProbe" };

/** The demo world in Pathfinder with the built module, a game master and two players at pages of their own. */
export interface Table {
  readonly generation: Generation;
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly gm: WatchedPage;
  readonly first: WatchedPage;
  readonly second: WatchedPage;
  readonly pages: readonly Page[];
  /** Writes a file of the module's folder, as a build does. */
  readonly writeModuleFile: (file: string, change: (text: string) => string) => void;
  readonly stopServer: () => Promise<void>;
  readonly startServer: () => Promise<void>;
}

/** Waits until a page's canvas stands and its game is ready. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset["ready"] === "true", null, { timeout: 240_000, polling: 250 });
}

/** Opens a page as a user. */
export async function sit(browser: Browser, url: string, user: string): Promise<WatchedPage> {
  const watched = await openPage(browser, `${url}/?user=${user}&lang=en`, { width: 1100, height: 700 });
  await ready(watched.page);
  return watched;
}

/** One browser and one server for all tests of the calling block; both work on copies, so that a build beside them does no harm. */
export function useTable(generation: Generation): () => Table {
  let table: Table | null = null;
  let end: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    for (const file of ["dist/module.json", ".cache/playground/index.html"]) {
      if (!existsSync(path.join(ROOT, file))) throw new Error(`${file} is missing: run the build with --playground first.`);
    }
    const folder = mkdtempSync(path.join(tmpdir(), `world-${generation}-`));
    const module = path.join(folder, "module");
    const page = path.join(folder, "page");
    cpSync(path.join(ROOT, "dist"), module, { recursive: true });
    cpSync(path.join(ROOT, ".cache", "playground"), page, { recursive: true });
    const file = (name: string) => path.join(module, name);
    const change = (name: string, changed: (text: string) => string) => writeFileSync(file(name), changed(existsSync(file(name)) ? readFileSync(file(name), "utf8") : ""));
    change("templates/hot-reload-probe.hbs", () => `<p class="probe">before: {{localize "${PROBE.key}"}}</p>`);
    change("lang/en.json", (text) => text.replace("{", `{ "${PROBE.key}": "a first text",`));

    let port = 0;
    const start = async () => {
      server = await startServer({ generation, system: "pf1", module, page, port, state: path.join(folder, "state.json"), watch: true });
      port = Number(new URL(server.url).port);
    };
    let server: RunningServer;
    await start();
    const browser = await launchBrowser();
    end = async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true });
    };
    const [gm, first, second] = [await sit(browser, server!.url, GAMEMASTER), await sit(browser, server!.url, PLAYER_1), await sit(browser, server!.url, PLAYER_2)];
    table = {
      generation,
      browser,
      get server() {
        return server;
      },
      gm,
      first,
      second,
      pages: [gm.page, first.page, second.page],
      writeModuleFile: change,
      stopServer: () => server.close(),
      startServer: start,
    };
  }, 600_000);
  afterAll(async () => {
    if (table) await picture(table.gm.page, `world-gm-${generation}`).catch(() => undefined);
    await end();
  }, 60_000);
  return () => {
    if (!table) throw new Error("useTable(): the table is there only while tests run");
    return table;
  };
}

/** Waits until every page has seen all that the server sent before. */
export async function settle({ pages }: Table): Promise<void> {
  for (const page of pages) await inClient(page, (client) => (client as unknown as { playground: { host: { transport: { request(event: string): Promise<unknown> } } } }).playground.host.transport.request("sync"));
}
