import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import type { Token } from "../../../src/core/battlefield/types";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import { rankOf } from "../../../src/core/cover/cover-rules";
import { measureCover, resolveCover } from "../../../src/core/cover/resolve-cover";
import { COVER_RULES } from "./cover-rulesets";
import { linearCover, linearRank } from "./linear-cover";
import { coverMap } from "../../bench/cover-scenes";
import { dungeonMap } from "../../bench/dungeon-map";

/** The creatures that stand apart from those before them: the plain way knows nothing of shared room. */
function apart(tokens: readonly Token[]): readonly Token[] {
  const overlap = (a: Token, b: Token): boolean => Math.abs(a.x - b.x) < 300 && Math.abs(a.y - b.y) < 300;
  return tokens.filter((token, i) => !tokens.slice(0, i).some((other) => overlap(token, other)));
}

describe.each(RULESET_IDS)("cover without index and memory (%s)", (ruleset) => {
  const rules = COVER_RULES[ruleset];
  it.each([["random walls", coverMap(ruleset, 250, 24)], ["a dungeon", dungeonMap(ruleset, 3, 60)]])("is the same on %s", (_name, map) => {
    const field = Field.of({ ...map, tokens: apart(map.tokens) });
    const plain = linearCover(field, rules);
    for (const attacker of field.bodies.slice(0, 8)) {
      for (const target of field.bodies) {
        if (attacker === target) continue;
        const query = { attacker, target, kind: "ranged" } as const;
        const { tally, by } = plain.explained(query);
        const { cover } = resolveCover(field, rules, query);
        const { walls, creatures, share } = measureCover(field, rules, query);
        expect(plain.grade(query)).toEqual(tally);
        expect({ walls, creatures, share }).toEqual(tally);
        expect(rankOf(rules, cover.grade)).toBe(linearRank(tally));
        // Of all lines between two bodies only those of the corner that tells most are shown.
        if (rules.procedure("ranged", false).lines.from !== "body") expect(cover.lines.map((line) => line.by)).toEqual(by);
      }
    }
  });
});
