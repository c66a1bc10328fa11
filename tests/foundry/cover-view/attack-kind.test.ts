import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import { Field } from "../../../src/core/battlefield/field";
import type { RulesetId, Token } from "../../../src/core/battlefield/types";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { chooseKind, chosenKind, likelyKind } from "../../../src/foundry/cover-view/attack-kind";
import { battlefield, token } from "../../builders/battlefield";

/** The kind of an attack of A at 0,0 on T so many spaces to its right. */
function kindAt(spaces: number, over: Partial<Omit<Token, "senses">> = {}, last: AttackKind | null = null, ruleset: RulesetId = "pf1"): AttackKind {
  const field = Field.of(battlefield({ ruleset, tokens: [token("A", 0, 0, over), token("T", spaces * 100, 0)] }));
  return likelyKind(field, rulesetOf(ruleset).attack, field.body("A"), field.body("T"), last);
}

describe("the kind of an attack that was not announced", () => {
  it.each<[string, number, Partial<Omit<Token, "senses">>, AttackKind]>([
    ["somebody beside is attacked hand to hand", 1, {}, "melee"],
    ["beyond a reach of one space a missile flies", 2, {}, "ranged"],
    ["a reach of two spaces goes so far", 2, { reach: 10 }, "reach"],
    ["and no further", 3, { reach: 10 }, "ranged"],
    ["without a reach of its own a big creature has its size's", 3, { width: 2, height: 2 }, "reach"],
  ])("%s", (_name, spaces, over, kind) => {
    expect(kindAt(spaces, over)).toBe(kind);
  });

  it.each<AttackKind>(["ranged", "spell"])("is %s where the attacker used that last, beside the target too", (last) => {
    expect([kindAt(1, {}, last), kindAt(4, {}, last)]).toEqual([last, last]);
  });

  it("hangs on the distance where it fought hand to hand last", () => {
    expect([1, 2, 3].map((spaces) => kindAt(spaces, { reach: 10 }, "melee"))).toEqual(["melee", "reach", "ranged"]);
  });
});

describe("how a token attacked last", () => {
  it("is remembered by token, and a saving throw is no attack", () => {
    expect(chosenKind("archer")).toBeNull();
    chooseKind("archer", "ranged");
    chooseKind("archer", "save");
    expect([chosenKind("archer"), chosenKind("somebody else")]).toEqual(["ranged", null]);
  });
});
