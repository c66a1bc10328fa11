import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compilePack, extractPack } from "@foundryvtt/foundryvtt-cli";
import { readManifest } from "./manifest.mjs";
import { inRoot } from "./paths.mjs";

/** Folder of a pack's sources: one JSON file a document. */
export const packSource = (/** @type {string} */ name) => inRoot("packs", "_source", name);

/** Files of a LevelDB folder that say something about this machine and nothing about the content. */
const LOCAL_FILES = new Set(["LOCK", "LOG", "LOG.old"]);

/**
 * Compiles every pack that module.json names. Each is written beside its place first, so that a pack which something
 * else has open is replaced whole and never half.
 * @param {string} outDir The module's folder; packs go where module.json says.
 * @throws {Error} when a source folder is missing or a document is not fit for a pack.
 */
export async function buildPacks(outDir) {
  for (const pack of readManifest().packs) {
    const source = packSource(pack.name);
    if (!existsSync(source)) throw new Error(`module.json names the pack "${pack.name}", and packs/_source/${pack.name} is missing.`);
    const work = mkdtempSync(path.join(tmpdir(), "gritgloom-pack-"));
    try {
      await compilePack(source, work, { recursive: true });
      const target = path.join(outDir, pack.path);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      for (const file of readdirSync(work)) {
        if (!LOCAL_FILES.has(file)) cpSync(path.join(work, file), path.join(target, file));
      }
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
}

/**
 * A stable file name for a document: what it is, what it is called, and its id.
 * @param {{ name?: string, _id?: string, _key?: string }} entry
 */
function fileName(entry) {
  const words = (entry.name ?? "unnamed").normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const prefix = entry._key?.startsWith("!folders!") ? "folder_" : "";
  return `${prefix}${words.toLowerCase()}_${entry._id ?? ""}.json`;
}

/**
 * Writes a compiled pack back as sources, without what changes at every save.
 * @param {string} compiled Folder of the compiled pack.
 * @param {string} target Folder for the sources; its JSON files are replaced.
 */
export async function extractTo(compiled, target) {
  const work = mkdtempSync(path.join(tmpdir(), "gritgloom-pack-"));
  try {
    // LevelDB writes into the folder that it opens: a copy is opened instead.
    cpSync(compiled, work, { recursive: true });
    await extractPack(work, target, {
      clean: true,
      transformName: (entry) => Promise.resolve(fileName(entry)),
      transformEntry: (entry) => Promise.resolve(stripVolatile(entry)),
      jsonOptions: { space: 2 },
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Removes, in place and at every depth, what Foundry writes anew at each save or import.
 * @param {unknown} value
 */
export function stripVolatile(value) {
  if (Array.isArray(value)) value.forEach(stripVolatile);
  if (typeof value !== "object" || value === null) return;
  const entry = /** @type {Record<string, unknown>} */ (value);
  delete entry["_stats"];
  for (const child of Object.values(entry)) stripVolatile(child);
}
