import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { commonModifier } from "../../../src/foundry/attack/common-modifier";
import { judge } from "../../../src/foundry/attack/judge";
import type { CardAttack } from "../../../src/systems/adapter";
import { textMap } from "../../builders/text-map";

/** In the dark with darkvision on one side: the targets do not see who strikes (+2 against each). */
const field = Field.of(
  textMap("ab\nc.", { a: { senses: { darkvision: 60 } } }, { scene: { darknessLevel: 1, ambient: "darkness" } }),
);
const pf1 = rulesetOf("pf1");
const targets = ["b", "c"].map((id) => ({ id, uuid: `Scene.s.Token.${id}`, defence: () => 15, override: {} }));
const attack = (total: number, index = 0): CardAttack => ({ index, natural: 10, total, confirm: null });

function outcomes(applied: number, ...attacks: CardAttack[]): unknown {
  return judge(field, pf1, { kind: "melee", applied }, "a", targets, attacks, () => 100).map((one) =>
    one.outcomes.map(({ index, outcome }) => [index, outcome]),
  );
}

describe("judging a card", () => {
  it("judges every attack against every target", () => {
    expect(outcomes(0, attack(13, 0), attack(12, 1))).toEqual([
      [[0, "hit"], [1, "miss"]],
      [[0, "hit"], [1, "miss"]],
    ]);
  });

  it("counts what was already added to the roll once", () => {
    expect(outcomes(2, attack(15))).toEqual([[[0, "hit"]], [[0, "hit"]]]);
    expect(outcomes(2, attack(14))).toEqual([[[0, "miss"]], [[0, "miss"]]]);
  });

  it("does not believe a claim that the scene does not bear out", () => {
    expect(outcomes(-20, attack(14))).toEqual(outcomes(2, attack(14)));
  });

  it("gives verdicts and no outcome where the defence cannot be read or nothing was rolled", () => {
    const [unknown] = judge(field, pf1, { kind: "melee", applied: 0 }, "a", [{ id: "b", uuid: "b", defence: () => null, override: {} }], [attack(30)], () => 1);
    expect(unknown).toMatchObject({ outcomes: [], verdict: { target: "b" } });
    expect(outcomes(0)).toEqual([[], []]);
  });
});

describe("the part of the modifiers that goes into the roll itself", () => {
  const verdictsWith = (...modifiers: number[]) =>
    modifiers.map((modifier) => {
      const [one] = judge(field, pf1, { kind: "melee", applied: 0 }, "a", targets.slice(0, 1), [], () => 1);
      if (one === undefined) throw new Error("no verdict");
      return { ...one.verdict, attack: { ...one.verdict.attack, modifier } };
    });

  it.each([
    { modifiers: [2, 2], common: 2 },
    { modifiers: [2, 4], common: 2 },
    { modifiers: [-2, -4], common: -2 },
    { modifiers: [2, 0], common: 0 },
    { modifiers: [2, -2], common: 0 },
    { modifiers: [], common: 0 },
  ])("of $modifiers is $common", ({ modifiers, common }) => {
    expect(commonModifier(verdictsWith(...modifiers))).toBe(common);
  });
});
