import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import type { RulesetId } from "../../../src/core/battlefield/types";
import { scene } from "../../builders/battlefield";
import { duel } from "./look";
import type { Duel } from "./look";

const dark = { ambient: "darkness", apart: 1, kind: "melee" } as const;

describe("an unseen target and an unseen attacker, game by game", () => {
  it.each<[RulesetId, object, object]>([
    [
      "pf1",
      { missChance: 50, modifier: 0, modes: [] },
      { modifier: 2, defence: 0, targetDeniedDexterity: true, modes: [] },
    ],
    [
      "dnd5e",
      { missChance: 0, modifier: 0, modes: ["disadvantage"] },
      { modifier: 0, targetDeniedDexterity: false, modes: ["advantage"] },
    ],
    [
      "dc20",
      { missChance: 0, modifier: 0, modes: ["disadvantage"] },
      { modifier: 0, targetDeniedDexterity: false, modes: ["advantage"] },
    ],
    ["cnc", { missChance: 0, modifier: -4, modes: [] }, { modifier: 2, targetDeniedDexterity: false, modes: [] }],
  ])("%s", (ruleset, attacking, attacked) => {
    const found = duel({ ...dark, ruleset });
    expect(found.attacking).toMatchObject(attacking);
    expect(found.attacked).toMatchObject(attacked);
    const lit = duel({ ...dark, ruleset, ambient: "bright" });
    for (const side of [lit.attacking, lit.attacked]) {
      expect(side).toMatchObject({
        missChance: 0,
        modifier: 0,
        defence: 0,
        modes: [],
        targetDeniedDexterity: false,
        reasons: [],
      });
    }
  });

  it("a located one is still unseen", () => {
    const observer = { senses: { blindsense: 30, tremorsense: 30 } };
    expect(duel({ ...dark, observer }).attacked).toMatchObject({ modifier: 2, targetDeniedDexterity: true });
    expect(duel({ ...dark, observer, ruleset: "dnd5e" }).attacking.modes).toEqual(["disadvantage"]);
  });

  it("in C&C no spell is cast directly at the unseen", () => {
    const impossible = (ruleset: RulesetId, kind: AttackKind): boolean =>
      duel({ ...dark, ruleset, kind }).attacking.impossible;
    expect([impossible("cnc", "spell"), impossible("cnc", "ranged"), impossible("pf1", "spell")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a blinded creature of pf1", () => {
  it("has -2 and no Dexterity bonus, and never the attacker's +2 beside", () => {
    const { attacked, attacking } = duel({ ambient: "bright", observer: { conditions: ["blinded"] } });
    expect(attacked).toMatchObject({ modifier: 0, defence: -2, targetDeniedDexterity: true });
    expect(attacking.missChance).toBe(50);
  });
});

describe("Blind-Fight (pf1)", () => {
  const roll = (traits: readonly string[], what: Duel = {}): readonly [number, number] => {
    const { concealment } = duel({ ...dark, observer: { traits }, ...what });
    return [concealment.missChance, concealment.rolls];
  };

  it.each([
    [[], [50, 1], [20, 1]],
    [["blind-fight"], [50, 2], [20, 2]],
    [["improved-blind-fight"], [50, 2], [0, 1]],
    [["greater-blind-fight"], [20, 2], [0, 1]],
  ])("%o: unseen %o, badly seen %o", (traits, unseen, dim) => {
    expect(roll(traits)).toEqual(unseen);
    expect(roll(traits, { ambient: "dim" })).toEqual(dim);
  });

  it("works in melee alone, with reach weapons too", () => {
    expect(roll(["blind-fight"], { kind: "ranged" })).toEqual([50, 1]);
    expect(roll(["blind-fight"], { kind: "spell" })).toEqual([50, 1]);
    expect(roll(["blind-fight"], { kind: "reach", apart: 2 })).toEqual([50, 2]);
  });

  it("rolls nothing twice where there is nothing to roll", () => {
    expect(roll(["blind-fight"], { ambient: "bright" })).toEqual([0, 1]);
    expect(roll(["blind-fight"], { ruleset: "dnd5e" })).toEqual([0, 1]);
  });

  it("finds nothing Ethereal or incorporeal", () => {
    expect(roll(["greater-blind-fight"], { target: { conditions: ["ethereal"] } })).toEqual([50, 1]);
    expect(roll(["greater-blind-fight"], { target: { traits: ["incorporeal"] } })).toEqual([50, 1]);
  });

  it("keeps its owner's guard against an unseen attacker in melee, not against a shot", () => {
    const attacked = (kind: AttackKind): object =>
      duel({ ...dark, kind, observer: { traits: ["blind-fight"] } }).attacked;
    expect(attacked("melee")).toMatchObject({ modifier: 0, targetDeniedDexterity: false });
    expect(attacked("ranged")).toMatchObject({ modifier: 2, targetDeniedDexterity: true });
  });
});

describe("what an unseen attack gives away (pf1)", () => {
  it("is the square to a neighbour, a direction to others", () => {
    const told = (apart: number): readonly string[] =>
      duel({ ...dark, apart, kind: "reach" }).attacked.reasons.map(({ key }) => key);
    expect(told(1)).toContain("attack.reveals-square");
    expect(told(2)).toContain("attack.reveals-direction");
  });
});

describe("eyes that light harms", () => {
  const modifier = (what: Duel): number => duel(what).attacking.modifier;

  it("cost pf1's sensitive 1 in bright light at their own place, once", () => {
    const orc = { traits: ["light-sensitive"] };
    expect(modifier({ ambient: "bright", observer: orc })).toBe(-1);
    expect(modifier({ ambient: "normal", observer: orc })).toBe(0);
    expect(modifier({ ambient: "bright", observer: { ...orc, conditions: ["dazzled"] } })).toBe(-1);
    expect(modifier({ ambient: "normal", observer: { conditions: ["dazzled"] } })).toBe(-1);
    expect(modifier({ ambient: "bright", observer: { traits: ["light-blind"] } })).toBe(-1);
  });

  it("blind pf1's light-blind for the round in which they come into bright light, and then only dazzle them", () => {
    const came = (lightEnteredAt: number | null, ambient: "bright" | "normal" = "bright", traits = ["light-blind"]) =>
      duel({ ambient, observer: { traits, lightEnteredAt } });
    const blinded = came(0);
    expect(blinded).toMatchObject({ perception: { state: "unaware" }, concealment: { missChance: 50 }, facts: { opportunity: false } });
    expect(blinded.attacked).toMatchObject({ modifier: 0, defence: -2, targetDeniedDexterity: true });
    expect(blinded.attacking.modifier).toBe(0);
    expect(blinded.reasons).toContainEqual(expect.objectContaining({ key: "sense.light-blinded", data: { level: "bright", rounds: 1 } }));
    for (const later of [came(1), came(9), came(null)]) {
      expect(later).toMatchObject({ perception: { state: "observed" }, attacking: { modifier: -1 } });
    }
    expect(came(0, "normal").perception.state).toBe("observed");
    expect(came(0, "bright", ["light-sensitive"]).perception.state).toBe("observed");
    expect(duel({ ruleset: "dnd5e", scene: scene({ ambient: "bright", sunlit: true }), observer: { traits: ["light-blind"], lightEnteredAt: 0 } }).perception.state).toBe("observed");
  });

  it("do not keep blindsight from finding its target", () => {
    const observer = { traits: ["light-blind"], lightEnteredAt: 0, senses: { blindsight: 30 } };
    expect(duel({ ambient: "bright", observer })).toMatchObject({ perception: { state: "observed", sense: "blindsight" }, concealment: { missChance: 0 } });
  });

  it("give disadvantage in 5e's sunlight, on either of the two, and not under lamps", () => {
    const drow = { traits: ["light-sensitive"] };
    const modes = (sunlit: boolean | null, ambient: "bright" | "darkness" = "bright"): readonly string[] =>
      duel({ ruleset: "dnd5e", scene: scene({ ambient, sunlit }), observer: { ...drow, senses: { darkvision: 60 } } })
        .attacking.modes;
    expect(modes(true)).toEqual(["disadvantage"]);
    expect(modes(null)).toEqual([]);
    expect(modes(true, "darkness")).toEqual([]);
  });
});

describe("who may hide from whom", () => {
  it.each<[string, Duel, boolean]>([
    ["in the dim", { ambient: "dim" }, true],
    ["in the light", { ambient: "normal" }, false],
    ["in the dark within 60 ft of darkvision", { apart: 12, observer: { senses: { darkvision: 120 } } }, false],
    ["in the dark beyond 60 ft of it", { apart: 13, observer: { senses: { darkvision: 120 } } }, true],
    ["in the dark beyond what it sees", { apart: 8, observer: { senses: { darkvision: 30 } } }, true],
    [
      "invisible, near darkvision",
      { observer: { senses: { darkvision: 60 } }, target: { conditions: ["invisible"] } },
      true,
    ],
    ["from blindsense", { observer: { senses: { blindsense: 60 } } }, false],
    ["from blindsight", { observer: { senses: { blindsight: 60 } } }, false],
    ["from a nose", { observer: { senses: { scent: 60 } } }, true],
    ["from eyes that see in any darkness", { observer: { senses: { seeInDarkness: "infinite" } } }, false],
    ["in 5e's dim", { ruleset: "dnd5e", ambient: "dim" }, false],
    ["in 5e's dark", { ruleset: "dnd5e" }, true],
  ])("%s: %o %s", (_what, what, stealth) => {
    expect(duel(what).facts.stealth).toBe(stealth);
  });
});
