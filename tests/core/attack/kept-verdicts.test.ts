import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "../../../src/core/attack/assess";
import { Field } from "../../../src/core/battlefield/field";
import type { FieldChange } from "../../../src/core/battlefield/field";
import type { Battlefield } from "../../../src/core/battlefield/types";
import { illuminate } from "../../../src/core/light/illuminate";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { token, wall, field as fieldOf, light, scene } from "../../builders/battlefield";
import { arbitraryScene } from "../light/arbitrary-scene";

/** One thing that happens to a battlefield: by its number, to the member of that number, at that strength. */
type Event = readonly [what: number, which: number, strength: number];

const events = fc.array(fc.tuple(fc.nat(6), fc.nat(20), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 4 });

function exchange<T>(items: readonly T[], which: number, change: (item: T) => T): readonly T[] {
  return items.map((item, i) => (i === which % items.length ? change(item) : item));
}

function changeBy([what, which, strength]: Event, on: Battlefield): FieldChange {
  const shift = strength * 50;
  switch (what) {
    case 0:
      return { walls: exchange(on.walls, which, (one) => ({ ...one, door: 1, ds: one.ds === 1 ? 0 : 1 })) };
    case 1:
      return { walls: exchange(on.walls, which, ({ c: [ax, ay, bx, by], ...one }) => ({ ...one, c: [ax + shift, ay, bx + shift, by] })) };
    case 2:
      return { walls: exchange(on.walls, which, (one) => ({ ...one, top: one.top === null ? strength : null })) };
    case 3:
      return { lights: exchange(on.lights, which, (one) => ({ ...one, x: one.x + shift })) };
    case 4:
      return { tokens: exchange(on.tokens, which, (one) => ({ ...one, x: one.x + shift })) };
    case 5:
      return { scene: { ...on.scene, darknessLevel: strength / 5 } };
    default:
      return { lights: on.lights.slice(1) };
  }
}

/** Every verdict of a field as plain data. */
function verdictsOf(on: Field): unknown {
  const rules = rulesetOf(on.ruleset);
  const ids = on.battlefield.tokens.map(({ id }) => id);
  const pairs = ids.flatMap((attacker) => ids.filter((id) => id !== attacker).map((target) => ({ attacker, target })));
  return JSON.parse(JSON.stringify(pairs.map((pair) => assess(on, rules, { ...pair, kind: "ranged" }))));
}

describe("what is kept through changes", () => {
  it("is what a fresh scene answers, whatever happened and in whatever order it is asked", () => {
    fc.assert(
      fc.property(arbitraryScene, events, (start, happening) => {
        const fields = [Field.of(start)];
        for (const event of happening) {
          const now = fields.at(-1) as Field;
          verdictsOf(now);
          fields.push(now.with(changeBy(event, now.battlefield)));
        }
        // The newest first, then the oldest: it still answers as it was.
        for (const one of [fields.at(-1) as Field, fields[0] as Field]) {
          expect(verdictsOf(one)).toEqual(verdictsOf(Field.of(structuredClone(one.battlefield))));
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it("the light far from a door stays, and that beside it is worked out anew", () => {
    const door = wall([300, -100, 300, 200], { id: "door", door: 1 });
    const before = fieldOf({
      scene: scene({ ambient: "darkness" }),
      walls: [door],
      lights: [light(50, 50, { bright: 30 }), light(8050, 50, { bright: 30 })],
      tokens: [token("beside", 400, 0), token("far", 8200, 0)],
    });
    const rules = rulesetOf(before.ruleset).light;
    const on = (field: Field, id: string): object => illuminate(field, rules, null, field.body(id));
    const [beside, far] = [on(before, "beside"), on(before, "far")];
    const after = before.with({ walls: [{ ...door, ds: 1 }] });
    expect(on(after, "far")).toBe(far);
    expect([beside, on(after, "beside")]).toMatchObject([{ level: "darkness" }, { level: "normal" }]);
  });

  it("a verdict asked again is the same one, and none is kept of what is only supposed", () => {
    const on = fieldOf({ tokens: [token("a", 0, 0), token("b", 500, 0)] });
    const rules = rulesetOf(on.ruleset);
    const question = { attacker: "a", target: "b", kind: "ranged" } as const;
    const verdict = assess(on, rules, question);
    expect(assess(on, rules, question)).toBe(verdict);
    expect(assess(on, rules, { ...question, override: {} })).toBe(verdict);
    expect(assess(on, rules, { ...question, from: { x: 400, y: 0, z: 0 } })).toMatchObject({ distance: 5 });
    expect(assess(on, rules, { ...question, override: { cover: "total" } })).toMatchObject({ attack: { possible: false } });
    expect(assess(on, rules, question)).toBe(verdict);
  });
});
