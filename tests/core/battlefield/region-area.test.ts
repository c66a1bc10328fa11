import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regionContains, sharesLevel, withinElevation, withinShapes } from "../../../src/core/battlefield/region-area";
import type { RegionShape } from "../../../src/core/battlefield/types";
import { region } from "../../builders/battlefield";

const SQUARE: RegionShape = { type: "rectangle", x: 0, y: 0, width: 100, height: 100 };
const HOLE: RegionShape = { type: "rectangle", x: 25, y: 25, width: 50, height: 50, hole: true };

describe("a place lies within shapes", () => {
  it.each<[title: string, shapes: RegionShape[], x: number, y: number, inside: boolean]>([
    ["in a rectangle", [SQUARE], 50, 50, true],
    ["on its edge", [SQUARE], 100, 50, true],
    ["on its corner", [SQUARE], 0, 0, true],
    ["beside it", [SQUARE], 101, 50, false],
    ["in a hole", [SQUARE, HOLE], 50, 50, false],
    ["on the edge of a hole", [SQUARE, HOLE], 25, 50, true],
    ["beside a hole", [SQUARE, HOLE], 10, 10, true],
    ["in a hole that is filled later", [SQUARE, HOLE, { type: "circle", x: 50, y: 50, radius: 10 }], 50, 50, true],
    ["in a hole that came before", [HOLE, SQUARE], 50, 50, true],
    ["in a circle", [{ type: "circle", x: 0, y: 0, radius: 50 }], 30, 40, true],
    ["outside a circle", [{ type: "circle", x: 0, y: 0, radius: 50 }], 31, 40, false],
    ["in a lying ellipse", [{ type: "ellipse", x: 0, y: 0, radiusX: 100, radiusY: 10 }], 90, 0, true],
    ["outside it turned upright", [{ type: "ellipse", x: 0, y: 0, radiusX: 100, radiusY: 10, rotation: 90 }], 90, 0, false],
    ["in it turned upright", [{ type: "ellipse", x: 0, y: 0, radiusX: 100, radiusY: 10, rotation: 90 }], 0, 90, true],
    ["in a rectangle turned by 45 degrees", [{ ...SQUARE, rotation: 45 }], 50, -15, true],
    ["in the corner that it left", [{ ...SQUARE, rotation: 45 }], 2, 2, false],
    ["in a triangle", [{ type: "polygon", points: [0, 0, 100, 0, 0, 100] }], 30, 30, true],
    ["outside a triangle", [{ type: "polygon", points: [0, 0, 100, 0, 0, 100] }], 60, 60, false],
    ["on a triangle's long side", [{ type: "polygon", points: [0, 0, 100, 0, 0, 100] }], 50, 50, true],
    ["on a polygon's corner", [{ type: "polygon", points: [0, 0, 100, 0, 0, 100] }], 100, 0, true],
    ["level with a polygon's corner", [{ type: "polygon", points: [0, 0, 50, 50, 0, 100] }], 25, 50, true],
    ["beyond that corner", [{ type: "polygon", points: [0, 0, 50, 50, 0, 100] }], 75, 50, false],
    ["in no shape", [], 0, 0, false],
  ])("%s", (_title, shapes, x, y, inside) => {
    expect(withinShapes(region(shapes), { x, y })).toBe(inside);
  });

  it("a polygon with a rectangle's corners is that rectangle, whichever way it runs", () => {
    const corners = [[0, 0], [100, 0], [100, 100], [0, 100]];
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 120 }), fc.integer({ min: -20, max: 120 }), fc.nat(3), fc.boolean(), (x, y, start, back) => {
        const turned = [...corners.slice(start), ...corners.slice(0, start)];
        const points = (back ? turned.toReversed() : turned).flat();
        expect(withinShapes(region([{ type: "polygon", points }]), { x, y })).toBe(withinShapes(region([SQUARE]), { x, y }));
      }),
    );
  });
});

describe("an elevation lies within", () => {
  it.each([
    [null, null, -1000, true], [0, null, 1000, true], [null, 10, -1000, true],
    [0, 10, 0, true], [0, 10, 9.99, true], [0, 10, 10, false], [0, 10, -1, false], [null, 10, 10, false],
    [5, 5, 5, true], [5, 5, 4, false], [5, 5, 6, false],
  ])("%s to %s: %f is %s", (bottom, top, elevation, within) => {
    expect(withinElevation(region([], [], { elevation: { bottom, top } }), elevation)).toBe(within);
  });
});

it.each([
  [[], [], true], [["a"], [], true], [[], ["a"], true], [["a"], ["a", "b"], true], [["a"], ["b"], false],
])("levels %j and %j meet: %s", (a, b, meet) => {
  expect(sharesLevel(a, b)).toBe(meet);
});

it("a place lies in a region when shapes, elevation and level all hold", () => {
  const fog = region([SQUARE], [], { elevation: { bottom: 0, top: 10 }, levels: ["hall"] });
  expect(regionContains(fog, { x: 50, y: 50 }, 5, ["hall"])).toBe(true);
  expect(regionContains(fog, { x: 150, y: 50 }, 5, ["hall"])).toBe(false);
  expect(regionContains(fog, { x: 50, y: 50 }, 15, ["hall"])).toBe(false);
  expect(regionContains(fog, { x: 50, y: 50 }, 5, ["loft"])).toBe(false);
});
