import { bench, describe } from "vitest";
import type { Body } from "../../src/core/battlefield/body";
import { Field } from "../../src/core/battlefield/field";
import { illuminate } from "../../src/core/light/illuminate";
import { rulesetOf } from "../../src/core/rulesets/registry";
import { linearLight } from "./linear-reference";
import { benchMaps } from "./maps";
import { measured, SLOW } from "./processor-time";

/**
 * The light on creatures: on a fresh scene, and after one thing changed, against asking every light and every wall. The number
 * that a group's name begins with is that of the answers in one turn.
 */
const rules = rulesetOf("pf1").light;
const STEPS = 20;
/** So many look at everybody, with four kinds of eyes in turn. */
const OBSERVERS = 20;

function lightAll(field: Field, bodies: readonly Body[] = field.bodies): void {
  for (const body of bodies) illuminate(field, rules, body.token, body);
}

/** A turn that changes one member of a list, back and forth, and asks again. */
function changing<T>(items: readonly T[], at: number, change: (item: T, turn: number) => T, ask: (items: readonly T[]) => void): () => void {
  let now = items;
  let turn = 0;
  return () => {
    turn++;
    now = now.map((item, i) => (i === at ? change(items[i] as T, turn % 2) : item));
    ask(now);
  };
}

for (const { name, map } of benchMaps()) {
  const field = Field.of(map);
  const space = map.scene.grid.size;
  const linear = linearLight(field, rules);
  const everybody = (): void => {
    for (const body of field.bodies) linear.on(body.token, body);
  };
  const count = field.bodies.length;
  const walker = map.tokens.findIndex(({ light }) => light === null);
  const bearer = map.tokens.findIndex(({ light }) => light !== null);
  const step = <T extends { readonly x: number }>(item: T, turn: number): T => ({ ...item, x: item.x + turn * space });
  const following = (change: (now: Field) => Field): (() => void) => {
    let now = field;
    return () => {
      now = change(now);
    };
  };

  describe(`${count} creatures' light | ${name}`, () => {
    bench("on a fresh scene", () => { lightAll(Field.of(map)); }, measured());
    bench("asked again", () => { lightAll(field); }, measured());
    bench("reference: every light, every wall", everybody, measured());
  });

  const observers = field.bodies.slice(0, OBSERVERS).map(({ token }) => token);
  const seeAll = (on: Field): void => {
    for (const observer of observers) for (const body of on.bodies) illuminate(on, rules, observer, body);
  };
  describe(`${observers.length * count} pairs' light, four kinds of eyes | ${name}`, () => {
    bench("on a fresh scene", () => { seeAll(Field.of(map)); }, measured());
    bench("asked again", () => { seeAll(field); }, measured());
    bench("reference: every light, every wall", () => {
      for (const observer of observers) for (const body of field.bodies) linear.on(observer, body);
    }, SLOW);
  });

  const moveOwn = (at: number): (() => void) => {
    let now = field;
    lightAll(now);
    return changing(map.tokens, at, step, (tokens) => {
      now = now.with({ tokens });
      const body = now.bodies[at] as Body;
      illuminate(now, rules, body.token, body);
    });
  };
  const moveAll = (at: number): (() => void) => {
    let now = field;
    return changing(map.tokens, at, step, (tokens) => {
      now = now.with({ tokens });
      lightAll(now);
    });
  };
  describe(`1 creature moves, its own light | ${name}`, () => {
    bench("a walker", moveOwn(walker), measured());
    bench("a torch bearer", moveOwn(bearer), measured());
    bench("reference: every light, every wall", () => { linear.on(null, field.bodies[walker] as Body); }, measured());
  });

  describe(`1 change, everybody's light | ${name}`, () => {
    bench("a walker moves", moveAll(walker), measured());
    bench("a torch bearer moves", moveAll(bearer), measured());
    let now = field;
    bench("a light moves", changing(map.lights, 0, step, (lights) => { now = now.with({ lights }); lightAll(now); }), measured());
    const door = map.walls.findIndex((wall) => wall.door === 1);
    let doors = field;
    bench("a door opens or closes", changing(map.walls, door, (wall, turn) => ({ ...wall, ds: turn }), (walls) => { doors = doors.with({ walls }); lightAll(doors); }), measured());
    bench("darkness slides a step", (() => {
      let turn = 0;
      return following((at) => {
        turn = (turn + 1) % STEPS;
        const next = at.with({ scene: { ...map.scene, darknessLevel: turn / STEPS } });
        lightAll(next);
        return next;
      });
    })(), measured());
    bench("reference: every light, every wall", everybody, measured());
  });
}
