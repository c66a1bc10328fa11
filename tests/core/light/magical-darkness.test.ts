import { describe, expect, it } from "vitest";
import type { Light, LightLevel, RulesetId } from "../../../src/core/battlefield/types";
import { light, scene } from "../../builders/battlefield";
import { levelAtSpace } from "./lit";

const spell = { magical: true, kind: "spell" } as const;
const at = (id: string, over: Partial<Light>): Light => light(50, 50, { id, ...over });
const torch = at("torch", { bright: 20, dim: 40 });
const daylight = at("daylight", { ...spell, bright: 60, dim: 120, level: "bright", spellLevel: 3 });
const darkness = at("darkness", { ...spell, negative: true, bright: 20, dim: 20, steps: 1, spellLevel: 2 });
const deeper = at("deeper", { ...spell, negative: true, bright: 60, dim: 60, steps: 2, spellLevel: 3 });

function level(
  ruleset: RulesetId,
  ambient: LightLevel,
  lights: readonly Light[],
  column = 2,
  lowLight = false,
): LightLevel {
  return levelAtSpace(ruleset, column, { scene: scene({ ambient }), lights }, lowLight);
}

describe("darkness of pf1", () => {
  it.each<[string, Light, LightLevel, LightLevel]>([
    ["one step", darkness, "bright", "normal"],
    ["one step", darkness, "normal", "dim"],
    ["one step", darkness, "dim", "darkness"],
    ["one step", darkness, "darkness", "darkness"],
    ["two steps", deeper, "bright", "dim"],
    ["two steps", deeper, "normal", "darkness"],
    ["two steps", deeper, "dim", "supernatural-darkness"],
    ["two steps", deeper, "darkness", "supernatural-darkness"],
    ["steps written as a fall", { ...deeper, steps: -2 }, "normal", "darkness"],
    ["a source that says no steps", { ...darkness, steps: null, magical: false }, "normal", "dim"],
  ])("%s: %o in %s leaves %s", (_what, source, ambient, left) => {
    expect(level("pf1", ambient, [source])).toBe(left);
  });

  it("does not add up: the strongest counts", () => {
    expect(level("pf1", "bright", [darkness, { ...darkness, id: "again" }])).toBe("normal");
    expect(level("pf1", "bright", [darkness, deeper])).toBe("dim");
  });

  it("holds against light that is not magical, and against magic of no higher level", () => {
    const flame = (spellLevel: number): Light => ({ ...torch, ...spell, spellLevel });
    expect(level("pf1", "darkness", [darkness, torch])).toBe("darkness");
    expect(level("pf1", "normal", [darkness, torch])).toBe("dim");
    expect(level("pf1", "darkness", [darkness, flame(2)])).toBe("darkness");
    expect(level("pf1", "darkness", [darkness, flame(3)])).toBe("normal");
    expect(level("pf1", "darkness", [darkness, flame(3)], 4)).toBe("normal");
    expect(level("pf1", "darkness", [deeper, flame(3)])).toBe("supernatural-darkness");
  });

  it("a darkness of no given level is of its spell's: the 2nd for a step, the 3rd for two", () => {
    const flame = { ...torch, ...spell, spellLevel: 3 };
    expect(level("pf1", "dim", [{ ...darkness, spellLevel: null }, flame])).toBe("normal");
    expect(level("pf1", "dim", [{ ...deeper, spellLevel: null }, flame])).toBe("supernatural-darkness");
  });

  it("and daylight suspend each other: the ambient level holds", () => {
    for (const ambient of ["darkness", "dim", "normal"] as const)
      expect(level("pf1", ambient, [daylight, deeper])).toBe(ambient);
    expect(level("pf1", "dim", [{ ...daylight, spellLevel: 9 }, darkness])).toBe("dim");
  });

  it("leaves daylight alone where they do not meet", () => {
    expect(level("pf1", "dim", [daylight, darkness], 8)).toBe("bright");
  });

  it("is never doubled by low-light vision, and shuts the moon out", () => {
    expect(level("pf1", "darkness", [{ ...deeper, bright: 20, dim: 20 }], 8, true)).toBe("darkness");
    expect(level("pf1", "dim", [darkness], 2, true)).toBe("darkness");
    expect(level("pf1", "dim", [daylight, darkness], 2, true)).toBe("normal");
  });
});

describe("darkness by priority (dnd5e, dc20, cnc)", () => {
  const dark = (over: Partial<Light> = {}): Light => at("dark", { negative: true, bright: 20, dim: 20, ...over });

  it.each<RulesetId>(["dnd5e", "dc20", "cnc"])("%s: a magical one is supernatural, a plain one is dark", (ruleset) => {
    expect(level(ruleset, "bright", [dark({ magical: true })])).toBe("supernatural-darkness");
    expect(level(ruleset, "bright", [dark()])).toBe("darkness");
    expect(level(ruleset, "bright", [dark({ level: "darkness", magical: true })])).toBe("darkness");
  });

  it.each([
    [0, 0, "supernatural-darkness"],
    [2, 1, "supernatural-darkness"],
    [1, 2, "bright"],
  ] as const)("darkness of priority %d under light of %d is %s", (own, other, left) => {
    expect(level("dnd5e", "darkness", [dark({ magical: true, priority: own }), { ...torch, priority: other }])).toBe(
      left,
    );
  });

  it("the scene's own light is the weakest of all", () => {
    expect(level("dnd5e", "bright", [dark({ magical: true })])).toBe("supernatural-darkness");
  });
});
