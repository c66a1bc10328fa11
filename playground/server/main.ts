import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { join } from "node:path";
import type { Generation } from "../shared/world-source";
import { startServer } from "./start-server";

const USAGE = `Usage: main.ts [--port N] [--generation 13|14] [--system pf1|dnd5e|dc20rpg|castles-and-crusades|generic] [--state FILE|none] [--module DIR] [--watch] [--open]`;

/** Starts a server as the flags say; throws where a flag does not fit. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "30000" },
      generation: { type: "string", default: "13" },
      system: { type: "string", default: "generic" },
      state: { type: "string" },
      module: { type: "string" },
      watch: { type: "boolean", default: false },
      open: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const generation = Number(values.generation);
  if (generation !== 13 && generation !== 14) throw new Error(`--generation must be 13 or 14, came ${values.generation}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port must be 0 to 65535, came ${values.port}`);
  const state = values.state ?? join(".playground", `${values.system}-${generation}.json`);
  const server = await startServer({
    port,
    generation: generation satisfies Generation,
    system: values.system,
    state: state === "none" ? null : state,
    watch: values.watch,
    ...(values.module === undefined ? {} : { module: values.module }),
  });
  console.log(`Playground: ${server.url} (generation ${generation}, system ${values.system})`);
  if (values.open) openBrowser(server.url);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

function openBrowser(url: string): void {
  const command = process.platform === "darwin" ? "open" : process.platform === "win32" ? "explorer" : "xdg-open";
  spawn(command, [url], { stdio: "ignore", detached: true })
    .on("error", () => console.log(`Open ${url} in a browser.`))
    .unref();
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
});
