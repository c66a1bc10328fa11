import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Generation, WorldSource } from "../shared/world-source";

/** A world as kept between runs. */
export interface SavedWorld {
  readonly generation: Generation;
  readonly system: string;
  readonly world: WorldSource;
}

/** The saved world of a file; null where there is none, or where it was saved for another system. */
export async function readState(path: string, system: string): Promise<SavedWorld | null> {
  try {
    const saved = JSON.parse(await readFile(path, "utf8")) as SavedWorld;
    return saved.system === system ? saved : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Writes a world so that a torn write never replaces a good file. */
export async function writeState(path: string, saved: SavedWorld): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(saved));
  await rename(`${path}.new`, path);
}
