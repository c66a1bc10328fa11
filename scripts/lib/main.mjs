import { ensureInstalled } from "./install.mjs";
import { nodeTooOld } from "./node-version.mjs";

/**
 * Runs a command of the project: checks Node, installs packages where needed, and turns an error into one line and
 * exit status 1.
 * @param {() => Promise<number | void>} command Gives the exit status; nothing is 0.
 */
export async function main(command) {
  const tooOld = nodeTooOld(process.versions.node);
  if (tooOld !== null) {
    console.error(tooOld);
    process.exitCode = 1;
    return;
  }
  try {
    await ensureInstalled();
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env["DEBUG"] && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  }
}
