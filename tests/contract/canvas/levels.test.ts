import { afterEach, describe, expect, it } from "vitest";
import { importScene } from "../../../playground/world/import-scene";
import { type CanvasTable, foe, GENERATIONS, openCanvases, scene, seer } from "./canvas-table";

const HALL = "hall000000000000";
const LOFT = "loft000000000000";

let table: CanvasTable | null = null;
afterEach(async () => table?.close());

/** A hall with a loft above; from the loft one looks down into the hall. */
const LEVELS = [
  { _id: HALL, name: "Hall", elevation: { bottom: 0, top: 10 } },
  { _id: LOFT, name: "Loft", elevation: { bottom: 10, top: 20 }, visibility: { levels: [HALL] } },
];

const house = (generation: 13 | 14): Promise<CanvasTable> =>
  openCanvases(generation, scene({
    tokenVision: false,
    walls: [{ _id: "loftwall00000000", c: [500, 0, 500, 900], levels: [LOFT] }],
    tokens: [seer(200, 200, { level: HALL }), foe(800, 200, { level: LOFT, elevation: 10 })],
    ...(generation === 14 ? { levels: LEVELS, initialLevel: HALL } : {}),
  }));

// foundryvtt.com/api interfaces SceneViewOptions, CanvasViewPosition, CanvasTearDownOptions, LevelData.
describe("levels on the canvas in 14", () => {
  const open = async (): Promise<CanvasTable> => (table = await house(14));

  it("are viewed one at a time: the initial one, the one that is asked for, then the last one", async () => {
    const { gm } = await open();
    const view = async (options?: object): Promise<string | undefined> => {
      await (gm.host.game.scenes.active as unknown as { view(options?: object): Promise<unknown> }).view(options);
      return gm.canvas.level?.id;
    };
    expect(gm.canvas.level?.id).toBe(HALL);
    const torn: unknown[] = [];
    gm.host.Hooks.on("canvasTearDown", (_canvas: unknown, options: { nextLevel: { id: string } | null }) => void torn.push(options.nextLevel?.id));
    expect(await view({ level: LOFT })).toBe(LOFT);
    expect(await view()).toBe(LOFT);
    expect(torn).toEqual([LOFT, LOFT]);
  });

  it("show their own tokens, and those of the levels that are seen from them", async () => {
    const { gm } = await open();
    const visible = (): readonly (boolean | undefined)[] => ["seertoken0000000", "foetoken00000000"].map((id) => gm.canvas.tokens.get(id)?.visible);
    expect(visible()).toEqual([true, false]);
    await (gm.host.game.scenes.active as unknown as { view(options: object): Promise<unknown> }).view({ level: LOFT });
    expect(visible()).toEqual([true, true]);
  });
});

describe.each(GENERATIONS)("levels of a file in %i", (generation) => {
  it("are kept where the generation has them, with one more only for what stands on none", () => {
    const tokens = [{ x: 0, y: 0, level: LOFT }];
    const levelsOf = (more: object[] = []): unknown => {
      const { levels, initialLevel } = importScene({ walls: [], levels: LEVELS, initialLevel: LOFT, tokens: [...tokens, ...more] }, { generation });
      return [(levels as { _id: string }[] | undefined)?.map(({ _id }) => _id), initialLevel];
    };
    expect(levelsOf()).toEqual(generation === 14 ? [[HALL, LOFT], LOFT] : [undefined, undefined]);
    expect(levelsOf([{ x: 0, y: 0 }])).toEqual(generation === 14 ? [["defaultLevel0000", HALL, LOFT], LOFT] : [undefined, undefined]);
  });
});
