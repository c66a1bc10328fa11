import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outlineContains } from "../../../playground/shared/geometry/region-shape";
import { collisionsAlong } from "../../../playground/client/canvas/sight/collision";
import { Edge } from "../../../playground/client/canvas/sight/edge";
import { visibilityOutline } from "../../../playground/client/canvas/sight/sweep";

const area = (outline: readonly number[]): number => {
  let twice = 0;
  for (let n = 0; n < outline.length; n += 2) {
    const m = (n + 2) % outline.length;
    twice += (outline[n] ?? 0) * (outline[m + 1] ?? 0) - (outline[m] ?? 0) * (outline[n + 1] ?? 0);
  }
  return Math.abs(twice) / 2;
};
const origin = { x: 0, y: 0 };

describe("what a source reaches", () => {
  it("is a disc in the open", () => {
    expect(area(visibilityOutline([], origin, { type: "light", radius: 300 }))).toBeCloseTo(Math.PI * 300 * 300, -4);
  });

  it("is a slice of it with a limited angle, pointing to +y at rotation 0", () => {
    const cone = visibilityOutline([], origin, { type: "light", radius: 300, angle: 90, rotation: 0 });
    expect(area(cone)).toBeCloseTo((Math.PI * 300 * 300) / 4, -3);
    expect(outlineContains(cone, { x: 0, y: 200 })).toBe(true);
    expect(outlineContains(cone, { x: 0, y: -200 })).toBe(false);
    expect(outlineContains(visibilityOutline([], origin, { type: "light", radius: 300, angle: 90, rotation: 90 }), { x: -200, y: 0 })).toBe(true);
  });

  it("ends at a wall, and goes on behind its ends", () => {
    const outline = visibilityOutline([new Edge({ x: 100, y: -50 }, { x: 100, y: 50 }, { light: 20 })], origin, { type: "light", radius: 300 });
    expect(outlineContains(outline, { x: 99, y: 0 })).toBe(true);
    expect(outlineContains(outline, { x: 101, y: 0 })).toBe(false);
    expect(outlineContains(outline, { x: 200, y: 90 })).toBe(false);
    expect(outlineContains(outline, { x: 200, y: 110 })).toBe(true);
  });

  it("does not leak where two walls meet", () => {
    const corner = [new Edge({ x: 100, y: -80 }, { x: 120, y: 0 }, { sight: 20 }), new Edge({ x: 120, y: 0 }, { x: 100, y: 80 }, { sight: 20 })];
    const outline = visibilityOutline(corner, origin, { type: "sight", radius: 1000 });
    for (let y = -40; y <= 40; y++) expect(outlineContains(outline, { x: 300, y })).toBe(false);
  });

  it("holds exactly the points that a ray to them does not collide before", () => {
    const coordinate = fc.integer({ min: -400, max: 400 });
    const wall = fc.record({ a: fc.tuple(coordinate, coordinate), b: fc.tuple(coordinate, coordinate), sight: fc.constantFrom(10, 20), direction: fc.constantFrom(0, 0, 0, 1, 2) });
    fc.assert(
      fc.property(fc.array(wall, { maxLength: 9 }), fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 12 }), (walls, points) => {
        const edges = walls
          .filter(({ a, b }) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 1)
          .map(({ a, b, sight, direction }) => new Edge({ x: a[0], y: a[1] }, { x: b[0], y: b[1] }, { sight, direction }));
        const config = { type: "sight", radius: 2000 } as const;
        const outline = visibilityOutline(edges, origin, config);
        for (const [x, y] of points) {
          // A hair's breadth beside an edge or its end, floating point may fall to either side.
          const fragile = edges.some((edge) => Math.abs((edge.b.x - edge.a.x) * (y - edge.a.y) - (edge.b.y - edge.a.y) * (x - edge.a.x)) / Math.hypot(edge.b.x - edge.a.x, edge.b.y - edge.a.y) < 2 || [edge.a, edge.b].some((end) => Math.abs(end.x * y - end.y * x) / Math.max(1, Math.hypot(end.x, end.y)) < 2) || nearRay(edge, x, y));
          if (fragile || Math.hypot(x, y) < 5) continue;
          const free = collisionsAlong(edges, origin, { x, y }, config).length === 0;
          expect(outlineContains(outline, { x, y }), `${x}, ${y}`).toBe(free);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Does the origin lie nearly in line with an edge: whether such an edge counts is a matter of rounding. */
function nearRay(edge: Edge, _x: number, _y: number): boolean {
  return Math.abs(edge.a.x * edge.b.y - edge.a.y * edge.b.x) / Math.hypot(edge.b.x - edge.a.x, edge.b.y - edge.a.y) < 2;
}
