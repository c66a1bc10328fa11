import { describe, expect, it } from "vitest";
import { assess } from "../../../../src/core/attack/assess";
import { rulesetFor } from "../../../../src/core/rulesets/registry";
import { field, region, scene, token } from "../../../builders/battlefield";

type Parts = NonNullable<Parameters<typeof field>[0]>;

function attack(dnd5eMissChance: boolean, parts: Parts) {
  const on = field({ ruleset: "dnd5e", scene: scene({ ambient: "bright" }), tokens: [token("a", 0, 0), token("t", 600, 0)], options: { dnd5eMissChance }, ...parts });
  const rules = rulesetFor("dnd5e", on.options);
  return { rolled: rules.attack.missChance, ...assess(on, rules, { attacker: "a", target: "t", kind: "ranged" }) };
}

const fog = (density: "light" | "heavy") => ({ regions: [region([-500, -500, 3000, 2000], [{ kind: "obscurement" as const, density }])] });
const ghost = { tokens: [token("a", 0, 0), token("t", 600, 0, { conditions: ["invisible"] })] };

describe("miss chances in the fifth edition, an option", () => {
  it.each<[title: string, parts: Parts, missChance: number]>([
    ["dim light is concealment", { scene: scene({ ambient: "dim" }) }, 20],
    ["darkness is total", { scene: scene({ ambient: "darkness" }) }, 50],
    ["light fog is concealment", fog("light"), 20],
    ["heavy fog is total", fog("heavy"), 50],
    ["the invisible are totally concealed", ghost, 50],
    ["the open field is none", {}, 0],
  ])("%s", (_title, parts, missChance) => {
    expect(attack(true, parts)).toMatchObject({ rolled: true, attack: { missChance } });
    expect(attack(false, parts)).toMatchObject({ rolled: false, attack: { missChance: 0 } });
  });

  it("stand in the place of disadvantage against the unseen; the unseen attacker keeps the advantage", () => {
    expect(attack(false, ghost).attack.mode).toBe("disadvantage");
    expect(attack(true, ghost).attack.mode).toBe("normal");
    const unseen = { tokens: [token("a", 0, 0, { conditions: ["invisible"] }), token("t", 600, 0)] };
    expect(attack(true, unseen).attack.mode).toBe("advantage");
  });
});
