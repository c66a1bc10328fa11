import { type Browser, type BrowserContext, type Page, chromium } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { ensureBrowser, launchArguments } from "../../../scripts/lib/browser.mjs";

/** The Foundry generations that the playground imitates; a test that depends on neither runs in both. */
export const GENERATIONS = [13, 14] as const;
export type Generation = (typeof GENERATIONS)[number];

/** Starts a headless browser, the same on every machine; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), headless: true, args: launchArguments() });
}

/** A browser for all tests of the calling file or describe block; call what it gives inside a test. */
export function useBrowser(): () => Browser {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    browser = null;
  });
  return () => {
    if (browser === null) throw new Error("useBrowser(): the browser is there only while tests run");
    return browser;
  };
}

/** What the driver says about software drawing; not a fault of the page. */
const HARMLESS = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/, /GL Driver Message/];

/** A page that remembers everything that went wrong in it. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console, uncaught exceptions and failed requests so far, in order. */
  readonly faults: readonly string[];
}

/** Opens a page of its own (own cookies and storage, as another person's browser has) and watches it. */
export async function openPage(browser: Browser, url: string, viewport = { width: 1280, height: 800 }): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, reducedMotion: "reduce" });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" || HARMLESS.some((pattern) => pattern.test(message.text()))) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") faults.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`response: ${response.url()} ${response.status()}`);
  });
  await page.goto(url);
  return { page, context, faults };
}
