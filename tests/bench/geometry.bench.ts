import { bench, describe } from "vitest";
import { createLinearWalls } from "../../src/core/geometry/linear-walls";
import { createWallIndex } from "../../src/core/geometry/wall-index";
import { dungeon, rays } from "./geometry-scenes";
import { measured } from "./processor-time";

/** Rays in one turn of each measurement: divide by it for the time of a ray. */
const RAYS = 256;
const grid = { pixelsPerUnit: 20 };
const options = measured(150);

for (const count of [100, 500, 2000, 6500]) {
  const walls = dungeon(count);
  const index = createWallIndex(walls, grid);
  const linear = createLinearWalls(walls, grid);
  const paths = rays(count, 10, RAYS);

  // The same walls as fences that hide nothing: no ray ends early.
  const fences = walls.map((wall) => ({ ...wall, sight: 0 }));
  const openIndex = createWallIndex(fences, grid);
  const openLinear = createLinearWalls(fences, grid);

  describe(`${RAYS} rays of 10 spaces among ${count} walls: is it free?`, () => {
    bench("indexed", () => paths.forEach((path) => index.isFree(path, "sight")), options);
    bench("every wall in turn", () => paths.forEach((path) => linear.isFree(path, "sight")), options);
  });

  describe(`${RAYS} rays of 10 spaces among ${count} fences: is it free?`, () => {
    bench("indexed", () => paths.forEach((path) => openIndex.isFree(path, "sight")), options);
    bench("every wall in turn", () => paths.forEach((path) => openLinear.isFree(path, "sight")), options);
  });

  describe(`${RAYS} rays of 10 spaces among ${count} walls: what stops it?`, () => {
    bench("indexed", () => paths.forEach((path) => index.stops(path, "sight")), options);
    bench("every wall in turn", () => paths.forEach((path) => linear.stops(path, "sight")), options);
  });

  for (const side of [1, 2]) {
    const reach = Array.from({ length: side + 1 }, (_, i) => i * 100 - 50);
    const [from = { x: 0, y: 0, z: 0 }, to = from] = paths[0] ?? [];
    const corners = ({ x, y, z }: typeof from) => reach.flatMap((dx) => reach.map((dy) => ({ x: x + dx, y: y + dy, z })));
    const lines = corners(from).flatMap((start) => corners(to).map((end) => [start, end]));
    describe(`${lines.length} lines between the corners of two creatures 10 spaces apart among ${count} fences`, () => {
      bench("gathered once, then asked", () => {
        const near = openIndex.bundle([...corners(from), ...corners(to)]);
        for (const line of lines) near.isFree(line, "sight");
      }, options);
      bench("asked one by one", () => lines.forEach((line) => openIndex.isFree(line, "sight")), options);
    });
  }

  describe(`a door opens among ${count} walls`, () => {
    const door = walls[0];
    if (!door) return;
    bench("replaced in the index", () => void index.replace({ ...door, ds: 1 }), options);
    bench("index built anew", () => void createWallIndex(walls.map((wall) => (wall === door ? { ...door, ds: 1 } : wall)), grid), options);
  });
}
