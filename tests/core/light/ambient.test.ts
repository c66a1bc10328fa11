import { describe, expect, it } from "vitest";
import type { LightLevel, Region, RulesetId, SceneData } from "../../../src/core/battlefield/types";
import { field, region, scene, token } from "../../builders/battlefield";
import { levelAtSpace, lightOn } from "./lit";

const GLOBAL = { enabled: true, bright: false, darkness: { min: 0, max: 1 } };
const WHOLE = [-1000, -1000, 3000, 3000] as const;

function ambient(over: Partial<SceneData>, regions: readonly Region[] = [], ruleset: RulesetId = "pf1"): LightLevel {
  return levelAtSpace(ruleset, 0, { scene: scene({ globalLight: GLOBAL, ...over }), regions });
}

describe("ambient light from the scene's darkness", () => {
  it.each<[number, LightLevel, LightLevel]>([
    [0, "normal", "bright"],
    [0.25, "normal", "bright"],
    [0.26, "dim", "dim"],
    [0.75, "dim", "dim"],
    [0.76, "darkness", "darkness"],
    [1, "darkness", "darkness"],
  ])("darkness %d is %s in pf1 and %s elsewhere", (darknessLevel, pf1, others) => {
    expect(ambient({ darknessLevel })).toBe(pf1);
    for (const ruleset of ["dnd5e", "dc20", "cnc"] as const)
      expect(ambient({ darknessLevel }, [], ruleset)).toBe(others);
  });

  it("takes its thresholds from the table's options", () => {
    const options = { ambientBrightUpTo: 0.5, ambientDimUpTo: 0.6 };
    const at = (darknessLevel: number): LightLevel =>
      levelAtSpace("pf1", 0, { scene: scene({ globalLight: GLOBAL, darknessLevel }), options });
    expect([0.5, 0.6, 0.7].map(at)).toEqual(["normal", "dim", "darkness"]);
  });

  it("is darkness without global light, and outside its window", () => {
    expect(ambient({ globalLight: { ...GLOBAL, enabled: false } })).toBe("darkness");
    expect(ambient({ globalLight: { ...GLOBAL, darkness: { min: 0, max: 0.5 } }, darknessLevel: 0.6 })).toBe(
      "darkness",
    );
    expect(ambient({ globalLight: { ...GLOBAL, darkness: { min: 0.2, max: 1 } }, darknessLevel: 0.1 })).toBe(
      "darkness",
    );
  });

  it("is bright in pf1 only in the sun or where the global light is bright", () => {
    expect(ambient({ sunlit: true })).toBe("bright");
    expect(ambient({ globalLight: { ...GLOBAL, bright: true } })).toBe("bright");
    expect(ambient({ globalLight: { ...GLOBAL, bright: true }, darknessLevel: 0.5 })).toBe("dim");
    expect(ambient({ sunlit: false })).toBe("normal");
  });
});

describe("ambient light set by hand", () => {
  it("replaces the darkness of the scene", () => {
    expect(ambient({ ambient: "dim", darknessLevel: 1, globalLight: { ...GLOBAL, enabled: false } })).toBe("dim");
    expect(ambient({ ambient: "supernatural-darkness" })).toBe("supernatural-darkness");
  });

  it("is told in the ruleset's own levels", () => {
    expect(ambient({ ambient: "normal" }, [], "dnd5e")).toBe("bright");
  });

  it.each<[LightLevel, 0 | 1 | 2, number, LightLevel]>([
    ["bright", 0, 1, "darkness"],
    ["bright", 2, 0.1, "bright"],
    ["bright", 2, 0.5, "dim"],
    ["darkness", 1, 0.5, "dim"],
    ["darkness", 1, 0.9, "normal"],
    ["dim", 1, 0.9, "normal"],
    ["dim", 2, 0.9, "darkness"],
  ])("%s in a region of mode %d and %d is %s", (set, mode, modifier, level) => {
    expect(ambient({ ambient: set }, [region(WHOLE, [{ kind: "darkness", mode, modifier }])])).toBe(level);
  });
});

describe("regions", () => {
  it.each<[number, 0 | 1 | 2, number, LightLevel]>([
    [0, 0, 1, "darkness"],
    [0, 0, 0.2, "normal"],
    [1, 1, 0.5, "dim"],
    [0, 2, 0.5, "dim"],
    [0.6, 1, 0.6, "normal"],
    [0.6, 2, 0.5, "darkness"],
  ])("darkness %d under mode %d and modifier %d is %s", (darknessLevel, mode, modifier, level) => {
    expect(ambient({ darknessLevel }, [region(WHOLE, [{ kind: "darkness", mode, modifier }])])).toBe(level);
  });

  it("change the darkness one after the other, and a level goes on top", () => {
    const darker = region(WHOLE, [{ kind: "darkness", mode: 2, modifier: 0.5 }], { id: "a" });
    const again = region(WHOLE, [{ kind: "darkness", mode: 2, modifier: 0.6 }], { id: "b" });
    const lamps = region(WHOLE, [{ kind: "ambient", level: "bright" }], { id: "c" });
    expect(ambient({}, [darker])).toBe("dim");
    expect(ambient({}, [darker, again])).toBe("darkness");
    expect(ambient({}, [lamps, darker, again])).toBe("bright");
  });

  it("hold where they are: not beside, above or on another level", () => {
    const cellar = [{ kind: "ambient", level: "darkness" }] as const;
    expect(ambient({}, [region([200, 0, 100, 100], cellar)])).toBe("normal");
    expect(ambient({}, [region(WHOLE, cellar, { elevation: { bottom: 5, top: 10 } })])).toBe("normal");
    const upstairs = token("there", 0, 0, { levels: ["loft"] });
    const on = field({
      scene: scene({ globalLight: GLOBAL }),
      regions: [region(WHOLE, cellar, { levels: ["hall"] })],
      tokens: [upstairs],
    });
    expect(lightOn(on, "there").level).toBe("normal");
  });

  it("are named with the reason", () => {
    const on = field({ regions: [region(WHOLE, [{ kind: "ambient", level: "dim" }])], tokens: [token("there", 0, 0)] });
    expect(lightOn(on, "there").reasons).toEqual([
      { key: "light.ambient.region", data: { region: "region", level: "dim" }, effect: {}, betrays: ["region"] },
    ]);
  });
});

describe("moonlight", () => {
  const night = { ambient: "dim" } as const;
  const see = (over: Partial<SceneData>, ruleset: RulesetId, lowLight: boolean): LightLevel =>
    levelAtSpace(ruleset, 0, { scene: scene({ ...night, ...over }) }, lowLight);

  it("shows low-light eyes of pf1 and cnc the dim as day, and others of them nothing", () => {
    expect([see({}, "pf1", true), see({}, "pf1", false)]).toEqual(["normal", "dim"]);
    expect([see({}, "cnc", true), see({}, "cnc", false)]).toEqual(["bright", "dim"]);
    expect(see({}, "dnd5e", true)).toBe("dim");
  });

  it("can be switched off, and never reaches into the dark", () => {
    expect(see({ moonlit: false }, "pf1", true)).toBe("dim");
    expect(see({ moonlit: true, ambient: "darkness" }, "pf1", true)).toBe("darkness");
  });

  it("leaves the scene's own level as it is", () => {
    const on = field({ scene: scene(night), tokens: [token("elf", 0, 0, { senses: { lowLight: true } })] });
    expect(lightOn(on, "elf", "elf")).toMatchObject({ level: "normal", ambient: "dim", by: null });
  });
});
