import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";

/** Folder that failing or wanted pictures go into; not committed. */
const ARTEFACTS = path.resolve(import.meta.dirname, "..", "artefacts");

/** Takes a picture of a page for people to look at; gives the file's path. */
export async function picture(page: Page, name: string): Promise<string> {
  mkdirSync(ARTEFACTS, { recursive: true });
  const file = path.join(ARTEFACTS, `${name}.png`);
  await page.screenshot({ path: file });
  return file;
}
