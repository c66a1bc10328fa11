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

  it("counts for nothing without a grade, hidden, or without extent", () => {
    expect(regionsOf({ ...table, flags: {} }, { ...table, hidden: true }, { ...table, width: 0 })).toEqual([]);
  });
});
