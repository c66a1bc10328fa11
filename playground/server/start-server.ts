import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Server } from "socket.io";
import type { ModuleManifest } from "../shared/protocol";
import type { Generation, WorldSource } from "../shared/world-source";
import { withUsers } from "./default-users";
import { acceptedTypes, readModule, readSystem } from "./manifests";
import { type HotReloadEvents, watchModule, watchPage } from "./hot-reload";
import { openPacks } from "./packs";
import { serveSockets } from "./sockets";
import { readState, writeState } from "./state-file";
import { serveFile } from "./static-files";
import { WireLog } from "./wire-log";
import { World } from "./world";

export interface ServerOptions {
  /** 0 or left out: any free port. */
  readonly port?: number;
  readonly generation?: Generation;
  /** A double in `systems/`; default "generic". */
  readonly system?: string;
  /** JSON file that the world is kept in; null: in memory only. */
  readonly state?: string | null;
  /** The world to begin with; default the demo world, `{}` for an empty one. */
  readonly world?: WorldSource;
  /** Folder of the built module; null: no module; default `dist`. */
  readonly module?: string | null;
  /** Further manifests whose sub-types and sockets the server accepts (tests without a build). */
  readonly manifests?: readonly ModuleManifest[];
  /** Folder of the built page; default `.cache/playground`. */
  readonly page?: string;
  /** Whether clients are told of files of the module that change, and begin anew when a script does. */
  readonly watch?: boolean;
}

export interface RunningServer {
  readonly url: string;
  readonly world: World;
  /** What was sent to each client. */
  readonly wire: WireLog;
  close(): Promise<void>;
}

/** The playground's builds as Foundry numbers its own. */
const VERSIONS: Readonly<Record<Generation, string>> = { 13: "13.351", 14: "14.363" };
/** How long a page may be silent, in milliseconds: one that draws by software on a busy machine stays silent for long. */
const PATIENCE = 120_000;
const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const PAGE = join(ROOT, ".cache", "playground");

/** Starts a world and answers where it is. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { generation = 13, system: systemId = "generic", state = null, page = PAGE } = options;
  const moduleFolder = options.module === undefined ? join(ROOT, "dist") : options.module;
  const system = await readSystem(ROOT, systemId);
  const module = await readModule(moduleFolder);
  const modules = [...(module ? [module] : []), ...(options.manifests ?? [])];
  const packs = module && moduleFolder !== null ? await openPacks(moduleFolder, module, systemId) : [];
  const saved = state === null ? null : await readState(state, systemId);
  const initial = saved?.world ?? options.world ?? (await demoWorld(generation, systemId));
  const types = acceptedTypes(system, modules);
  const world = new World(generation, types, withUsers(initial));
  if (initial.time !== undefined && !saved) seedTime(world, initial.time);
  const wire = new WireLog();

  let saving: Promise<void> = Promise.resolve();
  let pending: ReturnType<typeof setTimeout> | null = null;
  const save = () => {
    pending = null;
    if (state !== null) saving = saving.then(() => writeState(state, { generation, system: systemId, world: world.toJSON() }));
    return saving;
  };
  const changed = () => {
    if (state !== null) pending ??= setTimeout(() => void save(), 300);
  };

  const mounts = [
    ...modules.map((manifest) => ({ prefix: `/modules/${manifest.id}/`, folder: moduleFolder ?? ROOT, plainHtml: generation >= 14 })),
    { prefix: "/", folder: page },
    { prefix: "/templates/", folder: join(ROOT, "playground", "templates") },
    { prefix: "/", folder: join(ROOT, "playground", "assets") },
  ];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname === "/__wire") {
      const entries = wire.to(url.searchParams.get("user") ?? "", Number(url.searchParams.get("after") ?? 0));
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(entries));
    } else if (url.pathname === "/__join") {
      const users = [...world.collections.users.values()].map(({ _id, name, role, color }) => ({ _id, name, role, color }));
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ generation, system: system.title, systemId, users }));
    } else void serveFile(mounts, request, response);
  });
  const io = new Server(server, { maxHttpBufferSize: 1e8, serveClient: false, pingTimeout: PATIENCE });
  const { broadcast } = serveSockets(io, {
    world,
    packs,
    wire,
    changed,
    payload: { generation, version: VERSIONS[generation], systemId, modules, documentTypes: types },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const events: HotReloadEvents = { changed: (data) => broadcast("hotReload", data), reload: (path) => broadcast("playgroundReload", { path }) };
  const watches = options.watch === true ? [await watchPage(page, events)] : [];
  if (options.watch === true && module && moduleFolder !== null) watches.push(await watchModule(moduleFolder, module, events));
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    wire,
    async close() {
      for (const watch of watches) watch.close();
      if (pending) {
        clearTimeout(pending);
        await save();
      }
      await saving;
      await io.close();
    },
  };
}

async function demoWorld(generation: Generation, system: string): Promise<WorldSource> {
  const path = join(ROOT, "playground", "world", "main.ts");
  if (!existsSync(path)) return {};
  const { demoWorld: make } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    demoWorld: (options: { generation: Generation; system: string }) => WorldSource | Promise<WorldSource>;
  };
  return make({ generation, system });
}

function seedTime(world: World, time: number): void {
  const source = world.clean("Setting", { key: "core.time", value: JSON.stringify(time) }, { keepId: false });
  world.collections.settings.set(source._id, source);
}
