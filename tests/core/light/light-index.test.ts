import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxesMeet } from "../../../src/core/battlefield/box";
import { LightIndex } from "../../../src/core/light/light-index";
import { prepareLight } from "../../../src/core/light/prepared-light";
import { pf1Light } from "../../../src/core/rulesets/pf1/light";
import { light } from "../../builders/battlefield";

const PIXELS_PER_UNIT = 20;
const SPACE = 100;
const coordinate = fc.integer({ min: -9000, max: 9000 });
const sources = fc.array(
  fc
    .tuple(coordinate, coordinate, fc.constantFrom(0, 5, 40, 500, 20_000))
    .map(([x, y, dim]) => prepareLight(light(x, y, { dim }), pf1Light, PIXELS_PER_UNIT)),
  { maxLength: 12 },
);
const box = fc
  .tuple(coordinate, coordinate, fc.constantFrom(0, 100, 3000, 200_000), fc.constantFrom(0, 100, 3000, 200_000))
  .map(([minX, minY, width, height]) => ({ minX, minY, maxX: minX + width, maxY: minY + height }));

describe("the light index", () => {
  it("finds exactly the sources whose reach meets a box, in their order, each once", () => {
    fc.assert(
      fc.property(sources, box, fc.constantFrom("plain", "any"), (all, place, eyes) => {
        const found = new LightIndex(all, SPACE).near(place, eyes);
        expect(found).toEqual(all.filter((source) => boxesMeet(eyes === "plain" ? source.plainBox : source.widestBox, place)));
      }),
    );
  });
});
