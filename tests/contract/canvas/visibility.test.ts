import { afterEach, describe, expect, it } from "vitest";
import type { Generation } from "../../../playground/shared/world-source";
import { type CanvasTable, foe, GENERATIONS, openCanvases, scene, seer } from "./canvas-table";

let table: CanvasTable | null = null;
afterEach(async () => {
  await table?.close();
  table = null;
});

type Data = Record<string, unknown>;

async function open(generation: Generation, parts: Data): Promise<CanvasTable> {
  return (table = await openCanvases(generation, scene(parts)));
}

const wall = { _id: "wall000000000000", c: [800, 0, 800, 2000] };
const light = (x: number, y: number): Data => ({ x, y, config: { bright: 10, dim: 20 } });

describe.each(GENERATIONS)("what users see in generation %i", (generation) => {
  it.each([
    ["an unlit foe", {}, false],
    ["a lit foe", { lights: [light(1200, 500)] }, true],
    ["a lit foe behind a wall", { lights: [light(1200, 500)], walls: [wall] }, false],
    ["a lit foe behind one hedge", { lights: [light(1200, 500)], walls: [{ ...wall, sight: 10, light: 10 }] }, true],
  ])("a player sees %s: %s", async (_name, parts, seen) => {
    const { player, gm } = await open(generation, { tokens: [seer(300, 450), foe(1150, 450)], ...parts });
    expect(player.canvas.tokens.get("foetoken00000000")?.visible).toBe(seen);
    expect(gm.canvas.tokens.get("foetoken00000000")?.visible).toBe(true);
  });

  it("darkvision needs no light, as far as it goes", async () => {
    const { player } = await open(generation, { tokens: [seer(300, 450, { sight: { enabled: true, range: 30, visionMode: "darkvision" } }), foe(800, 450)] });
    const { visibility } = player.canvas;
    expect(player.canvas.tokens.get("foetoken00000000")?.visible).toBe(true);
    expect(visibility.testVisibility({ x: 950, y: 500, elevation: 0 }, { tolerance: 0 })).toBe(true);
    expect(visibility.testVisibility({ x: 1050, y: 500, elevation: 0 }, { tolerance: 0 })).toBe(false);
  });

  it("hidden tokens are the GM's alone", async () => {
    const { player, gm } = await open(generation, { tokens: [seer(300, 450), foe(500, 450, { hidden: true })], lights: [light(500, 500)] });
    expect(player.canvas.tokens.get("foetoken00000000")?.visible).toBe(false);
    expect(gm.canvas.tokens.get("foetoken00000000")?.visible).toBe(true);
  });

  it("a GM sees all without a token, and through the one that is held", async () => {
    const { gm } = await open(generation, { tokens: [seer(300, 450), foe(1150, 450)] });
    const place = { x: 1900, y: 1900, elevation: 0 };
    expect(gm.canvas.visibility.testVisibility(place)).toBe(true);
    gm.canvas.tokens.get("seertoken0000000")?.control();
    gm.canvas.perception.applyRenderFlags();
    expect(gm.canvas.visibility.testVisibility(place)).toBe(false);
    gm.canvas.tokens.releaseAll();
    gm.canvas.perception.applyRenderFlags();
    expect(gm.canvas.visibility.testVisibility(place)).toBe(true);
  });

  it("an invisible foe is not seen, lit or not", async () => {
    const all = await open(generation, { tokens: [seer(300, 450), foe(500, 450)], lights: [light(500, 500)] });
    const { player, gm } = all;
    expect(player.canvas.tokens.get("foetoken00000000")?.visible).toBe(true);
    await (gm.canvas.tokens.get("foetoken00000000")?.actor as unknown as { toggleStatusEffect(id: string): Promise<unknown> }).toggleStatusEffect("invisible");
    await all.settle();
    player.canvas.perception.update({ initializeVision: true });
    player.canvas.perception.applyRenderFlags();
    expect(player.canvas.tokens.get("foetoken00000000")?.visible).toBe(false);
  });

  it(generation === 13 ? "several points at once are refused" : "of several points one is enough", async () => {
    const { player } = await open(generation, { tokens: [seer(300, 450)], lights: [light(500, 500)] });
    const points = [{ x: 1900, y: 1900, elevation: 0 }, { x: 500, y: 500, elevation: 0 }];
    if (generation === 13) expect(() => player.canvas.visibility.testVisibility(points)).toThrow(/array/);
    else expect(player.canvas.visibility.testVisibility(points)).toBe(true);
  });

  it("a token's sight can be asked by a source of one's own", async () => {
    const { gm } = await open(generation, { tokens: [seer(300, 450)], walls: [wall] });
    const token = gm.canvas.tokens.get("seertoken0000000");
    if (!token) throw new Error("no token");
    const source = gm.canvas.newVisionSource({ sourceId: token.sourceId, object: token });
    source.initialize(token._getVisionSourceData());
    expect(source.los?.contains(700, 500)).toBe(true);
    expect(source.los?.contains(900, 500)).toBe(false);
    source.destroy();
    expect(gm.canvas.effects.visionSources.size).toBe(0);
  });
});
