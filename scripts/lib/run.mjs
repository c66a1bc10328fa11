import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env]  Added to this process's own environment.
 * @property {boolean} [capture]             Keep what it prints, besides showing it.
 * @property {boolean} [quiet]               Do not show what it prints; implies capture.
 * @property {boolean} [shell]               Through a shell; only for npm on Windows.
 * @property {string} [log]                  A file that also receives what it prints.
 */

/**
 * Runs a program in the project's root to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} Its exit status (1 when a signal ended it) and what it printed.
 */
export function run(command, args, { env = {}, capture = false, quiet = false, shell = false, log } = {}) {
  return new Promise((resolve, reject) => {
    const piped = capture || quiet || log !== undefined;
    const colour = piped && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...colour, ...env },
      shell,
      stdio: piped ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    if (log !== undefined) mkdirSync(path.dirname(log), { recursive: true });
    const file = log === undefined ? null : createWriteStream(log);
    let output = "";
    /** @param {NodeJS.WriteStream} shown */
    const keep = (shown) => (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      file?.write(chunk);
      if (!quiet) shown.write(chunk);
    };
    child.stdout?.on("data", keep(process.stdout));
    child.stderr?.on("data", keep(process.stderr));
    child.on("error", reject);
    child.on("close", (code) => {
      file?.end();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a script with this same Node: no shell, no ".cmd" files, the same on every system.
 * @param {string} script Path from the project's root.
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export const runNode = (script, args = [], options = {}) => run(process.execPath, [script, ...args], options);
