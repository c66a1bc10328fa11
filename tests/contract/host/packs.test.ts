import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RollTable } from "../../../playground/client/host/documents/roll-table";
import { startServer } from "../../../playground/server/start-server";
import { GENERATIONS, openTable, type Table } from "./table";

const TABLE = "injuries00000000";
const RESULT = "result0000000001";
const PAGE = "page000000000001";
const JOURNAL = "journal000000000";

const table = {
  _id: TABLE,
  _key: `!tables!${TABLE}`,
  name: "Injuries",
  formula: "1d4",
  replacement: false,
  results: [
    { _id: RESULT, _key: `!tables.results!${TABLE}.${RESULT}`, type: "text", description: "Bruise", range: [1, 4] },
  ],
};
const journal = {
  _id: JOURNAL,
  _key: `!journal!${JOURNAL}`,
  name: "Rules",
  pages: [{ _id: PAGE, _key: `!journal.pages!${JOURNAL}.${PAGE}`, name: "Light", type: "text", text: { content: "<p>Dim</p>", format: 1 } }],
};
const unkeyed = { _id: "nokey00000000000", name: "Lost", formula: "1d4", results: [] };

/** A built module with packs made by the official CLI, as foundryvtt-cli 3 `lib/package.mjs` writes them. */
async function buildModule(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "contract-packs-"));
  for (const [name, documents] of Object.entries({ tables: [table, unkeyed], rules: [journal] })) {
    const source = join(folder, "src", name);
    await mkdir(source, { recursive: true });
    for (const document of documents) await writeFile(join(source, `${document._id}.json`), JSON.stringify(document));
    await compilePack(source, join(folder, "packs", name), { log: false });
  }
  const packs = [
    { name: "tables", label: "Tables", path: "packs/tables", type: "RollTable" },
    { name: "rules", label: "Rules", path: "packs/rules", type: "JournalEntry" },
    { name: "items", label: "Items", path: "packs/none", type: "Item", system: "another-system" },
  ];
  await writeFile(join(folder, "module.json"), JSON.stringify({ id: "contract-module", title: "Contract", version: "1.0.0", packs }));
  return folder;
}

// platform.md, host checklist 17 and section 10.
describe.each(GENERATIONS)("Packs in %i", (generation) => {
  let folder: string;
  let open: Table;
  beforeAll(async () => {
    folder = await buildModule();
    open = await openTable({ generation, module: folder, manifests: [] });
  });
  afterAll(async () => {
    await open.close();
    await rm(folder, { recursive: true, force: true });
  });
  const pack = () => {
    const found = open.player.game.packs.get("contract-module.tables");
    if (!found) throw new Error("The pack is missing");
    return found;
  };

  it("are those of this system and of every system; without _key a document is not in them", async () => {
    expect([...open.player.game.packs.keys()]).toEqual(["contract-module.tables", "contract-module.rules"]);
    const index = await pack().getIndex();
    expect(index.contents.map((entry) => entry["name"])).toEqual(["Injuries"]);
  });

  it("give index entries at once and documents when asked", async () => {
    const uuid = `Compendium.contract-module.tables.RollTable.${TABLE}`;
    const entry = open.player.fromUuidSync(uuid) as Record<string, unknown>;
    expect(entry).toMatchObject({ _id: TABLE, uuid });
    expect(entry).not.toHaveProperty("results");
    const document = (await open.player.fromUuid(uuid)) as RollTable;
    expect(document.uuid).toBe(uuid);
    expect(document.results.size).toBe(1);
    expect(open.player.fromUuidSync(uuid)).toBe(document);
    const page = await open.player.fromUuid(`Compendium.contract-module.rules.JournalEntry.${JOURNAL}.JournalEntryPage.${PAGE}`);
    expect(page?.toObject()).toMatchObject({ name: "Light", text: { content: "<p>Dim</p>" } });
  });

  it("roll, but cannot be written to, not by a GM either", async () => {
    const document = (await open.gm.game.packs.get("contract-module.tables")?.getDocument(TABLE)) as RollTable;
    expect((await document.roll()).results.map(({ description }) => description)).toEqual(["Bruise"]);
    await expect(document.draw({ displayChat: false })).rejects.toThrow();
    expect(open.gm.game.tables.size).toBe(0);
  });

  it("can be opened by two servers at once, and a missing folder says what to do", async () => {
    const second = await startServer({ generation, module: folder, world: {} });
    await second.close();
    await rm(join(folder, "packs", "rules"), { recursive: true });
    await expect(startServer({ generation, module: folder, world: {} })).rejects.toThrow(/build the packs first/);
  });
});
