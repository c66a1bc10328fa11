import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import { Field } from "../../../src/core/battlefield/field";
import type { Battlefield } from "../../../src/core/battlefield/types";
import { rankOf } from "../../../src/core/cover/cover-rules";
import { hasLineOfEffect, reachOf } from "../../../src/core/cover/line-of-effect";
import { measureCover, resolveCover } from "../../../src/core/cover/resolve-cover";
import { askIn } from "./ask";
import { COVER_RULES } from "./cover-rulesets";
import { OTHER_GRIDS } from "./grid-scenes";
import { linearCover, linearRank } from "./linear-cover";

const kinds = fc.constantFrom<AttackKind>("ranged", "melee", "reach", "save");
const steps = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 2 }));
const axes = fc.constantFrom("along" as const, "across" as const);
const RUNS = { numRuns: 60 };

function summary(data: Battlefield, kind: AttackKind): unknown {
  const { cover, defence, modifier, facts } = askIn(data, kind);
  const blocked = cover.lines.filter((line) => line.blocked).length;
  return { grade: cover.grade, share: Math.round(cover.share * 1e6), save: cover.save, blocked, defence, modifier, facts };
}

function rank(data: Battlefield, kind: AttackKind): number {
  return rankOf(COVER_RULES[data.ruleset], askIn(data, kind).cover.grade);
}

/** All walls of full height. */
const full = (data: Battlefield): Battlefield => ({ ...data, walls: data.walls.map((one) => ({ ...one, bottom: null, top: null })) });

describe.each(OTHER_GRIDS.map((grid) => [grid.name, grid] as const))("cover on %s", { timeout: 120_000 }, (_name, grid) => {
  const small = grid.scenes([1]);
  const all = grid.scenes([1, 1, 2]);

  it("is the same wherever the scene lies", () => {
    fc.assert(
      fc.property(all, kinds, steps, (data, kind, [along, pairs]) => {
        expect(summary(grid.moved(data, along, pairs), kind)).toEqual(summary(data, kind));
      }),
      RUNS,
    );
  });

  it("is the same in a mirror", () => {
    fc.assert(
      fc.property(small, kinds, axes, (data, kind, axis) => {
        expect(summary(grid.mirrored(data, axis), kind)).toEqual(summary(data, kind));
      }),
      RUNS,
    );
  });

  it("does not hang on the order of walls and creatures, nor on how walls are drawn", () => {
    fc.assert(
      fc.property(all, kinds, (data, kind) => {
        const walls = data.walls.toReversed().map((one) => ({ ...one, c: [one.c[2], one.c[3], one.c[0], one.c[1]] as const }));
        const shuffled = { ...data, walls, tokens: data.tokens.toReversed() };
        expect(summary(shuffled, kind)).toEqual(summary(data, kind));
        expect(askIn(shuffled, kind).reasons).toEqual(askIn(data, kind).reasons);
      }),
      RUNS,
    );
  });

  it("never falls when a wall is added", () => {
    fc.assert(
      fc.property(all, kinds, grid.wall, (data, kind, more) => {
        // Adjacent melee leaves out corners that a wall cuts off from their own space: there a wall may take lines away.
        fc.pre(kind !== "melee" || data.ruleset !== "pf1");
        expect(rank({ ...data, walls: [...data.walls, { ...more, id: "more" }] }, kind)).toBeGreaterThanOrEqual(rank(data, kind));
      }),
      RUNS,
    );
  });

  it("is the same with its explanation and without", () => {
    fc.assert(
      fc.property(all, kinds, (data, kind) => {
        const field = Field.of(data);
        const rules = COVER_RULES[data.ruleset];
        const query = { attacker: field.body("A"), target: field.body("T"), kind };
        const { walls, creatures, share } = measureCover(field, rules, query);
        const { cover } = resolveCover(field, rules, query);
        expect({ rank: rankOf(rules, cover.grade), share: cover.share }).toEqual({ rank: Math.max(walls, creatures), share });
      }),
      RUNS,
    );
  });

  it("is total both ways between creatures of one size", () => {
    fc.assert(
      fc.property(small, (data) => {
        const names: Readonly<Record<string, string>> = { A: "T", T: "A" };
        const there = full(data);
        const back = { ...there, tokens: there.tokens.map((one) => ({ ...one, id: names[one.id] ?? one.id })) };
        expect(askIn(back).lineOfEffect).toBe(askIn(there).lineOfEffect);
      }),
      RUNS,
    );
  });

  it("is total where neither sight nor effect gets through", () => {
    fc.assert(
      fc.property(all, (data) => {
        const field = Field.of(full(data));
        const rules = COVER_RULES[data.ruleset];
        const query = { attacker: field.body("A"), target: field.body("T"), kind: "ranged" as const };
        const { lineOfEffect } = resolveCover(field, rules, query);
        expect(hasLineOfEffect(field, rules, query)).toBe(lineOfEffect);
        expect(reachOf(field, rules, query)).toEqual({ sight: lineOfEffect, effect: lineOfEffect });
      }),
      RUNS,
    );
  });

  it("is what every wall and creature in turn come to", () => {
    fc.assert(
      fc.property(all, (data) => {
        const field = Field.of(full(data));
        // The plain way knows nothing of room that creatures share.
        fc.pre(field.bodies.every((a, i) => field.bodies.slice(i + 1).every((b) => a.bounds.minX >= b.bounds.maxX || b.bounds.minX >= a.bounds.maxX || a.bounds.minY >= b.bounds.maxY || b.bounds.minY >= a.bounds.maxY)));
        const rules = COVER_RULES[data.ruleset];
        const query = { attacker: field.body("A"), target: field.body("T"), kind: "ranged" as const };
        const tally = linearCover(field, rules).grade(query);
        expect(measureCover(field, rules, query)).toEqual(tally);
        expect(rank(full(data), "ranged")).toBe(linearRank(tally));
      }),
      RUNS,
    );
  });
});
