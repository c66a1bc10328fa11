import type { HotReloadData, ModuleManifest } from "../../shared/protocol";
import type { Host } from "./host";

/** The interface's store of compiled templates. */
export interface TemplateStore {
  forgetTemplate(path: string): void;
  getTemplate(path: string): Promise<unknown>;
}

interface OpenApplication {
  readonly rendered: boolean;
  readonly element: HTMLElement | null;
  render(options?: object): unknown;
}

/**
 * Takes a changed file of a package into the running client, unless a listener of `hotReload` returns false: style sheets are
 * replaced, templates compiled anew, texts merged, and what is open is rendered again. Follows client/hooks.d.mts (`hotReload`)
 * and foundryvtt.com/article/module-development.
 */
export async function hotReload(host: Host, data: HotReloadData, templates?: () => Promise<TemplateStore>): Promise<void> {
  if (!host.Hooks.call("hotReload", data)) return;
  try {
    if (data.extension === "css" && host.hasDom) await replaceStyle(data.path);
    if (data.extension === "hbs" && templates) {
      await replaceTemplate(data.path, await templates());
      await renderOpen(host);
    }
    if (data.extension === "json" && mergeTexts(host, data)) await renderOpen(host);
  } catch (error) {
    host.Hooks.onError(`Game#hotReload ${data.path}`, error, { log: "error" });
  }
}

/** The old sheet goes when the new one is there, so that nothing stands unstyled in between. */
async function replaceStyle(path: string): Promise<void> {
  for (const old of document.querySelectorAll<HTMLStyleElement>("head style[data-sheet]")) {
    if (old.dataset["sheet"] !== path) continue;
    const next = document.createElement("style");
    next.dataset["sheet"] = path;
    next.textContent = (old.textContent ?? "").replace(/url\("[^"]*"\)/, `url("/${path}?${Date.now()}")`);
    const loaded = new Promise<void>((resolve) => {
      next.addEventListener("load", () => resolve(), { once: true });
      next.addEventListener("error", () => resolve(), { once: true });
    });
    old.after(next);
    await loaded;
    old.remove();
  }
}

/** Compiles a template anew, also where it is a partial under other names. */
async function replaceTemplate(path: string, store: TemplateStore): Promise<void> {
  const { partials } = (globalThis as unknown as { Handlebars: { partials: Record<string, unknown> } }).Handlebars;
  const before = partials[path];
  if (before === undefined) return;
  store.forgetTemplate(path);
  const template = await store.getTemplate(path);
  for (const [name, partial] of Object.entries(partials)) if (partial === before) partials[name] = template;
}

/** Merges a language file that is in use; false for other JSON. */
function mergeTexts(host: Host, { packageId, path, content }: HotReloadData): boolean {
  const { i18n, modules } = host.game;
  const languages = (modules.get(packageId)?.["languages"] ?? []) as NonNullable<ModuleManifest["languages"]>;
  const language = languages.find((candidate) => `modules/${packageId}/${candidate.path}` === path);
  if (!language || (language.lang !== "en" && language.lang !== i18n.lang)) return false;
  i18n.add(language.lang, JSON.parse(content) as Record<string, unknown>);
  return true;
}

/** Renders what is open again, but for what only holds other applications: it would be rid of them. */
async function renderOpen(host: Host): Promise<void> {
  const { instances } = host.foundry.applications as { instances?: Map<string, OpenApplication> };
  const open = [...(instances?.values() ?? [])].filter(({ rendered }) => rendered);
  for (const app of open) {
    const holdsOthers = open.some((other) => other !== app && other.element && app.element?.contains(other.element));
    if (!holdsOthers) await app.render();
  }
}
