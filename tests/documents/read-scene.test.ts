import { describe, expect, it } from "vitest";
import { BattlefieldError } from "../../src/core/battlefield/battlefield-error";
import { DEFAULT_SCENE, DEFAULT_TOKEN } from "../../src/core/battlefield/defaults";
import { readScene } from "../../src/documents/read-scene";

const WALL = { _id: "w", c: [0, 0, 100, 0], move: 20, sight: 20, light: 20, sound: 20, dir: 0, door: 0, ds: 0 };

/** The same room as three generations of Foundry write it. */
const GENERATIONS = {
  12: {
    grid: { type: 1, size: 70, distance: 5, units: "ft", style: "solidLines" },
    environment: { darknessLevel: 0.5, globalLight: { enabled: true, bright: false, darkness: { min: 0, max: 0.75 } } },
    walls: [{ ...WALL, threshold: { light: null, sight: null, sound: null, attenuation: false } }],
    lights: [{ _id: "l", x: 35, y: 35, elevation: 0, rotation: 0, walls: true, hidden: false, config: { bright: 10, dim: 20, angle: 360, negative: false, priority: 0, darkness: { min: 0, max: 1 } } }],
    tokens: [{ _id: "t", name: "Ana", x: 70, y: 70, width: 1, height: 1, disposition: 1, sight: { enabled: true, range: 60, visionMode: "darkvision" }, detectionModes: [{ id: "basicSight", range: 60, enabled: true }] }],
  },
  13: {
    grid: { type: 1, size: 70, distance: 5, units: "ft" },
    environment: { darknessLevel: 0.5, darknessLock: false, globalLight: { enabled: true, bright: false, alpha: 0.5, darkness: { min: 0, max: 0.75 } } },
    walls: [{ ...WALL, animation: null }],
    lights: [{ _id: "l", x: 35, y: 35, elevation: 0, rotation: 0, walls: true, hidden: false, config: { bright: 10, dim: 20, angle: 360, negative: false, priority: 0, darkness: { min: 0, max: 1 } } }],
    tokens: [{ _id: "t", name: "Ana", x: 70, y: 70, width: 1, height: 1, shape: 4, elevation: 0, disposition: 1, sight: { enabled: false, range: 0, visionMode: "basic" }, detectionModes: [{ id: "basicSight", enabled: true, range: 60 }, { id: "seeAll", enabled: false, range: 10 }] }],
  },
  14: {
    grid: { type: 1, size: 70, distance: 5, units: "ft" },
    environment: { darknessLevel: 0.5, globalLight: { enabled: true, bright: false, darkness: { min: 0, max: 0.75 } } },
    levels: [{ _id: "defaultLevel0000", name: "Hall", elevation: { bottom: null, top: null } }],
    walls: [{ ...WALL, levels: [] }],
    lights: [{ _id: "l", x: 35, y: 35, elevation: 0, rotation: 0, levels: [], walls: true, hidden: false, config: { bright: 10, dim: 20, angle: 360, negative: false, priority: 0, darkness: { min: 0, max: 1 } } }],
    tokens: [{ _id: "t", name: "Ana", x: 70, y: 70, width: 1, height: 1, depth: 1, shape: 4, elevation: 0, disposition: 1, sight: { enabled: false, range: 0 }, detectionModes: { basicSight: { enabled: true, range: 60 }, feelTremor: { enabled: false, range: 30 } } }],
  },
};

describe.each([[12, GENERATIONS[12]], [13, GENERATIONS[13]], [14, GENERATIONS[14]]] as const)("a scene of Foundry %i", (_generation, document) => {
  const parts = readScene(document);

  it("has its grid, darkness and global light", () => {
    expect(parts.scene).toEqual({
      ...DEFAULT_SCENE, grid: { type: 1, size: 70, distance: 5, units: "ft" }, darknessLevel: 0.5,
      globalLight: { enabled: true, bright: false, darkness: { min: 0, max: 0.75 } },
    });
  });

  it("has its wall, light and token under their ids", () => {
    expect(parts.walls).toMatchObject([{ id: "w", c: [0, 0, 100, 0], sight: 20, bottom: null, top: null, threshold: null }]);
    expect(parts.lights).toMatchObject([{ id: "l", x: 35, bright: 10, dim: 20, negative: false, kind: "flame", carrier: null }]);
    expect(parts.tokens).toMatchObject([{ id: "t", name: "Ana", x: 70, width: 1, disposition: 1, light: null }]);
  });

  it("tells a token's darkvision from its detection modes", () => {
    expect(parts.tokens[0]?.senses).toMatchObject({ sight: true, darkvision: 60, tremorsense: 0, truesight: 0 });
  });
});

describe("an older scene", () => {
  const parts = readScene({
    grid: 50, gridType: 1, gridDistance: 10, gridUnits: "m", darkness: 0.3, globalLight: true, globalLightThreshold: 0.6,
    walls: [{ c: [0, 0, 1, 1], sense: 2, move: 1 }, { c: [0, 0, 1, 1], sense: 0, move: 0 }],
    lights: [{ x: 0, y: 0, bright: -10, dim: -20 }, { x: 0, y: 0, config: { bright: 5, dim: 5, luminosity: -0.5 } }],
  });

  it("has its grid's members on the scene, and a switch for global light", () => {
    expect(parts.scene.grid).toEqual({ type: 1, size: 50, distance: 10, units: "m" });
    expect(parts.scene).toMatchObject({ darknessLevel: 0.3, globalLight: { enabled: true, darkness: { min: 0, max: 0.6 } } });
  });

  it("has walls with one sense", () => {
    expect(parts.walls).toMatchObject([{ move: 20, sight: 10, light: 10 }, { move: 0, sight: 0, light: 0 }]);
  });

  it("has darkness with radii or a luminosity below zero", () => {
    expect(parts.lights).toMatchObject([{ bright: 10, dim: 20, negative: true }, { bright: 5, negative: true, kind: "spell", magical: true }]);
  });
});

describe("a bare file", () => {
  it("may have no ids: they follow the place in the list", () => {
    const { walls, lights, tokens } = readScene({ walls: [WALL, { c: [0, 0, 5, 5] }], lights: [{ x: 0, y: 0 }], tokens: [{ x: 0, y: 0 }] });
    expect(walls.map(({ id }) => id)).toEqual(["w", "wall-1"]);
    expect(lights[0]?.id).toBe("light-0");
    expect(tokens[0]).toEqual({ ...DEFAULT_TOKEN, id: "token-0", x: 0, y: 0 });
  });

  it("may have nothing at all", () => {
    expect(readScene({})).toEqual({ scene: DEFAULT_SCENE, walls: [], lights: [], regions: [], tokens: [] });
  });

  it("names the place of what it cannot read", () => {
    expect(() => readScene({ walls: [{ c: [0, 0, "x", 1] }] })).toThrow(BattlefieldError);
    expect(() => readScene({ walls: [{ c: [0, 0, "x", 1] }] })).toThrow(/^walls\[0\]\.c\[2\]: expected a finite number, got "x"/);
    expect(() => readScene({ tokens: [{ x: 0 }] })).toThrow(/^tokens\[0\]\.y/);
  });
});

describe("walls", () => {
  const wall = (over: object, scene: object = {}): object | undefined => readScene({ ...scene, walls: [{ ...WALL, ...over }] }).walls[0];

  it("of no length are left out, without moving the ids of those after", () => {
    const { walls } = readScene({ walls: [{ c: [5, 5, 5, 5] }, { c: [0, 0, 1, 1] }] });
    expect(walls.map(({ id }) => id)).toEqual(["wall-1"]);
  });

  it("have our cover and material", () => {
    expect(wall({ flags: { "grit-and-gloom": { cover: "half", material: "stone" } } })).toMatchObject({ cover: "half", material: "stone" });
  });

  it.each([
    ["from our flags", { "grit-and-gloom": { bottom: 1, top: 2 }, "wall-height": { bottom: 3, top: 4 } }, 1, 2],
    ["from Wall Height", { "wall-height": { bottom: 3, top: 4 } }, 3, 4],
    ["from Wall Height, upside down", { "wall-height": { bottom: 4, top: 3 } }, 3, 4],
    ["from Wall Height, open above", { "wall-height": { bottom: 0, top: null } }, 0, null],
  ])("have heights %s", (_title, flags, bottom, top) => {
    expect(wall({ flags })).toMatchObject({ bottom, top });
  });

  const levels = [
    { _id: "cellar", elevation: { bottom: -10, top: 0 } },
    { _id: "hall", elevation: { bottom: 0, top: 10 } },
    { _id: "sky", elevation: { bottom: 10, top: null } },
  ];
  it.each([
    [["hall"], 0, 10], [["cellar", "hall"], -10, 10], [["hall", "sky"], 0, null], [[], null, null], [["gone"], null, null],
  ])("of levels %j reach from %s to %s", (of, bottom, top) => {
    expect(wall({ levels: of }, { levels })).toMatchObject({ levels: of, bottom, top });
  });

  it("have thresholds where one is set", () => {
    expect(wall({ threshold: { light: null, sight: 10, sound: null, attenuation: true } })).toMatchObject({
      threshold: { light: null, sight: 10, sound: null, attenuation: true },
    });
  });
});

describe("lights", () => {
  const light = (over: object, scene: object = {}): object | undefined =>
    readScene({ ...scene, lights: [{ _id: "l", x: 0, y: 0, config: { bright: 5, dim: 10 }, ...over }] }).lights[0];

  it("have what our flags say of them", () => {
    const flags = { "grit-and-gloom": { level: "dim", cap: "normal", steps: 1, kind: "spell", magical: true, spellLevel: 2 } };
    expect(light({ flags })).toMatchObject({ level: "dim", cap: "normal", steps: 1, kind: "spell", magical: true, spellLevel: 2 });
  });

  it("name a carrier only where that token is there", () => {
    const flags = { "grit-and-gloom": { carrier: "t" } };
    expect(light({ flags })).toMatchObject({ carrier: null });
    expect(light({ flags }, { tokens: [{ _id: "t", x: 0, y: 0 }] })).toMatchObject({ carrier: "t" });
  });

  it("keep a dim radius below the bright one, their cone, window and switch", () => {
    const config = { bright: 7, dim: 5, angle: 90, priority: 2, darkness: { min: 0.5, max: 1 } };
    expect(light({ config, hidden: true, rotation: 45, walls: false, elevation: 5 })).toMatchObject({
      bright: 7, dim: 5, angle: 90, priority: 2, darkness: { min: 0.5, max: 1 }, hidden: true, rotation: 45, walls: false, elevation: 5,
    });
  });

  it("that are negative are magic unless our flags say otherwise", () => {
    expect(light({ config: { dim: 5, negative: true } })).toMatchObject({ negative: true, kind: "spell", magical: true });
    expect(light({ config: { dim: 5, negative: true }, flags: { "grit-and-gloom": { magical: false } } })).toMatchObject({ magical: false });
  });
});

describe("the scene's own flags", () => {
  it("set ambient light, moon, sun, wind, weather and heights", () => {
    const flags = { "grit-and-gloom": { ambient: "dim", moonlit: false, sunlit: true, wind: "upwind", weather: "rain", vertical: "unbounded" } };
    expect(readScene({ flags }, { vertical: "sphere", diagonals: "alternating" }).scene).toEqual({
      ...DEFAULT_SCENE, ambient: "dim", moonlit: false, sunlit: true, wind: "upwind", weather: "rain", vertical: "unbounded", diagonals: "alternating",
    });
  });
});
