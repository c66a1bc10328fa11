import { describe, expect, it } from "vitest";
import { leavers, roundsSince } from "../../src/foundry/light-moment";

const calm = (time: number) => ({ time, combat: null, round: 0 });
const fight = (round: number, time = 0, combat = "c") => ({ time, combat, round });

describe("rounds since a creature left the light", () => {
  it.each([
    { name: "ten seconds a round", then: calm(100), now: calm(129), rounds: 2 },
    { name: "none yet", then: calm(100), now: calm(100), rounds: 0 },
    { name: "the fight's own rounds", then: fight(2), now: fight(7), rounds: 5 },
    { name: "the fight's rounds before the clock", then: fight(2, 0), now: fight(3, 600), rounds: 1 },
    { name: "a fight that began afterwards does not count", then: calm(100), now: fight(3, 120), rounds: 2 },
    { name: "a fight that is over, by the clock", then: fight(2, 100), now: calm(160), rounds: 6 },
    { name: "a fight that is over while the clock stood still: long ago", then: fight(2, 100), now: calm(100), rounds: null },
    { name: "time that ran backwards", then: calm(100), now: calm(50), rounds: null },
    { name: "rounds that ran backwards", then: fight(4), now: fight(2), rounds: null },
  ])("$name", ({ then, now, rounds }) => {
    expect(roundsSince(then, now)).toBe(rounds);
  });

  it("begin for those who stood in it before and do not now", () => {
    expect(leavers(new Set(["a", "b"]), new Set(["b", "c"]))).toEqual(["a"]);
  });
});
