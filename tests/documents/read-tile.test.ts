import { describe, expect, it } from "vitest";
import { readScene } from "../../src/documents/read-scene";

const table = { _id: "table00000000000", x: 200, y: 100, width: 200, height: 100, rotation: 90, elevation: 0, flags: { "grit-and-gloom": { cover: "half" } } };
const regionsOf = (...tiles: object[]) => readScene({ grid: { type: 1, size: 100, distance: 5, units: "ft" }, tiles }).regions;

describe("a tile with a grade of cover", () => {
  it("covers like a region of its rectangle", () => {
    expect(regionsOf(table)).toEqual([
      {
        id: "table00000000000",
        shapes: [{ type: "rectangle", x: 200, y: 100, width: 200, height: 100, rotation: 90 }],
        elevation: { bottom: 0, top: null },
        levels: [],
        effects: [{ kind: "cover", grade: "half" }],
      },
    ]);
  });

  it("is placed by its anchor in 14", () => {
    const [region] = regionsOf({ ...table, rotation: 0, levels: [], texture: { anchorX: 0.5, anchorY: 0.5 } });
    expect(region?.shapes).toMatchObject([{ x: 100, y: 50, width: 200, height: 100 }]);
  });

  it("turns about its anchor in 14: a quarter turn about the top left corner leaves it below and to the left", () => {
    const [region] = regionsOf({ ...table, levels: [], texture: { anchorX: 0, anchorY: 0 } });
    // The middle of 200 by 100 pixels lay at 100, 50 from the anchor; turned by 90 degrees it lies at -50, 100.
    expect(region?.shapes).toMatchObject([{ x: 200 - 50 - 100, y: 100 + 100 - 50, width: 200, height: 100, rotation: 90 }]);
  });

  it("stands on its middle in 14 where no anchor is said", () => {
    const [region] = regionsOf({ ...table, levels: [] });
    expect(region?.shapes).toMatchObject([{ x: 100, y: 50, width: 200, height: 100 }]);
  });

  it("counts for nothing without a grade, hidden, or without extent", () => {
    expect(regionsOf({ ...table, flags: {} }, { ...table, hidden: true }, { ...table, width: 0 })).toEqual([]);
  });
});
