import { extname } from "node:path";
import type { HotReloadData, ModuleManifest } from "../shared/protocol";
import { type FileWatch, watchFiles } from "./watch-files";

/** Where what has changed is told. */
export interface HotReloadEvents {
  /** A file of a package that its manifest names for hot reload. */
  changed(data: HotReloadData): void;
  /** A script: the pages must begin anew. Foundry leaves this to the user. */
  reload(path: string): void;
}

/** Watches a module as its manifest asks for in `flags.hotReload` (foundryvtt.com/article/module-development), and its scripts. */
export async function watchModule(folder: string, manifest: ModuleManifest, events: HotReloadEvents): Promise<FileWatch> {
  const { extensions = [], paths = [] } = (manifest["flags"] as { hotReload?: { extensions?: string[]; paths?: string[] } } | undefined)?.hotReload ?? {};
  const scripts = new Set(manifest.esmodules ?? []);
  const extensionOf = (path: string) => extname(path).slice(1);
  // The manifest stands for the whole: a build is not over before it is there again.
  const whole = ["module.json", ...scripts];
  const wanted = (path: string) => whole.includes(path) || extensions.includes(extensionOf(path));
  return watchFiles({ folder, paths: [...whole, ...paths], wanted }, (path, content) => {
    const told = `modules/${manifest.id}/${path}`;
    if (scripts.has(path)) events.reload(told);
    else if (path !== "module.json") events.changed({ packageType: "module", packageId: manifest.id, content, path: told, extension: extensionOf(path) });
  });
}

/** Watches the playground's own page, whose file names every script that it loads by its content. */
export function watchPage(folder: string, events: HotReloadEvents): Promise<FileWatch> {
  return watchFiles({ folder, paths: ["index.html"] }, (path) => events.reload(path));
}
