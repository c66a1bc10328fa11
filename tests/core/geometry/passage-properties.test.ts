import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orient2d } from "robust-predicates";
import { createLinearWalls } from "../../../src/core/geometry/linear-walls";
import type { ElevatedPoint } from "../../../src/core/geometry/point";
import type { WallSegment } from "../../../src/core/geometry/wall-segment";
import { anyWall, anyWalls, evenWall, evenWalls, onLattice, path } from "./arbitraries";
import { buildWall } from "./build-wall";

const grid = { pixelsPerUnit: 10 };
const isFree = (walls: readonly WallSegment[], way: readonly ElevatedPoint[]): boolean => createLinearWalls(walls, grid).isFree(way, "sight");

/** A picture of walls and path under a map of the plane. */
function mapped(
  walls: readonly WallSegment[],
  way: readonly ElevatedPoint[],
  map: (x: number, y: number) => [number, number],
  dir: (dir: number) => number = (same) => same,
): boolean {
  const moved = walls.map((wall) => {
    const [ax, ay, bx, by] = wall.c;
    return { ...wall, c: [...map(ax, ay), ...map(bx, by)] as const, dir: dir(wall.dir) };
  });
  return isFree(moved, way.map(({ x, y, z }) => ({ x: map(x, y)[0], y: map(x, y)[1], z })));
}

describe("passing through walls", () => {
  test("does not depend on the order of the walls", () => {
    fc.assert(
      fc.property(anyWalls.chain((walls) => fc.tuple(fc.constant(walls), fc.shuffledSubarray([...walls], { minLength: walls.length }))), path, ([walls, shuffled], way) => {
        expect(isFree(shuffled, way)).toBe(isFree(walls, way));
      }),
      { numRuns: 2000 },
    );
  });

  test("is never made easier by one more wall", () => {
    fc.assert(
      fc.property(anyWalls, anyWall, path, (walls, more, way) => {
        if (!isFree(walls, way)) expect(isFree([...walls, { ...more, id: "more" }], way)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  test("does not change when a wall is cut in two", () => {
    const cut = evenWall.chain((wall) => {
      const [ax, ay, bx, by] = wall.c;
      // The places on the wall that stand on the lattice of 1/16 px: all at sixteenths of a wall of tens of pixels.
      return fc.integer({ min: 0, max: 16 }).map((n): [WallSegment, WallSegment, WallSegment] => {
        const [mx, my] = [ax + ((bx - ax) * n) / 16, ay + ((by - ay) * n) / 16];
        return [wall, { ...wall, id: "first", c: [ax, ay, mx, my] }, { ...wall, id: "second", c: [mx, my, bx, by] }];
      });
    });
    fc.assert(
      fc.property(evenWalls, cut, path, (walls, [whole, first, second], way) => {
        expect(isFree([...walls, first, second], way)).toBe(isFree([...walls, { ...whole, id: "whole" }], way));
      }),
      { numRuns: 5000 },
    );
  });

  test("is the same when the picture is moved or turned by a quarter", () => {
    fc.assert(
      fc.property(anyWalls, path, onLattice, onLattice, (walls, way, dx, dy) => {
        const free = isFree(walls, way);
        expect(mapped(walls, way, (x, y) => [x + dx, y + dy])).toBe(free);
        expect(mapped(walls, way, (x, y) => [-y, x])).toBe(free);
      }),
      { numRuns: 2000 },
    );
  });

  test("is the same in a mirror, where one-way walls change sides", () => {
    fc.assert(
      fc.property(anyWalls, path, (walls, way) => {
        expect(mapped(walls, way, (x, y) => [-x, y], (dir) => (3 - dir) % 3)).toBe(isFree(walls, way));
      }),
      { numRuns: 2000 },
    );
  });

  test("is the same there and back where walls are alike from both sides", () => {
    fc.assert(
      fc.property(evenWalls, path, (walls, way) => {
        expect(isFree(walls, way.toReversed())).toBe(isFree(walls, way));
      }),
      { numRuns: 5000 },
    );
  });

  test("does not depend on which end of a wall comes first", () => {
    fc.assert(
      fc.property(evenWalls, path, (walls, way) => {
        const turned = walls.map((wall) => ({ ...wall, c: [wall.c[2], wall.c[3], wall.c[0], wall.c[1]] as const }));
        expect(isFree(turned, way)).toBe(isFree(walls, way));
      }),
      { numRuns: 2000 },
    );
  });

  test("does not change when the path is given a point more on its way", () => {
    fc.assert(
      fc.property(evenWalls, path, fc.nat({ max: 16 }), (walls, way, n) => {
        const [a, b] = [way[0] as ElevatedPoint, way[1] as ElevatedPoint];
        const between = { x: a.x + ((b.x - a.x) * n) / 16, y: a.y + ((b.y - a.y) * n) / 16, z: a.z + ((b.z - a.z) * n) / 16 };
        expect(isFree(walls, [a, between, ...way.slice(1)])).toBe(isFree(walls, way));
      }),
      { numRuns: 3000 },
    );
  });

  test("is plain crossing where nothing touches", () => {
    const ends = fc.tuple(onLattice, onLattice, onLattice, onLattice);
    fc.assert(
      fc.property(ends, ends, ([ax, ay, bx, by], [px, py, qx, qy]) => {
        const sides = [orient2d(px, py, qx, qy, ax, ay), orient2d(px, py, qx, qy, bx, by), orient2d(ax, ay, bx, by, px, py), orient2d(ax, ay, bx, by, qx, qy)];
        fc.pre(sides.every((side) => side !== 0));
        const crosses = (sides[0] as number) > 0 !== (sides[1] as number) > 0 && (sides[2] as number) > 0 !== (sides[3] as number) > 0;
        expect(isFree([buildWall([ax, ay, bx, by])], [{ x: px, y: py, z: 0 }, { x: qx, y: qy, z: 0 }])).toBe(!crosses);
      }),
      { numRuns: 3000 },
    );
  });
});
