import { importScene } from "../../../world/import-scene";
import type { HostDocument } from "../env";
import { callIfThere, host } from "../env";

/** How big a file may be, in bytes. */
const LIMIT = 50_000_000;

/**
 * The scene document's data in a file: a scene as Foundry 12, 13 or 14 exports it, its bare parts, or a battlefield snapshot.
 * @throws naming the file, what came and what was expected.
 */
export function readScene(text: string, file: string, generation: 13 | 14): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`"${file}" is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (Array.isArray(data)) throw new Error(`"${file}" must hold one object, a scene.`);
  try {
    const { _id, active: _active, ...scene } = importScene(data, { generation, name: file.replace(/\.json$/i, "") });
    return scene;
  } catch (error) {
    throw new Error(`"${file}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Creates a scene in the world from a file. Throws when the file is none or the world refuses it. */
export async function importSceneFile(file: File): Promise<HostDocument> {
  if (file.size > LIMIT) throw new Error(`"${file.name}" has ${file.size} bytes; at most ${LIMIT} are taken.`);
  const { generation } = (host("game") as unknown as { release: { generation: 13 | 14 } }).release;
  const scene = readScene(await file.text(), file.name, generation);
  const cls = (host("CONFIG").Scene as { documentClass?: unknown } | undefined)?.documentClass;
  const made = (await callIfThere(cls, "create", scene)) as HostDocument | undefined;
  if (!made) throw new Error("the world did not create the scene");
  return made;
}
