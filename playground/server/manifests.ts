import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ModuleManifest } from "../shared/protocol";
import type { SystemManifest } from "../systems/frame";

const BASE_TYPES: Readonly<Record<string, readonly string[]>> = {
  ActiveEffect: ["base"],
  ChatMessage: ["base"],
  Combat: ["base"],
  Combatant: ["base"],
  JournalEntryPage: ["text", "image", "pdf", "video"],
  TableResult: ["text", "document"],
  Folder: ["Actor", "Item", "Scene", "JournalEntry", "RollTable"],
  RegionBehavior: [
    "adjustDarknessLevel",
    "displayScrollingText",
    "executeMacro",
    "executeScript",
    "modifyMovementCost",
    "pauseGame",
    "suppressWeather",
    "teleportToken",
    "toggleBehavior",
    "applyActiveEffect",
    "changeLevel",
    "defineSurface",
  ],
};

/** The module's built manifest; null where the folder has none. */
export async function readModule(folder: string | null): Promise<ModuleManifest | null> {
  if (folder === null) return null;
  try {
    return JSON.parse(await readFile(join(folder, "module.json"), "utf8")) as ModuleManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** The manifest of a system double in `systems/`. */
export async function readSystem(root: string, id: string): Promise<SystemManifest> {
  const path = pathToFileURL(join(root, "playground", "systems", `${id}.ts`)).href;
  const loaded = (await import(/* @vite-ignore */ path)) as { system?: { manifest: SystemManifest } };
  if (!loaded.system) throw new Error(`playground/systems/${id}.ts exports no system`);
  return loaded.system.manifest;
}

/** Every sub-type that the server accepts: the core's, the system's, the modules' with their prefix. */
export function acceptedTypes(system: SystemManifest, modules: readonly ModuleManifest[]): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  const add = (name: string, list: readonly string[]) => (types[name] = [...(types[name] ?? []), ...list]);
  for (const [name, list] of Object.entries(BASE_TYPES)) add(name, list);
  for (const [name, list] of Object.entries(system.documentTypes)) add(name, list);
  for (const module of modules) {
    for (const [name, list] of Object.entries(module.documentTypes ?? {})) {
      add(name, Object.keys(list).map((type) => `${module.id}.${type}`));
    }
  }
  return types;
}
