import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import { readLight } from "../../../src/documents/read-light";
import { listedPresets, presetFields } from "../../../src/foundry/sheets/light-preset";

const named = (ruleset: string, id: string) => {
  const found = listedPresets("pf1").find((one) => one.ruleset === ruleset && one.preset.id === id);
  if (found === undefined) throw new Error(`no ${ruleset} ${id}`);
  return found.preset;
};

/** The light that is read back from a sheet that was filled in by a preset. */
const saved = (ruleset: string, id: string, perFoot = 1) => {
  const { foundry, flags } = presetFields(named(ruleset, id), perFoot);
  return readLight({ _id: "l", x: 0, y: 0, config: foundry, flags: { "grit-and-gloom": flags } }, 0, new Set());
};

describe("a light source by name", () => {
  it("turns feet into the scene's units", () => {
    expect(presetFields(named("pf1", "torch"), 0.3).foundry).toMatchObject({ bright: 6, dim: 12, angle: 360, negative: false });
    expect(presetFields(named("pf1", "bullseye-lantern"), 1 / 5).foundry).toMatchObject({ bright: 12, dim: 24, angle: 90 });
  });

  it("is read back as what the rules say of it", () => {
    expect(saved("pf1", "candle")).toMatchObject({ bright: 0, dim: 5, level: "dim", cap: "dim", magical: false });
    expect(saved("pf1", "daylight")).toMatchObject({ level: "bright", kind: "spell", magical: true, spellLevel: 3 });
    expect(saved("pf1", "deeper-darkness")).toMatchObject({ negative: true, magical: true, steps: 2, priority: 3 });
    expect(saved("cnc", "magic-weapon")).toMatchObject({ kind: "magic-weapon", magical: true });
  });

  it("leaves what it does not say to the ruleset", () => {
    const torch = saved("dnd5e", "torch");
    for (const member of ["level", "cap", "spellLevel", "steps"]) expect(torch).not.toHaveProperty(member);
  });

  it.each(RULESET_IDS)("of %s stands first at a table of that game", (id) => {
    expect(listedPresets(id)[0]?.ruleset).toBe(id);
    expect(listedPresets(id)).toHaveLength(listedPresets("pf1").length);
  });

  it.each(["en", "ru", "es"])("has a name in %s", (lang) => {
    const file = new URL(`../../../lang/${lang}.json`, import.meta.url);
    const { GRITGLOOM } = JSON.parse(readFileSync(file, "utf8")) as { GRITGLOOM: { LightSource: Record<string, string> } };
    expect(listedPresets("pf1").map(({ preset }) => preset.id).filter((id) => GRITGLOOM.LightSource[id] === undefined)).toEqual([]);
  });
});
