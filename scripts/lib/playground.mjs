import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";
import { freePort } from "./free-port.mjs";
import { inRoot } from "./paths.mjs";

/** Foundry's own server listens on 30000; the playground keeps clear of it. */
const FIRST_PORT = 30100;

const USAGE = `Flags: --system pf1|dnd5e|dc20rpg|castles-and-crusades|generic   the game system (default pf1)
       --generation 13|14   the Foundry that is imitated (default 13)
       --port N             the first port to try (default ${FIRST_PORT})
       --fresh              begin anew, forgetting the last visit
       --no-open            open no browser`;

/**
 * How the playground is asked for.
 * @typedef {object} PlaygroundOptions
 * @property {13 | 14} generation
 * @property {string} system
 * @property {number} port   The first to try.
 * @property {boolean} fresh Begin with the demo world, whatever the last visit left.
 * @property {boolean} open  Open a browser.
 */

/**
 * Reads the flags of npm start and npm run dev.
 * @param {readonly string[]} args
 * @throws {Error} that names the flag, what came and what was expected.
 * @returns {PlaygroundOptions}
 */
export function playgroundOptions(args) {
  const values = parseFlags(args);
  const generation = Number(values.generation);
  if (generation !== 13 && generation !== 14) throw new Error(`--generation: got "${values.generation}", expected 13 or 14.\n${USAGE}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port: got "${values.port}", expected 1 to 65535.\n${USAGE}`);
  return { generation, system: values.system, port, fresh: values.fresh, open: values.open };
}

/** @param {readonly string[]} args */
function parseFlags(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        system: { type: "string", default: "pf1" },
        generation: { type: "string", default: "13" },
        port: { type: "string", default: String(FIRST_PORT) },
        fresh: { type: "boolean", default: false },
        open: { type: "boolean", default: true },
      },
    });
    return values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/**
 * What is used of the server: it is TypeScript, and the tools are compiled before it.
 * @typedef {object} ServerModule
 * @property {(options: { generation: 13 | 14, system: string, port: number, state: string, watch: boolean }) => Promise<{ url: string, close: () => Promise<void> }>} startServer
 */

/**
 * Starts the playground's server in this process, on the next free port.
 * @param {PlaygroundOptions & { watch?: boolean }} options With `watch`, open pages show what is built anew.
 */
export async function startPlayground({ generation, system, port, fresh, watch = false }) {
  register();
  const entry = "../../playground/server/start-server.ts";
  /** @type {unknown} */
  const loaded = await import(entry);
  const server = /** @type {ServerModule} */ (loaded);
  const state = path.join(".playground", `${system}-${generation}.json`);
  if (fresh) rmSync(inRoot(state), { force: true });
  return server.startServer({ generation, system, port: await freePort(port), state: inRoot(state), watch });
}

/**
 * Waits for Ctrl+C.
 * @returns {Promise<void>}
 */
export function untilStopped() {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve());
  });
}
