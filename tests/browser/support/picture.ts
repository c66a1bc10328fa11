import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";

/** Folder that failing or wanted pictures go into; not committed. */
const ARTEFACTS = path.resolve(import.meta.dirname, "..", "artefacts");

/** Takes a picture of a page for people to look at; gives the file's path. */
export async function picture(page: Page, name: string): Promise<string> {
  mkdirSync(ARTEFACTS, { recursive: true });
  const file = path.join(ARTEFACTS, `${name}.png`);
  // The playground draws its map when something asks for it, and else once a second; what is drawn is on the screen two frames later.
  await page.evaluate(async () => {
    const { canvas } = globalThis as unknown as { readonly canvas?: { readonly app?: { render(): void } | null } };
    canvas?.app?.render();
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.screenshot({ path: file });
  return file;
}
