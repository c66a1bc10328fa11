import { describe, expect, it } from "vitest";
import { collisionsAlong } from "../../../playground/client/canvas/sight/collision";
import { Edge, type EdgeOptions } from "../../../playground/client/canvas/sight/edge";
import type { PolygonConfig } from "../../../playground/client/canvas/sight/edge-rules";

const upright = (x: number, options: EdgeOptions): Edge => new Edge({ x, y: -100 }, { x, y: 100 }, options);
const here = { x: 0, y: 0 };
const there = { x: 1000, y: 0 };
const hits = (edges: Edge[], config: Partial<PolygonConfig> = {}, from = here, to = there): number[] =>
  collisionsAlong(edges, from, to, { type: "sight", ...config }).map(({ x }) => x);

describe("what a ray meets", () => {
  it.each([
    ["nothing", [], []],
    ["one solid edge", [upright(300, { sight: 20 })], [300]],
    ["solid edges, nearest first", [upright(700, { sight: 20 }), upright(300, { sight: 20 })], [300, 700]],
    ["an edge that restricts another channel only", [upright(300, { move: 20 })], []],
    ["one limited edge, which lets it pass", [upright(300, { sight: 10 })], []],
    ["two limited edges: the second stops", [upright(300, { sight: 10 }), upright(500, { sight: 10 })], [500]],
    ["a solid edge behind a limited one", [upright(300, { sight: 10 }), upright(500, { sight: 20 })], [500]],
    ["a solid edge before a limited one: both", [upright(300, { sight: 20 }), upright(500, { sight: 10 })], [300, 500]],
    ["an edge at the very origin, which does not count", [new Edge({ x: 0, y: -100 }, { x: 1, y: 100 }, { sight: 20 })].map(() => new Edge({ x: -50, y: -50 }, { x: 50, y: 50.001 }, { sight: 20 })), []],
  ] as const)("is %s", (_name, edges, expected) => {
    expect(hits([...edges])).toEqual(expected);
  });

  it("a wall in line with the origin hides nothing", () => {
    expect(hits([new Edge({ x: 100, y: 0 }, { x: 200, y: 0 }, { sight: 20 })])).toEqual([]);
  });
});

describe("a one-way wall", () => {
  // Left of the wall a to b is where the signed area is negative: for a downward wall that is the side of larger x.
  const down = (direction: number): Edge => new Edge({ x: 500, y: -100 }, { x: 500, y: 100 }, { sight: 20, direction });

  it.each([
    [1, here, there],
    [2, there, here],
  ])("of direction %i stops from one side and not from the other", (direction, from, to) => {
    const side = down(direction).orientPoint(from);
    const stopped = side !== direction;
    expect(hits([down(direction)], {}, from, to)).toEqual(stopped ? [500] : []);
    expect(hits([down(direction)], {}, to, from)).toEqual(stopped ? [] : [500]);
  });

  it("tells its sides by the sign of (Ay-Oy)(Bx-Ox)-(Ax-Ox)(By-Oy): below zero left, above right", () => {
    const edge = down(0);
    const sign = (o: { x: number; y: number }): number => (-100 - o.y) * (500 - o.x) - (500 - o.x) * (100 - o.y);
    for (const point of [here, there]) expect(edge.orientPoint(point)).toBe(sign(point) < 0 ? 1 : 2);
  });

  it("drawn the other way round stops the other side", () => {
    const reversed = new Edge({ x: 500, y: 100 }, { x: 500, y: -100 }, { sight: 20, direction: 1 });
    expect(hits([reversed]).length).not.toBe(hits([down(1)]).length);
  });

  it("stops from both sides where direction is not asked about", () => {
    for (const [from, to] of [[here, there], [there, here]] as const) expect(hits([down(1)], { wallDirectionMode: 2 }, from, to)).toEqual([500]);
  });
});

describe("a threshold", () => {
  const threshold = { light: null, sight: 10, sound: null, attenuation: false };
  const edge = (sight: number): Edge => upright(300, { sight, threshold, distancePixels: 20 });

  it.each([
    ["proximity", 30, 150, false],
    ["proximity", 30, 0, true],
    ["distance", 40, 150, true],
    ["distance", 40, 0, false],
  ] as const)("of %s (%i) from x = %i stops: %s", (_name, sight, x, stops) => {
    expect(hits([edge(sight)], { useThreshold: true }, { x, y: 0 })).toEqual(stops ? [300] : []);
  });

  it("is not looked at unless asked for", () => {
    expect(hits([edge(30)], {}, { x: 150, y: 0 })).toEqual([300]);
  });
});
