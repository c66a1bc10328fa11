import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COVER_GRADES } from "../../../src/core/battlefield/types";
import { mergeDecisions, readDecisions, type Decisions } from "../../../src/foundry/cover-decided/decisions";

const decision = fc.record({ grade: fc.option(fc.constantFrom(...COVER_GRADES)), at: fc.integer({ min: 0, max: 5 }) });
const decisions: fc.Arbitrary<Decisions> = fc.dictionary(fc.constantFrom("s-a-b", "s-b-a", "s-anybody-a", "t-a-b"), decision);

describe("decisions of several machines", () => {
  it("are the same on all of them, in whatever order and however often they hear of them", () => {
    fc.assert(fc.property(decisions, decisions, decisions, (a, b, c) => {
      const one = mergeDecisions(mergeDecisions(a, b), c);
      expect(mergeDecisions(c, mergeDecisions(b, a))).toEqual(one);
      expect(mergeDecisions(one, b)).toEqual(one);
    }));
  });

  it("of one pair the last one holds, and taking back is a decision too", () => {
    const first: Decisions = { pair: { grade: "half", at: 1 } };
    const back: Decisions = { pair: { grade: null, at: 2 } };
    expect(mergeDecisions(first, back)).toEqual(back);
    expect(mergeDecisions(back, first)).toEqual(back);
  });

  it("are few: the oldest go first", () => {
    const many: Decisions = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`pair${i}`, { grade: "half" as const, at: i }]));
    const kept = mergeDecisions({}, many);
    expect(Object.keys(kept)).toHaveLength(300);
    expect(kept).toHaveProperty("pair399");
    expect(kept).not.toHaveProperty("pair99");
  });

  it("that are none are left out when they are read", () => {
    const sound: Decisions = { a: { grade: "total", at: 1 }, b: { grade: null, at: 2 } };
    expect(readDecisions({ ...sound, c: "half", d: { grade: "huge", at: 1 }, e: { grade: "half" }, f: { grade: "half", at: Number.NaN } })).toEqual(sound);
    expect(readDecisions("nothing")).toEqual({});
  });
});
