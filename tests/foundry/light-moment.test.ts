import { describe, expect, it } from "vitest";
import { enterers, leavers, roundsSince } from "../../src/foundry/light-moment";

const calm = (time: number) => ({ time, combat: null, round: 0, turn: 0 });
const fight = (round: number, time = 0, turn = 0, combat = "c") => ({ time, combat, round, turn });

describe("rounds since a creature left or entered the light", () => {
  it.each([
    { name: "ten seconds a round", then: calm(100), now: calm(129), rounds: 2 },
    { name: "none yet", then: calm(100), now: calm(100), rounds: 0 },
    { name: "the fight's own rounds", then: fight(2), now: fight(7), rounds: 5 },
    { name: "a round ends at the same turn of the next", then: fight(2, 0, 3), now: fight(3, 0, 2), rounds: 0 },
    { name: "and not before", then: fight(2, 0, 3), now: fight(3, 0, 3), rounds: 1 },
    { name: "the fight's rounds before the clock", then: fight(2, 0), now: fight(3, 600), rounds: 1 },
    { name: "a fight that began afterwards, by the clock", then: calm(100), now: fight(1, 120), rounds: 2 },
    { name: "a fight that began afterwards while the clock stands still, by its rounds", then: calm(100), now: fight(4, 100), rounds: 3 },
    { name: "a fight that is over, by the clock", then: fight(2, 100), now: calm(160), rounds: 6 },
    { name: "a fight that is over while the clock stood still: long ago", then: fight(2, 100), now: calm(100), rounds: null },
    { name: "time that ran backwards", then: calm(100), now: calm(50), rounds: null },
    { name: "rounds that ran backwards", then: fight(4), now: fight(2), rounds: null },
  ])("$name", ({ then, now, rounds }) => {
    expect(roundsSince(then, now, 10)).toBe(rounds);
  });

  it("are as long as the game's rounds", () => {
    expect(roundsSince(calm(0), calm(60), 6)).toBe(10);
  });

  it("begin for those who stood in it before and do not now, and the other way round", () => {
    expect(leavers(new Set(["a", "b"]), new Set(["b", "c"]))).toEqual(["a"]);
    expect(enterers(new Set(["a"]), new Set(["a", "b", "new"]), new Set(["a", "b"]))).toEqual(["b"]);
  });
});
