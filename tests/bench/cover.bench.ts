import { bench, describe } from "vitest";
import type { Body } from "../../src/core/battlefield/body";
import { Field } from "../../src/core/battlefield/field";
import { RULESET_IDS, type Battlefield, type RulesetId, type Wall } from "../../src/core/battlefield/types";
import { measureCover, resolveCover } from "../../src/core/cover/resolve-cover";
import { coverPicture } from "../../src/foundry/cover-view/picture";
import { COVER_RULES } from "../core/cover/cover-rulesets";
import { linearCover } from "../core/cover/linear-cover";
import { coverMap } from "./cover-scenes";
import { dungeonMap } from "./dungeon-map";
import { measured } from "./processor-time";

/**
 * Cover between every ordered pair of creatures on random maps: on a fresh scene, again, with an explanation and without,
 * and against asking every wall and every creature for every line.
 */
const MAPS = [[50, 10], [300, 20], [1000, 30], [2000, 100]] as const;
/** The map on which all rulesets are measured against the reference; on the others one. */
const ALL_AGAINST_REFERENCE = 1000;
/** Pairs on which the reference is measured: it is slow. */
const PLAIN_PAIRS = 40;

type Pair = readonly [attacker: Body, target: Body];

function pairsOf(field: Field): readonly Pair[] {
  return field.bodies.flatMap((a) => field.bodies.filter((b) => b !== a).map((b): Pair => [a, b]));
}

/** A map of which nothing is known yet. */
function copyOf(map: Battlefield): Battlefield {
  return { ...map, walls: map.walls.map((wall) => ({ ...wall })), tokens: map.tokens.map((token) => ({ ...token })) };
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
        const fresh = Field.of(copyOf(map));
        for (const [attacker, target] of pairsOf(fresh)) resolveCover(fresh, rules, { attacker, target, kind: "ranged" });
      }, options);
    });
    if (walls !== ALL_AGAINST_REFERENCE && ruleset !== "dnd5e") continue;
    const some = pairs.filter((_, i) => i % Math.ceil(pairs.length / PLAIN_PAIRS) === 0);
    const plain = linearCover(field, rules);
    describe(`${ruleset}: ${some.length} pairs among ${walls} walls and ${tokens} creatures, grade alone`, () => {
      bench("grade alone", () => { for (const [attacker, target] of some) measureCover(field, rules, { attacker, target, kind: "ranged" }); }, options);
      bench("reference: every wall, every line", () => { for (const [attacker, target] of some) plain.grade({ attacker, target, kind: "ranged" }); }, options);
    });
    describe(`${ruleset}: ${some.length} pairs among ${walls} walls and ${tokens} creatures, explained`, () => {
      bench("explained", () => { for (const [attacker, target] of some) resolveCover(field, rules, { attacker, target, kind: "ranged" }); }, options);
      bench("reference: every wall, every line", () => { for (const [attacker, target] of some) plain.explained({ attacker, target, kind: "ranged" }); }, options);
    });
  }
}

/** Rooms along a side of the dungeon (it has then about 1,000 walls), and creatures in it. */
const ROOMS = 8;
const CREATURES = 100;
/** Places of the hall, in pixels, to which somebody who is dragged comes one after the other. */
const STEPS = Array.from({ length: 40 }, (_, i) => ({ x: 7300 + (i % 8) * 200, y: 100 + Math.floor(i / 8) * 200 }));

/** The walls as a floor of a house has them. */
const ofOneFloor = (wall: Wall): Wall => ({ ...wall, bottom: 0, top: 10 });

function measureMoves(ruleset: RulesetId, title: string, map: Battlefield): void {
  const rules = COVER_RULES[ruleset];
  const field = Field.of(map);
  const [mover, ...others] = field.bodies as [Body, ...Body[]];
  let step = 0;
  const moved = (): Body => {
    step = (step + 1) % STEPS.length;
    return field.bodyOf({ ...mover.token, ...STEPS[step] });
  };
  describe(`${ruleset}: ${others.length} creatures around one that is moved in ${title} of ${map.walls.length} walls`, () => {
    bench("their cover from it, explained", () => {
      const attacker = moved();
      for (const target of others) resolveCover(field, rules, { attacker, target, kind: "ranged" });
    }, options);
    bench("their cover from it, as the map's preview asks", () => {
      const attacker = moved();
      for (const target of others) coverPicture(field, rules, { attacker, target, kind: "ranged", override: {} }, () => true);
    }, options);
    bench("its cover from them, explained", () => {
      const target = moved();
      for (const attacker of others) resolveCover(field, rules, { attacker, target, kind: "ranged" });
    }, options);
    bench("their cover from it, grade alone", () => {
      const attacker = moved();
      for (const target of others) measureCover(field, rules, { attacker, target, kind: "ranged" });
    }, options);
  });
}

for (const ruleset of RULESET_IDS) {
  const map = dungeonMap(ruleset, ROOMS, CREATURES);
  measureMoves(ruleset, "a dungeon", map);
  measureMoves(ruleset, "a dungeon on one floor", { ...map, walls: map.walls.map(ofOneFloor) });
}
