import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLinearWalls } from "../../../src/core/geometry/linear-walls";
import { createWallIndex } from "../../../src/core/geometry/wall-index";
import { anyWall, anyWalls, onLattice, path } from "./arbitraries";
import { buildWall } from "./build-wall";

const grid = { pixelsPerUnit: 10 };
const wide = fc.tuple(onLattice, onLattice, onLattice, onLattice);
const point = fc.record({ x: onLattice, y: onLattice, z: fc.constant(0) });

describe("the wall index", () => {
  test("answers as asking every wall does, hits and all", () => {
    fc.assert(
      fc.property(anyWalls, path, fc.constantFrom([], ["ground"]), (walls, way, levels) => {
        const [index, linear] = [createWallIndex(walls, grid), createLinearWalls(walls, grid)];
        expect(index.isFree(way, "sight", { levels })).toBe(linear.isFree(way, "sight", { levels }));
        expect(index.stops(way, "sight", { levels })).toEqual(linear.stops(way, "sight", { levels }));
        expect(index.passed(way)).toEqual(linear.passed(way));
      }),
      { numRuns: 3000 },
    );
  });

  test("answers as asking every wall does on wide maps", () => {
    fc.assert(
      fc.property(fc.array(wide, { maxLength: 40 }), fc.array(point, { minLength: 2, maxLength: 4 }), (ends, way) => {
        const walls = ends.map((c, i) => buildWall(c, { id: `w${i}` }));
        expect(createWallIndex(walls, grid).stops(way, "sight")).toEqual(createLinearWalls(walls, grid).stops(way, "sight"));
      }),
      { numRuns: 1000 },
    );
  });

  test("says free exactly where nothing stops", () => {
    fc.assert(
      fc.property(anyWalls, path, (walls, way) => {
        const index = createWallIndex(walls, grid);
        expect(index.stops(way, "sight").length === 0).toBe(index.isFree(way, "sight"));
      }),
      { numRuns: 3000 },
    );
  });

  test("after replacing, adding and taking away answers as one built anew", () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: 12 }), fc.option(anyWall)), { maxLength: 50 });
    fc.assert(
      fc.property(anyWalls, changes, path, (walls, steps, way) => {
        let index = createWallIndex(walls, grid);
        const expected = new Map(walls.map((wall) => [wall.id, wall]));
        for (const [number, wall] of steps) {
          const id = `w${number}`;
          index = wall === null ? index.without(id) : index.replace({ ...wall, id });
          if (wall === null) expected.delete(id);
          else expected.set(id, { ...wall, id });
        }
        const fresh = createWallIndex([...expected.values()], grid);
        expect(new Set(index.walls)).toEqual(new Set(fresh.walls));
        expect(index.isFree(way, "sight")).toBe(fresh.isFree(way, "sight"));
        expect(new Set(index.stops(way, "sight"))).toEqual(new Set(fresh.stops(way, "sight")));
      }),
      { numRuns: 500 },
    );
  });

  test("an update leaves the old index as it was", () => {
    const door = buildWall([50, 0, 50, 100], { id: "door", door: 1 });
    const closed = createWallIndex([door], grid);
    const open = closed.replace({ ...door, ds: 1 });
    const way = [{ x: 0, y: 50, z: 0 }, { x: 100, y: 50, z: 0 }];
    expect([closed, open, closed.without("door")].map((index) => index.isFree(way, "sight"))).toEqual([false, true, true]);
    expect(closed.without("nothing")).toBe(closed);
  });

  test("a bundle answers as the index does for paths between its points", () => {
    fc.assert(
      fc.property(anyWalls, path, path, (walls, way, others) => {
        const index = createWallIndex(walls, grid);
        expect(index.bundle([...way, ...others]).stops(way, "sight")).toEqual(index.stops(way, "sight"));
      }),
      { numRuns: 2000 },
    );
  });

  test("a bundle leaves out walls that lie away from its points", () => {
    const [near, far] = [buildWall([50, 0, 50, 100]), buildWall([500, 0, 500, 100])];
    const beside = buildWall([0, 80, 15, 95]);
    expect(createWallIndex([near, far, beside], grid).bundle([{ x: 0, y: 0 }, { x: 100, y: 100 }]).walls).toEqual([near]);
  });

  test("a scene without walls is free", () => {
    const index = createWallIndex([], grid);
    expect(index.isFree([{ x: 0, y: 0, z: 0 }, { x: 9000, y: 9000, z: 0 }], "sight")).toBe(true);
  });
});
