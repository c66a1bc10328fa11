import { bench, describe } from "vitest";
import type { Body } from "../../src/core/battlefield/body";
import { Field } from "../../src/core/battlefield/field";
import { RULESET_IDS } from "../../src/core/battlefield/types";
import { measureCover, resolveCover } from "../../src/core/cover/resolve-cover";
import { COVER_RULES } from "../core/cover/cover-rulesets";
import { plainCounts } from "../core/cover/plain-cover";
import { coverMap } from "./cover-scenes";
import { measured } from "./processor-time";

/**
 * Cover between every ordered pair of creatures on random maps: on a fresh scene, again, with an explanation and without,
 * and against asking every wall for every line.
 */
const MAPS = [[50, 10], [300, 20], [1000, 30], [2000, 100]] as const;
/** Pairs on which the plain way is measured: it is slow. */
const PLAIN_PAIRS = 40;

type Pair = readonly [attacker: Body, target: Body];

function pairsOf(field: Field): readonly Pair[] {
  return field.bodies.flatMap((a) => field.bodies.filter((b) => b !== a).map((b): Pair => [a, b]));
}

/** Times the passing of all pairs; divide by their number for the time of a pair. */
const options = measured(250);

for (const [walls, tokens] of MAPS) {
  for (const ruleset of RULESET_IDS) {
    const rules = COVER_RULES[ruleset];
    const map = coverMap(ruleset, walls, tokens);
    const field = Field.of(map);
    const pairs = pairsOf(field);
    describe(`${ruleset}: ${pairs.length} pairs among ${walls} walls and ${tokens} creatures`, () => {
      bench("explained", () => { for (const [attacker, target] of pairs) resolveCover(field, rules, { attacker, target, kind: "ranged" }); }, options);
      bench("grade alone", () => { for (const [attacker, target] of pairs) measureCover(field, rules, { attacker, target, kind: "ranged" }); }, options);
      bench("explained, on a fresh scene", () => {
        const fresh = Field.of({ ...map, walls: map.walls.map((wall) => ({ ...wall })), tokens: map.tokens.map((token) => ({ ...token })) });
        for (const [attacker, target] of pairsOf(fresh)) resolveCover(fresh, rules, { attacker, target, kind: "ranged" });
      }, options);
    });
  }
  const field = Field.of(coverMap("dnd5e", walls, tokens));
  const all = pairsOf(field);
  const some = all.filter((_, i) => i % Math.ceil(all.length / PLAIN_PAIRS) === 0);
  describe(`dnd5e: ${some.length} pairs among ${walls} walls and ${tokens} creatures`, () => {
    bench("grade alone", () => { for (const [attacker, target] of some) measureCover(field, COVER_RULES.dnd5e, { attacker, target, kind: "ranged" }); }, options);
    bench("every wall, every line", () => { for (const [attacker, target] of some) plainCounts(field, attacker, target); }, options);
  });
}
