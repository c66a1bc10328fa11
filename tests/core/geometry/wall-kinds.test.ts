import { describe, expect, test } from "vitest";
import type { ElevatedPoint } from "../../../src/core/geometry/point";
import { createWallIndex, type PassageOptions } from "../../../src/core/geometry/wall-index";
import type { Channel, WallSegment } from "../../../src/core/geometry/wall-segment";
import { buildWall } from "./build-wall";

const grid = { pixelsPerUnit: 20 };
const at = (x: number, y: number, z = 0): ElevatedPoint => ({ x, y, z });
/** From west to east across x = 100, or back. */
const east = [at(0, 50), at(200, 50)];
const west = east.toReversed();
const across = (change: Partial<WallSegment> = {}, x = 100): WallSegment => buildWall([x, 0, x, 100], { id: `x${x}`, ...change });
const isFree = (walls: readonly WallSegment[], way = east, channel: Channel = "sight", options?: PassageOptions): boolean =>
  createWallIndex(walls, grid).isFree(way, channel, options);

describe("each channel follows its own restriction", () => {
  test.each<[Channel]>([["sight"], ["light"], ["move"], ["sound"]])("%s", (channel) => {
    expect(isFree([across()], east, channel)).toBe(false);
    expect(isFree([across({ [channel]: 0 })], east, channel)).toBe(true);
  });
});

describe("limited walls", () => {
  const limited = (x: number, change: Partial<WallSegment> = {}): WallSegment => across({ sight: 10, ...change }, x);
  test("one lets pass, the second stops", () => {
    expect(isFree([limited(60)])).toBe(true);
    expect(isFree([limited(60), limited(140)])).toBe(false);
  });
  test("a limited wall far away does not count", () => {
    expect(isFree([limited(60), limited(500)])).toBe(true);
  });
  test("one drawn in two pieces is one, where the path passes through the joint too", () => {
    expect(isFree([buildWall([100, 0, 100, 50], { sight: 10 }), buildWall([100, 50, 100, 100], { sight: 10 })])).toBe(true);
  });
  test("two that both stop are both named", () => {
    const hits = createWallIndex([limited(140), limited(60)], grid).stops(east, "sight");
    expect(hits.map(({ wall, at: place, limited: half }) => [wall.id, place.x, half])).toEqual([["x60", 60, true], ["x140", 140, true]]);
  });
  test("one before a solid wall is not among those that stop", () => {
    const hits = createWallIndex([limited(60), across({}, 140)], grid).stops(east, "sight");
    expect(hits.map(({ wall }) => wall.id)).toEqual(["x140"]);
  });
  test("two crossed are two, though a wall runs along the path between them", () => {
    expect(isFree([limited(60), limited(140), buildWall([60, 50, 140, 50])])).toBe(false);
  });
});

describe("one-way walls", () => {
  // Drawn from north to south: whoever stands in the east is on the side that Foundry names RIGHT (2), in the west LEFT (1).
  test.each([
    { dir: 0, fromWest: false, fromEast: false },
    { dir: 1, fromWest: true, fromEast: false },
    { dir: 2, fromWest: false, fromEast: true },
  ])("of direction $dir let pass whoever begins on the side they name", ({ dir, fromWest, fromEast }) => {
    expect([isFree([across({ dir })], east), isFree([across({ dir })], west)]).toEqual([fromWest, fromEast]);
  });
  test("let pass who begins on their line", () => {
    expect(isFree([across({ dir: 1 })], [at(100, 200), at(0, 50), at(200, 50)])).toBe(true);
  });
  test("ask where the path begins, not from where it meets them", () => {
    const round = [at(200, 50), at(200, 200), at(0, 200), at(0, 50), at(150, 50)];
    expect(isFree([across({ dir: 1 })], round)).toBe(false);
    expect(isFree([across({ dir: 2 })], round)).toBe(true);
  });
});

describe("doors", () => {
  test.each([
    { door: 1, ds: 0, free: false },
    { door: 1, ds: 1, free: true },
    { door: 1, ds: 2, free: false },
    { door: 2, ds: 1, free: true },
    { door: 0, ds: 1, free: false },
  ])("a wall with door $door in state $ds", ({ door, ds, free }) => {
    expect(isFree([across({ door, ds })])).toBe(free);
  });
});

describe("proximity walls", () => {
  // The path begins 100 px, that is 5 units, from the wall.
  const threshold = (sight: number | null): WallSegment["threshold"] => ({ sight, light: null, sound: null, attenuation: false });
  test.each([
    { kind: 30, within: 6, free: true },
    { kind: 30, within: 5, free: false },
    { kind: 30, within: 4, free: false },
    { kind: 30, within: null, free: false },
    { kind: 40, within: 4, free: true },
    { kind: 40, within: 5, free: false },
    { kind: 40, within: 6, free: false },
    { kind: 40, within: null, free: false },
  ])("of kind $kind and threshold $within", ({ kind, within, free }) => {
    expect(isFree([across({ sight: kind, threshold: threshold(within) })])).toBe(free);
  });
});

describe("heights", () => {
  test.each<[string, WallSegment["bottom"], WallSegment["top"], number, number, boolean]>([
    ["below its bottom", 10, null, 9, 9, true],
    ["at its bottom", 10, null, 10, 10, false],
    ["just under its top", null, 10, 9.9, 9.9, false],
    ["at its top", null, 10, 10, 10, true],
    ["over it on a slope that comes from below", null, 10, 0, 20, true],
    ["through it on a slope", null, 10, 0, 19, false],
    ["between bottom and top", 5, 10, 7, 7, false],
    ["full height", null, null, 1e6, 1e6, false],
  ])("a path %s", (_where, bottom, top, from, to, free) => {
    expect(isFree([across({ bottom, top })], [at(0, 50, from), at(200, 50, to)])).toBe(free);
  });
  test("a path that rises on the spot meets a wall there at every elevation between", () => {
    const rising = [at(0, 50, 0), at(100, 50, 0), at(100, 50, 20), at(200, 50, 20)];
    expect(isFree([across({ bottom: 5, top: 10 })], rising)).toBe(false);
    expect(isFree([across({ bottom: 25 })], rising)).toBe(true);
  });
  test("a run along a wall holds a Z together only at the wall's height", () => {
    const z = [buildWall([60, 0, 60, 50]), buildWall([60, 50, 140, 50], { top: 10 }), buildWall([140, 50, 140, 100])];
    expect(isFree(z, [at(0, 50, 5), at(200, 50, 5)])).toBe(false);
    expect(isFree(z, [at(0, 50, 10), at(200, 50, 10)])).toBe(true);
  });
});

describe("levels", () => {
  test.each<[readonly string[], readonly string[], boolean]>([
    [[], ["cellar"], false],
    [["cellar"], [], false],
    [["cellar"], ["cellar", "ground"], false],
    [["cellar"], ["ground"], true],
  ])("a wall of levels %j and a path in %j", (levels, asked, free) => {
    expect(isFree([across({ levels })], east, "sight", { levels: asked })).toBe(free);
  });
});

describe("roles", () => {
  test("replace what the wall restricts", () => {
    const pane = across({ sight: 0 });
    const role: PassageOptions["role"] = (wall) => (wall.move > 0 && wall.sight === 0 ? "solid" : null);
    expect([isFree([pane]), isFree([pane], east, "sight", { role })]).toEqual([true, false]);
    expect(isFree([across()], east, "sight", { role: () => "open" })).toBe(true);
    expect(isFree([across(), across({}, 140)], east, "sight", { role: (wall) => (wall.id === "x100" ? "limited" : "open") })).toBe(true);
  });
  test("do not close open doors, nor one-way walls from their open side", () => {
    const role = (): "solid" => "solid";
    expect(isFree([across({ door: 1, ds: 1 }), across({ dir: 1 }, 140)], east, "sight", { role })).toBe(true);
  });
});

describe("the walls named", () => {
  const walls = [across({}, 140), across({ sight: 0 }, 100), across({ door: 1, ds: 1 }, 120), across({}, 60), buildWall([160, 50, 160, 100])];
  const index = createWallIndex(walls, grid);
  test("are all that stop, nearest first, with the place where the path meets them", () => {
    const hits = index.stops([at(0, 50, 0), at(200, 50, 20)], "sight");
    expect(hits.map(({ wall, at: place }) => [wall.id, place])).toEqual([["x60", at(60, 50, 6)], ["x140", at(140, 50, 14)]]);
  });
  test("are all that are passed through, whatever they restrict, save open doors", () => {
    expect(index.passed(east).map(({ wall }) => wall.id)).toEqual(["x60", "x100", "x140"]);
  });
  test("are those that hold together where none stops alone", () => {
    const z = [buildWall([60, 0, 60, 50]), buildWall([60, 50, 140, 50]), buildWall([140, 50, 140, 100])];
    expect(createWallIndex(z, grid).stops(east, "sight").map(({ wall }) => wall)).toEqual(z);
  });
  test("leave out a wall that only touches where another crosses", () => {
    const touching = buildWall([100, 50, 150, 100]);
    expect(createWallIndex([touching, across()], grid).stops(east, "sight").map(({ wall }) => wall.id)).toEqual(["x100"]);
  });
});
