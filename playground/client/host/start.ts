import { reviveOperators } from "../../shared/operators";
import type { HotReloadData, ModifyResponse } from "../../shared/protocol";
import { type WorldCollection as CollectionName, WORLD_COLLECTIONS } from "../../shared/world-source";
import type { SystemDouble } from "../../systems/frame";
import { applyResponse } from "./apply-response";
import { registerCoreSettings } from "./core-settings";
import type { Host } from "./host";
import { hotReload, type TemplateStore } from "./hot-reload";
import { CompendiumCollection } from "./packs";
import type { HostPart } from "./parts";
import { coreBehaviourModels } from "./region-behaviours";
import { settleRegions } from "./region-events";

export interface StartOptions {
  readonly parts?: readonly HostPart[];
  readonly system?: SystemDouble | null;
  /** Loads the modules' code; runs before `init`. */
  readonly loadModules?: (host: Host) => Promise<void>;
  /** Reads a language file; null where it is missing. Default: none. */
  readonly readTexts?: (path: string) => Promise<Record<string, unknown> | null>;
  readonly language?: string;
  /** Where the interface keeps compiled templates, for hot reload. */
  readonly templates?: () => Promise<TemplateStore>;
}

/** Runs a client's start: init, i18nInit, setup, drawing, ready. Follows client/game.d.mts and foundryvtt.com/api/v14/modules/hookEvents. */
export async function start(host: Host, options: StartOptions = {}): Promise<void> {
  const { game, Hooks } = host;
  registerCoreSettings(host);
  Object.assign((host.CONFIG["RegionBehavior"] as { dataModels: object }).dataModels, coreBehaviourModels());
  loadUsers(host);
  for (const part of options.parts ?? []) await part.install(host);
  host.canvas ??= options.parts?.length ? ((globalThis as { canvas?: object }).canvas ?? null) : null;
  const { system } = options;
  if (system) {
    Object.assign(game.system, system.manifest);
    await system.install(host);
  }
  await options.loadModules?.(host);

  host.phase = "init";
  Hooks.callAll("init");
  await loadTexts(host, options);
  Hooks.callAll("i18nInit");
  host.phase = "setup";
  loadDocuments(host);
  for (const pack of host.payload.packs) game.packs.set(pack.collection, new CompendiumCollection(host, pack));
  listen(host, options);
  Hooks.callAll("setup");
  host.phase = "drawing";
  game.scenes.viewedId = game.scenes.active?.id ?? game.scenes.contents[0]?.id ?? null;
  for (const part of options.parts ?? []) await part.draw?.(host);
  game.ready = true;
  host.phase = "ready";
  Hooks.callAll("ready");
}

/** Users are there from the start: who is playing decides much of what packages do in `init`. */
function loadUsers(host: Host): void {
  const { payload, game } = host;
  for (const source of payload.collections.settings) game.storedSettings.add(source);
  for (const source of payload.collections.users) {
    const user = game.users.add(source);
    if (user) user.active = payload.activeUsers.includes(user.id);
  }
}

function loadDocuments(host: Host): void {
  const { payload, game } = host;
  game.time.restore();
  for (const [name, documentName] of Object.entries(WORLD_COLLECTIONS) as [CollectionName, string][]) {
    if (name === "users" || name === "settings") continue;
    for (const source of payload.collections[name]) host.collection(documentName)?.add(source);
  }
  // Combatants and tokens look at documents that may have come after them.
  for (const combat of game.combats) combat.reset();
  settleRegions(game.scenes);
}

function listen(host: Host, { templates }: StartOptions): void {
  const { transport, game, Hooks } = host;
  transport.on("modifyDocument", (response) => void applyResponse(host, reviveOperators(response) as ModifyResponse));
  transport.on("userConnected", (payload) => {
    const { userId, active } = payload as { userId: string; active: boolean };
    const user = game.users.get(userId);
    if (!user) return;
    user.active = active;
    Hooks.callAll("userConnected", user, active);
    (host.ui["players"] as { render?: () => unknown } | undefined)?.render?.();
  });
  transport.on("userActivity", (payload) => {
    const { userId, data } = payload as { userId: string; data: object };
    host.heardActivity(userId, data);
  });
  transport.on("hotReload", (data) => void hotReload(host, data as HotReloadData, templates));
  host.queries.listen();
}

async function loadTexts(host: Host, { readTexts, language }: StartOptions): Promise<void> {
  const { i18n, settings, modules } = host.game;
  i18n.lang = language ?? String(settings.get("core", "language"));
  if (!readTexts) return;
  for (const module of modules) {
    for (const { lang, path } of (module["languages"] ?? []) as { lang: string; path: string }[]) {
      if (lang !== "en" && lang !== i18n.lang) continue;
      const texts = await readTexts(`/modules/${module.id}/${path}`);
      if (texts) i18n.add(lang, texts);
    }
  }
}
