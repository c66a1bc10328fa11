import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** How often the files are looked at, in milliseconds. */
const INTERVAL = 250;
/** Looks after which a missing file counts as deleted, and no longer as one that a build is about to write. */
const PATIENCE = 20;

export interface FileWatch {
  close(): void;
}

/** What is watched: files, and folders with everything below, by path inside `folder` with "/". */
export interface Watched {
  readonly folder: string;
  readonly paths: readonly string[];
  /** Which of the files count; default all. */
  readonly wanted?: (path: string) => boolean;
}

/**
 * Tells of every file whose content has changed, once all of them have been left alone for a moment. It looks at intervals:
 * a build empties its folder and writes everything anew, which watches of folders neither survive on every system nor see through.
 */
export async function watchFiles({ folder, paths, wanted = () => true }: Watched, changed: (path: string, content: string) => void): Promise<FileWatch> {
  const stamps = () => stampsOf(folder, paths, wanted);
  const known = new Map<string, string>();
  let settled = await stamps();
  for (const path of settled.keys()) known.set(path, await textOf(folder, path));
  let last = settled;
  let missing = 0;
  let closed = false;

  const look = async (): Promise<void> => {
    const now = await stamps();
    const quiet = same(now, last);
    last = now;
    if (!quiet || same(now, settled)) return;
    if ([...known.keys()].some((path) => !now.has(path)) && ++missing < PATIENCE) return;
    missing = 0;
    settled = now;
    for (const path of [...known.keys()]) if (!now.has(path)) known.delete(path);
    for (const path of now.keys()) {
      const content = await textOf(folder, path);
      if (known.get(path) === content) continue;
      known.set(path, content);
      if (!closed) changed(path, content);
    }
  };
  let timer = setTimeout(again, INTERVAL);
  function again(): void {
    // A file that goes while it is read is seen as missing at the next look.
    void look()
      .catch(() => undefined)
      .then(() => {
        if (!closed) timer = setTimeout(again, INTERVAL);
      });
  }
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const textOf = (folder: string, path: string): Promise<string> => readFile(join(folder, path), "utf8");

/** When each file was last written and how long it is. */
async function stampsOf(folder: string, paths: readonly string[], wanted: (path: string) => boolean): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    const found = await stat(join(folder, path)).catch(() => null);
    if (found?.isDirectory()) {
      const names = await readdir(join(folder, path)).catch(() => []);
      for (const name of names) await visit(`${path}/${name}`);
    } else if (found && wanted(path)) stamps.set(path, `${found.mtimeMs} ${found.size}`);
  };
  for (const path of paths) await visit(path);
  return stamps;
}

function same(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, stamp]) => b.get(path) === stamp);
}
