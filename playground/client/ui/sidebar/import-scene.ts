import type { HostDocument } from "../env";
import { callIfThere, host } from "../env";

/** Collections that a scene's export carries inside it, and how big one may be before it is refused. */
const EMBEDDED = ["walls", "lights", "tokens", "regions", "drawings", "notes", "sounds", "templates", "tiles", "levels"] as const;
const LIMIT = 50_000_000;

/**
 * Reads a file as Foundry's "Export Data" writes scenes.
 * @throws saying what was expected when the text is no such scene.
 */
export function readScene(text: string, name: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`"${name}" is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) throw new Error(`"${name}" must hold one object, a scene as Foundry exports it.`);
  const scene = { ...(data as Record<string, unknown>) };
  if (!EMBEDDED.some((collection) => Array.isArray(scene[collection])) && scene.grid === undefined) {
    throw new Error(`"${name}" has neither a grid nor walls, lights or tokens: expected a scene as Foundry exports it.`);
  }
  for (const key of ["_id", "_stats", "folder", "active", "navigation", "thumb"]) delete scene[key];
  scene.name = typeof scene.name === "string" && scene.name ? scene.name : name.replace(/\.json$/i, "");
  return scene;
}

/** Creates a scene in the world from a file. Throws when the file is none or the world refuses it. */
export async function importSceneFile(file: File): Promise<HostDocument> {
  if (file.size > LIMIT) throw new Error(`"${file.name}" has ${file.size} bytes; at most ${LIMIT} are taken.`);
  const scene = readScene(await file.text(), file.name);
  const cls = (host("CONFIG").Scene as { documentClass?: unknown } | undefined)?.documentClass;
  const made = (await callIfThere(cls, "create", scene)) as HostDocument | undefined;
  if (!made) throw new Error("the world did not create the scene");
  return made;
}
