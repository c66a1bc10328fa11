import { readdirSync, rmSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** Where the bundled benchmarks go: as deep as their sources, which find files from their own place. */
const FOLDER = inRoot(".cache", "benches");

/**
 * Bundles the benchmarks, as the module itself is bundled: a test runner that loads each module by itself makes every call
 * from one to the other slower than it is in Foundry.
 * @param {readonly string[]} filters  Parts of the names of the benchmarks wanted; none wants all.
 * @returns {Promise<string | null>} The folder of the bundles; null where no benchmark has such a name.
 */
export async function bundleBenches(filters) {
  const names = readdirSync(inRoot("tests", "bench"))
    .filter((name) => name.endsWith(".bench.ts"))
    .filter((name) => filters.length === 0 || filters.some((filter) => `tests/bench/${name}`.includes(filter)));
  rmSync(FOLDER, { recursive: true, force: true });
  if (names.length === 0) return null;
  const { build } = await import("vite");
  for (const name of names) {
    await build({
      root: inRoot(),
      configFile: false,
      logLevel: "error",
      build: {
        ssr: inRoot("tests", "bench", name),
        outDir: FOLDER,
        emptyOutDir: false,
        minify: false,
        target: "node20",
        rollupOptions: { output: { entryFileNames: name.replace(/\.ts$/, ".mjs") } },
      },
    });
  }
  return FOLDER;
}
