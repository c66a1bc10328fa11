import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Battlefield, CoverGrade, Token } from "../../../src/core/battlefield/types";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import { DEFAULT_SENSES } from "../../../src/core/battlefield/defaults";
import { Field } from "../../../src/core/battlefield/field";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { publicTarget, type TargetResult } from "../../../src/foundry/attack/public-answer";
import { VISIBILITIES } from "../../../src/foundry/attack/record";
import { judgeSquare, rerolledGuess } from "../../../src/foundry/guess/judge-square";
import { squareKey, squareOf, whoIsOn } from "../../../src/foundry/guess/square";
import type { CardAttack } from "../../../src/systems/adapter";
import { textMap } from "../../builders/text-map";

/** Grades that every ruleset has, and grades that it translates. */
const COVER_GRADES_OF_ALL = ["none", "half", "total"] as const;

const SIZE = textMap("a").scene.grid.size;
const square = { x: 2 * SIZE, y: 0 };

/** a at the left; two spaces on there may be somebody whom a does not see. */
function scene(there: Partial<Token> | null, attacker: Partial<Token> = {}): Battlefield {
  return textMap(there === null ? "a...o" : "a.t.o", { a: attacker, ...(there === null ? {} : { t: { conditions: ["invisible"], ...there } }) });
}

interface Shot {
  readonly ruleset?: (typeof RULESET_IDS)[number];
  readonly kind?: "melee" | "ranged";
  readonly dice?: readonly number[];
  readonly total?: number;
  readonly cover?: CoverGrade;
  readonly at?: { readonly x: number; readonly y: number };
}

function shoot(battlefield: Battlefield, { ruleset = "pf1", kind = "ranged", dice = [100, 100], total = 30, at = square, cover }: Shot = {}): TargetResult {
  const left = [...dice];
  const attacks: CardAttack[] = [{ index: 0, natural: 10, total, confirm: null }];
  return judgeSquare(
    Field.of(battlefield),
    rulesetOf(ruleset),
    { sceneId: "s", attackerId: "a", square: at, kind, attacks, mayKnow: (id) => id !== "t", defenceOf: () => 15, overrideOf: () => (cover === undefined ? {} : { cover }) },
    () => left.shift() ?? 100,
  );
}

const wire = (result: TargetResult) => VISIBILITIES.map((visibility) => JSON.stringify(publicTarget(result, visibility, () => false)));

describe("an attack on a guessed space", () => {
  it("hits whoever is there, and nobody where nobody is", () => {
    expect(shoot(scene({})).outcomes).toMatchObject([{ outcome: "hit", id: "t" }]);
    expect(shoot(scene(null)).outcomes).toMatchObject([{ outcome: "miss", id: "" }]);
  });

  it("rolls the miss chance in any case, before anything else", () => {
    for (const there of [{}, null]) {
      expect(shoot(scene(there), { dice: [50] }).outcomes).toMatchObject([{ outcome: "missed-by-concealment", dice: [50] }]);
      expect(shoot(scene(there), { dice: [51], total: 2 }).outcomes).toMatchObject([{ outcome: "miss", dice: [51] }]);
    }
  });

  it("reads the same byte for byte, whoever was there or nobody, whenever it misses", () => {
    const there = fc.record({
      conditions: fc.subarray(["invisible", "blurred", "displaced", "prone", "helpless"]).map((list) => [...list, "invisible"]),
      senses: fc.record({ darkvision: fc.constantFrom(0, 60), seeInvisible: fc.boolean() }).map((some) => ({ ...DEFAULT_SENSES, ...some })),
      size: fc.constantFrom("tiny" as const, "medium" as const, "huge" as const),
      traits: fc.subarray(["incorporeal", "low-profile"]),
      hidden: fc.boolean(),
      light: fc.constant(null),
    });
    const shot = fc.record({
      ruleset: fc.constantFrom(...RULESET_IDS),
      kind: fc.constantFrom("melee" as const, "ranged" as const),
      dice: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 2 }),
      total: fc.constantFrom(2, 30),
      cover: fc.constantFrom(...COVER_GRADES_OF_ALL),
    });
    const traits = fc.subarray(["blind-fight", "greater-blind-fight"]);
    fc.assert(
      fc.property(there, shot, traits, (who, how, mine) => {
        const met = shoot(scene(who, { traits: mine }), how);
        const empty = shoot(scene(null, { traits: mine }), how);
        if (met.outcomes[0]?.outcome !== "hit") expect(wire(met)).toEqual(wire(empty));
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it("goes by what the game master decided of the cover of whoever is there, and reads the same on a miss", () => {
    expect(shoot(scene({}), { total: 15 }).outcomes).toMatchObject([{ outcome: "hit", against: 15 }]);
    const covered = shoot(scene({}), { total: 15, cover: "cover" });
    expect(covered.outcomes).toMatchObject([{ outcome: "miss", against: 19 }]);
    expect(shoot(scene({}), { total: 19, cover: "cover" }).outcomes).toMatchObject([{ outcome: "hit" }]);
    const behind = shoot(scene({}), { cover: "total" });
    expect(behind.outcomes).toMatchObject([{ outcome: "miss" }]);
    for (const missed of [covered, behind]) expect(wire(missed)).toEqual(wire(shoot(scene(null))));
  });

  it("names nobody, not even on a hit", () => {
    for (const text of wire(shoot(scene({ name: "The cold lady" })))) expect(text).not.toMatch(/cold|Token|"t"/);
  });

  it("rolls again without asking the defence again", () => {
    const hit = shoot(scene({}));
    const again = rerolledGuess(hit, hit.guess!, () => 1);
    expect(again.outcomes).toMatchObject([{ outcome: "missed-by-concealment", dice: [1] }]);
    expect(rerolledGuess(again, again.guess!, () => 99).outcomes).toMatchObject([{ outcome: "hit", dice: [99] }]);
    const nobody = shoot(scene(null));
    expect(rerolledGuess(nobody, nobody.guess!, () => 99).outcomes).toMatchObject([{ outcome: "miss" }]);
  });

  it("cannot pass a wall", () => {
    const walled = textMap(".|.\na|t\n.|.", { t: { conditions: ["invisible"] } });
    expect(shoot(walled, { at: { x: 2 * SIZE, y: SIZE } }).outcomes).toMatchObject([{ outcome: "blocked", dice: [] }]);
  });
});

describe("who is on a space", () => {
  const on = (battlefield: Battlefield, at = square) => whoIsOn(Field.of(battlefield), rulesetOf("pf1"), "a", at);

  it("is a creature with a part of its body on it", () => {
    expect(on(textMap("a.tt\n..tt"), { x: 3 * SIZE, y: SIZE })).toBe("t");
    expect(on(textMap("a.tt\n..tt"), { x: 4 * SIZE, y: SIZE })).toBeNull();
  });

  it("is the unseen before the seen, the living before the dead, never the attacker", () => {
    const both = (seen: Partial<Token>) => textMap("a.t", {}, { scene: { ambient: "bright" }, tokens: textMap("..u", { u: seen }).tokens });
    expect(on(both({ conditions: ["invisible"] }))).toBe("u");
    expect(on(both({ conditions: ["invisible", "dead"] }))).toBe("t");
    expect(on(scene(null), { x: 0, y: 0 })).toBeNull();
  });
});

it("a space's name is told from an id", () => {
  expect(squareOf(squareKey("s", { x: -100, y: 250 }).split(".").at(-1) ?? "")).toEqual({ x: -100, y: 250 });
  expect(squareOf("aBcDeFgHiJkLmNoP")).toBeNull();
});
