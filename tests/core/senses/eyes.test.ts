import { describe, expect, it } from "vitest";
import type { LightLevel, RulesetId, Senses } from "../../../src/core/battlefield/types";
import { light, region, scene, wall } from "../../builders/battlefield";
import { duel } from "./look";

type Case = readonly [RulesetId, LightLevel, Partial<Senses>, number, string, number, string | null];

describe("eyes and the light on a target", () => {
  it.each<Case>([
    ["pf1", "bright", {}, 2, "observed", 0, "sight"],
    ["pf1", "normal", {}, 2, "observed", 0, "sight"],
    ["pf1", "dim", {}, 2, "concealed", 20, "sight"],
    ["pf1", "darkness", {}, 2, "unaware", 50, null],
    ["pf1", "supernatural-darkness", {}, 2, "unaware", 50, null],
    ["pf1", "dim", { darkvision: 60 }, 12, "observed", 0, "darkvision"],
    ["pf1", "dim", { darkvision: 60 }, 13, "concealed", 20, "sight"],
    ["pf1", "darkness", { darkvision: 60 }, 12, "observed", 0, "darkvision"],
    ["pf1", "darkness", { darkvision: 60 }, 13, "unaware", 50, null],
    ["pf1", "supernatural-darkness", { darkvision: 60 }, 2, "unaware", 50, null],
    ["pf1", "supernatural-darkness", { seeInDarkness: "infinite" }, 99, "observed", 0, "seeInDarkness"],
    ["pf1", "dim", { seeInDarkness: "infinite" }, 99, "observed", 0, "seeInDarkness"],
    ["pf1", "supernatural-darkness", { devilsSight: 30 }, 6, "observed", 0, "devilsSight"],
    ["pf1", "supernatural-darkness", { devilsSight: 30 }, 7, "unaware", 50, null],
    ["pf1", "supernatural-darkness", { truesight: 30 }, 6, "observed", 0, "truesight"],
    ["dnd5e", "bright", {}, 2, "observed", 0, "sight"],
    ["dnd5e", "dim", {}, 2, "concealed", 0, "sight"],
    ["dnd5e", "darkness", {}, 2, "unaware", 0, null],
    ["dnd5e", "dim", { darkvision: 60 }, 12, "observed", 0, "darkvision"],
    ["dnd5e", "dim", { darkvision: 60 }, 13, "concealed", 0, "sight"],
    ["dnd5e", "darkness", { darkvision: 60 }, 12, "concealed", 0, "darkvision"],
    ["dnd5e", "darkness", { darkvision: 60 }, 13, "unaware", 0, null],
    ["dnd5e", "supernatural-darkness", { darkvision: 60 }, 2, "unaware", 0, null],
    ["dnd5e", "supernatural-darkness", { devilsSight: 120 }, 2, "observed", 0, "devilsSight"],
    ["dnd5e", "supernatural-darkness", { truesight: 120 }, 2, "observed", 0, "truesight"],
    ["dc20", "darkness", { darkvision: 10 }, 2, "concealed", 0, "darkvision"],
    ["dc20", "supernatural-darkness", { truesight: 20 }, 2, "observed", 0, "truesight"],
    ["cnc", "dim", {}, 2, "observed", 0, "sight"],
    ["cnc", "darkness", {}, 2, "unaware", 0, null],
    ["cnc", "darkness", { darkvision: 60 }, 12, "observed", 0, "darkvision"],
    ["cnc", "supernatural-darkness", { darkvision: 60 }, 2, "unaware", 0, null],
  ])("%s, %s, %o, %d spaces: %s, %d %%, by %s", (ruleset, ambient, senses, apart, state, missChance, sense) => {
    const { perception, concealment } = duel({ ruleset, ambient, apart, observer: { senses } });
    expect([perception.state, concealment.missChance, perception.sense]).toEqual([state, missChance, sense]);
  });

  it("grade concealment by what is left to see", () => {
    const grades = (ruleset: RulesetId): string[] =>
      (["bright", "dim", "darkness"] as const).map((ambient) => duel({ ruleset, ambient }).concealment.grade);
    expect(grades("pf1")).toEqual(["none", "partial", "total"]);
    expect(grades("dnd5e")).toEqual(["none", "partial", "total"]);
    expect(grades("dc20")).toEqual(["none", "partial", "total"]);
    expect(grades("cnc")).toEqual(["none", "none", "total"]);
  });

  it("fail when there are none, or when they are blinded, in any light", () => {
    for (const observer of [
      { senses: { sight: false } },
      { conditions: ["blinded"] },
      { senses: { truesight: 60 }, conditions: ["blinded"] },
    ]) {
      expect(duel({ ambient: "bright", observer }).perception.state).toBe("unaware");
    }
  });

  it("range counts elevation in a sphere, and leaves it out where the vertical is unbounded", () => {
    const high = { apart: 1, observer: { senses: { darkvision: 30 } }, target: { elevation: 40 } };
    expect(duel(high).perception.state).toBe("unaware");
    expect(duel({ ...high, scene: scene({ ambient: "darkness", vertical: "unbounded" }) }).perception.state).toBe(
      "observed",
    );
  });

  it("name the source that the level comes from, and what it costs", () => {
    const { reasons } = duel({ lights: [light(-250, 50, { id: "l1", bright: 20, dim: 40 })] });
    expect(reasons).toContainEqual({
      key: "light.dim",
      data: { source: "l1" },
      effect: { missChance: 20 },
      betrays: ["l1"],
    });
  });
});

describe("walls before eyes", () => {
  const across = [150, -500, 150, 500] as const;

  it("block by their sight restriction alone", () => {
    const state = (over: Parameters<typeof wall>[1]): string =>
      duel({ ambient: "bright", walls: [wall(across, over)] }).perception.state;
    expect(state({})).toBe("unaware");
    expect(state({ sight: 0 })).toBe("observed");
    expect(state({ sight: 10 })).toBe("observed");
    expect(state({ light: 0, move: 0 })).toBe("unaware");
    expect(state({ door: 1, ds: 1 })).toBe("observed");
  });

  it("leave a target in sight that any corner shows", () => {
    const post = [150, 40, 150, 500] as const;
    expect(duel({ ambient: "bright", walls: [wall(post)] }).perception.state).toBe("observed");
  });

  it("are seen over when they are low", () => {
    const low = wall(across, { bottom: 0, top: 4 });
    expect(duel({ ambient: "bright", walls: [low] }).perception.state).toBe("observed");
    expect(
      duel({ ambient: "bright", walls: [low], target: { bodyHeight: 1 }, observer: { bodyHeight: 1 } }).perception
        .state,
    ).toBe("unaware");
  });

  it("are named", () => {
    const { reasons } = duel({ ambient: "bright", walls: [wall(across, { id: "w" })] });
    expect(reasons).toContainEqual({ key: "sense.sight.blocked", data: { walls: "w" }, effect: {}, betrays: ["w"] });
  });
});

describe("darkvision of Castles & Crusades", () => {
  const gnome = { senses: { darkvision: 60 } };
  const torch = light(50, 50, { id: "torch", bright: 10, dim: 10 });

  it("is lost inside the light of any source but a magic weapon", () => {
    const see = (over: Partial<typeof torch>): string =>
      duel({ ruleset: "cnc", apart: 6, observer: gnome, lights: [{ ...torch, ...over }] }).perception.state;
    expect(see({})).toBe("unaware");
    expect(see({ kind: "spell", magical: true })).toBe("unaware");
    expect(see({ kind: "magic-weapon" })).toBe("observed");
    expect(see({ x: 950 })).toBe("observed");
  });

  it("is not lost behind a wall", () => {
    const walls = [wall([100, -500, 100, 500], { sight: 0 })];
    expect(
      duel({ ruleset: "cnc", apart: 6, observer: gnome, walls, lights: [{ ...torch, x: 150 }] }).perception.state,
    ).toBe("observed");
  });

  it.each([
    [null, "observed"],
    [0, "unaware"],
    [5, "unaware"],
    [6, "observed"],
    [7, "observed"],
  ] as const)("%s rounds after the light it is %s", (lightLeftAt, state) => {
    expect(duel({ ruleset: "cnc", observer: { ...gnome, lightLeftAt } }).perception.state).toBe(state);
  });

  it("of pf1 minds neither", () => {
    expect(duel({ apart: 6, observer: { ...gnome, lightLeftAt: 0 }, lights: [torch] }).perception.state).toBe(
      "observed",
    );
  });
});

describe("fog before eyes that see in the dark", () => {
  it("stops truesight too, unless the region says otherwise", () => {
    const fog = (stops?: readonly string[]): string =>
      duel({
        ruleset: "dnd5e",
        observer: { senses: { truesight: 60, darkvision: 60 } },
        regions: [
          region(
            [-500, -500, 2000, 1000],
            [{ kind: "obscurement", density: "heavy", ...(stops === undefined ? {} : { stops }) }],
          ),
        ],
      }).perception.state;
    expect(fog()).toBe("unaware");
    expect(fog(["sight"])).toBe("concealed");
    expect(fog(["darkvision"])).toBe("observed");
    expect(fog([])).toBe("observed");
  });
});
