import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesIn } from "../../scripts/lib/files.mjs";
import { readManifest } from "../../scripts/lib/manifest.mjs";
import { buildPacks, extractTo, packSource, stripVolatile } from "../../scripts/lib/packs.mjs";

interface Entry {
  readonly _id?: string;
  readonly _key?: string;
  readonly [member: string]: unknown;
}

/** Where the parts of a document stand in Foundry's database. */
const EMBEDDED: Record<string, Record<string, string>> = {
  journal: { pages: "journal.pages", categories: "journal.categories" },
  tables: { results: "tables.results" },
  items: { effects: "items.effects" },
  folders: {},
};

const { packs } = readManifest();
let work = "";
beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), "gritgloom-packs-"));
  await buildPacks(work);
});
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

const read = (folder: string) =>
  filesIn(folder).map((file) => ({ file, entry: JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Entry }));

/** A document and its parts, each with the key that the database wants. */
function keyed(entry: Entry): { entry: Entry; key: string }[] {
  const collection = entry._key?.split("!")[1] ?? "unknown";
  const parts = Object.entries(EMBEDDED[collection] ?? {}).flatMap(([member, branch]) =>
    ((entry[member] ?? []) as Entry[]).map((part) => ({ entry: part, key: `!${branch}!${entry._id}.${part._id}` })),
  );
  return [{ entry, key: `!${collection}!${entry._id}` }, ...parts];
}

describe.each(packs)("the pack $name", ({ name, path: compiled }) => {
  const sources = read(packSource(name));
  const documents = sources.flatMap(({ entry }) => keyed(entry));

  test("is not empty", () => {
    expect(documents.length).toBeGreaterThan(0);
  });

  test("holds documents of kinds that this test knows", () => {
    expect(sources.filter(({ entry }) => EMBEDDED[entry._key?.split("!")[1] ?? ""] === undefined)).toEqual([]);
  });

  test("has ids of 16 letters and digits, each once", () => {
    const ids = documents.map(({ entry }) => entry._id ?? "");
    expect(ids.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id))).toEqual([]);
    expect(new Set(documents.map(({ key }) => key)).size).toBe(ids.length);
  });

  test("has the key of its place on every document, without which it would be left out silently", () => {
    expect(documents.map(({ entry }) => entry._key)).toEqual(documents.map(({ key }) => key));
  });

  test("comes back from the compiled pack as it went in", async () => {
    const back = mkdtempSync(path.join(work, "back-"));
    await extractTo(path.join(work, compiled), back);
    expect(read(back)).toEqual(sources);
  });
});

test("volatile members are stripped at every depth, and nothing else is", () => {
  const entry = { _id: "a", _stats: { modifiedTime: 1 }, pages: [{ _stats: {}, name: "n", flags: { x: { _stats: 1, y: 2 } } }] };
  stripVolatile(entry);
  expect(entry).toEqual({ _id: "a", pages: [{ name: "n", flags: { x: { y: 2 } } }] });
});
