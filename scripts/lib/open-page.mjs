import { spawn } from "node:child_process";

/**
 * The program that opens an address in the user's browser, or null where there is no screen to show it on.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @param {string} url
 * @returns {{ command: string, args: string[] } | null}
 */
export function opener(platform, env, url) {
  if (env["CI"] || env["SSH_CONNECTION"] || env["BROWSER"] === "none") return null;
  if (platform === "win32") return { command: "rundll32", args: ["url.dll,FileProtocolHandler", url] };
  if (platform === "darwin") return { command: "open", args: [url] };
  return env["DISPLAY"] || env["WAYLAND_DISPLAY"] ? { command: "xdg-open", args: [url] } : null;
}

/**
 * Opens an address in the user's browser where there is one; without one nothing happens.
 * @param {string} url
 */
export function openPage(url) {
  const found = opener(process.platform, process.env, url);
  if (found === null) return;
  const child = spawn(found.command, found.args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
