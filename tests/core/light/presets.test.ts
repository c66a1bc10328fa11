import { describe, expect, it } from "vitest";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import type { LightPreset } from "../../../src/core/light/light-rules";
import { rulesOf } from "./rulesets";

const preset = (ruleset: (typeof RULESET_IDS)[number], id: string): LightPreset | undefined =>
  rulesOf(ruleset).light.presets.find((one) => one.id === id);

describe("named light sources", () => {
  it.each(RULESET_IDS)("%s: ids are unique, levels the ruleset's own, darkness without a level", (ruleset) => {
    const { presets, levels } = rulesOf(ruleset).light;
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    for (const { level, cap, negative, bright, dim, angle } of presets) {
      for (const one of [level, cap]) expect(one === null || levels.includes(one)).toBe(true);
      expect(negative && level !== null).toBe(false);
      expect(Math.max(bright, dim)).toBeGreaterThan(0);
      expect(angle > 0 && angle <= 360).toBe(true);
    }
  });

  it.each([
    ["candle", 0, 5, 60],
    ["everburning-torch", 20, 40, null],
    ["lamp", 15, 30, 360],
    ["bullseye-lantern", 60, 120, 360],
    ["hooded-lantern", 30, 60, 360],
    ["sunrod", 30, 60, 360],
    ["torch", 20, 40, 60],
    ["continual-flame", 20, 40, null],
    ["dancing-lights", 20, 40, 1],
    ["daylight", 60, 120, 10],
    ["light", 20, 40, 10],
  ])("pf1: %s %d/%d ft, %s minutes", (id, bright, dim, minutes) => {
    expect(preset("pf1", id)).toMatchObject({ bright, dim, burns: { minutes } });
  });

  it.each([
    ["torch", 30, 60],
    ["hooded-lantern", 30, 360],
    ["bullseye-lantern", 60, 360],
    ["magic-weapon", 15, null],
  ])("cnc: %s %d ft, %s minutes", (id, radius, minutes) => {
    expect(preset("cnc", id)).toMatchObject({ bright: radius, burns: { minutes } });
  });
});
