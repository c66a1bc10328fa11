import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ROOT, inRoot } from "./paths.mjs";

const ENTRY = "playground/server/main.ts";
/** How long the server may take to answer, and to end when asked to (milliseconds). */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5_000;

/**
 * @typedef {object} Playground
 * @property {string} url            Its address.
 * @property {() => Promise<void>} stop  Ends it; done when it is gone.
 * @property {Promise<number>} ended Its exit status, once it has ended.
 */

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} url */
const answers = (url) => fetch(url).then(() => true, () => false);

/**
 * Starts the playground's server and waits until it answers.
 * @param {number} port
 * @param {readonly string[]} [args] More for the server itself.
 * @throws {Error} when the server is not there, ends at once, or never answers.
 * @returns {Promise<Playground>}
 */
export async function startPlayground(port, args = []) {
  if (!existsSync(inRoot(ENTRY))) throw new Error(`${ENTRY} is missing: there is no playground to start yet.`);
  const all = ["--import", "tsx", ENTRY, "--port", String(port), ...args];
  const child = spawn(process.execPath, all, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 0)));
  const stop = async () => {
    child.kill("SIGTERM");
    const gone = await Promise.race([ended.then(() => true), sleep(STOP_LIMIT).then(() => false)]);
    if (!gone) child.kill("SIGKILL");
    await ended;
  };
  const url = `http://localhost:${port}/`;
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The playground's server ended with status ${child.exitCode}.`);
    if (await answers(url)) return { url, stop, ended };
    await sleep(100);
  }
  await stop();
  throw new Error(`The playground's server did not answer at ${url} within ${START_LIMIT / 1000} seconds.`);
}

/**
 * Keeps a playground running until Ctrl+C or its own end, then runs what is left to close.
 * @param {Playground} playground
 * @param {() => Promise<void>} [close]
 * @returns {Promise<number>} The exit status.
 */
export async function untilStopped(playground, close = async () => {}) {
  /** @type {Promise<number>} */
  const asked = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve(0));
  });
  const status = await Promise.race([asked, playground.ended]);
  await playground.stop();
  await close();
  return status;
}
