import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files.mjs";
import { readManifest } from "./manifest.mjs";
import { buildPacks } from "./packs.mjs";
import { inRoot } from "./paths.mjs";
import { compileStyles } from "./styles.mjs";

/** What is copied into the module's folder as it is: path from the root. */
const COPIED = ["module.json", "lang", "templates", "LICENSE", "README.md", "CHANGELOG.md"];
/** Folders that the watcher looks at besides the code. */
const WATCHED = ["lang", "templates", "styles", "packs/_source"];

/**
 * Completes the folder that Foundry loads: manifest, languages, templates, style sheet and packs beside the script.
 * @param {string} outDir
 */
export async function writeAssets(outDir) {
  mkdirSync(outDir, { recursive: true });
  for (const entry of COPIED) {
    cpSync(inRoot(entry), path.join(outDir, entry), {
      recursive: true,
      filter: (source) => !path.basename(source).startsWith("."),
    });
  }
  const [style] = readManifest().styles;
  if (style === undefined) throw new Error("module.json names no style sheet.");
  writeFileSync(path.join(outDir, style.src), compileStyles());
  await buildPacks(outDir);
}

/**
 * The part of the build that is not code, as a plug-in: it runs after every bundle, and while watching, a change to a
 * template, text, style or pack builds again.
 * @returns {import("vite").Plugin}
 */
export function foundryPackage() {
  let outDir = "";
  return {
    name: "foundry-package",
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      this.addWatchFile(inRoot("module.json"));
      for (const folder of WATCHED) for (const file of filesIn(inRoot(folder))) this.addWatchFile(inRoot(folder, file));
    },
    async writeBundle() {
      await writeAssets(outDir);
    },
  };
}
