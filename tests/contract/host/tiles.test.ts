import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Host } from "../../../playground/client/host/host";
import { GENERATIONS, HALL, heard, inHall, openTable, type Table } from "./table";

const CRATE = "crate00000000000";

// foundry-vtt-types client/documents/tile.d.mts (schema); foundryvtt.com/api/v14 TileData; foundryvtt#13442 (place by anchor).
describe.each(GENERATIONS)("Tiles in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());

  const hall = (host: Host) => {
    const scene = host.game.scenes.get(HALL);
    if (!scene) throw new Error("The hall is missing");
    return scene;
  };

  it("are made by a GM with Foundry's defaults, for everybody", async () => {
    const created = heard(table.other, "createTile");
    await hall(table.gm).createEmbeddedDocuments("Tile", [{ _id: CRATE, width: 150.04, height: 100, x: 200.4, flags: { world: { kind: "crate" } } }], { keepId: true });
    await table.settle();
    expect(created).toHaveLength(1);
    const data = inHall(table.other, "Tile", CRATE).toObject();
    expect(data).toMatchObject({
      width: 150, height: 100, x: 200, y: 0, elevation: 0, sort: 0, rotation: 0, alpha: 1, hidden: false, locked: false,
      restrictions: { light: false, weather: false }, occlusion: { mode: 0, alpha: 0 }, video: { loop: true, autoplay: true, volume: 0 },
      texture: { src: null, anchorX: 0.5, anchorY: 0.5, fit: "fill", tint: "#ffffff" },
      flags: { world: { kind: "crate" } },
    });
    expect(["name", "levels"].map((key) => key in data)).toEqual([generation === 14, generation === 14]);
  });

  it("need a width and a height", async () => {
    await expect(hall(table.gm).createEmbeddedDocuments("Tile", [{ x: 1, y: 1 }])).rejects.toThrow(/width/);
  });

  it("know their scene's collection, and the generation's ways of occlusion alone", async () => {
    expect(hall(table.player).tiles.get(CRATE)?.parent?.id).toBe(HALL);
    const surface = inHall(table.gm, "Tile", CRATE).update({ "occlusion.mode": 8 });
    if (generation === 14) expect((await surface)?.toObject()).toMatchObject({ occlusion: { mode: 8 } });
    else await expect(surface).rejects.toThrow(/occlusion/);
  });

  it("are changed and taken away by a GM, and by no player", async () => {
    await expect(inHall(table.player, "Tile", CRATE).update({ x: 0 })).rejects.toThrow(/lacks permission/);
    await expect(hall(table.player).createEmbeddedDocuments("Tile", [{ width: 10, height: 10 }])).rejects.toThrow(/lacks permission/);
    const updated = heard(table.player, "updateTile");
    await inHall(table.gm, "Tile", CRATE).update({ x: 300, "flags.world.kind": "table" });
    await table.settle();
    expect(updated.map(([, changes]) => changes)).toMatchObject([{ x: 300, flags: { world: { kind: "table" } } }]);
    await inHall(table.gm, "Tile", CRATE).delete();
    await table.settle();
    expect(hall(table.other).tiles.size).toBe(0);
  });
});
