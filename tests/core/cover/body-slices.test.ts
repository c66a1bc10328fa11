import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BodySlices, type EndingWall } from "../../../src/core/cover/body-slices";
import { endOf, startOf, type Sheet } from "../../../src/core/cover/sheet";
import type { Viewpoint } from "../../../src/core/cover/viewpoints";
import { createLinearWalls } from "../../../src/core/geometry/linear-walls";
import { endsOf } from "../../../src/core/geometry/wall-set";
import { wall } from "../../builders/battlefield";

const place = fc.integer({ min: 0, max: 24 }).map((n) => n * 25);
const heights = fc.record({ bottom: fc.constantFrom(null, 0, 0, 2, 5), top: fc.constantFrom(null, 3, 4, 7, 10) });
const ending = fc
  .array(fc.record({ c: fc.tuple(place, place, place, place), heights }), { minLength: 1, maxLength: 6 })
  .map((list) => list.map(({ c, heights: ends }, i) => wall(c, { id: `w${i}`, ...ends })));
const sheets: fc.Arbitrary<Sheet> = fc.record({
  from: fc.constantFrom(0, 0, 5),
  fromHeight: fc.constantFrom(3, 6, 12),
  to: fc.constantFrom(0, 0, 5),
  toHeight: fc.constantFrom(6, 12, 24),
});
const corner = (x: number, y: number, left: number): Viewpoint => ({ point: { x, y }, inset: { x: x + left * 5, y: y + 5 }, centre: { x: x + left * 50, y: y + 50 } });

describe("the slices of a body", { timeout: 60_000 }, () => {
  it("are those in which all lines meet the same walls, and make up what is hidden", () => {
    fc.assert(
      fc.property(ending, sheets, place, place, (walls, sheet, y, z) => {
        const [from, to] = [corner(100, y, -1), corner(500, z, 1)];
        const all = walls.map((one): EndingWall => ({ wall: one, ends: endsOf([one]) }));
        const box = (x: number, top: number) => ({ minX: x, minY: top, maxX: x + 100, maxY: top + 100 });
        const slices = new BodySlices(all, sheet, box(0, y), box(500, z));
        const linear = createLinearWalls(walls, { pixelsPerUnit: 20 });
        const isFree = (fraction: number): boolean => {
          const [start, end] = [startOf(sheet, fraction), endOf(sheet, fraction)];
          const lift = (view: Viewpoint, elevation: number) => [view.centre, view.inset, view.point].map((at) => ({ ...at, z: elevation }));
          return linear.isFree([...lift(from, start), ...lift(to, end).toReversed()], "sight");
        };
        const count = slices.cut(from, to);
        let [sum, low] = [0, 0];
        for (let slice = 0; slice < count; slice++) {
          const part = slices.partOf(slice);
          if (part > 1e-6) {
            const answers = [0.01, 0.3, 0.5, 0.7, 0.99].map((share) => isFree(low + part * share));
            expect(new Set(answers).size).toBe(1);
          }
          if (part > 0 && !isFree(slices.middleOf(slice))) sum += part;
          low += part;
        }
        expect(low).toBeCloseTo(1, 6);
        expect(slices.hiddenPart(count, isFree)).toBeCloseTo(sum, 6);
      }),
      { numRuns: 300 },
    );
  });
});
