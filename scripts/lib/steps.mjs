import { rmSync } from "node:fs";
import { readCounts, summaryLines } from "./vitest-summary.mjs";
import { inRoot } from "./paths.mjs";
import { runNode } from "./run.mjs";

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {string[]} [summary]  Lines to repeat at the very end.
 * @property {number} [passed]
 * @property {number} [failed]
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome>} run
 */

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
const tool = async (script, args) => ({ ok: (await runNode(script, args)).code === 0 });

/**
 * Runs Vitest and counts its tests. No test at all is a failure: a renamed folder must not pass for a green run.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function vitest(name, args, env = {}) {
  const report = inRoot(".cache", "reports", `${name}.json`);
  rmSync(report, { force: true });
  const all = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args];
  const { code, output } = await runNode("node_modules/vitest/vitest.mjs", all, { capture: true, env });
  const { passed, failed } = readCounts(report) ?? { passed: 0, failed: 0 };
  const ok = code === 0 && failed === 0 && passed > 0;
  return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), summary: summaryLines(output) };
}

/** @type {Step} */
const types = { name: "types", run: () => tool("node_modules/typescript/bin/tsc", ["-b"]) };

// The cache only knows the file itself, while a rule that asks for types also reads others: a fresh checkout, which
// has no cache, is the last word.
/** @type {Step} */
const lint = {
  name: "lint",
  run: () =>
    tool("node_modules/eslint/bin/eslint.js", [
      "--max-warnings=0",
      "--cache",
      "--cache-strategy=content",
      "--cache-location=.cache/eslint/",
      ".",
    ]),
};

/** @type {Step} */
const build = { name: "build", run: () => tool("scripts/build.mjs", ["--playground"]) };

/** @type {Step} */
const unit = { name: "unit", run: () => vitest("unit", []) };

/** @type {Step} */
const browser = {
  name: "browser",
  run: async () => {
    const { ensureBrowser } = await import("./browser.mjs");
    const program = await ensureBrowser();
    return vitest("browser", ["--config", "tests/browser/vitest.config.ts"], { CHROME_PATH: program });
  },
};

/** Everything that npm test does, in order. */
export const ALL_STEPS = [types, lint, build, unit, browser];
/** What npm run check does: all but the browser, and the build that only it needs. */
export const CHECK_STEPS = [types, lint, unit];

/**
 * The steps that "--only=unit,browser" asks for, in their usual order; all without the flag.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} args
 * @throws {Error} when the flag names a step that does not exist, or another argument came.
 * @returns {Step[]}
 */
export function selectSteps(steps, args) {
  const names = steps.map((step) => step.name);
  const wanted = new Set();
  for (const arg of args) {
    if (!arg.startsWith("--only=")) throw new Error(`Got "${arg}", expected --only= and any of: ${names.join(", ")}.`);
    for (const name of arg.slice("--only=".length).split(",")) {
      if (!names.includes(name)) throw new Error(`--only: got "${name}", expected any of: ${names.join(", ")}.`);
      wanted.add(name);
    }
  }
  return steps.filter((step) => wanted.size === 0 || wanted.has(step.name));
}

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps to the first that fails, and closes with Vitest's own summaries and one plain line of totals.
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} [print]
 * @returns {Promise<number>} The exit status.
 */
export async function runSteps(steps, print = console.log) {
  const timings = [];
  const closing = [];
  let passed = 0;
  let failed = 0;
  let stopped = null;
  for (const step of steps) {
    print(`\n== ${step.name}`);
    const start = performance.now();
    const outcome = await step.run().catch((error) => {
      print(error instanceof Error ? error.message : String(error));
      return /** @type {Outcome} */ ({ ok: false });
    });
    timings.push(`${step.name} ${seconds(start)}`);
    passed += outcome.passed ?? 0;
    failed += outcome.failed ?? 0;
    if (outcome.summary !== undefined) closing.push(`${step.name}:`, ...outcome.summary);
    if (!outcome.ok) {
      stopped = step.name;
      break;
    }
  }
  print("");
  for (const line of closing) print(line);
  print(`Timings: ${timings.join(", ")}`);
  if (stopped !== null) print(`Failed at: ${stopped}`);
  print(`${passed} passed, ${failed} failed`);
  return stopped === null ? 0 : 1;
}
