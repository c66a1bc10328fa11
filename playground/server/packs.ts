import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { Plain } from "../shared/object-paths";
import type { ModuleManifest, PackPayload } from "../shared/protocol";
import { EMBEDDED } from "../shared/schemas/index-by-name";
import { WORLD_COLLECTIONS } from "../shared/world-source";

/** One compiled compendium, read whole. */
export interface Pack extends PackPayload {
  documents: Map<string, Plain>;
}

const COLLECTION_NAMES = new Map<string, string>(Object.entries(WORLD_COLLECTIONS).map(([collection, name]) => [name, collection]));

/** Opens the packs that a manifest names, from the built LevelDB folders; the systems' own packs are left out where the system differs. */
export async function openPacks(folder: string, manifest: ModuleManifest, systemId: string): Promise<Pack[]> {
  const packs: Pack[] = [];
  for (const { name, label, path, type, system } of manifest.packs ?? []) {
    if (system !== undefined && system !== systemId) continue;
    const documents = await readLevel(join(folder, path.replace(/\.db$/, "")), type);
    const index = [...documents.values()].map((document) => ({
      _id: document["_id"],
      name: document["name"],
      img: document["img"],
      type: document["type"],
      folder: document["folder"] ?? null,
      sort: document["sort"] ?? 0,
      uuid: `Compendium.${manifest.id}.${name}.${type}.${String(document["_id"])}`,
    }));
    packs.push({ collection: `${manifest.id}.${name}`, label, type, packageId: manifest.id, index, documents });
  }
  return packs;
}

/** Reads a copy, since LevelDB locks its folder and a second server may be open. Keys follow foundryvtt-cli: "!tables!id", "!tables.results!id.child". */
async function readLevel(path: string, type: string): Promise<Map<string, Plain>> {
  const entries = await readdir(path).catch(() => null);
  if (!entries?.includes("CURRENT")) throw new Error(`The pack ${path} is no LevelDB folder: build the packs first`);
  const copy = await mkdtemp(join(tmpdir(), "grit-and-gloom-pack-"));
  await cp(path, copy, { recursive: true });
  const level = new ClassicLevel<string, Plain>(copy, { keyEncoding: "utf8", valueEncoding: "json", createIfMissing: false });
  try {
    const values = new Map<string, Plain>();
    for await (const [key, value] of level.iterator()) values.set(key, value);
    return assemble(values, type, path);
  } finally {
    await level.close();
    await rm(copy, { recursive: true, force: true });
  }
}

function assemble(values: Map<string, Plain>, type: string, path: string): Map<string, Plain> {
  const collection = COLLECTION_NAMES.get(type);
  if (collection === undefined) throw new Error(`${path}: packs of type ${type} are not imitated`);
  const documents = new Map<string, Plain>();
  const build = (value: Plain, documentName: string, sublevel: string, id: string): Plain => {
    const document = { ...value };
    for (const [member, childName] of Object.entries(EMBEDDED[documentName] ?? {})) {
      const ids = value[member];
      if (!Array.isArray(ids)) continue;
      document[member] = ids.map((child) => {
        if (typeof child !== "string") return child as Plain;
        const key = `!${sublevel}.${member}!${id}.${child}`;
        const found = values.get(key);
        if (!found) throw new Error(`${path}: ${key} is missing`);
        return build(found, childName, `${sublevel}.${member}`, `${id}.${child}`);
      });
    }
    return document;
  };
  for (const [key, value] of values) {
    const match = /^!([^.!]+)!([^.!]+)$/.exec(key);
    if (match?.[1] !== collection) continue;
    const id = match[2] ?? "";
    documents.set(id, build(value, type, collection, id));
  }
  return documents;
}
