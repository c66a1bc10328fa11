import { describe, expect, it } from "vitest";
import type { Size } from "../../../src/core/battlefield/types";
import { field, scene, token } from "../../builders/battlefield";

describe("the size of a creature", () => {
  it.each<[width: number, size: Size]>([
    [0.25, "tiny"], [0.5, "tiny"], [0.75, "medium"], [1, "medium"], [1.5, "large"], [2, "large"], [3, "huge"], [4, "gargantuan"], [5, "colossal"],
  ])("follows from a width of %f: %s", (width, size) => {
    expect(field({ tokens: [token("a", 0, 0, { width })] }).body("a").size).toBe(size);
  });

  it("is its own where one is given", () => {
    expect(field({ tokens: [token("a", 0, 0, { width: 2, size: "small" })] }).body("a").size).toBe("small");
  });
});

describe("the height of a body", () => {
  it.each<[size: Size, feet: number]>([
    ["fine", 0.5], ["diminutive", 0.5], ["tiny", 1], ["small", 3], ["medium", 6], ["large", 12], ["huge", 24], ["gargantuan", 48], ["colossal", 64],
  ])("of a %s creature is %f ft", (size, feet) => {
    const body = field({ tokens: [token("a", 0, 0, { size, elevation: 10 })] }).body("a");
    expect([body.bottom, body.top]).toEqual([10, 10 + feet]);
  });

  it.each([["m", 1.5, 1.8], ["squares", 1, 1.2], ["ft", 9, 6]])("is in the scene's units (%s)", (units, distance, top) => {
    const tokens = [token("a", 0, 0)];
    expect(field({ scene: scene({ grid: { units, distance } }), tokens }).body("a").top).toBeCloseTo(top);
  });

  it("is halved for the prone, but not a height of its own", () => {
    const tokens = [token("a", 0, 0, { conditions: ["prone"] }), token("b", 0, 0, { conditions: ["prone"], bodyHeight: 7 })];
    expect(field({ tokens }).body("a").top).toBe(3);
    expect(field({ tokens }).body("b").top).toBe(7);
  });
});

describe("the ground of a body", () => {
  it("is centred on its spaces, on the lattice", () => {
    const body = field({ tokens: [token("a", 100.03, 200, { width: 2, height: 2 })] }).body("a");
    expect(body.spaces).toHaveLength(4);
    expect(body.centre).toEqual({ x: 200, y: 300 });
    expect(body.bounds).toEqual({ minX: 100, minY: 200, maxX: 300, maxY: 400 });
  });

  it("of a token of one and a half spaces ends where the token ends", () => {
    const body = field({ tokens: [token("a", 0, 0, { width: 1.5, height: 1.5 })] }).body("a");
    expect(body.spaces).toHaveLength(4);
    expect(body.centre).toEqual({ x: 75, y: 75 });
  });
});
