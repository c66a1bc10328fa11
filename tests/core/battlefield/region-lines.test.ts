import { describe, expect, it } from "vitest";
import type { RegionShape } from "../../../src/core/battlefield/types";
import { passesThroughRegion as passesThrough } from "../../../src/core/battlefield/region-area";
import { region } from "../../builders/battlefield";

const through = (shapes: readonly RegionShape[], a: readonly [number, number], b: readonly [number, number]): boolean =>
  passesThrough(region(shapes), { x: a[0], y: a[1], z: 0 }, { x: b[0], y: b[1], z: 0 });
const box: RegionShape = { type: "rectangle", x: 100, y: 100, width: 100, height: 100 };

describe("a line through a region", () => {
  it("passes when part of it lies inside: across, into, out of, within", () => {
    expect(through([box], [0, 150], [300, 150])).toBe(true);
    expect(through([box], [0, 150], [150, 150])).toBe(true);
    expect(through([box], [150, 150], [300, 0])).toBe(true);
    expect(through([box], [120, 120], [180, 150])).toBe(true);
    expect(through([box], [0, 0], [300, 300])).toBe(true);
  });

  it("does not pass when it misses, touches a corner, ends on the edge or runs along it", () => {
    expect(through([box], [0, 50], [300, 50])).toBe(false);
    expect(through([box], [0, 200], [200, 0])).toBe(false);
    expect(through([box], [0, 150], [100, 150])).toBe(false);
    expect(through([box], [0, 100], [300, 100])).toBe(false);
    expect(through([box], [200, 0], [200, 300])).toBe(false);
  });

  it("passes along the border that two parts of one region share", () => {
    const beside: RegionShape = { ...box, x: 200 };
    expect(through([box, beside], [200, 0], [200, 300])).toBe(true);
  });

  it("does not pass inside a hole", () => {
    const hole: RegionShape = { type: "rectangle", x: 120, y: 0, width: 60, height: 300, hole: true };
    expect(through([box, hole], [130, 0], [170, 300])).toBe(false);
    expect(through([box, hole], [110, 0], [110, 300])).toBe(true);
  });

  it.each<[string, RegionShape, boolean, boolean]>([
    ["circle", { type: "circle", x: 150, y: 150, radius: 50 }, true, false],
    ["ellipse", { type: "ellipse", x: 150, y: 150, radiusX: 80, radiusY: 20 }, true, false],
    ["turned ellipse", { type: "ellipse", x: 150, y: 150, radiusX: 80, radiusY: 20, rotation: 90 }, true, true],
    ["polygon", { type: "polygon", points: [100, 200, 150, 100, 200, 200] }, true, false],
    ["turned rectangle", { ...box, rotation: 45 }, true, true],
  ])("%s", (_what, shape, middle, near) => {
    expect(through([shape], [0, 150], [300, 150])).toBe(middle);
    expect(through([shape], [0, 90], [300, 90])).toBe(near);
  });

  it("counts heights: it passes only where it is between bottom and top", () => {
    const low = region([box], [], { elevation: { bottom: 0, top: 5 } });
    const at = (z0: number, z1: number): boolean =>
      passesThrough(low, { x: 0, y: 150, z: z0 }, { x: 300, y: 150, z: z1 });
    expect([at(0, 0), at(6, 6), at(0, 30), at(0, 5)]).toEqual([true, false, false, true]);
  });
});
