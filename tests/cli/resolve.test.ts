import { describe, expect, it } from "vitest";
import { answer, console } from "./console";

const target = (id: string, attack: object, cover: object = {}): object => ({ id, defence: 15, verdict: { attack, cover } });
const request = (over: object): object => ({
  ruleset: "pf1", attack: { kind: "melee", natural: 10, total: 20, confirm: null }, targets: [], dice: [], ...over,
});

describe("resolve", () => {
  it("takes dice in order, and only where they are due", async () => {
    const file = request({
      targets: [target("open", {}), target("fog", { missChance: 20 }), target("high", { defence: 10, missChance: 20 }), target("dark", { missChance: 50 })],
      dice: [13, 64, 99],
    });
    expect(await answer(["resolve", "f"], { f: file })).toEqual({
      targets: [
        { id: "open", outcome: "hit", against: 15, dice: [], struck: null },
        { id: "fog", outcome: "missed-by-concealment", against: 15, dice: [13], struck: null },
        { id: "high", outcome: "miss", against: 25, dice: [], struck: null },
        { id: "dark", outcome: "hit", against: 15, dice: [64], struck: null },
      ],
      diceUsed: 2,
    });
  });

  it("is blocked where no attack is possible", async () => {
    const file = request({ targets: [target("wall", { possible: false, missChance: 50 })] });
    expect(await answer(["resolve", "-"], { "-": file })).toMatchObject({ targets: [{ outcome: "blocked" }], diceUsed: 0 });
  });

  it("tells of a critical hit only where one was to be confirmed", async () => {
    const file = request({ attack: { kind: "melee", natural: 20, total: 30, confirm: 25 }, targets: [target("t", {})] });
    expect(await answer(["resolve", "f"], { f: file })).toMatchObject({ targets: [{ outcome: "hit", critical: true }] });
  });

  it("resolves for no targets", async () => {
    expect(await answer(["resolve", "f"], { f: request({}) })).toEqual({ targets: [], diceUsed: 0 });
  });

  it.each<[title: string, file: unknown, says: RegExp]>([
    ["no object", [], /^request: expected an object, got a list of 0/],
    ["no attack", { ruleset: "pf1", targets: [] }, /^attack: expected an object, got nothing/],
    ["an unknown ruleset", request({ ruleset: "x" }), /^ruleset: expected one of "pf1"/],
    ["an unknown kind", request({ attack: { kind: "bite", total: 1 } }), /^attack\.kind: expected one of "melee".*got "bite"/],
    ["a total as text", request({ attack: { kind: "melee", total: "20" } }), /^attack\.total: expected a finite number, got "20"/],
    ["a target without verdict", request({ targets: [{ id: "t", defence: 1 }] }), /^targets\[0\]\.verdict: expected an object, got nothing/],
    ["a die of 101", request({ dice: [5, 101] }), /^dice\[1\]: expected a whole number of at least 1 and of at most 100, got 101/],
    ["too few dice", request({ targets: [target("t", { missChance: 20 })] }), /^dice: expected a die more/],
  ])("refuses %s", async (_title, file, says) => {
    const printed = await console(["resolve", "f"], { f: file });
    expect(printed).toMatchObject({ status: 1, out: "" });
    expect(printed.err).toMatch(says);
  });
});
