import fc from "fast-check";
import type { ElevatedPoint, Point } from "../../../src/core/geometry/point";
import type { WallSegment } from "../../../src/core/geometry/wall-segment";
import { buildWall } from "./build-wall";

/** Coordinates on so small a board that walls and paths touch, meet and overlap all the time. */
export const small = fc.integer({ min: 0, max: 6 }).map((n) => n * 10);

/** Any coordinate of the lattice on a map of some thousand pixels. */
export const onLattice = fc.integer({ min: -(2 ** 19), max: 2 ** 19 }).map((n) => n / 16);

export const place: fc.Arbitrary<Point> = fc.record({ x: small, y: small });

/** A path of two to five points; elevations are such that heights of walls are met now and then. */
export const path: fc.Arbitrary<readonly ElevatedPoint[]> = fc.array(
  fc.record({ x: small, y: small, z: fc.constantFrom(0, 5, 10) }),
  { minLength: 2, maxLength: 5 },
);

const ends = fc.tuple(small, small, small, small);

function wallOf(extra: fc.Arbitrary<Partial<WallSegment>>): fc.Arbitrary<WallSegment> {
  return fc.tuple(ends, extra).map(([c, change]) => buildWall(c, change));
}

function listOf(wall: fc.Arbitrary<WallSegment>): fc.Arbitrary<readonly WallSegment[]> {
  return fc.array(wall, { maxLength: 9 }).map((walls) => walls.map((built, i) => ({ ...built, id: `w${i}` })));
}

const heights = {
  bottom: fc.constantFrom(null, null, null, 0, 5),
  top: fc.constantFrom(null, null, null, 5, 10),
};

/** Walls that stop, are limited or let pass, of all heights, but alike from both sides and from near and far. */
export const evenWall = wallOf(fc.record({ sight: fc.constantFrom(0, 10, 10, 20, 20, 20), ...heights }));
export const evenWalls = listOf(evenWall);

/** Walls of every kind. */
export const anyWall = wallOf(
  fc.record({
    sight: fc.constantFrom(0, 10, 20, 20, 30, 40),
    dir: fc.constantFrom(0, 0, 1, 2),
    door: fc.constantFrom(0, 0, 1),
    ds: fc.constantFrom(0, 1, 2),
    threshold: fc.constantFrom(null, { sight: 1, light: 1, sound: 1, attenuation: false }),
    levels: fc.constantFrom([], [], ["ground"], ["cellar"]),
    ...heights,
  }),
);
export const anyWalls = listOf(anyWall);
