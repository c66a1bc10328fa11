import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { battlefield, carried, field, light, region, scene, token, wall } from "../../builders/battlefield";

describe("tokens and bodies", () => {
  it("are found by id, and a missing one is named", () => {
    const f = field({ tokens: [token("a", 0, 0)] });
    expect(f.token("a").id).toBe("a");
    expect(f.body("a")).toBe(f.body("a"));
    expect(f.has("b")).toBe(false);
    expect(() => f.token("b")).toThrow(/no token "b"/);
    expect(() => f.body("b")).toThrow(RangeError);
  });

  it("measure between nearest spaces, with the difference in elevation", () => {
    const f = field({ tokens: [token("a", 0, 0), token("b", 300, 0), token("c", 0, 0, { elevation: 20 })] });
    expect(f.distance(f.body("a"), f.body("b"))).toBe(15);
    expect(f.distance(f.body("a"), f.body("c"))).toBe(20);
  });

  it.each([
    ["side by side", 100, 0, 0, true], ["corner to corner", 100, 100, 0, true], ["a space between", 200, 0, 0, false],
    ["overhead within the cube", 0, 0, 6, true], ["overhead beyond", 0, 0, 10, false], ["diagonally above", 100, 100, 5, true],
  ])("touch %s: x %i, y %i, elevation %i, %s", (_title, x, y, elevation, touching) => {
    const f = field({ tokens: [token("a", 0, 0), token("b", x, y, { elevation })] });
    expect(f.touching(f.body("a"), f.body("b"))).toBe(touching);
    expect(f.touching(f.body("b"), f.body("a"))).toBe(touching);
  });

  it("a low creature fills its cube for touching", () => {
    const f = field({ tokens: [token("rat", 0, 0, { size: "tiny" }), token("bat", 0, 0, { elevation: 5 })] });
    expect(f.touching(f.body("rat"), f.body("bat"))).toBe(true);
  });

  it("near a box are those whose outline meets it", () => {
    const f = field({ tokens: [token("a", 0, 0), token("b", 500, 500, { width: 2, height: 2 })] });
    expect(f.bodiesNear({ minX: 650, minY: 650, maxX: 651, maxY: 651 }).map(({ token: { id } }) => id)).toEqual(["b"]);
    expect(f.bodiesNear({ minX: 100, minY: 0, maxX: 500, maxY: 500 })).toHaveLength(2);
  });
});

describe("lights", () => {
  it("are those that burn: not hidden, of some radius, in their window of darkness", () => {
    const lights = [
      light(0, 0, { id: "on", dim: 10 }),
      light(0, 0, { id: "hidden", dim: 10, hidden: true }),
      light(0, 0, { id: "dark", bright: 0, dim: 0 }),
      light(0, 0, { id: "by night", dim: 10, darkness: { min: 0.5, max: 1 } }),
      light(0, 0, { id: "bright alone", bright: 5, dim: 0 }),
    ];
    const ids = (darknessLevel: number): string[] => field({ lights, scene: scene({ darknessLevel }) }).lights.map(({ id }) => id);
    expect(ids(0)).toEqual(["on", "bright alone"]);
    expect(ids(0.5)).toEqual(["on", "by night", "bright alone"]);
  });

  it("that a token carries stand at its centre under its id, grown by half its width", () => {
    const bearer = token("a", 100, 100, {
      width: 2, height: 2, elevation: 5, rotation: 90, levels: ["hall"], light: carried({ bright: 20, dim: 40, angle: 60, rotation: 300 }),
    });
    expect(field({ tokens: [bearer] }).lights).toEqual([
      { ...carried({ bright: 25, dim: 45, angle: 60 }), id: "a", x: 200, y: 200, elevation: 5, rotation: 30, levels: ["hall"], carrier: "a" },
    ]);
  });

  it("a radius of 0 does not grow", () => {
    expect(field({ tokens: [token("a", 0, 0, { light: carried({ dim: 10 }) })] }).lights[0]).toMatchObject({ bright: 0, dim: 12.5 });
  });

  it("of a hidden token are out, of an invisible one are not", () => {
    const bearer = (over: object): Field => field({ tokens: [token("a", 0, 0, { light: carried({ dim: 10 }), ...over })] });
    expect(bearer({ hidden: true }).lights).toEqual([]);
    expect(bearer({ conditions: ["invisible"] }).lights).toHaveLength(1);
  });
});

describe("coordinates", () => {
  it("of lights lie on the lattice, and stay in the snapshot as they came", () => {
    const f = field({ lights: [light(10.04, 0.999, { dim: 5 })] });
    expect(f.lights[0]).toMatchObject({ x: 10.0625, y: 1 });
    expect(f.battlefield.lights[0]).toMatchObject({ x: 10.04, y: 0.999 });
    expect(f.with({ tokens: [] }).lights[0]).toBe(f.lights[0]);
  });

  it("of walls may miss the lattice: two that miss each other by less than its step do not leak", () => {
    const f = field({ walls: [wall([200.01, -500, 200.01, 50.01]), wall([200, 50.02, 200, 500])] });
    expect(f.walls.isFree([{ x: 50, y: 50, z: 0 }, { x: 350, y: 50, z: 0 }], "sight")).toBe(false);
  });
});

describe("regions at a place", () => {
  it("are those that contain it, in order, by elevation and level", () => {
    const f = field({
      regions: [
        region([0, 0, 200, 200], [], { id: "all" }),
        region([0, 0, 200, 200], [], { id: "low", elevation: { bottom: 0, top: 10 } }),
        region([0, 0, 200, 200], [], { id: "cellar", levels: ["cellar"] }),
        region([300, 0, 200, 200], [], { id: "elsewhere" }),
      ],
    });
    const ids = (elevation: number, levels?: readonly string[]): string[] =>
      f.regionsAt({ x: 100, y: 100 }, elevation, levels).map(({ id }) => id);
    expect(ids(0)).toEqual(["all", "low", "cellar"]);
    expect(ids(10)).toEqual(["all", "cellar"]);
    expect(ids(0, ["cellar"])).toEqual(["all", "low", "cellar"]);
    expect(ids(0, ["hall"])).toEqual(["all", "low"]);
  });
});

describe("a changed field", () => {
  const before = Field.of(
    battlefield({
      tokens: [token("a", 0, 0), token("b", 300, 0)],
      walls: [wall([200, 0, 200, 100], { id: "w1", door: 1 }), wall([0, 500, 100, 500], { id: "w2" })],
    }),
  );
  const sees = (f: Field): boolean =>
    f.walls.isFree([f.body("a"), f.body("b")].map(({ centre }) => ({ ...centre, z: 0 })), "sight");

  it("keeps walls, grid and every body but the moved one's", () => {
    const moved = { ...before.token("a"), x: 100 };
    const after = before.with({ tokens: [moved, before.token("b")] });
    expect(after.walls).toBe(before.walls);
    expect(after.grid).toBe(before.grid);
    expect(after.body("b")).toBe(before.body("b"));
    expect(after.body("a").centre).toEqual({ x: 150, y: 50 });
    expect(before.body("a").centre).toEqual({ x: 50, y: 50 });
  });

  it("sees through a door that opens, and the field before does not", () => {
    const opened = before.with({ walls: before.battlefield.walls.map((w) => (w.id === "w1" ? { ...w, ds: 1 } : w)) });
    expect([sees(before), sees(opened)]).toEqual([false, true]);
    expect(sees(before.with({ walls: before.battlefield.walls.slice(1) }))).toBe(true);
    expect(sees(opened.with({ walls: before.battlefield.walls }))).toBe(false);
  });

  it("lights follow a token that moves", () => {
    const f = field({ tokens: [token("a", 0, 0, { light: carried({ dim: 10 }) })] });
    expect(f.lights[0]?.x).toBe(50);
    expect(f.with({ tokens: [{ ...f.token("a"), x: 100 }] }).lights[0]?.x).toBe(150);
  });

  it("begins anew on another grid", () => {
    const after = before.with({ scene: scene({ grid: { size: 50 } }) });
    expect(after.body("a").centre).toEqual({ x: 25, y: 25 });
  });

  it("says what would be if a token stood elsewhere", () => {
    expect(before.bodyOf({ ...before.token("a"), x: 700 }).centre.x).toBe(750);
  });
});
