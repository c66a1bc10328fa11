import { bench, describe } from "vitest";
import { assess } from "../../src/core/attack/assess";
import type { Question } from "../../src/core/attack/assess";
import { Field } from "../../src/core/battlefield/field";
import { rulesetOf } from "../../src/core/rulesets/registry";
import { linearField } from "./linear-reference";
import { benchMaps } from "./maps";
import { measured, SLOW } from "./processor-time";

/**
 * Whole verdicts (light, senses, cover, attack, with all reasons) between creatures with four kinds of eyes. The number that
 * a group's name begins with is that of the verdicts in one turn.
 */
const rules = rulesetOf("pf1");
/** Attackers whose pairs with everybody are asked, and pairs of the reference: both lie spread over the map. */
const ATTACKERS = 20;
const PLAIN_PAIRS = 20;

function every<T>(items: readonly T[], number: number): readonly T[] {
  const stride = Math.max(1, Math.floor(items.length / number));
  return items.filter((_, i) => i % stride === 0).slice(0, number);
}

for (const { name, map } of benchMaps()) {
  const ids = map.tokens.map(({ id }) => id);
  const pairs = every(ids, ATTACKERS).flatMap((attacker) =>
    ids.filter((id) => id !== attacker).map((target): Question => ({ attacker, target, kind: "ranged" })),
  );
  const some = every(pairs, PLAIN_PAIRS);
  const ask = (field: Field, questions: readonly Question[]): void => {
    for (const question of questions) assess(field, rules, question);
  };
  const known = Field.of(map);

  describe(`${pairs.length} verdicts | ${name}`, () => {
    bench("on a fresh scene", () => { ask(Field.of(structuredClone(map)), pairs); }, SLOW);
    bench("after somebody else moved", () => {
      ask(known.with({ tokens: [...map.tokens, { ...map.tokens[0], id: "new", x: 0, y: 0 } as (typeof map.tokens)[number]] }), pairs);
    }, SLOW);
    bench("asked again", () => { ask(known, pairs); }, measured(200));
  });

  describe(`${some.length} verdicts | ${name}`, () => {
    const walls = map.walls;
    bench("fresh walls, lights and creatures known", () => { ask(known.with({ walls: [...walls] }), some); }, measured(200));
    bench("reference: every wall for every line", () => { ask(linearField(known), some); }, SLOW);
  });

  const mover = ids.at(-1) ?? "";
  const own = ids.slice(0, -1).flatMap((id): Question[] => [
    { attacker: mover, target: id, kind: "ranged" }, { attacker: id, target: mover, kind: "ranged" },
  ]);
  describe(`1 creature moves, its ${own.length} verdicts | ${name}`, () => {
    let turn = 0;
    let now = known;
    const size = map.scene.grid.size;
    bench("all of them", () => {
      turn = 1 - turn;
      now = now.with({ tokens: map.tokens.map((token) => (token.id === mover ? { ...token, x: token.x + turn * size } : token)) });
      ask(now, own);
    }, SLOW);
  });
}
