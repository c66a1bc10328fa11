import { existsSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { readJson } from "./read-json.mjs";
import { run } from "./run.mjs";

/**
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} LockedPackages
 */

/**
 * True when what is installed is not what the lock file asks for. Packages that npm skips on this system (optional
 * ones built for another) may be missing.
 * @param {LockedPackages} wanted
 * @param {LockedPackages | null} installed null when nothing is installed.
 * @returns {boolean}
 */
export function differs(wanted, installed) {
  if (installed === null) return true;
  const names = Object.keys(wanted).filter((name) => name !== "");
  const same = names.every((name) => {
    const found = installed[name];
    if (found === undefined) return wanted[name]?.optional === true;
    return found.version === wanted[name]?.version && found.integrity === wanted[name]?.integrity;
  });
  return !same || Object.keys(installed).some((name) => wanted[name] === undefined);
}

/**
 * @param {string} file
 * @returns {LockedPackages | null}
 */
function readPackages(file) {
  if (!existsSync(file)) return null;
  const parsed = /** @type {{ packages: LockedPackages }} */ (readJson(file));
  return parsed.packages;
}

/** How npm is started: the one that runs us where there is one, else the one on the path. */
function npm() {
  const own = process.env["npm_execpath"];
  if (own !== undefined && /npm-cli\.js$/.test(own)) return { command: process.execPath, args: [own], shell: false };
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

/**
 * Installs the locked packages where they are missing or of another version.
 * @throws {Error} when npm fails; npm has then said why.
 */
export async function ensureInstalled() {
  const wanted = readPackages(inRoot("package-lock.json"));
  if (wanted === null) throw new Error("package-lock.json is missing: this is not a whole copy of the project.");
  if (!differs(wanted, readPackages(inRoot("node_modules", ".package-lock.json")))) return;
  console.log("Installing packages (npm ci) ...");
  const { command, args, shell } = npm();
  const { code } = await run(command, [...args, "ci"], { shell });
  if (code !== 0) throw new Error(`npm ci ended with status ${code}.`);
}
