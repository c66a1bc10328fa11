import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe calls a serious or worse hindrance inside an element, one line each: rule, element, advice. */
export async function hindrances(page: Page, selector: string, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(
    ([inside, how]) => (globalThis as unknown as { axe: { run(context: string, options: RunOptions): Promise<AxeResults> } }).axe.run(inside, how),
    [selector, options] as const,
  );
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
}
