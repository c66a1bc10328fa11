import type { Generation } from "../shared/world-source";
import type { SystemDouble } from "../systems/frame";
import type { Host } from "./host/host";
import { join } from "./host/join";
import { loadModules, readTexts } from "./host/load-modules";
import type { HostPart } from "./host/parts";
import type { ClientStorage } from "./host/settings";
import { start } from "./host/start";
import type { ConnectionListener } from "./host/transport";
import { type JoinInfo, listUsers } from "./host/user-list";

interface PartModule {
  readonly part?: HostPart;
  /** The interface may bring its own page for choosing a user. */
  readonly showJoin?: (root: HTMLElement, info: JoinInfo) => void | Promise<void>;
}

const parts = import.meta.glob<PartModule>(["./ui/main.ts", "./canvas/main.ts"]);
const systems = import.meta.glob<{ system?: SystemDouble }>("../systems/*.ts");

/** Starts the page: as the user of `?user=`, else with a choice of users. `?generation=` and `?lang=` override the world's. */
async function run(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const userId = query.get("user");
  // What does not need one another is fetched side by side.
  const asked = fetch("/__join").then(async (response) => (await response.json()) as JoinInfo);
  const interfacePart = parts["./ui/main.ts"]?.();
  const splash = document.getElementById("setting-the-table");
  if (userId === null) {
    const [ui, info] = await Promise.all([interfacePart, asked]);
    splash?.remove();
    await (ui?.showJoin ?? listUsers)(document.body, info);
    return;
  }
  const canvasPart = parts["./canvas/main.ts"]?.();
  const systemPart = asked.then(({ systemId }) => systems[`../systems/${systemId}.ts`]?.());
  const generation = generationOf(query.get("generation"));
  const host = await join({
    url: location.origin,
    userId,
    hasDom: true,
    storage: storageOf(userId),
    onConnection: follow(() => host),
    ...(generation === undefined ? {} : { generation }),
  });
  performance.mark("playground:joined");
  host.installGlobals(globalThis);
  (globalThis as { playground?: object }).playground = { host };
  for (const hook of ["init", "setup", "canvasReady", "ready"]) host.Hooks.once(hook, () => performance.mark(`playground:${hook}`));
  host.Hooks.once("setup", () => splash?.remove());
  host.transport.on("playgroundReload", () => location.reload());
  const loaded = await Promise.all([interfacePart, canvasPart, systemPart]);
  performance.mark("playground:loaded");
  const [ui, canvas, system] = loaded;
  const language = query.get("lang");
  await start(host, {
    parts: [ui?.part, canvas?.part].filter((part) => part !== undefined),
    system: system?.system ?? null,
    loadModules,
    readTexts,
    templates: () => import("./ui/handlebars/templates"),
    ...(language === null ? {} : { language }),
  });
  document.documentElement.lang = host.game.i18n.lang;
  document.body.dataset["ready"] = "true";
}

function generationOf(asked: string | null): Generation | undefined {
  if (asked !== null && asked !== "13" && asked !== "14") throw new Error(`?generation= must be 13 or 14, came ${asked}`);
  return asked === null ? undefined : (Number(asked) as Generation);
}

/** Says that the connection is lost, and begins anew when the server is back: the world may have moved on meanwhile. */
function follow(host: () => Host): ConnectionListener {
  return (state) => {
    if (state === "back") location.reload();
    else host().notify("warn", host().game.i18n.localize("PLAY.ConnectionLost"));
  };
}

/** Client settings of one user in this browser: several users play in tabs of one browser here. */
function storageOf(userId: string): ClientStorage {
  const key = (name: string) => `playground.${userId}.${name}`;
  return { getItem: (name) => localStorage.getItem(key(name)), setItem: (name, value) => localStorage.setItem(key(name), value) };
}

run().catch((error: unknown) => {
  console.error(error);
  document.getElementById("setting-the-table")?.remove();
  const message = document.createElement("pre");
  message.className = "playground-failure";
  message.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error);
  document.body.append(message);
});
