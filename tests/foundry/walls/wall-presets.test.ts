import { describe, expect, it } from "vitest";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import { readBattlefield } from "../../../src/core/battlefield/read-battlefield";
import { Field } from "../../../src/core/battlefield/field";
import { hasLineOfSight } from "../../../src/core/cover/line-of-effect";
import { resolveCover } from "../../../src/core/cover/resolve-cover";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { planPreset } from "../../../src/foundry/walls/plan-preset";
import { WALL_MATERIALS, WALL_PRESETS, wallFields, wallPreset } from "../../../src/foundry/walls/wall-presets";

const everyPreset = RULESET_IDS.flatMap((ruleset) => WALL_PRESETS.map((preset) => ({ ruleset, preset, id: preset.id })));

describe("kinds of walls", () => {
  it.each(everyPreset)("$ruleset: $id has a grade of that game, gives it across the whole way and can be seen through", ({ ruleset, preset }) => {
    const { foundry, flags } = wallFields(preset, ruleset, 1, 0);
    const { cover: rules } = rulesetOf(ruleset);
    expect(rules.grades.map(({ grade }) => grade)).toContain(flags.cover);
    const wall = { id: "w", c: [400, -2000, 400, 2000], ...foundry, ...flags };
    const tokens = [{ id: "A", x: 100, y: 200 }, { id: "T", x: 400, y: 200 }];
    const field = Field.of(readBattlefield({ ruleset, walls: [wall], tokens }));
    const query = { attacker: field.body("A"), target: field.body("T"), kind: "ranged" } as const;
    expect(resolveCover(field, rules, query).cover.grade).toBe(flags.cover);
    expect(hasLineOfSight(field, rules, query)).toBe(true);
  });

  it.each(WALL_PRESETS)("$id is of a known material and uses Foundry's restrictions", ({ material, restricts }) => {
    expect(WALL_MATERIALS).toContain(material);
    for (const value of Object.values(restricts)) expect([0, 10, 20, 30, 40]).toContain(value);
  });

  it("heights are in units of the scene, from the ground up", () => {
    expect(wallFields(wallPreset("low-wall"), "pf1", 0.3, 6).flags).toMatchObject({ bottom: null, top: 6.9 });
    expect(wallFields(wallPreset("portcullis"), "pf1", 0.3, 6).flags).toMatchObject({ bottom: null, top: null });
  });

  it("names the known kinds where it is asked for another", () => {
    expect(() => wallPreset("moat")).toThrow(/"moat", expected one of arrow-slit/);
  });
});

describe("a plan to make walls of a kind", () => {
  const plain = { uuid: "Scene.s.Wall.w", ground: 0, source: { move: 20, sight: 20, light: 20, sound: 20, flags: { "grit-and-gloom": { cover: "half" } } } };

  it("changes what differs, and keeps what stood there", () => {
    expect(planPreset([plain], wallPreset("low-wall"), "pf1", 1).steps).toEqual([
      {
        uuid: "Scene.s.Wall.w",
        changes: { move: 0, sight: 0, light: 0, sound: 0, "flags.grit-and-gloom.cover": "cover", "flags.grit-and-gloom.material": "stone", "flags.grit-and-gloom.top": 3 },
        before: { move: 20, sight: 20, light: 20, sound: 20, "flags.grit-and-gloom.cover": "half", "flags.grit-and-gloom.material": null, "flags.grit-and-gloom.top": null },
      },
    ]);
  });

  it("leaves a wall alone that is of the kind already", () => {
    const source = { move: 20, sight: 0, light: 0, sound: 0, flags: { "grit-and-gloom": { cover: "improved", material: "stone" } } };
    expect(planPreset([{ ...plain, source }], wallPreset("arrow-slit"), "pf1", 1).steps).toEqual([]);
  });
});
