import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CellWalk } from "../../../src/core/geometry/cell-walk";
import { sortIntoCells } from "../../../src/core/geometry/wall-cells";

/** Ends of walls and of a way among them, in whole pixels of a small map, so that many touch a border or each other. */
const coordinate = fc.integer({ min: -8, max: 160 });
const four = fc.tuple(coordinate, coordinate, coordinate, coordinate);
const walls = fc.array(four, { minLength: 1, maxLength: 40 });

/** Share of the way at which it meets the inside of a wall; null where it does not. */
function meetingAt([px, py, qx, qy]: readonly [number, number, number, number], [ax, ay, bx, by]: readonly [number, number, number, number]): number | null {
  const turn = (qx - px) * (by - ay) - (qy - py) * (bx - ax);
  if (turn === 0) return null;
  const share = ((ax - px) * (by - ay) - (ay - py) * (bx - ax)) / turn;
  const along = ((ax - px) * (qy - py) - (ay - py) * (qx - px)) / turn;
  return share >= 0 && share <= 1 && along >= 0 && along <= 1 ? share : null;
}

describe("a walk from cell to cell", { timeout: 60_000 }, () => {
  it("comes to every wall that the way meets, and to those before a place before it has passed that place", () => {
    fc.assert(
      fc.property(walls, four, (list, way) => {
        const cells = sortIntoCells(Float64Array.from(list.flat()));
        const walk = new CellWalk(cells);
        const shares = list.map((wall) => meetingAt(way, wall));
        const met = new Set<number>();
        walk.begin(...way);
        for (let cell = walk.next(); cell >= 0; cell = walk.next()) {
          for (let i = cells.starts[cell] ?? 0; i < (cells.starts[cell + 1] ?? 0); i++) met.add(cells.items[i] ?? -1);
          for (const place of shares) {
            if (place === null || !walk.hasPassed(place)) continue;
            const before = shares.flatMap((share, wall) => (share !== null && share <= place ? [wall] : []));
            expect(before.filter((wall) => !met.has(wall))).toEqual([]);
          }
        }
        expect(shares.flatMap((share, wall) => (share === null || met.has(wall) ? [] : [wall]))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("gives no cell twice, and serves one way after the other", () => {
    fc.assert(
      fc.property(walls, four, four, (list, first, second) => {
        const cells = sortIntoCells(Float64Array.from(list.flat()));
        const visit = (walk: CellWalk, way: readonly [number, number, number, number]): readonly number[] => {
          const visited: number[] = [];
          walk.begin(...way);
          for (let cell = walk.next(); cell >= 0; cell = walk.next()) visited.push(cell);
          return visited;
        };
        const used = new CellWalk(cells);
        visit(used, first);
        const again = visit(used, second);
        expect(again).toEqual(visit(new CellWalk(cells), second));
        expect(new Set(again).size).toBe(again.length);
      }),
    );
  });

  it("soon passes what is near its beginning", () => {
    const cells = sortIntoCells(Float64Array.from(Array.from({ length: 400 }, (_, i) => [i * 4, (i % 20) * 80, i * 4 + 2, (i % 20) * 80]).flat()));
    const walk = new CellWalk(cells);
    for (const [px, py, qx, qy] of [[0, 0, 1600, 1600], [1600, 1600, 0, 0], [0, 1600, 1600, 0], [800, 0, 800, 1600], [1600, 800, 0, 800]] as const) {
      let visited = 0;
      walk.begin(px, py, qx, qy);
      while (walk.next() >= 0 && !walk.hasPassed(0.05)) visited += 1;
      expect(visited).toBeLessThan(8);
    }
  });
});
