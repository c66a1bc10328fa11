import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { demoScene, demoWorld } from "../../../playground/world/main";
import { CREATURES } from "../../../playground/world/creatures";
import { importScene } from "../../../playground/world/import-scene";
import { portraitSvg } from "../../../playground/world/portrait";
import { startServer } from "../../../playground/server/start-server";
import { tileCentre } from "../../../playground/shared/geometry/tile-space";
import type { Generation } from "../../../playground/shared/world-source";

type Data = Record<string, unknown>;
type Placed = Parameters<typeof tileCentre>[0];
const GENERATIONS: readonly Generation[] = [13, 14];
const manifest = { id: "grit-and-gloom", title: "G", version: "1.0.0", documentTypes: { RegionBehavior: { obscurement: {}, lightLevel: {}, cover: {}, water: {} } } };

/** Opens a server with a world, which cleans it by the schemas and refuses what does not fit. */
async function accepted(generation: Generation, scene: Data): Promise<void> {
  const server = await startServer({ generation, module: null, manifests: [manifest], world: { scenes: [scene] } });
  await server.close();
}

describe.each(GENERATIONS)("the demo world in generation %i", (generation) => {
  it("is accepted by the server, with ids that are all different", async () => {
    await accepted(generation, demoScene(generation));
    const { walls, lights, tokens, regions, tiles } = demoScene(generation) as Record<string, Data[]>;
    const ids = [walls, lights, tokens, regions, tiles].flatMap((part) => (part ?? []).map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-zA-Z0-9]{16}$/.test(String(id)))).toBe(true);
  });

  it("has things that give cover, in the same places in each generation", () => {
    const middles = (of: Generation) => (demoScene(of)["tiles"] as Placed[]).map((tile) => tileCentre({ ...tile, texture: { anchorX: 0.5, anchorY: 0.5 } }, of));
    expect(middles(generation)).toEqual([{ x: 1200, y: 450 }, { x: 1240, y: 890 }]);
    expect((demoScene(generation)["tiles"] as Data[]).map(({ flags }) => flags)).toEqual(Array(2).fill({ "grit-and-gloom": { cover: "half" } }));
  });

  it("has an actor for each creature and gives players theirs", async () => {
    const world = await demoWorld({ generation, system: "generic" });
    expect(world.actors).toHaveLength(CREATURES.length);
    const owned = world.actors?.filter(({ ownership }) => Object.values(ownership as Data).includes(3)).map(({ name }) => name);
    expect(owned).toEqual(["Mara Tallow", "Borda Flint", "Ilven Reed"]);
  });
});

it("every creature has a face", () => {
  const faces = CREATURES.map(({ portrait }) => portraitSvg(portrait));
  expect(new Set(faces).size).toBe(CREATURES.length);
  for (const face of faces) expect(face).toMatch(/^<svg .*<\/svg>$/);
});

describe("a scene from elsewhere", () => {
  const walls = [{ c: [0, 0, 500, 0], door: 1 }, { c: [5, 5, 5, 5] }];

  it.each<[string, Data, Data]>([
    ["a bare shape", { grid: { type: 1, size: 70, distance: 5, units: "ft" }, width: 700, height: 900, walls, environment: { darknessLevel: 0.5 } }, { width: 700, height: 900 }],
    ["a scene of 11", { grid: 70, darkness: 0.5, globalLight: true, walls: [{ c: [0, 0, 1500, 0], sense: 2, move: 1 }] }, { width: 1500 }],
    ["a snapshot", { version: 1, ruleset: "pf1", scene: { grid: { type: 1, size: 100, distance: 5, units: "ft" }, darknessLevel: 0.5 }, walls }, {}],
  ])("%s becomes a document that the server accepts", async (_name, input, expected) => {
    for (const generation of GENERATIONS) {
      const data = importScene(input, { generation });
      expect(data).toMatchObject({ ...expected, environment: { darknessLevel: 0.5 } });
      await accepted(generation, data);
    }
  });

  it("drops walls of no length and turns old senses into new ones", () => {
    const { walls: kept } = importScene({ walls: [...walls, { c: [0, 0, 9, 9], sense: 2 }] }, { generation: 13 }) as { walls: Data[] };
    expect(kept.map(({ sight, door }) => [sight, door])).toEqual([[20, 1], [10, 0]]);
  });

  it("keeps what the module knows of a wall in the module's flags", () => {
    const { walls: kept } = importScene({ walls: [{ c: [0, 0, 9, 9], cover: "half", top: 5 }] }, { generation: 13 }) as { walls: Data[] };
    expect(kept[0]?.["flags"]).toEqual({ "grit-and-gloom": { cover: "half", top: 5 } });
  });

  it("keeps the detection modes of its tokens, in the generation's own shape", async () => {
    const list = [{ id: "feelTremor", enabled: true, range: 30 }, { id: "seeAll", enabled: false, range: null }];
    const byId = { feelTremor: { enabled: true, range: 30 }, seeAll: { enabled: false, range: null } };
    for (const detectionModes of [list, byId]) {
      for (const generation of GENERATIONS) {
        const data = importScene({ walls, tokens: [{ x: 0, y: 0, detectionModes }, { x: 100, y: 0 }] }, { generation });
        const read = (data["tokens"] as Data[]).map((token) => token["detectionModes"]);
        expect(read).toEqual(generation === 13 ? [list, []] : [byId, {}]);
        await accepted(generation, data);
      }
    }
  });

  it("keeps tiles where they were to the eye, whichever generation they come from and go to", async () => {
    const straight = { _id: "straight00000000", x: 100, y: 200, width: 200, height: 100, texture: { src: "elsewhere/table.webp" }, flags: { "grit-and-gloom": { cover: "half" } } };
    const turnedBy = { ...straight, _id: "turned0000000000", rotation: 90 };
    const files = {
      13: { _stats: { coreVersion: "13.351" }, walls, tiles: [straight, turnedBy, { ...straight, width: 0 }] },
      14: { _stats: { coreVersion: "14.363" }, walls, tiles: [{ ...straight, x: 200, y: 250, levels: [] }, { ...turnedBy, x: 250, y: 150, texture: { anchorX: 0, anchorY: 0 }, levels: [] }] },
    };
    for (const from of GENERATIONS) {
      for (const to of GENERATIONS) {
        const data = importScene(files[from], { generation: to });
        const tiles = data["tiles"] as (Placed & Data)[];
        expect(tiles.map((tile) => tileCentre(tile, to)), `${from} to ${to}`).toEqual([{ x: 200, y: 250 }, { x: 200, y: 250 }]);
        expect(tiles[0]).toMatchObject({ flags: straight.flags, texture: { src: expect.stringMatching(/^data:image/) as string } });
        await accepted(to, data);
      }
    }
  });

  it.each([
    [null, /scene: got null/],
    [{ grid: 1 }, /scene\.walls: got undefined/],
    [{ walls: [{ c: [1, 2] }] }, /walls\.0\.c: got \[1,2\]/],
  ])("that is none (%j) is refused", (input, message) => {
    expect(() => importScene(input, { generation: 13 })).toThrow(message);
  });
});

const shared = path.resolve(import.meta.dirname, "../../../../shared/scenes");
describe.skipIf(!existsSync(shared))("published maps", () => {
  const files = existsSync(shared) ? readdirSync(shared).filter((file) => file.endsWith(".json")) : [];
  it.each(files)("%s is imported in both generations", async (file) => {
    for (const generation of GENERATIONS) await accepted(generation, importScene(JSON.parse(readFileSync(path.join(shared, file), "utf8")), { generation }));
  });
});
