import { afterEach, describe, expect, it } from "vitest";
import type { Canvas } from "../../../playground/client/canvas/board";
import type { Generation } from "../../../playground/shared/world-source";
import { type CanvasTable, darkness, foe, GENERATIONS, openCanvases, scene, SCENE } from "./canvas-table";

let table: CanvasTable | null = null;
afterEach(async () => {
  await table?.close();
  table = null;
});

type Data = Record<string, unknown>;
const lamp = (x: number, y: number, config: Data, more: Data = {}): Data => ({ x, y, config: { bright: 10, dim: 20, ...config }, ...more });

async function gmCanvas(generation: Generation, parts: Data): Promise<Canvas> {
  table = await openCanvases(generation, scene(parts));
  return table.gm.canvas;
}

const at = (x: number, y: number, elevation = 0): { x: number; y: number; elevation: number } => ({ x, y, elevation });

describe.each(GENERATIONS)("light in generation %i", (generation) => {
  it("has sources in pixels under AmbientLight.<id>", async () => {
    const canvas = await gmCanvas(generation, { lights: [{ _id: "lamp000000000000", ...lamp(500, 500, {}) }] });
    const source = canvas.effects.lightSources.get("AmbientLight.lamp000000000000");
    expect(source?.data).toMatchObject({ x: 500, y: 500, bright: 200, dim: 400, radius: 400 });
    expect(source?.active).toBe(true);
    expect(canvas.effects.testInsideLight(at(850, 500))).toBe(true);
    expect(canvas.effects.testInsideLight(at(950, 500))).toBe(false);
  });

  it("starts a token's light at the token's edge", async () => {
    const canvas = await gmCanvas(generation, { tokens: [foe(400, 400, { light: { bright: 5, dim: 10 } })] });
    const source = canvas.effects.lightSources.get("Token.foetoken00000000");
    expect(source?.data).toMatchObject({ x: 450, y: 450, bright: 150, dim: 250 });
  });

  it.each([
    ["hidden", lamp(500, 500, {}, { hidden: true }), false],
    ["outside of its window of darkness", lamp(500, 500, { darkness: { min: 0, max: 0.5 } }), false],
    ["inside of its window", lamp(500, 500, { darkness: { min: 0.5, max: 1 } }), true],
  ])("%s a lamp is active: %s", async (_name, light, active) => {
    const canvas = await gmCanvas(generation, { lights: [light] });
    expect([...canvas.effects.lightSources.values()].map((source) => source.active)).toEqual([active]);
  });

  it.each([
    ["a stronger light drives out darkness", 2, 1, true],
    ["a tie goes to darkness", 1, 1, false],
    ["stronger darkness drives out light", 0, 1, false],
  ])("%s", async (_name, light, dark, lit) => {
    const canvas = await gmCanvas(generation, { lights: [lamp(500, 500, { priority: light }), lamp(520, 500, { negative: true, priority: dark, dim: 10, bright: 5 })] });
    expect(canvas.effects.testInsideLight(at(520, 500))).toBe(lit);
    expect(canvas.effects.testInsideDarkness(at(520, 500))).toBe(!lit);
  });

  it("darkness cuts the light of a weaker lamp that stands outside of it", async () => {
    const canvas = await gmCanvas(generation, { lights: [lamp(500, 500, { dim: 60 }), lamp(900, 500, { negative: true, priority: 1, dim: 5, bright: 5 })] });
    expect(canvas.effects.testInsideLight(at(750, 500))).toBe(true);
    expect(canvas.effects.testInsideLight(at(900, 500))).toBe(false);
    expect(canvas.effects.testInsideLight(at(1200, 500))).toBe(false);
    expect(canvas.effects.testInsideLight(at(900, 900))).toBe(true);
  });

  it("the global light shines within its window, regions change the level, darkness puts it out", async () => {
    const canvas = await gmCanvas(generation, {
      ...darkness(0.5, { enabled: true, darkness: { min: 0, max: 0.7 } }),
      lights: [lamp(1500, 1500, { negative: true, priority: 1, dim: 10, bright: 10 })],
      regions: [{ name: "Cellar", shapes: [{ type: "rectangle", x: 0, y: 0, width: 500, height: 500 }], behaviors: [{ type: "adjustDarknessLevel", system: { mode: 2, modifier: 0.6 } }] }],
    });
    expect(canvas.effects.testInsideLight(at(1000, 100))).toBe(true);
    expect(canvas.effects.getDarknessLevel(at(100, 100))).toBeCloseTo(1 - 0.5 * 0.4);
    expect(canvas.effects.testInsideLight(at(100, 100))).toBe(false);
    expect(canvas.effects.testInsideLight(at(1500, 1500))).toBe(false);
    expect(canvas.effects.testInsideLight(at(1000, 100), { condition: (source) => source !== canvas.environment.globalLightSource })).toBe(false);
  });

  it(generation === 13 ? "reaches up without end" : "reaches up as a sphere, but for priority", async () => {
    const canvas = await gmCanvas(generation, { lights: [lamp(500, 500, {}), lamp(1500, 500, { priority: 1 })] });
    expect(canvas.effects.testInsideLight(at(500, 500, 30))).toBe(generation === 13);
    expect(canvas.effects.testInsideLight(at(500, 500, 15))).toBe(true);
    expect(canvas.effects.testInsideLight(at(1500, 500, 30))).toBe(true);
  });

  it("changes when perception is renewed, not before", async () => {
    const canvas = await gmCanvas(generation, { lights: [{ _id: "lamp000000000000", ...lamp(500, 500, {}) }], walls: [{ _id: "door000000000000", c: [600, 0, 600, 1000], door: 1 }] });
    expect(canvas.effects.testInsideLight(at(700, 500))).toBe(false);
    const door = table?.gm.host.game.scenes.get(SCENE)?.walls.get("door000000000000");
    await door?.update({ ds: 1 });
    expect(canvas.effects.testInsideLight(at(700, 500))).toBe(false);
    canvas.perception.applyRenderFlags();
    expect(canvas.effects.testInsideLight(at(700, 500))).toBe(true);
  });

  it("a source has no shape before it is initialized", async () => {
    const canvas = await gmCanvas(generation, {});
    const source = canvas.newVisionSource({ sourceId: "probe" });
    expect(source.shape).toBeUndefined();
    expect(source.active).toBe(false);
  });

  it("refuses a point without elevation", async () => {
    const canvas = await gmCanvas(generation, {});
    expect(() => canvas.effects.testInsideLight({ x: 1, y: 1 })).toThrow(/elevation/);
  });
});
