import { describe, expect, test } from "vitest";
import { createWallIndex } from "../../../src/core/geometry/wall-index";
import type { WallSegment } from "../../../src/core/geometry/wall-segment";
import { buildWall } from "./build-wall";

type Way = readonly (readonly [number, number, number?])[];

const grid = { pixelsPerUnit: 20 };
const path = (way: Way) => way.map(([x, y, z = 0]) => ({ x, y, z }));
const isFree = (walls: readonly WallSegment[], way: Way) => createWallIndex(walls, grid).isFree(path(way), "sight");
const corridor = [buildWall([0, 200, 1000, 200]), buildWall([0, 300, 1000, 300])];
const block = [buildWall([300, 300, 400, 300]), buildWall([300, 300, 300, 400])];

describe("what passing through a wall means", () => {
  test.each<[string, boolean, readonly WallSegment[], Way]>([
    ["a plain crossing stops", false, [buildWall([50, 0, 50, 100])], [[0, 50], [100, 50]]],
    ["a wall beside the path does not", true, [buildWall([50, 60, 50, 100])], [[0, 50], [100, 50]]],
    ["the joint of two collinear pieces does not leak", false, [buildWall([50, 0, 50, 50]), buildWall([50, 50, 50, 100])], [[0, 50], [100, 50]]],
    ["the end of one wall is grazed", true, [buildWall([50, 50, 50, 100])], [[0, 50], [100, 50]]],
    ["a V whose corner points at the path is grazed", true, [buildWall([50, 50, 20, 100]), buildWall([50, 50, 80, 100])], [[0, 50], [100, 50]]],
    ["walls that meet on the path from both sides stop", false, [buildWall([50, 50, 20, 100]), buildWall([50, 50, 80, 0])], [[0, 50], [100, 50]]],
    ["running along a wall is free", true, [buildWall([20, 50, 80, 50])], [[0, 50], [100, 50]]],
    ["a Z along the path stops", false, [buildWall([20, 0, 20, 50]), buildWall([20, 50, 80, 50]), buildWall([80, 50, 80, 100])], [[0, 50], [100, 50]]],
    ["a U along the path is free", true, [buildWall([20, 0, 20, 50]), buildWall([20, 50, 80, 50]), buildWall([80, 50, 80, 0])], [[0, 50], [100, 50]]],
    ["a Z with a gap is free", true, [buildWall([20, 0, 20, 50]), buildWall([20, 50, 40, 50]), buildWall([60, 50, 80, 50]), buildWall([80, 50, 80, 100])], [[0, 50], [100, 50]]],
    ["beginning on a wall is free", true, [buildWall([0, 0, 0, 100])], [[0, 50], [100, 50]]],
    ["beginning on a wall is free to its other side", true, [buildWall([0, 0, 0, 100])], [[0, 50], [-100, 50]]],
    ["ending on a wall is free", true, [buildWall([100, 0, 100, 100])], [[0, 50], [100, 50]]],
    ["a bend at a wall's end is free", true, [buildWall([50, 50, 50, 100])], [[0, 90], [50, 50], [100, 90]]],
    ["a bend against a wall and back is free", true, [buildWall([50, 0, 50, 100])], [[0, 0], [50, 50], [0, 100]]],
    ["a bend on a wall to its other side stops", false, [buildWall([50, 0, 50, 100])], [[0, 0], [50, 50], [100, 40]]],
    ["a closed door between neighbours stops along its own line", false, [...corridor, buildWall([200, 200, 200, 300], { door: 1 })], [[150, 250], [200, 200], [200, 300], [250, 250]]],
    ["an open one does not", true, [...corridor, buildWall([200, 200, 200, 300], { door: 1, ds: 1 })], [[150, 250], [200, 200], [200, 300], [250, 250]]],
    ["a block's edge is run along", true, block, [[250, 350], [300, 300], [400, 300], [350, 250]]],
    ["a block's edge is not left to the inside", false, [...block, buildWall([400, 300, 400, 400])], [[250, 350], [300, 300], [400, 300], [350, 350]]],
    ["a wall without length is nothing", true, [buildWall([50, 50, 50, 50])], [[0, 50], [100, 50]]],
    ["a path that goes nowhere is free", true, [buildWall([50, 0, 50, 100])], [[50, 50], [50, 50]]],
  ])("%s", (_rule, free, walls, way) => {
    expect(isFree(walls, way)).toBe(free);
    expect(isFree(walls, [...way].reverse())).toBe(free);
    expect(createWallIndex(walls, grid).stops(path(way), "sight").length === 0).toBe(free);
  });
});
