import { describe, expect, it } from "vitest";
import type { Light, LightLevel, RulesetId, Wall } from "../../../src/core/battlefield/types";
import { carried, field, light, region, scene, token, wall } from "../../builders/battlefield";
import { levelAtSpace, lightOn } from "./lit";

const at = (over: Partial<Light>): Light => light(50, 50, { id: "lamp", ...over });
const torch = at({ bright: 20, dim: 40 });

/** Levels on the spaces so many columns from the source, 5 ft each, in the dark unless said otherwise. */
function levels(
  ruleset: RulesetId,
  sources: readonly Light[],
  columns: readonly number[],
  ambient: LightLevel = "darkness",
  lowLight = false,
): LightLevel[] {
  return columns.map((column) =>
    levelAtSpace(ruleset, column, { scene: scene({ ambient }), lights: sources }, lowLight),
  );
}

describe("what a source gives, ruleset by ruleset", () => {
  it.each<[RulesetId, Partial<Light>, LightLevel, readonly LightLevel[]]>([
    ["pf1", { bright: 20, dim: 40 }, "darkness", ["normal", "normal", "dim", "dim", "darkness"]],
    ["pf1", { bright: 20, dim: 40 }, "dim", ["normal", "normal", "normal", "normal", "dim"]],
    ["pf1", { bright: 20, dim: 40 }, "normal", ["normal", "normal", "normal", "normal", "normal"]],
    ["pf1", { bright: 20, dim: 40, level: "bright" }, "normal", ["bright", "bright", "bright", "bright", "normal"]],
    ["pf1", { bright: 20, dim: 40, level: "bright" }, "darkness", ["bright", "bright", "dim", "dim", "darkness"]],
    ["pf1", { bright: 20, dim: 10 }, "darkness", ["normal", "normal", "darkness", "darkness", "darkness"]],
    ["dnd5e", { bright: 20, dim: 40 }, "darkness", ["bright", "bright", "dim", "dim", "darkness"]],
    ["dnd5e", { bright: 20, dim: 20 }, "darkness", ["bright", "bright", "darkness", "darkness", "darkness"]],
    ["dnd5e", { bright: 20, dim: 40 }, "bright", ["bright", "bright", "bright", "bright", "bright"]],
    ["dc20", { bright: 20, dim: 0 }, "darkness", ["bright", "bright", "dim", "dim", "darkness"]],
    ["dc20", { bright: 20, dim: 30 }, "darkness", ["bright", "bright", "dim", "darkness", "darkness"]],
    ["cnc", { bright: 20, dim: 40 }, "darkness", ["bright", "bright", "bright", "bright", "darkness"]],
    ["cnc", { bright: 20, dim: 0 }, "darkness", ["bright", "bright", "darkness", "darkness", "darkness"]],
  ])("%s: %o in %s", (ruleset, source, ambient, wanted) => {
    expect(levels(ruleset, [at(source)], [0, 4, 6, 8, 9], ambient)).toEqual(wanted);
  });

  it("a candle raises by a step, never above dim, and lights nothing that is dim already", () => {
    const candle = at({ dim: 5, level: "dim", cap: "dim" });
    expect(levels("pf1", [candle], [0, 1, 2])).toEqual(["dim", "dim", "darkness"]);
    expect(levels("pf1", [candle], [1], "dim")).toEqual(["dim"]);
    expect(levels("pf1", [candle], [1], "normal")).toEqual(["normal"]);
  });

  it("a cap below the source's own level holds in its main radius too", () => {
    expect(levels("pf1", [at({ bright: 20, cap: "dim" })], [1])).toEqual(["dim"]);
  });

  it("rings do not add up (pf1)", () => {
    expect(levels("pf1", [torch, { ...torch, id: "other" }], [6])).toEqual(["dim"]);
  });

  it("low-light vision doubles both radii for its owner alone, in pf1 and cnc", () => {
    expect(levels("pf1", [torch], [8, 9, 16, 17], "darkness", true)).toEqual(["normal", "dim", "dim", "darkness"]);
    expect(levels("cnc", [torch], [16, 17], "darkness", true)).toEqual(["bright", "darkness"]);
    expect(levels("dnd5e", [torch], [8, 9], "darkness", true)).toEqual(["dim", "darkness"]);
  });

  it("two observers of one place have different levels", () => {
    const tokens = [
      token("there", 900, 0),
      token("human", 0, 300),
      token("elf", 0, 300, { senses: { lowLight: true } }),
    ];
    const on = field({ lights: [torch], tokens });
    expect([lightOn(on, "there", "human").level, lightOn(on, "there", "elf").level]).toEqual(["darkness", "dim"]);
    expect(lightOn(on, "there", "elf").reasons.map(({ key }) => key)).toContain("light.low-light");
  });
});

describe("how far a source reaches", () => {
  it("counts from the source to the centre of the space, diagonals straight", () => {
    const tokens = [token("in", 300, 300), token("out", 400, 300)];
    const on = field({ lights: [at({ bright: 22, dim: 22 })], tokens });
    expect([lightOn(on, "in").level, lightOn(on, "out").level]).toEqual(["normal", "darkness"]);
    expect(lightOn(on, "in").sources).toEqual([
      { id: "lamp", distance: Math.hypot(15, 15), part: "main", gives: "normal" },
    ]);
  });

  it("a cone points to +y at rotation 0 and turns clockwise", () => {
    const places = { south: [0, 500], west: [-500, 0], north: [0, -500], east: [500, 0] } as const;
    for (const [rotation, lit] of [
      [0, "south"],
      [90, "west"],
      [180, "north"],
      [270, "east"],
      [-90, "east"],
    ] as const) {
      const tokens = Object.entries(places).map(([id, [x, y]]) => token(id, x, y));
      const on = field({ lights: [at({ bright: 60, angle: 60, rotation })], tokens });
      expect(tokens.filter(({ id }) => lightOn(on, id).level === "normal").map(({ id }) => id)).toEqual([lit]);
    }
  });

  it("the edge of a cone belongs to it, and so does its foot", () => {
    const tokens = [token("edge", 500, 500), token("past", 600, 500), token("foot", 0, 0)];
    const on = field({ lights: [at({ bright: 60, angle: 90 })], tokens });
    expect(tokens.map(({ id }) => lightOn(on, id).level)).toEqual(["normal", "darkness", "normal"]);
  });

  it("elevation counts as in a sphere, or not at all", () => {
    const above = token("there", 0, 0, { elevation: 30 });
    const on = (vertical: "sphere" | "unbounded"): LightLevel =>
      lightOn(field({ scene: scene({ vertical }), lights: [torch], tokens: [above] }), "there").level;
    expect([on("sphere"), on("unbounded")]).toEqual(["dim", "normal"]);
  });

  it("a hidden light, one without radius and one outside its hours give nothing", () => {
    for (const over of [{ hidden: true }, { bright: 0, dim: 0 }, { darkness: { min: 0, max: 0.5 } }]) {
      const dark = scene({ darknessLevel: 1 });
      expect(levelAtSpace("pf1", 1, { scene: dark, lights: [{ ...torch, ...over }] })).toBe("darkness");
    }
  });

  it("a light of another level of the scene does not reach", () => {
    const on = (levels: readonly string[]): LightLevel =>
      lightOn(
        field({ lights: [{ ...torch, levels: ["hall"] }], tokens: [token("there", 100, 0, { levels })] }),
        "there",
      ).level;
    expect([on(["loft"]), on(["hall", "loft"]), on([])]).toEqual(["darkness", "normal", "normal"]);
  });

  it("a carried light moves with its bearer, shines for the invisible, and grows by half the bearer's width", () => {
    const bearer = token("bearer", 0, 0, { conditions: ["invisible"], light: carried({ bright: 20, dim: 40 }) });
    const on = field({ tokens: [bearer, token("there", 800, 200), token("far", 900, 0)] });
    expect(lightOn(on, "there")).toMatchObject({ level: "dim", by: "bearer" });
    expect(lightOn(on, "far").level).toBe("darkness");
    const moved = on.with({
      tokens: on.battlefield.tokens.map((one) => (one.id === "bearer" ? { ...one, x: 500 } : one)),
    });
    expect([lightOn(moved, "there").level, lightOn(moved, "far").level]).toEqual(["normal", "normal"]);
  });
});

describe("walls before a source", () => {
  const there = token("there", 300, 0);
  const lit = (walls: readonly Wall[], over: Partial<Light> = {}): LightLevel =>
    lightOn(field({ walls, lights: [{ ...torch, ...over }], tokens: [there] }), "there").level;

  it("stop it by their light restriction alone", () => {
    expect(lit([wall([200, -100, 200, 200])])).toBe("darkness");
    expect(lit([wall([200, -100, 200, 200], { light: 0 })])).toBe("normal");
    expect(lit([wall([200, -100, 200, 200], { sight: 0, move: 0 })])).toBe("darkness");
    expect(lit([wall([200, -100, 200, 200], { door: 1, ds: 1 })])).toBe("normal");
  });

  it("do not stop a source that ignores walls", () => {
    expect(lit([wall([200, -100, 200, 200])], { walls: false })).toBe("normal");
  });

  it("limited ones stop it in pairs", () => {
    const limited = { light: 10 };
    expect(lit([wall([200, -100, 200, 200], limited)])).toBe("normal");
    expect(lit([wall([200, -100, 200, 200], limited), wall([250, -100, 250, 200], limited)])).toBe("darkness");
  });

  it("low ones shade only what is as low", () => {
    expect(lit([wall([200, -100, 200, 200], { bottom: 0, top: 3 })], { elevation: 4 })).toBe("normal");
    expect(lit([wall([200, -100, 200, 200], { bottom: 0, top: 30 })], { elevation: 4 })).toBe("darkness");
  });

  it("are named in the reason", () => {
    const on = field({ walls: [wall([200, -100, 200, 200], { id: "w" })], lights: [torch], tokens: [there] });
    expect(lightOn(on, "there").reasons.at(-1)).toEqual({
      key: "light.blocked",
      data: { source: "lamp", walls: "w" },
      effect: {},
      betrays: ["lamp", "w"],
    });
  });
});

describe("a big target", () => {
  const dragon = token("dragon", 200, 0, { width: 4, height: 4 });
  // Its nearest space is 10 ft away, its centre some 24 ft.
  const on = (bigTokenLight: "best" | "majority" | "centre"): ReturnType<typeof lightOn> =>
    lightOn(field({ options: { bigTokenLight }, lights: [at({ bright: 10, dim: 18 })], tokens: [dragon] }), "dragon");

  it("has the light of its best space, of most of them, or of its centre", () => {
    expect(on("best")).toMatchObject({ level: "normal", share: 1 / 16, by: "lamp" });
    expect(on("majority")).toMatchObject({ level: "darkness", share: 11 / 16 });
    expect(on("centre")).toMatchObject({ level: "darkness" });
  });

  it("tells which part of it is lit so", () => {
    const { spaces, reasons } = on("best");
    expect(spaces).toHaveLength(16);
    expect(reasons.at(-1)).toMatchObject({ key: "light.share.best", data: { share: 1 / 16, spaces: 16 } });
  });

  it("is wholly lit in a lit scene", () => {
    const day = field({ scene: scene({ ambient: "normal" }), regions: [region([0, 0, 50, 50])], tokens: [dragon] });
    expect(lightOn(day, "dragon")).toMatchObject({ level: "normal", share: 1, by: null, sources: [] });
  });
});
