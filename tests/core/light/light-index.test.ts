import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxesMeet } from "../../../src/core/battlefield/box";
import { createLightIndex } from "../../../src/core/light/light-index";
import { boxOf, prepareLight } from "../../../src/core/light/prepared-light";
import { pf1Light } from "../../../src/core/rulesets/pf1/light";
import { light } from "../../builders/battlefield";

const GRID = { pixelsPerUnit: 20, spaceSize: 100 };
const coordinate = fc.integer({ min: -9000, max: 9000 });
const sources = fc.array(
  fc
    .tuple(coordinate, coordinate, fc.constantFrom(0, 5, 40, 500, 20_000))
    .map(([x, y, dim]) => prepareLight(light(x, y, { dim }), pf1Light)),
  { maxLength: 12 },
);
const box = fc
  .tuple(coordinate, coordinate, fc.constantFrom(0, 100, 3000, 200_000), fc.constantFrom(0, 100, 3000, 200_000))
  .map(([minX, minY, width, height]) => ({ minX, minY, maxX: minX + width, maxY: minY + height }));

describe("the light index", () => {
  it("finds exactly the sources whose reach meets a box, in their order, each once", () => {
    fc.assert(
      fc.property(sources, box, (all, place) => {
        const found = createLightIndex(all, GRID).near(place);
        expect(found).toEqual(all.filter((source) => boxesMeet(boxOf(source, GRID.pixelsPerUnit), place)));
      }),
    );
  });
});
