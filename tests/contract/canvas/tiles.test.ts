import { afterEach, describe, expect, it } from "vitest";
import type { Tile } from "../../../playground/client/canvas/placeables/tile";
import { type CanvasTable, GENERATIONS, openCanvases, scene } from "./canvas-table";

const TABLE = "table00000000000";
const CELLAR = "cellar0000000000";

let table: CanvasTable | null = null;
afterEach(async () => table?.close());

const tileOf = (seat: CanvasTable["gm"]): Tile => {
  const tile = seat.canvas.tiles.get(TABLE);
  if (!tile) throw new Error("The table is not on the canvas");
  return tile;
};

// foundry-vtt-types client/canvas/placeables/tile.d.mts and layers/tiles.d.mts; foundryvtt#13442.
describe.each(GENERATIONS)("tiles on the canvas in %i", (generation) => {
  const open = async (tile: object, parts: object = {}): Promise<CanvasTable> =>
    (table = await openCanvases(generation, scene({ tiles: [{ _id: TABLE, x: 400, y: 300, width: 200, height: 100, ...tile }], ...parts })));

  it.each([
    ["lying straight", {}, { x: 500, y: 350 }, { x: 400, y: 300 }],
    ["turned by a quarter", { rotation: 90 }, { x: 500, y: 350 }, { x: 400, y: 300 }],
    ["anchored at its corner", { texture: { anchorX: 0, anchorY: 0 } }, { x: 500, y: 350 }, { x: 500, y: 350 }],
    ["turned about its corner", { rotation: 90, texture: { anchorX: 0, anchorY: 0 } }, { x: 500, y: 350 }, { x: 350, y: 400 }],
  ])("%s have their middle where the generation puts it", async (_how, tile, in13, in14) => {
    const { gm } = await open(tile);
    const { x, y } = tileOf(gm).center;
    expect({ x: Math.round(x), y: Math.round(y) }).toEqual(generation === 13 ? in13 : in14);
    const { width, height } = tileOf(gm).bounds;
    expect([width, height].map(Math.round)).toEqual("rotation" in tile ? [100, 200] : [200, 100]);
  });

  it("are held on their own layer, by a GM alone", async () => {
    const { gm, player } = await open({});
    expect(tileOf(gm).control()).toBe(false);
    gm.canvas.tiles.activate();
    expect(tileOf(gm).control()).toBe(true);
    player.canvas.tiles.activate();
    expect(tileOf(player).control()).toBe(false);
  });

  it("that are hidden are seen by a GM alone", async () => {
    const { gm, player } = await open({ hidden: true });
    expect([tileOf(gm).isVisible, tileOf(player).isVisible]).toEqual([true, false]);
    await gm.canvas.scene?.updateEmbeddedDocuments("Tile", [{ _id: TABLE, hidden: false }]);
    await table?.settle();
    expect(tileOf(player).visible).toBe(true);
  });

  it("come and go with their documents", async () => {
    const { gm, player } = await open({});
    await gm.canvas.scene?.deleteEmbeddedDocuments("Tile", [TABLE]);
    await table?.settle();
    expect(player.canvas.tiles.tiles).toHaveLength(0);
  });

  if (generation === 14) it("of other levels are not seen from the viewed one", async () => {
    const levels = [{ _id: "defaultLevel0000", name: "Ground" }, { _id: CELLAR, name: "Cellar" }];
    const { gm } = await open({ levels: [CELLAR] }, { levels });
    expect(tileOf(gm).isVisible).toBe(false);
    await gm.canvas.scene?.updateEmbeddedDocuments("Tile", [{ _id: TABLE, levels: [] }]);
    expect(tileOf(gm).isVisible).toBe(true);
  });
});
