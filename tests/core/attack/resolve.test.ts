import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolve, type AttackRoll, type ResolveTarget } from "../../../src/core/attack/resolve";
import type { AttackEffect } from "../../../src/core/attack/verdict";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { RULESET_IDS } from "../../../src/core/battlefield/types";

const PLAIN: AttackEffect = {
  possible: true, modifier: 0, defence: 0, mode: "normal", missChance: 0, missRolls: 1, targetDeniedDexterity: false,
};

const roll = (over: Partial<AttackRoll> = {}): AttackRoll => ({ kind: "melee", natural: 10, total: 18, confirm: null, ...over });

const target = (id: string, defence: number, attack: Partial<AttackEffect> = {}, over: Partial<ResolveTarget> = {}): ResolveTarget => ({
  id, defence, attack: null, verdict: { attack: { ...PLAIN, ...attack }, cover: { effective: "none", blockers: [] } }, ...over,
});

/** Dice that fall in this order; a die too many is a fault of the code under test. */
function dice(...faces: number[]): { next: () => number; used: () => number } {
  let used = 0;
  return {
    next: () => {
      const face = faces[used];
      if (face === undefined) throw new Error("a die was rolled that was not due");
      used += 1;
      return face;
    },
    used: () => used,
  };
}

const pf1 = rulesetOf("pf1").attack;

describe("a roll against several targets (pf1)", () => {
  it("rolls the miss chance after a hit alone, and for the concealed target alone", () => {
    const d100 = dice(13);
    const rays = [
      target("T1", 15),
      target("T2", 15, { missChance: 20 }),
      target("T3", 15, { missChance: 20 }, { attack: roll({ total: 12 }) }),
    ];
    const outcomes = resolve(pf1, roll(), rays, d100.next);
    expect(outcomes.map(({ id, outcome, dice: fallen }) => [id, outcome, fallen])).toEqual([
      ["T1", "hit", []],
      ["T2", "missed-by-concealment", [13]],
      ["T3", "miss", []],
    ]);
    expect(d100.used()).toBe(1);
  });

  it.each([
    { chance: 20, die: 20, outcome: "missed-by-concealment" },
    { chance: 20, die: 21, outcome: "hit" },
    { chance: 50, die: 50, outcome: "missed-by-concealment" },
    { chance: 50, die: 51, outcome: "hit" },
    { chance: 100, die: 100, outcome: "missed-by-concealment" },
  ])("at or under the chance misses: $die against $chance is $outcome", ({ chance, die, outcome }) => {
    const [one] = resolve(pf1, roll(), [target("T", 15, { missChance: chance })], dice(die).next);
    expect(one?.outcome).toBe(outcome);
  });

  it.each([
    { name: "one more roll after a miss, in melee", kind: "melee", rolls: 2, faces: [11, 64], outcome: "hit", fallen: [11, 64] },
    { name: "both may miss", kind: "melee", rolls: 2, faces: [11, 3], outcome: "missed-by-concealment", fallen: [11, 3] },
    { name: "no second die after a hit", kind: "melee", rolls: 2, faces: [45], outcome: "hit", fallen: [45] },
    { name: "with reach it is melee too", kind: "reach", rolls: 2, faces: [11, 64], outcome: "hit", fallen: [11, 64] },
    { name: "never at range", kind: "ranged", rolls: 2, faces: [11], outcome: "missed-by-concealment", fallen: [11] },
    { name: "where the verdict gives one roll, one", kind: "melee", rolls: 1, faces: [11], outcome: "missed-by-concealment", fallen: [11] },
  ] as const)("Blind-Fight: $name", ({ kind, rolls, faces, outcome, fallen }) => {
    const d100 = dice(...faces);
    const [one] = resolve(pf1, roll({ kind }), [target("T", 15, { missChance: 20, missRolls: rolls })], d100.next);
    expect(one).toMatchObject({ outcome, dice: fallen });
    expect(d100.used()).toBe(faces.length);
  });
});

describe("what the verdict changes", () => {
  it.each([
    { name: "cover raises what must be reached", defence: 15, attack: { defence: 4 }, total: 18, outcome: "miss", against: 19 },
    { name: "exactly reached is a hit", defence: 15, attack: { defence: 4 }, total: 19, outcome: "hit", against: 19 },
    { name: "a modifier counts on the roll", defence: 20, attack: { modifier: 2 }, total: 18, outcome: "hit", against: 20 },
    { name: "a target that cannot be attacked is never hit", defence: 5, attack: { possible: false, missChance: 50 }, total: 30, outcome: "blocked", against: 5 },
  ])("$name", ({ defence, attack, total, outcome, against }) => {
    const [one] = resolve(pf1, roll({ total }), [target("T", defence, attack)], dice().next);
    expect(one).toMatchObject({ outcome, against, dice: [] });
  });

  it("a natural 20 hits and a natural 1 misses whatever the numbers, but total cover holds", () => {
    const outcomeOf = (natural: number, total: number, attack: Partial<AttackEffect> = {}): string | undefined =>
      resolve(pf1, roll({ natural, total }), [target("T", 25, attack)], dice().next)[0]?.outcome;
    expect(outcomeOf(20, 21)).toBe("hit");
    expect(outcomeOf(1, 40)).toBe("miss");
    expect(outcomeOf(20, 40, { possible: false })).toBe("blocked");
  });

  it("a confirmation counts only with a hit that stands", () => {
    const critical = (confirm: number | null, die: number): boolean | null | undefined =>
      resolve(pf1, roll({ confirm }), [target("T", 15, { missChance: 20 })], dice(die).next)[0]?.critical;
    expect([critical(15, 50), critical(14, 50), critical(20, 5), critical(null, 50)]).toEqual([true, false, false, null]);
  });
});

describe("what else a ruleset says", () => {
  it.each(RULESET_IDS.filter((id) => id !== "pf1"))("%s rolls nothing for concealment", (id) => {
    const [one] = resolve(rulesetOf(id).attack, roll(), [target("T", 15, { missChance: 50 })], dice().next);
    expect(one).toMatchObject({ outcome: "hit", dice: [] });
  });

  it("cnc: a miss that the cover alone caused strikes the cover", () => {
    const covered = { attack: { ...PLAIN, defence: 4 }, cover: { effective: "half", blockers: ["bystander"] } } as const;
    const outcomeOf = (total: number): unknown =>
      resolve(rulesetOf("cnc").attack, roll({ total, kind: "ranged" }), [target("T", 15, {}, { verdict: covered })], dice().next)[0];
    expect(outcomeOf(14)).toMatchObject({ outcome: "miss", struck: null });
    expect(outcomeOf(15)).toMatchObject({ outcome: "struck-cover", struck: "bystander" });
    expect(outcomeOf(18)).toMatchObject({ outcome: "struck-cover" });
    expect(outcomeOf(19)).toMatchObject({ outcome: "hit" });
  });
});

describe("laws of the roll", () => {
  it("a better total never makes a hit a miss, and dice fall for hits alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 19 }), fc.integer({ min: 0, max: 40 }), fc.nat(100), fc.nat(100), (natural, total, chance, die) => {
        const one = resolve(pf1, roll({ natural, total }), [target("T", 20, { missChance: chance })], () => die)[0];
        const better = resolve(pf1, roll({ natural, total: total + 1 }), [target("T", 20, { missChance: chance })], () => die)[0];
        if (one?.outcome === "hit") expect(better?.outcome).toBe("hit");
        if (total < 20) expect(one?.dice).toEqual([]);
      }),
    );
  });
});
