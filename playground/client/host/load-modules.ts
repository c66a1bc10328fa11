import type { ModuleManifest } from "../../shared/protocol";
import type { Host } from "./host";

/** Adds the modules' styles and runs their code, as a page of Foundry does. Browser only. Follows foundryvtt.com/article/module-development. */
export async function loadModules(host: Host): Promise<void> {
  for (const { id } of host.payload.modules) {
    const response = await fetch(`/modules/${id}/module.json`);
    if (!response.ok) throw new Error(`module.json of ${id}: ${response.status}`);
    const manifest = (await response.json()) as ModuleManifest;
    for (const style of manifest.styles ?? []) addStyle(id, style);
    for (const path of manifest.esmodules ?? []) {
      try {
        await import(/* @vite-ignore */ `${location.origin}/modules/${id}/${path}`);
      } catch (error) {
        host.Hooks.onError(`Game#loadModules ${id}/${path}`, error, { log: "error" });
      }
    }
  }
}

/** Styles go into the cascade layer that the manifest names, `modules` by default (13's CSS layers). */
function addStyle(id: string, style: string | { src: string; layer?: string }): void {
  const { src, layer = "modules" } = typeof style === "string" ? { src: style } : style;
  const element = document.createElement("style");
  element.dataset["sheet"] = `modules/${id}/${src}`;
  element.textContent = `@import url("/modules/${id}/${src}") layer(${layer});`;
  document.head.append(element);
}

/** A language file, null where it is missing. */
export async function readTexts(path: string): Promise<Record<string, unknown> | null> {
  const response = await fetch(path);
  if (!response.ok) {
    console.warn(`${path}: ${response.status}`);
    return null;
  }
  return (await response.json()) as Record<string, unknown>;
}
