import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { ApplicationV2 } from "../../../playground/client/ui/api/application";
import type { DialogV2 } from "../../../playground/client/ui/api/dialog";
import type { DocumentSheetV2 } from "../../../playground/client/ui/api/document-sheet";
import type { HandlebarsApplicationMixin } from "../../../playground/client/ui/api/handlebars-application";
import type { Notifications } from "../../../playground/client/ui/chrome/notifications";
import type { SceneControls } from "../../../playground/client/ui/chrome/scene-controls";
import type { HostDocument, HostHooks } from "../../../playground/client/ui/env";
import type { loadTemplates, renderTemplate } from "../../../playground/client/ui/handlebars/templates";
import type { ContextMenu } from "../../../playground/client/ui/ux/context-menu";
import type { FormDataExtended } from "../../../playground/client/ui/ux/form-data-extended";
import { PLAYER_1 } from "../../../playground/server/default-users";
import { type RunningServer, startServer } from "../../../playground/server/start-server";
import type { WorldSource } from "../../../playground/shared/world-source";
import { type Generation, type WatchedPage, launchBrowser, openPage } from "../support/browser";

const BUILT = path.resolve(import.meta.dirname, "..", "..", "..", ".cache", "playground", "index.html");

/** The globals of a table's page, as a package meets them. */
export interface InPage {
  readonly Hooks: HostHooks;
  readonly Handlebars: { compile(text: string): (data: unknown) => string };
  readonly ui: { readonly notifications: Notifications; readonly controls: SceneControls; readonly sidebar: { changeTab(tab: string, group: string): void } };
  readonly game: {
    readonly scenes: { readonly contents: (HostDocument & { readonly walls: { readonly contents: (HostDocument & Sheeted)[] } } & Sheeted)[] };
    readonly messages: { readonly contents: HostDocument[] };
    readonly settings: { register(namespace: string, key: string, data: object): void; registerMenu(namespace: string, key: string, data: object): void; get(namespace: string, key: string): unknown };
    readonly user: { readonly id: string };
  };
  readonly CONFIG: Record<string, unknown>;
  readonly ChatMessage: { create(data: object): Promise<HostDocument> };
  readonly Roll: new (formula: string) => { evaluate(): Promise<unknown>; toMessage(data: object, options: object): Promise<HostDocument> };
  readonly foundry: {
    readonly applications: {
      readonly api: { readonly ApplicationV2: typeof ApplicationV2; readonly DialogV2: typeof DialogV2; readonly DocumentSheetV2: typeof DocumentSheetV2; readonly HandlebarsApplicationMixin: typeof HandlebarsApplicationMixin };
      readonly handlebars: { readonly renderTemplate: typeof renderTemplate; readonly loadTemplates: typeof loadTemplates };
      readonly instances: Map<string, ApplicationV2>;
      readonly ux: { readonly ContextMenu: typeof ContextMenu; readonly FormDataExtended: typeof FormDataExtended };
    };
    readonly data: { readonly fields: Record<string, new (...given: unknown[]) => object> };
  };
  /** What a test keeps between two steps. */
  kept: Record<string, unknown>;
}

interface Sheeted {
  readonly sheet: ApplicationV2;
}

/** A table for the tests of a file or describe block: a server without a module, and a page for each user asked for. */
export interface Table {
  readonly server: RunningServer;
  readonly gm: WatchedPage;
  /** Opens the page of the first player, once. */
  player(): Promise<WatchedPage>;
}

async function join(open: () => Promise<WatchedPage>): Promise<WatchedPage> {
  const watched = await open();
  await watched.page.waitForFunction(() => document.body.dataset.ready === "true", null, { timeout: 120_000 });
  await watched.page.evaluate(() => {
    (globalThis as unknown as InPage).kept = {};
  });
  return watched;
}

/** Starts a table and its game master's page before the tests, and ends them after. */
export function useTable(generation: Generation, world: WorldSource = {}): () => Table {
  let table: Table | null = null;
  let end: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    if (!existsSync(BUILT)) throw new Error("The playground is not built: run the build with --playground first.");
    const server = await startServer({ generation, world, state: null, module: null });
    const browser = await launchBrowser();
    end = async () => {
      await browser.close();
      await server.close();
    };
    let player: Promise<WatchedPage> | null = null;
    table = {
      server,
      gm: await join(() => openPage(browser, `${server.url}/?user=gamemaster000000&lang=en`)),
      player: () => (player ??= join(() => openPage(browser, `${server.url}/?user=${PLAYER_1}&lang=en`))),
    };
  }, 180_000);
  afterAll(() => end());
  return () => {
    if (!table) throw new Error("useTable(): the table is there only while tests run");
    return table;
  };
}

/** Closes every window of a page, so that one test does not see another's. */
export async function closeWindows(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { foundry } = globalThis as unknown as InPage;
    for (const app of [...foundry.applications.instances.values()]) if (app.hasFrame) await app.close();
  });
}
