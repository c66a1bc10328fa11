import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { resolveCover } from "../../../src/core/cover/resolve-cover";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { measurePlaces, type Ground, type Place } from "../../../src/foundry/cover-view/places";
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
const measured = (more?: Partial<Ground>) => [...measurePlaces(field, rules, field.body("A"), field.body("T"), ground(more))];

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

  it("comes to the same in slices", () => {
    const frames: (() => void)[] = [];
    const found: unknown[] = [];
    let time = 0;
    const clock = { now: () => (time += 1), nextFrame: (work: () => void) => void frames.push(work) };
    const failed = (error: unknown): void => { throw error as Error; };
    runInSlices(measurePlaces(field, rules, field.body("A"), field.body("T"), ground()), 3, { took: (parts) => void found.push(...parts), done: () => undefined, failed }, clock);
    for (let work = frames.shift(); work !== undefined; work = frames.shift()) work();
    expect(found).toEqual(measured());
  });
});
