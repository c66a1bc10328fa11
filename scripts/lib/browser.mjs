import { existsSync } from "node:fs";
import path from "node:path";
import { run, runNode } from "./run.mjs";

/** The command that gets a browser for the tests on any system. */
export const BROWSER_HELP = "npx playwright-core install chromium";

/**
 * Where Chromium, Chrome and Edge are usually installed.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function usualPlaces(platform, env) {
  if (platform === "win32") {
    const roots = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
    const inside = ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
    return roots.flatMap((root) => (root ? inside.map((file) => path.win32.join(root, file)) : []));
  }
  if (platform === "darwin") {
    const apps = ["Google Chrome", "Chromium", "Microsoft Edge"];
    const roots = ["/Applications", ...(env["HOME"] ? [`${env["HOME"]}/Applications`] : [])];
    return roots.flatMap((root) => apps.map((app) => `${root}/${app}.app/Contents/MacOS/${app}`));
  }
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "microsoft-edge-stable"];
  const folders = [...new Set([...(env["PATH"] ?? "").split(":"), "/usr/bin", "/usr/local/bin", "/snap/bin"])];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => `${folder}/${name}`));
}

/**
 * The browser that is here already: CHROME_PATH, a usual place, or Playwright's own download; null when there is none.
 * @throws {Error} when CHROME_PATH names nothing.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is "${named}", and there is no such file.`);
    return named;
  }
  const usual = usualPlaces(process.platform, process.env).find((file) => existsSync(file));
  if (usual !== undefined) return usual;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

const isRoot = () => process.getuid?.() === 0;

/** Gets Debian's Chromium; false where this is not a Debian run as root, or it failed. */
async function installFromDebian() {
  if (process.platform !== "linux" || !isRoot() || !existsSync("/usr/bin/apt-get")) return false;
  console.log("No browser found: installing Debian's chromium ...");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run("apt-get", ["update", "-q"], { env, quiet: true });
  if (update.code !== 0) return false;
  return (await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], { env, quiet: true })).code === 0;
}

/** Gets Playwright's own build of Chromium; false where that failed. */
async function installFromPlaywright() {
  console.log("No browser found: downloading Playwright's Chromium ...");
  return (await runNode("node_modules/playwright-core/cli.js", ["install", "chromium"])).code === 0;
}

/**
 * A browser for the tests, installed where there is none.
 * @throws {Error} that names the command to run when none can be had.
 * @returns {Promise<string>} Path of the program.
 */
export async function ensureBrowser() {
  for (const attempt of [() => true, installFromDebian, installFromPlaywright]) {
    if (!(await attempt())) continue;
    const found = await findBrowser();
    if (found !== null) return found;
  }
  throw new Error(`The browser tests need Chromium, Chrome or Edge. Run "${BROWSER_HELP}", or set CHROME_PATH to one.`);
}

/**
 * Arguments for a headless Chromium that draws by software, the same on every machine. Chromium refuses to run its
 * sandbox as root, and only there is it switched off.
 * @returns {string[]}
 */
export function launchArguments() {
  return [
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    ...(isRoot() ? ["--no-sandbox"] : []),
  ];
}
