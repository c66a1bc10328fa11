import { describe, expect, it } from "vitest";
import { createGrid } from "../../src/core/geometry/grid";
import { hexagon } from "../../src/documents/outline";
import { withinShapes } from "../../src/core/battlefield/region-area";
import type { Region } from "../../src/core/battlefield/types";
import { readScene } from "../../src/documents/read-scene";

function region(over: object, grid: object = {}): Region {
  const [read] = readScene({ grid, regions: [{ _id: "r", ...over }] }).regions;
  if (read === undefined) throw new Error("no region was read");
  return read;
}

const inside = (shape: object, x: number, y: number, grid: object = {}): boolean => withinShapes(region({ shapes: [shape] }, grid), { x, y });

describe("what region behaviours do", () => {
  const effect = (behavior: object): unknown => region({ behaviors: [behavior] }).effects;

  it.each([
    ["Foundry's darkness", { type: "adjustDarknessLevel", system: { mode: 2, modifier: 0.5 } }, { kind: "darkness", mode: 2, modifier: 0.5 }],
    ["fog by the ruleset's numbers", { type: "grit-and-gloom.obscurement", system: { density: "heavy", missChance: null, beyondDistance: null, beyondMissChance: null, share: null, stops: [] } }, { kind: "obscurement", density: "heavy" }],
    ["fog that is clear up to a distance", { type: "grit-and-gloom.obscurement", system: { density: "heavy", missChance: null, beyondDistance: 10, beyondMissChance: null, share: null, stops: [] } }, { kind: "obscurement", density: "heavy", beyond: { distance: 10 } }],
    ["fog by its own numbers", { type: "grit-and-gloom.obscurement", system: { density: "light", missChance: 20, beyondDistance: 5, beyondMissChance: 50, share: 25, stops: ["sight", "darkvision"] } }, { kind: "obscurement", density: "light", missChance: 20, beyond: { distance: 5, missChance: 50 }, share: 25, stops: ["sight", "darkvision"] }],
    ["a level", { type: "grit-and-gloom.lightLevel", system: { level: "dim" } }, { kind: "ambient", level: "dim" }],
    ["cover", { type: "grit-and-gloom.cover", system: { grade: "half" } }, { kind: "cover", grade: "half" }],
    ["water", { type: "grit-and-gloom.water", system: {} }, { kind: "water" }],
  ])("%s", (_title, behavior, expected) => {
    expect(effect(behavior)).toEqual([expected]);
    expect(effect({ ...behavior, disabled: true })).toEqual([]);
  });

  it("that do not matter here are left out", () => {
    expect(effect({ type: "teleportToken", system: {} })).toEqual([]);
  });
});

it("a region has its elevations and levels", () => {
  expect(region({ elevation: { bottom: 0, top: null }, levels: ["hall"] })).toMatchObject({ id: "r", elevation: { bottom: 0, top: null }, levels: ["hall"] });
});

describe("shapes that v13 and v14 share", () => {
  it("stay what they are", () => {
    const shapes = [
      { type: "rectangle", x: 0, y: 0, width: 100, height: 50, rotation: 0, hole: false },
      { type: "ellipse", x: 0, y: 0, radiusX: 10, radiusY: 20, rotation: 30, hole: true },
      { type: "circle", x: 0, y: 0, radius: 10 },
      { type: "polygon", points: [0, 0, 10, 0, 0, 10], hole: false },
    ];
    expect(region({ shapes }).shapes).toEqual([
      { type: "rectangle", x: 0, y: 0, width: 100, height: 50, rotation: 0 },
      { type: "ellipse", x: 0, y: 0, radiusX: 10, radiusY: 20, rotation: 30, hole: true },
      { type: "circle", x: 0, y: 0, radius: 10 },
      { type: "polygon", points: [0, 0, 10, 0, 0, 10] },
    ]);
  });

  it("of no extent, or of a type that came later, give nothing", () => {
    const shapes = [{ type: "rectangle", x: 0, y: 0, width: 0, height: 5 }, { type: "polygon", points: [0, 0, 1, 1] }, { type: "spiral" }, null];
    expect(region({ shapes }).shapes).toEqual([]);
  });
});

describe("rectangles turn", () => {
  const shape = { type: "rectangle", x: 100, y: 100, width: 100, height: 20, rotation: 90 };
  it.each([
    ["about their middle in v13", shape, 150, 65, true],
    ["about their corner in v14", { ...shape, anchorX: 0, anchorY: 0 }, 90, 180, true],
    ["about their corner in v14, leaving their place", { ...shape, anchorX: 0, anchorY: 0 }, 150, 110, false],
    ["about a middle that is the anchor", { ...shape, x: 150, y: 110, anchorX: 0.5, anchorY: 0.5 }, 150, 65, true],
  ])("%s", (_title, turned, x, y, expected) => {
    expect(inside(turned, x, y)).toBe(expected);
  });

  it("hang on their anchor unturned", () => {
    const anchored = { ...shape, rotation: 0, anchorX: 0.5, anchorY: 0.5 };
    expect(region({ shapes: [anchored] }).shapes).toMatchObject([{ x: 50, y: 90, width: 100, height: 20 }]);
  });
});

describe("shapes of v14", () => {
  const cone = { type: "cone", x: 0, y: 0, radius: 100, angle: 90, rotation: 0, curvature: "round" };
  const ring = { type: "ring", x: 0, y: 0, radius: 100, innerWidth: 20, outerWidth: 10 };
  const line = { type: "line", x: 0, y: 0, length: 100, width: 20, rotation: 90 };
  const emanation = { type: "emanation", radius: 50, base: { type: "token", x: 0, y: 0, width: 1, height: 1, shape: 4 } };
  it.each<[title: string, shape: object, x: number, y: number, expected: boolean]>([
    ["ahead in a cone", cone, 90, 0, true],
    ["beside a cone", cone, 50, 60, false],
    ["behind a cone", cone, -10, 0, false],
    ["beyond a round cone's arc", cone, 80, 70, false],
    ["in the corner of a flat cone", { ...cone, curvature: "flat" }, 95, 90, true],
    ["below, in a cone turned down", { ...cone, rotation: 90 }, 0, 90, true],
    ["in the band of a ring", ring, 0, 95, true],
    ["in the outer band of a ring", ring, 108, 0, true],
    ["in the eye of a ring", ring, 0, 0, false],
    ["just in the eye of a ring", ring, 75, 5, false],
    ["on a line", line, 5, 90, true],
    ["beside a line", line, 15, 50, false],
    ["before a line", line, 0, -5, false],
    ["on a token's shape", { type: "token", x: 100, y: 0, width: 2, height: 1, shape: 4 }, 290, 50, true],
    ["around a token", emanation, 140, 50, true],
    ["at its side's full reach", emanation, 50, -49, true],
    ["off the round corner", emanation, 145, 145, false],
    ["around a circle", { type: "emanation", radius: 50, base: { type: "circle", x: 0, y: 0, radius: 10 } }, 55, 0, true],
    ["around a rectangle", { type: "emanation", radius: 50, base: { type: "rectangle", x: 0, y: 0, width: 10, height: 10 } }, 55, 5, true],
    ["in a grid space", { type: "grid", offsets: [{ i: 1, j: 2 }] }, 250, 150, true],
    ["beside a grid space", { type: "grid", offsets: [{ i: 1, j: 2 }] }, 150, 250, false],
  ])("%s", (_title, shape, x, y, expected) => {
    expect(inside(shape, x, y)).toBe(expected);
  });

  it.each([
    [2, 0, 50, 57.7], [2, 1, 100, 144.3], [3, 0, 100, 57.7], [3, 1, 50, 144.3],
  ])("hexagons in rows of type %i, row %i are centred on %f, %f", (type, i, x, y) => {
    const grid = { type, size: 100 };
    const shape = { type: "grid", offsets: [{ i, j: 0 }] };
    expect([inside(shape, x, y, grid), inside(shape, x + 49, y, grid), inside(shape, x + 51, y, grid)]).toEqual([true, true, false]);
  });

  it.each([[4, 1, 144.3, 100], [5, 1, 144.3, 50]])("hexagons in columns of type %i, column %i are centred on %f, %f", (type, j, x, y) => {
    const grid = { type, size: 100 };
    const shape = { type: "grid", offsets: [{ i: 0, j }] };
    expect([inside(shape, x, y, grid), inside(shape, x, y + 49, grid), inside(shape, x, y + 51, grid)]).toEqual([true, true, false]);
  });
});

it.each([2, 3, 4, 5] as const)("hexagons of type %i are the spaces of that grid", (type) => {
  const grid = createGrid({ type, size: 100, distance: 5, units: "ft", diagonals: "exact" });
  const [width, height] = type <= 3 ? [100, 200 / Math.sqrt(3)] : [200 / Math.sqrt(3), 100];
  for (const [row, column] of [[0, 0], [1, 0], [0, 1], [3, 2], [2, 5]] as const) {
    const outline = hexagon(type, 100, row, column);
    const [xs, ys] = [outline.filter((_, n) => n % 2 === 0), outline.filter((_, n) => n % 2 === 1)];
    const [x, y] = [xs.reduce((sum, n) => sum + n / 6, 0), ys.reduce((sum, n) => sum + n / 6, 0)];
    const spaces = grid.spacesOf({ x: x - width / 2, y: y - height / 2, width: 1, height: 1 });
    expect(spaces).toHaveLength(1);
    expect(Math.hypot((spaces[0]?.centre.x ?? 0) - x, (spaces[0]?.centre.y ?? 0) - y)).toBeLessThan(0.1);
  }
});
