import { describe, expect, it } from "vitest";
import { assess } from "../../src/core/attack/assess";
import { Field } from "../../src/core/battlefield/field";
import { RULESET_IDS } from "../../src/core/battlefield/types";
import { illuminate } from "../../src/core/light/illuminate";
import { rulesetOf } from "../../src/core/rulesets/registry";
import { linearField, linearLight } from "./linear-reference";
import { madeMap } from "./maps";

describe.each(RULESET_IDS)("without index and memory (%s)", (id) => {
  const rules = rulesetOf(id);
  const field = Field.of({ ...madeMap(24, 20, 120), ruleset: id });

  it("the light on every creature is the same", () => {
    const linear = linearLight(field, rules.light);
    for (const body of field.bodies) {
      for (const observer of field.bodies.slice(0, 2)) {
        const { level, by } = illuminate(field, rules.light, observer.token, body);
        const plain = linear.on(observer.token, body);
        expect({ level, by: body.spaces.length === 1 ? by : null }).toEqual({ level: plain.level, by: body.spaces.length === 1 ? plain.by : null });
      }
    }
  });

  it("the verdict on every pair is the same", () => {
    const linear = linearField(field);
    const ids = field.bodies.map(({ token }) => token.id).slice(0, 10);
    for (const attacker of ids) {
      for (const target of ids) {
        if (attacker === target) continue;
        const question = { attacker, target, kind: "ranged" } as const;
        expect(assess(linear, rules, question)).toEqual(assess(field, rules, question));
      }
    }
  });
});
