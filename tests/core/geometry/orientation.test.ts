import fc from "fast-check";
import { orient2d } from "robust-predicates";
import { expect, test } from "vitest";
import { orientation } from "../../../src/core/geometry/orientation";
import { snap } from "../../../src/core/geometry/point";
import { onLattice } from "./arbitraries";

const coordinate = fc.double({ min: -50_000, max: 50_000, noNaN: true });

test("orientation is exact on the lattice", () => {
  fc.assert(
    fc.property(fc.tuple(onLattice, onLattice, onLattice, onLattice, onLattice, onLattice), ([ax, ay, bx, by, cx, cy]) => {
      // The predicate counts counter-clockwise in a plane whose y grows upwards.
      expect(orientation({ x: ax, y: ay }, { x: bx, y: by }, { x: cx, y: cy })).toBe(-orient2d(ax, ay, bx, by, cx, cy) + 0);
    }),
    { numRuns: 3000 },
  );
});

test("a point on a line is found to be on it, however far the line's ends", () => {
  fc.assert(
    fc.property(onLattice, onLattice, fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }), fc.nat({ max: 99 }), (x, y, dx, dy, n) => {
      const [a, b, c] = [0, 1, n].map((k) => ({ x: x + (k * dx) / 16, y: y + (k * dy) / 16 }));
      if (a && b && c) expect(orientation(a, b, c) + 0).toBe(0);
    }),
  );
});

test("snapping moves a coordinate by a thirty-second of a pixel at most, and only once", () => {
  fc.assert(
    fc.property(coordinate, (value) => {
      expect(Math.abs(snap(value) - value)).toBeLessThanOrEqual(1 / 32);
      expect(snap(snap(value))).toBe(snap(value));
      expect(Number.isInteger(snap(value) * 16)).toBe(true);
    }),
  );
});
