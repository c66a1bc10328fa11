import { describe, expect, test } from "vitest";
import { createGrid, type Space } from "../../../src/core/geometry/grid";
import { footprintRows } from "../../../src/core/geometry/hex-footprint";

const grid = (type: 2 | 3 | 4 | 5) => createGrid({ type, size: 100, distance: 5, units: "ft", diagonals: "equidistant" });
const round = (spaces: readonly Space[]): number[][] => spaces.map(({ centre }) => [Math.round(centre.x), Math.round(centre.y)]);

describe("a token's ground on hexes", () => {
  test("a hex with a point up, its short diagonal the grid's size", () => {
    const [space] = grid(2).spacesOf({ x: 100, y: 173.205, width: 1, height: 1 });
    expect(space?.centre.x).toBe(150);
    expect(space?.centre.y).toBeCloseTo(230.94, 1);
    const expected = [[150, 173.2], [200, 202.07], [200, 259.8], [150, 288.67], [100, 259.8], [100, 202.07]];
    space?.corners.forEach(({ x, y }, i) => {
      expect([x, y]).toEqual([expected[i]?.[0], expect.closeTo(expected[i]?.[1] as number, 1)]);
    });
  });
  test("tokens that Foundry stores in whole pixels stand on the very same hex", () => {
    const spaces = (x: number, y: number): readonly Space[] => grid(2).spacesOf({ x, y, width: 1, height: 1 });
    expect(spaces(100, 173)).toEqual(spaces(100, 173.205));
  });
  test("neighbours share two corners exactly", () => {
    const corners = (x: number, y: number): string[] => (grid(2).spacesOf({ x, y, width: 1, height: 1 })[0]?.corners ?? []).map(({ x: cx, y: cy }) => `${cx} ${cy}`);
    const mine = corners(100, 173);
    for (const [x, y] of [[200, 173], [150, 260], [50, 260], [0, 173], [50, 87], [150, 87]] as const) {
      expect(corners(x, y).filter((corner) => mine.includes(corner))).toHaveLength(2);
    }
  });
  test("a tiny creature stands on a smaller hex", () => {
    const [space] = grid(2).spacesOf({ x: 0, y: 0, width: 0.5, height: 0.5 });
    expect(space?.centre).toEqual({ x: 25, y: 28.875 });
    expect(space?.corners[1]).toEqual({ x: 50, y: 14.4375 });
  });
  test.each([
    ["one", 1, 1, [[0, 1]]],
    ["a triangle of three, the wider row below", 2, 2, [[1, 1], [0, 2]]],
    ["a flower of seven", 3, 3, [[1, 2], [0, 3], [1, 2]]],
    ["twelve", 4, 4, [[2, 2], [1, 3], [0, 4], [1, 3]]],
    ["a row", 3, 1, [[0, 3]]],
    ["a column, in a zigzag", 1, 3, [[0, 1], [1, 1], [0, 1]]],
  ])("big tokens: %s", (_name, width, height, rows) => {
    expect(footprintRows(width, height).map(({ inset, count }) => [inset, count])).toEqual(rows);
  });
  test("a big token's hexes are the grid's own, next to one another", () => {
    expect(round(grid(2).spacesOf({ x: 50, y: 173, width: 3, height: 3 }))).toEqual([
      [150, 231], [250, 231], [100, 318], [200, 318], [300, 318], [150, 404], [250, 404],
    ]);
  });
  test("columns are rows on their side", () => {
    expect(round(grid(4).spacesOf({ x: 173, y: 50, width: 2, height: 2 }))).toEqual([[231, 150], [318, 100], [318, 200]]);
  });
});
