import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import type { Battlefield, RulesetId, Token, Wall } from "../../../src/core/battlefield/types";
import { rankOf } from "../../../src/core/cover/cover-rules";
import { measureCover, resolveCover } from "../../../src/core/cover/resolve-cover";
import { hasLineOfEffect } from "../../../src/core/cover/line-of-effect";
import { battlefield, token, wall } from "../../builders/battlefield";
import { askIn } from "./ask";
import { COVER_RULES } from "./cover-rulesets";
import { plainCounts } from "./plain-cover";

const SIDE = 8;
const rulesets = fc.constantFrom(...RULESET_IDS);
const kinds = fc.constantFrom("ranged" as const, "melee" as const, "reach" as const, "save" as const);

/** Places on a lattice of a quarter of a cell, so that every turn and mirror image stays on it. */
const place = fc.integer({ min: 0, max: SIDE * 4 }).map((n) => n * 25);
const cell = fc.integer({ min: 0, max: SIDE - 2 }).map((n) => n * 100);

const walls = fc
  .array(
    fc.record({ ax: place, ay: place, bx: place, by: place, sight: fc.constantFrom(20, 20, 20, 10, 0), low: fc.boolean() }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ ax, ay, bx, by, sight, low }, i) =>
      wall([ax, ay, bx, by], { id: `w${i}`, sight, ...(low && i % 3 === 0 ? { bottom: 0, top: 3 } : {}) }),
    ),
  );

const creature = fc.record({ x: cell, y: cell, wide: fc.constantFrom(1, 1, 2), elevation: fc.constantFrom(0, 0, 10) });

const tokens = fc.array(creature, { minLength: 2, maxLength: 5 }).map((list) =>
  list.map(({ x, y, wide, elevation }, i) =>
    token(["A", "T"][i] ?? `B${i}`, x, y, { width: wide, height: wide, elevation }),
  ),
);

const scenes = fc
  .record({ ruleset: rulesets, walls, tokens })
  .map((parts): Battlefield => battlefield(parts));

/** The scene with every coordinate moved by a map of the plane that keeps cells cells. */
function moved(data: Battlefield, map: (x: number, y: number) => readonly [number, number]): Battlefield {
  const moveWall = (one: Wall): Wall => ({ ...one, c: [...map(one.c[0], one.c[1]), ...map(one.c[2], one.c[3])] as const });
  const moveToken = (one: Token): Token => {
    const [ax, ay] = map(one.x, one.y);
    const [bx, by] = map(one.x + one.width * 100, one.y + one.height * 100);
    return { ...one, x: Math.min(ax, bx), y: Math.min(ay, by) };
  };
  return { ...data, walls: data.walls.map(moveWall), tokens: data.tokens.map(moveToken) };
}

const summary = (data: Battlefield, kind: Parameters<typeof askIn>[1]): unknown => {
  const { cover, defence, modifier, facts } = askIn(data, kind);
  return { grade: cover.grade, share: Math.round(cover.share * 1e6), save: cover.save, defence, modifier, facts };
};

describe("cover changes nothing when", { timeout: 60_000 }, () => {
  it.each<[string, (x: number, y: number) => readonly [number, number]]>([
    ["the scene is moved", (x, y) => [x + 1300, y - 700]],
    ["the scene is mirrored", (x, y) => [-x, y]],
    ["the scene is turned by a quarter", (x, y) => [-y, x]],
    ["the scene is turned by a half", (x, y) => [-x, -y]],
  ])("%s", (_name, map) => {
    fc.assert(
      fc.property(scenes, kinds, (data, kind) => {
        expect(summary(moved(data, map), kind)).toEqual(summary(data, kind));
      }),
    );
  });

  it("walls and creatures are listed in another order", () => {
    fc.assert(
      fc.property(scenes, kinds, (data, kind) => {
        const shuffled = { ...data, walls: data.walls.toReversed(), tokens: data.tokens.toReversed() };
        const [a, b] = [askIn(data, kind), askIn(shuffled, kind)];
        expect(summary(shuffled, kind)).toEqual(summary(data, kind));
        expect(b.cover.blockers).toEqual(a.cover.blockers);
        expect(b.reasons).toEqual(a.reasons);
      }),
    );
  });

  it("a wall is drawn from its other end, or in two pieces", () => {
    fc.assert(
      fc.property(scenes, kinds, (data, kind) => {
        const cut = data.walls.flatMap((one): Wall[] => {
          const [ax, ay, bx, by] = one.c;
          const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
          return [{ ...one, c: [mx, my, ax, ay] }, { ...one, id: `${one.id}'`, c: [mx, my, bx, by] }];
        });
        expect(summary({ ...data, walls: cut }, kind)).toEqual(summary(data, kind));
      }),
    );
  });

  it("no explanation is asked for", () => {
    fc.assert(
      fc.property(scenes, kinds, (data, kind) => {
        const field = Field.of(data);
        const rules = COVER_RULES[data.ruleset];
        const query = { attacker: field.body("A"), target: field.body("T"), kind };
        const { walls: byWalls, creatures } = measureCover(field, rules, query);
        expect(rankOf(rules, resolveCover(field, rules, query).cover.grade)).toBe(Math.max(byWalls, creatures));
      }),
    );
  });
});

describe("cover never falls when", { timeout: 60_000 }, () => {
  const rank = (data: Battlefield, kind: Parameters<typeof askIn>[1]): number =>
    rankOf(COVER_RULES[data.ruleset], askIn(data, kind).cover.grade);

  it("a wall is added", () => {
    fc.assert(
      fc.property(scenes, kinds, place, place, place, place, (data, kind, ax, ay, bx, by) => {
        // Adjacent melee leaves out corners that a wall cuts off from their own square: there a wall may take lines away.
        fc.pre(kind !== "melee" || data.ruleset !== "pf1");
        const more = { ...data, walls: [...data.walls, wall([ax, ay, bx, by], { id: "more" })] };
        expect(rank(more, kind)).toBeGreaterThanOrEqual(rank(data, kind));
      }),
    );
  });

  it("a creature is added", () => {
    fc.assert(
      fc.property(scenes, kinds, cell, cell, (data, kind, x, y) => {
        const more = { ...data, tokens: [...data.tokens, token("more", x, y)] };
        expect(rank(more, kind)).toBeGreaterThanOrEqual(rank(data, kind));
      }),
    );
  });
});

describe("total cover", { timeout: 60_000 }, () => {
  it("holds both ways between creatures of one size on one level", () => {
    fc.assert(
      fc.property(rulesets, walls, cell, cell, cell, cell, (ruleset, list, ax, ay, bx, by) => {
        const full = list.map((one) => ({ ...one, bottom: null, top: null }));
        const there = battlefield({ ruleset, walls: full, tokens: [token("A", ax, ay), token("T", bx, by)] });
        const back = battlefield({ ruleset, walls: full, tokens: [token("T", ax, ay), token("A", bx, by)] });
        expect(askIn(back).lineOfEffect).toBe(askIn(there).lineOfEffect);
      }),
    );
  });

  it("is where no line of effect is", () => {
    fc.assert(
      fc.property(scenes, (data) => {
        const full = { ...data, walls: data.walls.map((one) => ({ ...one, bottom: null, top: null })) };
        const field = Field.of(full);
        const query = { attacker: field.body("A"), target: field.body("T"), kind: "ranged" as const };
        expect(askIn(full).lineOfEffect).toBe(hasLineOfEffect(field, COVER_RULES[full.ruleset], query));
      }),
    );
  });
});

describe("against every wall and creature in turn", { timeout: 60_000 }, () => {
  const level = scenes.map((data) => ({
    ...data,
    walls: data.walls.map((one) => ({ ...one, bottom: null, top: null })),
    tokens: data.tokens.filter((one) => one.id !== "A" || one.width === 1).map((one) => ({ ...one, elevation: 0 })),
  }));
  /** What is left out where a creature shares another's room; the plain count does not know of that. */
  const apart = ({ tokens: list }: Battlefield): boolean =>
    list.every((a, i) => list.slice(i + 1).every((b) => a.x >= b.x + b.width * 100 || b.x >= a.x + a.width * 100 || a.y >= b.y + b.height * 100 || b.y >= a.y + a.height * 100));

  it.each<[RulesetId]>([["dnd5e"], ["pf1"]])("%s: the indexed answer is the plain one", (ruleset) => {
    fc.assert(
      fc.property(level, (data) => {
        fc.pre(apart(data) && data.tokens.some(({ id }) => id === "A"));
        const field = Field.of({ ...data, ruleset });
        const counts = plainCounts(field, field.body("A"), field.body("T"));
        const rules = COVER_RULES[ruleset];
        const { measure } = rules.procedure("ranged", false);
        if (measure.kind !== "count") throw new TypeError("expected rules that count lines");
        const creatures = ruleset === "pf1" ? "soft" : "half";
        const ranks = counts.map((count) =>
          Math.max(
            rankOf(rules, measure.grade(count.walls, count.lines)),
            count.creatures > 0 && count.walls < count.lines ? rankOf(rules, creatures) : 0,
          ),
        );
        expect(rankOf(rules, askIn({ ...data, ruleset }).cover.grade)).toBe(Math.min(...ranks));
      }),
      { numRuns: 300 },
    );
  });
});
