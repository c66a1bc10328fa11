import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGrid, type GridSpec, type TokenRectangle } from "../../../src/core/geometry/grid";

const spec = (change: Partial<GridSpec> = {}): GridSpec => ({ type: 1, size: 100, distance: 5, units: "ft", diagonals: "exact", ...change });
const token = (x: number, y: number, width = 1, height = width): TokenRectangle => ({ x, y, width, height });

/** A token of one space on the hex at a column of a row (on types 4 and 5, at a row of a column). */
function hexToken(type: number, column: number, row: number): TokenRectangle {
  const shifted = type % 2 === 1 ? 50 : 0;
  const along = column * 100 + (row % 2 === 0 ? shifted : 50 - shifted);
  const across = row * 100 * Math.sqrt(0.75);
  return type < 4 ? token(along, across) : token(across, along);
}

/** Distance and touching between two tokens. */
function between(grid: ReturnType<typeof createGrid>, a: TokenRectangle, b: TokenRectangle, rise = 0): [number, boolean] {
  const [from, to] = [grid.spacesOf(a), grid.spacesOf(b)];
  return [grid.distance(from, to, rise), grid.touching(from, to)];
}

describe("a rule's feet in scene units", () => {
  test.each<[string, number, number]>([
    ["ft", 5, 30], ["Feet", 5, 30], ["ft", 10, 30], ["m", 1.5, 9], ["metres", 2, 9], ["м", 1.5, 9], ["", 1, 6], ["sq", 1, 6],
    ["spaces", 1, 6], ["yards", 9, 54], ["км", 1, 6],
  ])("30 ft where a square is %s %d", (units, distance, expected) => {
    expect(createGrid(spec({ units, distance })).feet(30)).toBeCloseTo(expected, 9);
  });
});

describe("a bad grid is refused by name", () => {
  test.each<[Partial<GridSpec>, string]>([
    [{ size: 0 }, "grid.size: got 0, expected a positive number"],
    [{ distance: -5 }, "grid.distance: got -5, expected a positive number"],
    [{ size: NaN }, "grid.size: got NaN, expected a positive number"],
    [{ type: 7 as never }, "grid.type: got 7, expected a whole number from 0 to 5"],
  ])("%j", (change, message) => {
    expect(() => createGrid(spec(change))).toThrow(new RangeError(message));
  });
});

describe.each([["squares", 1], ["no grid", 0]] as const)("a token's ground on %s", (_name, type) => {
  const grid = createGrid(spec({ type }));
  const boxes = (rect: TokenRectangle): number[][] =>
    grid.spacesOf(rect).map(({ corners }) => [corners[0]?.x ?? NaN, corners[0]?.y ?? NaN, corners[2]?.x ?? NaN, corners[2]?.y ?? NaN]);
  test("is its cell", () => {
    expect(grid.spacesOf(token(200, 300))).toEqual([
      { centre: { x: 250, y: 350 }, corners: [{ x: 200, y: 300 }, { x: 300, y: 300 }, { x: 300, y: 400 }, { x: 200, y: 400 }] },
    ]);
  });
  test("is cut from its own corner, the last ones smaller, where it is a space and a half", () => {
    expect(boxes(token(500, 175, 1.5))).toEqual([[500, 175, 600, 275], [600, 175, 650, 275], [500, 275, 600, 325], [600, 275, 650, 325]]);
  });
  test("is its own size where it is tiny", () => {
    expect(boxes(token(25, 25, 0.5))).toEqual([[25, 25, 75, 75]]);
  });
  test("may be oblong", () => {
    expect(boxes(token(0, 0, 3, 1))).toEqual([[0, 0, 100, 100], [100, 0, 200, 100], [200, 0, 300, 100]]);
  });
  test("covers the token's rectangle without a gap", () => {
    const sixteenths = fc.integer({ min: 4, max: 80 }).map((n) => n / 16);
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }), sixteenths, sixteenths, (x, y, width, height) => {
        const area = boxes({ x, y, width, height }).reduce((sum, [left = 0, top = 0, right = 0, bottom = 0]) => sum + (right - left) * (bottom - top), 0);
        expect(area).toBeCloseTo(width * height * 10_000, 6);
      }),
    );
  });
});

describe("distance on squares", () => {
  const rules = ["equidistant", "exact", "approximate", "alternating"] as const;
  test.each<[string, number, number, number, readonly [number, number, number, number]]>([
    ["the same space", 0, 0, 0, [0, 0, 0, 0]],
    ["next to it", 1, 0, 0, [5, 5, 5, 5]],
    ["diagonally beside it", 1, 1, 0, [5, 5 * Math.SQRT2, 7.5, 5]],
    ["two diagonals", 2, 2, 0, [10, 10 * Math.SQRT2, 15, 15]],
    ["three diagonals", 3, 3, 0, [15, 15 * Math.SQRT2, 22.5, 20]],
    ["four by three", 4, 3, 0, [20, 5 + 15 * Math.SQRT2, 27.5, 25]],
    ["straight above", 0, 0, 30, [30, 30, 30, 30]],
    ["four across and three up", 4, 0, 15, [20, 5 + 15 * Math.SQRT2, 27.5, 25]],
    ["three ways at once", 2, 2, 10, [10, 10 * Math.sqrt(3), 15, 15]],
  ])("%s", (_where, dx, dy, rise, expected) => {
    rules.forEach((diagonals, i) => {
      const grid = createGrid(spec({ diagonals }));
      expect(between(grid, token(300, 300), token(300 + dx * 100, 300 + dy * 100), rise)[0]).toBeCloseTo(expected[i] as number, 9);
    });
  });
  test("a small rise on a long diagonal takes nothing away", () => {
    expect(between(createGrid(spec({ diagonals: "alternating" })), token(0, 0), token(400, 400), 1)[0]).toBe(30);
  });
  test("is taken between the nearest spaces of big tokens", () => {
    expect(between(createGrid(spec()), token(0, 0, 2), token(400, 100, 3))).toEqual([15, false]);
  });
  test("a tiny creature counts where its cell is", () => {
    const grid = createGrid(spec());
    expect(between(grid, token(25, 25, 0.5), token(100, 0))).toEqual([5, true]);
    expect(between(grid, token(0, 0, 0.5), token(250, 50, 0.5))).toEqual([10, false]);
    expect(between(grid, token(0, 0, 0.5), token(50, 50, 0.5))).toEqual([0, true]);
  });
  test("off the grid counts whole spaces, and touching is touching", () => {
    const grid = createGrid(spec());
    expect(between(grid, token(0, 0), token(130, 0))).toEqual([5, false]);
    expect(between(grid, token(30, 0), token(130, 0))).toEqual([5, true]);
    expect(between(grid, token(0, 0), token(160, 0))).toEqual([10, false]);
  });
});

describe("distance on hexes", () => {
  test.each([2, 3, 4, 5] as const)("counts steps on type %i, and six neighbours touch", (type) => {
    const grid = createGrid(spec({ type, diagonals: "equidistant" }));
    const hex = (column: number, row: number): TokenRectangle => hexToken(type, column, row);
    const middle = hex(5, 4);
    const reach = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) => [-3, -2, -1, 0, 1, 2, 3].map((column) => between(grid, middle, hex(5 + column, 4 + row))));
    const count = (steps: number): number => reach.filter(([distance]) => distance === steps * 5).length;
    expect([count(0), count(1), count(2)]).toEqual([1, 6, 12]);
    expect(reach.every(([distance, touching]) => touching === distance <= 5)).toBe(true);
  });
  test("joins a rise by the diagonal rule", () => {
    const far = token(400, 0);
    expect(between(createGrid(spec({ type: 2, diagonals: "exact" })), token(0, 0), far, 15)[0]).toBeCloseTo(5 + 15 * Math.SQRT2, 9);
    expect(between(createGrid(spec({ type: 2, diagonals: "equidistant" })), token(0, 0), far, 15)[0]).toBe(20);
  });
});

describe("distance without a grid", () => {
  test("is a straight line between the middles of the nearest spaces", () => {
    const grid = createGrid(spec({ type: 0 }));
    expect(between(grid, token(0, 0), token(300, 400))).toEqual([25, false]);
    expect(between(grid, token(0, 0), token(100, 0))).toEqual([5, true]);
    expect(between(grid, token(0, 0, 2), token(400, 0), 20)[0]).toBeCloseTo(25, 9);
  });
});

describe.each([0, 1, 2, 3, 4, 5] as const)("on a grid of type %i", (type) => {
  const rule = fc.constantFrom(...(["equidistant", "exact", "approximate", "alternating"] as const));
  const size = fc.constantFrom(0.5, 1, 1.5, 2, 3);
  const rectangle = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }), width: size, height: size });
  const rise = fc.integer({ min: 0, max: 60 });
  test("distance and touching are the same from both sides", () => {
    fc.assert(
      fc.property(rule, rectangle, rectangle, rise, (diagonals, a, b, up) => {
        const grid = createGrid(spec({ type, diagonals }));
        expect(between(grid, a, b, up)).toEqual(between(grid, b, a, -up));
      }),
    );
  });
  test("they stay the same when both move by whole spaces", () => {
    // On hexes every second row is a whole space away without a step to the side.
    const along = 100;
    const across = type < 2 ? 100 : 200 * Math.sqrt(0.75);
    const [dx, dy] = type >= 4 ? [across, along] : [along, across];
    const onHex = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })).map(([column, row]) => hexToken(type, column, row));
    const standing = type < 2 ? rectangle : onHex;
    fc.assert(
      fc.property(rule, standing, standing, fc.integer({ min: -9, max: 9 }), (diagonals, a, b, n) => {
        const grid = createGrid(spec({ type, diagonals }));
        const move = (r: TokenRectangle): TokenRectangle => ({ ...r, x: r.x + n * dx, y: r.y + n * dy });
        const [before, after] = [between(grid, a, b), between(grid, move(a), move(b))];
        expect(after[0]).toBeCloseTo(before[0], 9);
        expect(after[1]).toBe(before[1]);
      }),
    );
  });
  test("a greater rise is never nearer, and no way is shorter than the rise", () => {
    fc.assert(
      fc.property(rule, rectangle, rectangle, rise, rise, (diagonals, a, b, up, more) => {
        const grid = createGrid(spec({ type, diagonals }));
        const [low] = between(grid, a, b, up);
        expect(between(grid, a, b, up + more)[0]).toBeGreaterThanOrEqual(low - 1e-9);
        expect(low).toBeGreaterThanOrEqual(up - 1e-9);
      }),
    );
  });
  test("a token stands on its own ground: nought away and touching", () => {
    fc.assert(
      fc.property(rule, rectangle, (diagonals, a) => {
        expect(between(createGrid(spec({ type, diagonals })), a, a)).toEqual([0, true]);
      }),
    );
  });
});
