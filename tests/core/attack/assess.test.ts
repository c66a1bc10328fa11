import { describe, expect, it } from "vitest";
import { assess, sees } from "../../../src/core/attack/assess";
import type { Verdict } from "../../../src/core/attack/verdict";
import { Field } from "../../../src/core/battlefield/field";
import { RULESET_IDS, type Battlefield } from "../../../src/core/battlefield/types";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { battlefield, carried, region, scene, token, wall } from "../../builders/battlefield";
import { textMap } from "../../builders/text-map";

const DARK = scene({ darknessLevel: 1, ambient: "darkness" });
const DAY = scene({ globalLight: { enabled: true, bright: false, darkness: { min: 0, max: 1 } } });

function ask(map: Battlefield, attacker: string, target: string, kind: AttackKind = "ranged"): Verdict {
  return assess(Field.of(map), rulesetOf(map.ruleset), { attacker, target, kind });
}

/** A dark hall: an orc, a dwarf, an elf, and a human with a torch 30 ft away from the orc. */
const hall = battlefield({
  scene: DARK,
  tokens: [
    token("orc", 0, 0, { senses: { darkvision: 60 } }),
    token("dwarf", 600, 100, { senses: { darkvision: 60 } }),
    token("elf", 600, 200, { senses: { lowLight: true } }),
    token("human", 600, 0, { light: carried({ bright: 20, dim: 40 }) }),
  ],
});

describe("one target, three pairs of eyes", () => {
  it.each([
    { who: "human", level: "dim", missChance: 20, sense: "sight" },
    { who: "elf", level: "normal", missChance: 0, sense: "sight" },
    { who: "dwarf", level: "dim", missChance: 0, sense: "darkvision" },
  ])("the $who sees the orc in $level light and misses it with $missChance %", ({ who, level, missChance, sense }) => {
    const verdict = ask(hall, who, "orc");
    expect(verdict.light.level).toBe(level);
    expect(verdict.attack.missChance).toBe(missChance);
    expect(verdict.perception.sense).toBe(sense);
  });

  it("the torch is named as the light, with its distance", () => {
    expect(ask(hall, "human", "orc").light.sources).toEqual([{ id: "human", distance: 30, part: "ring", gives: "dim" }]);
  });

  it("the orc sees the torch bearer plainly, and the bearer does not see who strikes from the dark", () => {
    const far = { ...hall, tokens: hall.tokens.map((one) => (one.id === "orc" ? { ...one, x: -600 } : one)) };
    const verdict = ask(far, "orc", "human");
    expect(verdict.concealment.missChance).toBe(0);
    expect(verdict.attack).toMatchObject({ modifier: 2, targetDeniedDexterity: true });
  });
});

describe("what forbids or changes an attack", () => {
  it("a wall all the way across forbids it, and the miss chance is still told", () => {
    const verdict = ask(battlefield({ scene: DARK, tokens: hall.tokens, walls: [wall([300, -5000, 300, 5000])] }), "human", "orc");
    expect(verdict.cover.grade).toBe("total");
    expect(verdict.attack).toMatchObject({ possible: false, missChance: 50 });
  });

  it("a game master's word on the cover goes before the map's, and takes nothing from the rest", () => {
    const map = battlefield({ scene: DARK, tokens: hall.tokens, walls: [wall([300, -5000, 300, 5000])] });
    const verdict = assess(Field.of(map), rulesetOf("pf1"), { attacker: "human", target: "orc", kind: "ranged", override: { cover: "cover" } });
    expect(verdict.cover).toMatchObject({ grade: "cover", effective: "cover" });
    expect(verdict.attack).toMatchObject({ possible: true, defence: 4, missChance: 50 });
    expect(verdict.reasons.map(({ key }) => key)).toContain("cover.override");
  });

  it("melee beyond the next space counts as reach, and out of reach is a reason, not a refusal", () => {
    const verdict = ask(textMap("a...b", {}, { scene: DAY }), "a", "b", "melee");
    expect(verdict).toMatchObject({ attackKind: "reach", adjacent: false, distance: 20 });
    expect(verdict.reasons[0]).toMatchObject({ key: "attack.out-of-reach", data: { distance: 20, reach: 5 } });
    expect(verdict.attack.possible).toBe(true);
    expect(ask(textMap("ab", {}, { scene: DAY }), "a", "b", "melee")).toMatchObject({ attackKind: "melee", adjacent: true });
  });

  it("reach in feet is turned into the scene's units", () => {
    const map = textMap("a.b", {}, { scene: { ...DAY, grid: { ...DAY.grid, distance: 1.5, units: "m" } } });
    expect(ask(map, "a", "b", "melee").reasons[0]).toMatchObject({ key: "attack.out-of-reach", data: { distance: 3, reach: 1.5 } });
  });

  it("a save is judged from the effect's origin, and nothing but cover bears on it", () => {
    const map = battlefield({ scene: DARK, tokens: [token("caster", 0, 0), token("t", 500, 0)], walls: [wall([300, -500, 300, 500])] });
    const field = Field.of(map);
    const save = { attacker: "caster", target: "t", kind: "save" } as const;
    const from = { x: 800, y: 50, z: 0 };
    expect(assess(field, rulesetOf("pf1"), save).attack.possible).toBe(false);
    expect(assess(field, rulesetOf("pf1"), { ...save, from }).attack).toMatchObject({ possible: true, missChance: 0, modifier: 0 });
  });

  it("from another place, a creature sees what it would see there", () => {
    const field = Field.of(battlefield({ scene: DARK, tokens: [token("a", 0, 0, { senses: { darkvision: 30 } }), token("t", 1000, 0)] }));
    const question = { attacker: "a", target: "t", kind: "ranged" } as const;
    expect(assess(field, rulesetOf("pf1"), question).attack.missChance).toBe(50);
    expect(assess(field, rulesetOf("pf1"), { ...question, from: { x: 500, y: 0, z: 0 } }).attack.missChance).toBe(0);
  });
});

describe("every ruleset", () => {
  it.each(RULESET_IDS)("%s: in the open by day nothing bears on an attack", (ruleset) => {
    const verdict = ask(textMap("a..b", {}, { scene: DAY, ruleset }), "a", "b");
    expect(verdict.attack).toEqual({
      possible: true, modifier: 0, defence: 0, mode: "normal", missChance: 0, missRolls: 1, targetDeniedDexterity: false,
    });
    expect(verdict.facts).toEqual({ stealth: false, opportunity: true, precision: true });
  });

  it.each([
    { ruleset: "pf1", attack: { missChance: 50, modifier: 2, targetDeniedDexterity: true, mode: "normal" } },
    { ruleset: "dnd5e", attack: { missChance: 0, modifier: 0, mode: "normal" } },
    { ruleset: "dc20", attack: { missChance: 0, modifier: 0, mode: "normal" } },
  ] as const)("$ruleset: two humans fight in the dark", ({ ruleset, attack }) => {
    expect(ask(textMap("ab", {}, { scene: DARK, ruleset }), "a", "b", "melee").attack).toMatchObject(attack);
  });

  it("cnc: a spell cannot be aimed at what is not seen, a blow can", () => {
    const dark = textMap("ab", {}, { scene: DARK, ruleset: "cnc" });
    expect(ask(dark, "a", "b", "spell").attack.possible).toBe(false);
    expect(ask(dark, "a", "b", "melee").attack).toMatchObject({ possible: true, modifier: -4 + 2 });
  });

  it("the rulesets with advantage say that both cancel", () => {
    const keys = ask(textMap("ab", {}, { scene: DARK, ruleset: "dnd5e" }), "a", "b", "melee").reasons.map(({ key }) => key);
    expect(keys).toContain("attack.modes-cancel");
  });
});

describe("who sees whom", () => {
  it("is asked of one pair of eyes at a time", () => {
    const field = Field.of(hall);
    const pf1 = rulesetOf("pf1");
    expect(sees(field, pf1, "human", "orc")).toBe(true);
    const fog = Field.of({ ...hall, regions: [region([200, -500, 200, 1000], [{ kind: "obscurement", density: "heavy", beyond: { distance: 5, missChance: 50 } }])] });
    expect(sees(fog, pf1, "human", "orc")).toBe(false);
  });

  it("names a token that is not there, and refuses to attack oneself", () => {
    expect(() => ask(hall, "orc", "ghost")).toThrow(/"ghost"/);
    expect(() => ask(hall, "orc", "orc")).toThrow(/both "orc"/);
  });
});
