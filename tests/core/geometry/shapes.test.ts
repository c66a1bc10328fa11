import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createArea } from "../../../src/core/geometry/area";
import { passesThroughConvex, stretchInConvex } from "../../../src/core/geometry/convex";
import { stretchesWithin, totalLength } from "../../../src/core/geometry/intervals";
import { distanceBetween, pointAt, type Point } from "../../../src/core/geometry/point";
import { polygonContains } from "../../../src/core/geometry/polygon";
import { meetingOf, pointSegmentDistance } from "../../../src/core/geometry/segment";
import type { Shape } from "../../../src/core/geometry/shape";
import { place } from "./arbitraries";

const at = (x: number, y: number): Point => ({ x, y });
const polygon = (corners: readonly Point[]): Shape => ({ type: "polygon", points: corners.flatMap(({ x, y }) => [x, y]) });
const square = [at(10, 10), at(30, 10), at(30, 30), at(10, 30)];

describe("two segments", () => {
  test.each([
    ["crossing", [0, 0], [20, 20], [0, 20], [20, 0]],
    ["touching", [0, 0], [20, 0], [10, 0], [10, 10]],
    ["touching", [0, 0], [20, 0], [20, 0], [40, 10]],
    ["touching", [0, 0], [20, 0], [20, 0], [40, 0]],
    ["overlapping", [0, 0], [20, 0], [10, 0], [40, 0]],
    ["overlapping", [0, 0], [40, 0], [10, 0], [20, 0]],
    ["apart", [0, 0], [20, 0], [30, 0], [40, 0]],
    ["apart", [0, 0], [20, 0], [0, 5], [20, 5]],
    ["apart", [0, 0], [20, 0], [30, -10], [30, 10]],
  ] as const)("%s", (expected, a, b, c, d) => {
    const [p, q, r, s] = ([a, b, c, d] as const).map(([x, y]) => at(x, y)) as [Point, Point, Point, Point];
    expect([meetingOf(p, q, r, s), meetingOf(r, s, q, p)]).toEqual([expected, expected]);
  });
  test("a point's distance from a segment is that from its nearest point", () => {
    expect(pointSegmentDistance(5, 5, 0, 0, 10, 0)).toBe(5);
    expect(pointSegmentDistance(-3, 4, 0, 0, 10, 0)).toBe(5);
    expect(pointSegmentDistance(3, 4, 0, 0, 0, 0)).toBe(5);
  });
});

describe("a line through a creature's square", () => {
  test.each<[string, Point, Point, boolean]>([
    ["through the middle", at(0, 20), at(40, 20), true],
    ["through two corners", at(0, 0), at(40, 40), true],
    ["along a side", at(0, 10), at(40, 10), false],
    ["past a corner", at(0, 20), at(20, 0), false],
    ["ending on a side", at(0, 20), at(10, 20), false],
    ["ending on a corner", at(0, 0), at(10, 10), false],
    ["beginning inside", at(20, 20), at(40, 20), true],
    ["beside it", at(0, 5), at(40, 5), false],
    ["short of it", at(0, 20), at(5, 20), false],
    ["wholly inside", at(15, 15), at(20, 20), true],
  ])("%s", (_where, a, b, passes) => {
    for (const corners of [square, square.toReversed()]) {
      expect([passesThroughConvex(corners, a, b), passesThroughConvex(corners, b, a)]).toEqual([passes, passes]);
      expect(stretchInConvex(corners, a, b) !== null).toBe(passes);
    }
  });
  test("is inside for as long as it is inside the polygon", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(a.x !== b.x || a.y !== b.y);
        const own = stretchInConvex(square, a, b);
        const general = createArea([polygon(square)]).stretches(a, b);
        expect(own === null ? 0 : own[1] - own[0]).toBeCloseTo(totalLength(general), 9);
        expect(passesThroughConvex(square, a, b)).toBe(general.length > 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a concave polygon", () => {
  // A U that opens to the north.
  const u = [at(0, 0), at(10, 0), at(10, 20), at(20, 20), at(20, 0), at(30, 0), at(30, 30), at(0, 30)];
  test("holds what is inside, and its outline as asked", () => {
    expect([at(5, 5), at(15, 25), at(15, 5), at(40, 5)].map((point) => polygonContains(u, point, false))).toEqual([true, true, false, false]);
    expect([at(10, 5), at(0, 0), at(15, 20)].map((point) => [polygonContains(u, point, true), polygonContains(u, point, false)])).toEqual([[true, false], [true, false], [true, false]]);
  });
  const area = createArea([polygon(u)]);
  test("is crossed twice by a line through both its arms", () => {
    expect(area.stretches(at(-10, 10), at(40, 10))).toEqual([[0.2, 0.4], [0.6, 0.8]]);
  });
  test("is not entered by a line along its sides", () => {
    expect(area.stretches(at(10, -10), at(10, 20))).toEqual([]);
    expect(area.stretches(at(10, -10), at(10, 40))).toEqual([[0.6, 0.8]]);
  });
  test("has as much of a line as its samples say", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const samples = Array.from({ length: 400 }, (_, i) => polygonContains(u, pointAt(a, b, (i + 0.5) / 400), false));
        expect(totalLength(area.stretches(a, b))).toBeCloseTo(distanceBetween(a, b) === 0 ? 0 : samples.filter(Boolean).length / 400, 1);
      }),
    );
  });
});

describe("areas", () => {
  const shapes: Record<string, Shape> = {
    rectangle: { type: "rectangle", x: 10, y: 20, width: 40, height: 20 },
    turned: { type: "rectangle", x: 10, y: 20, width: 40, height: 20, rotation: 90 },
    ellipse: { type: "ellipse", x: 30, y: 30, radiusX: 20, radiusY: 10 },
    "turned ellipse": { type: "ellipse", x: 30, y: 30, radiusX: 20, radiusY: 10, rotation: 90 },
    circle: { type: "circle", x: 30, y: 30, radius: 20 },
    polygon: { type: "polygon", points: [10, 10, 50, 10, 30, 50] },
  };
  test.each<[string, Point, boolean]>([
    ["rectangle", at(12, 22), true], ["rectangle", at(10, 20), true], ["rectangle", at(30, 12), false],
    ["turned", at(30, 12), true], ["turned", at(12, 22), false],
    ["ellipse", at(48, 30), true], ["ellipse", at(30, 45), false], ["ellipse", at(50, 30), true],
    ["turned ellipse", at(30, 45), true], ["turned ellipse", at(48, 30), false],
    ["circle", at(44, 44), true], ["circle", at(46, 46), false],
    ["polygon", at(30, 40), true], ["polygon", at(12, 40), false],
  ])("a %s and the place %j", (name, point, inside) => {
    expect(createArea([shapes[name] as Shape]).contains(point)).toBe(inside);
  });
  test("lengths inside a circle are chords", () => {
    const area = createArea([shapes.circle as Shape]);
    expect(area.lengthInside(at(0, 30), at(100, 30))).toBeCloseTo(40, 9);
    expect(area.lengthInside(at(30, 30), at(100, 30))).toBeCloseTo(20, 9);
    expect([area.crosses(at(0, 10), at(60, 10)), area.crosses(at(0, 10.5), at(60, 10.5))]).toEqual([false, true]);
  });
  test("a hole takes away from what came before it, and only that", () => {
    const hole: Shape = { type: "rectangle", x: 20, y: 0, width: 10, height: 100, hole: true };
    const wide: Shape = { type: "rectangle", x: 0, y: 0, width: 60, height: 60 };
    const refilled: Shape = { type: "circle", x: 25, y: 30, radius: 4 };
    const area = createArea([wide, hole, refilled]);
    expect([at(10, 10), at(25, 10), at(25, 30), at(20, 10), at(40, 10)].map((point) => area.contains(point))).toEqual([true, false, true, true, true]);
    expect(area.stretches(at(0, 10), at(60, 10)).map(([from, to]) => [from * 60, to * 60])).toEqual([[0, 20], [30, 60]]);
    expect(area.lengthInside(at(0, 30), at(60, 30))).toBeCloseTo(58, 9);
  });
  test("pieces that overlap or meet count once", () => {
    const area = createArea([{ type: "rectangle", x: 0, y: 0, width: 30, height: 10 }, { type: "rectangle", x: 20, y: 0, width: 30, height: 10 }, { type: "rectangle", x: 50, y: 0, width: 10, height: 10 }]);
    expect(area.stretches(at(0, 5), at(60, 5))).toEqual([[0, 1]]);
  });
  test("the seam of two pieces is inside, their outer edge is not", () => {
    const area = createArea([{ type: "rectangle", x: 0, y: 0, width: 30, height: 10 }, { type: "rectangle", x: 0, y: 10, width: 30, height: 10 }]);
    expect(area.stretches(at(-30, 10), at(30, 10))).toEqual([[0.5, 1]]);
    expect(area.crosses(at(-30, 20), at(30, 20))).toBe(false);
  });
  test("nothing, and only holes, hold nothing", () => {
    const empty = [createArea([]), createArea([{ type: "circle", x: 0, y: 0, radius: 9, hole: true }])];
    expect(empty.map((area) => [area.bounds, area.contains(at(0, 0)), area.crosses(at(-9, 0), at(9, 0))])).toEqual([[null, false, false], [null, false, false]]);
  });
  test("every shape has as much of a line as its samples say", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(shapes)), place, place, (shape, a, b) => {
        fc.pre(distanceBetween(a, b) > 0);
        const area = createArea([shape]);
        const samples = Array.from({ length: 400 }, (_, i) => area.contains(pointAt(a, b, (i + 0.5) / 400)));
        // A line along an edge is outside, while the places on the edge belong to the area.
        fc.pre(area.crosses(a, b));
        expect(totalLength(area.stretches(a, b))).toBeCloseTo(samples.filter(Boolean).length / 400, 1);
      }),
    );
  });
  test.each<[Shape, string]>([
    [{ type: "rectangle", x: 0, y: 0, width: 0, height: 5 }, "shape.width: got 0, expected a positive number"],
    [{ type: "circle", x: 0, y: 0, radius: -1 }, "shape.radius: got -1, expected a positive number"],
    [{ type: "ellipse", x: 0, y: 0, radiusX: 1, radiusY: NaN }, "shape.radiusY: got NaN, expected a positive number"],
    [{ type: "polygon", points: [0, 0, 1, 1] }, "shape.points: got 4 numbers, expected an even number of at least 6"],
  ])("a shape without extent is refused by name: %j", (shape, message) => {
    expect(() => createArea([shape])).toThrow(new RangeError(message));
  });
});

describe("stretches of a line that rises", () => {
  test.each<[string, number, number, number | null, number | null, readonly (readonly [number, number])[]]>([
    ["are cut to the heights between bottom and top", 0, 10, 2, 8, [[0.2, 0.4], [0.6, 0.8]]],
    ["are cut when it falls, too", 10, 0, null, 7, [[0.3, 0.4], [0.6, 1]]],
    ["are whole where there is neither", 0, 10, null, null, [[0, 0.4], [0.6, 1]]],
    ["count at the bottom of what it runs level through", 5, 5, 5, 8, [[0, 0.4], [0.6, 1]]],
    ["do not count at its top", 8, 8, 5, 8, []],
  ])("%s", (_what, from, to, bottom, top, expected) => {
    const cut = stretchesWithin([[0, 0.4], [0.6, 1]], from, to, bottom, top);
    expect(cut).toHaveLength(expected.length);
    cut.forEach(([a, b], i) => {
      expect(a).toBeCloseTo(expected[i]?.[0] ?? NaN, 9);
      expect(b).toBeCloseTo(expected[i]?.[1] ?? NaN, 9);
    });
  });
});
