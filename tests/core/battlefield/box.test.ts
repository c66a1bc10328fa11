import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxesMeet, mayCross } from "../../../src/core/battlefield/box";

const place = fc.integer({ min: -50, max: 50 });
const length = fc.integer({ min: 0, max: 30 });
const box = fc.tuple(place, place, length, length).map(([minX, minY, width, height]) => ({ minX, minY, maxX: minX + width, maxY: minY + height }));

/** Points of a box's edge and middle, ends included. */
function pointsOf({ minX, minY, maxX, maxY }: { minX: number; minY: number; maxX: number; maxY: number }): { x: number; y: number }[] {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.flatMap((i) => shares.map((j) => ({ x: minX + (maxX - minX) * i, y: minY + (maxY - minY) * j })));
}

describe("whether a way to somewhere in a box may cross another box", () => {
  it("is never denied where some straight way does", () => {
    fc.assert(
      fc.property(box, place, place, box, (other, x, y, target) => {
        const meets = pointsOf(target).some((to) =>
          Array.from({ length: 41 }, (_, i) => i / 40).some((at) => {
            const [px, py] = [x + (to.x - x) * at, y + (to.y - y) * at];
            return boxesMeet(other, { minX: px, maxX: px, minY: py, maxY: py });
          }),
        );
        return !meets || mayCross(other, { x, y }, target);
      }),
    );
  });

  it("is denied for what stands off a long way aslant, though within the box around it", () => {
    const target = { minX: 900, minY: 900, maxX: 1000, maxY: 1000 };
    expect(mayCross({ minX: 700, minY: 100, maxX: 800, maxY: 110 }, { x: 0, y: 0 }, target)).toBe(false);
    expect(mayCross({ minX: 400, minY: 500, maxX: 500, maxY: 510 }, { x: 0, y: 0 }, target)).toBe(true);
  });
});
