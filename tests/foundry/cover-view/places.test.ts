import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import type { Body } from "../../../src/core/battlefield/body";
import { Field } from "../../../src/core/battlefield/field";
import { resolveCover } from "../../../src/core/cover/resolve-cover";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { measurePlaces, outlineOf, type Ground, type Place, type PlacesQuery } from "../../../src/foundry/cover-view/places";
import { runInSlices } from "../../../src/foundry/cover-view/slices";
import { battlefield, token, wall } from "../../builders/battlefield";

const SIZE = 100;
const at = (x: number, y: number): Place => ({ key: `${x},${y}`, corner: { x: x * SIZE, y: y * SIZE }, centre: { x: (x + 0.5) * SIZE, y: (y + 0.5) * SIZE } });

/** A square map on which A at 1,2 looks at T at 5,2 past a pillar. */
const field = Field.of(battlefield({ ruleset: "pf1", tokens: [token("A", 100, 200), token("T", 500, 200)], walls: [wall([300, 150, 300, 250])] }));
const rules = rulesetOf("pf1").cover;
const ground = (more: Partial<Ground> = {}): Ground => ({
  start: at(1, 2),
  range: 2,
  around: ({ corner }) => [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => at(corner.x / SIZE + dx, corner.y / SIZE + dy))),
  isOpen: () => true,
  mayStand: () => true,
  ...more,
});
const query = (more: Partial<PlacesQuery> = {}): PlacesQuery => ({
  attacker: field.body("A"),
  target: field.body("T"),
  kindFrom: (body) => (field.touching(body, field.body("T")) ? "melee" : "ranged"),
  decided: null,
  ...more,
});
const measured = (more?: Partial<Ground>) => [...measurePlaces(field, rules, query(), ground(more))];

describe("cover from the places around", () => {
  it("is what an attack from each of them would meet", () => {
    const places = measured();
    expect(places).toHaveLength(25);
    for (const { place, rank } of places) {
      const attacker = field.bodyOf({ ...field.token("A"), ...place.corner });
      const { grade } = resolveCover(field, rules, { attacker, target: field.body("T"), kind: field.touching(attacker, field.body("T")) ? "melee" : "ranged" }).cover;
      expect([place.key, rules.grades[rank]?.grade]).toEqual([place.key, grade]);
    }
    expect(new Set(places.map(({ rank }) => rank)).size).toBeGreaterThan(1);
  });

  it("comes nearest places first, each once", () => {
    const steps = measured().map(({ place: { corner } }) => Math.max(Math.abs(corner.x / SIZE - 1), Math.abs(corner.y / SIZE - 2)));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(measured().map(({ place }) => place.key)).size).toBe(25);
  });

  it("goes no further than a way leads, and leaves out where nobody may stand", () => {
    expect(measured({ isOpen: (_from, to) => to.corner.x <= 100 })).toHaveLength(15);
    expect(measured({ mayStand: (place) => place.corner.y === 200 })).toHaveLength(5);
    expect(measured({ range: 0 }).map(({ place }) => place.key)).toEqual(["1,2"]);
  });

  it("is asked by the kind of attack that would be made from each of them", () => {
    const asked: string[] = [];
    const kindFrom = (body: Body): AttackKind => {
      asked.push(`${body.bounds.minX / SIZE},${body.bounds.minY / SIZE}`);
      return "ranged";
    };
    const places = [...measurePlaces(field, rules, query({ kindFrom }), ground())];
    expect(asked).toEqual(places.map(({ place }) => place.key));
  });

  it("is what the game master decided, wherever they stand", () => {
    const places = [...measurePlaces(field, rules, query({ decided: "three-quarters" }), ground())];
    expect(places).toHaveLength(25);
    expect(new Set(places.map(({ rank }) => rules.grades[rank]?.grade))).toEqual(new Set(["improved"]));
  });

  it("comes to the same in slices", () => {
    const frames: (() => void)[] = [];
    const found: unknown[] = [];
    let time = 0;
    const clock = { now: () => (time += 1), nextFrame: (work: () => void) => void frames.push(work) };
    const failed = (error: unknown): void => { throw error as Error; };
    runInSlices(measurePlaces(field, rules, query(), ground()), 3, { took: (parts) => void found.push(...parts), done: () => undefined, failed }, clock);
    for (let work = frames.shift(); work !== undefined; work = frames.shift()) work();
    expect(found).toEqual(measured());
  });
});

describe("what is painted for a place", () => {
  it.each([1, 2, 3])("of a token %d spaces wide is one space around its middle, and places side by side do not cover each other", (wide) => {
    const big = { ...field.token("A"), width: wide, height: wide };
    const outlines = [0, 1].map((step) => {
      const place = at(1 + step, 2);
      return outlineOf({ place, body: field.bodyOf({ ...big, ...place.corner }), rank: 0, share: 0 });
    });
    const [here, next] = outlines.map(({ corners }) => corners.map(({ x }) => x));
    expect(outlines[0]?.middle).toEqual({ x: (1 + wide / 2) * SIZE, y: (2 + wide / 2) * SIZE });
    expect(Math.max(...(here ?? []))).toBe(Math.min(...(next ?? [])));
    expect(Math.max(...(here ?? [])) - Math.min(...(here ?? []))).toBe(SIZE);
  });
});
