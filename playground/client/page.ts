import type { Generation } from "../shared/world-source";
import type { SystemDouble } from "../systems/frame";
import { join } from "./host/join";
import { loadModules, readTexts } from "./host/load-modules";
import type { HostPart } from "./host/parts";
import type { ClientStorage } from "./host/settings";
import { start } from "./host/start";
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
  const info = (await (await fetch("/__join")).json()) as JoinInfo;
  const ui = await parts["./ui/main.ts"]?.();
  const userId = query.get("user");
  if (userId === null) {
    await (ui?.showJoin ?? listUsers)(document.body, info);
    return;
  }
  const asked = query.get("generation");
  if (asked !== null && asked !== "13" && asked !== "14") throw new Error(`?generation= must be 13 or 14, came ${asked}`);
  const generation = asked === null ? undefined : (Number(asked) as Generation);
  const host = await join({ url: location.origin, userId, hasDom: true, storage: storageOf(userId), ...(generation === undefined ? {} : { generation }) });
  host.installGlobals(globalThis);
  (globalThis as { playground?: object }).playground = { host };
  const canvas = await parts["./canvas/main.ts"]?.();
  const system = await systems[`../systems/${info.systemId}.ts`]?.();
  const language = query.get("lang");
  await start(host, {
    parts: [ui?.part, canvas?.part].filter((part) => part !== undefined),
    system: system?.system ?? null,
    loadModules,
    readTexts,
    ...(language === null ? {} : { language }),
  });
  document.documentElement.lang = host.game.i18n.lang;
  document.body.dataset["ready"] = "true";
}

/** Client settings of one user in this browser: several users play in tabs of one browser here. */
function storageOf(userId: string): ClientStorage {
  const key = (name: string) => `playground.${userId}.${name}`;
  return { getItem: (name) => localStorage.getItem(key(name)), setItem: (name, value) => localStorage.setItem(key(name), value) };
}

run().catch((error: unknown) => {
  console.error(error);
  const message = document.createElement("pre");
  message.className = "playground-failure";
  message.textContent = error instanceof Error ? (error.stack ?? error.message) : String(error);
  document.body.append(message);
});
