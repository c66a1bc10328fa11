import { describe, expect, it } from "vitest";
import { Field } from "../../src/core/battlefield/field";
import { readBattlefield } from "../../src/core/battlefield/read-battlefield";
import { textMap } from "./text-map";

const DUNGEON = `
  #########
  #a..+..B#
  #.*.#.~B#
  #########
`;

describe("a drawn map", () => {
  const map = textMap(DUNGEON.replaceAll("B", "b"), { a: { senses: { darkvision: 60 } }, "+": { ds: 2 } });

  it("is a battlefield like any other", () => {
    expect(readBattlefield(JSON.parse(JSON.stringify(map)))).toEqual(map);
  });

  it("has tokens where the letters stand, as the legend changes them", () => {
    expect(map.tokens.map(({ id, x, y, width, height }) => [id, x, y, width, height])).toEqual([["a", 100, 100, 1, 1], ["b", 700, 100, 1, 2]]);
    expect(map.tokens[0]?.senses.darkvision).toBe(60);
  });

  it("has a light in the middle of its space, and fog on its own", () => {
    expect(map.lights).toMatchObject([{ id: "light:2,2", x: 250, y: 250, bright: 20, dim: 40 }]);
    expect(map.regions).toMatchObject([{ id: "fog", shapes: [{ type: "rectangle", x: 600, y: 200, width: 100, height: 100 }] }]);
  });

  it("has doors between the rock beside them", () => {
    expect(map.walls.find(({ id }) => id === "door:4,1")).toMatchObject({ c: [450, 100, 450, 200], door: 1, ds: 2 });
  });

  it("has rock whose edges are merged walls", () => {
    expect(map.walls.filter(({ id }) => id.startsWith("rock")).map(({ c }) => c)).toEqual([
      [0, 0, 900, 0], [100, 100, 800, 100], [400, 200, 500, 200], [100, 300, 400, 300], [500, 300, 800, 300], [0, 400, 900, 400],
      [0, 0, 0, 400], [100, 100, 100, 300], [400, 200, 400, 300], [500, 200, 500, 300], [800, 100, 800, 300], [900, 0, 900, 400],
    ]);
  });

  it("blocks sight through a closed door and not through an open one", () => {
    const free = (drawing: string): boolean => {
      const f = Field.of(textMap(drawing));
      return f.walls.isFree([{ ...f.body("a").centre, z: 0 }, { ...f.body("b").centre, z: 0 }], "sight");
    };
    const door = (sign: string): string => `
      ##${sign}##
      a.${sign}.b
      ##${sign}##`.replaceAll(`##${sign}##`, "#####");
    expect(free(door("+"))).toBe(false);
    expect(free(door("/"))).toBe(true);
    expect(free(door("="))).toBe(true);
    expect(free(door("|"))).toBe(false);
    expect(free(door("."))).toBe(true);
  });

  it("takes layers over each other, and another grid", () => {
    const { tokens, regions } = textMap([".a", ".~"], {}, { scene: { grid: { size: 50 } } });
    expect(tokens[0]?.x).toBe(50);
    expect(regions[0]?.shapes[0]).toMatchObject({ x: 50, width: 50 });
  });

  it("refuses what it cannot read", () => {
    expect(() => textMap("a?")).toThrow(/"\?" at 1, 0/);
    expect(() => textMap("b.\n.b")).toThrow(/make no block/);
  });
});
