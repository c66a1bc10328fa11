import { describe, expect, it } from "vitest";
import { answer, console } from "./console";

const MAP = {
  ruleset: "cnc", scene: { ambient: "bright" },
  tokens: [{ id: "a", x: 0, y: 0 }, { id: "b", x: 300, y: 0, conditions: ["invisible"] }],
};
const PAIR = ["assess", "f", "--attacker", "a", "--target", "b", "--attack", "ranged"];

describe("the table's settings that a report brings along", () => {
  it("are those that the answer is worked out by", async () => {
    expect(await answer(PAIR, { f: MAP })).toMatchObject({ attack: { modifier: -4 } });
    expect(await answer(PAIR, { f: { ...MAP, options: { cnc: { unseenTarget: -6 } } } })).toMatchObject({ attack: { modifier: -6 } });
    const fifth = { ...MAP, ruleset: "dnd5e", options: { dnd5eMissChance: true } };
    expect(await answer(PAIR, { f: fifth })).toMatchObject({ attack: { missChance: 50, mode: "normal" } });
  });

  it("are refused by name where they make no sense, each number and the table as a whole", async () => {
    const refused = async (cnc: object) => console(PAIR, { f: { ...MAP, options: { cnc } } });
    expect(await refused({ cover: { half: { share: "half" } } })).toMatchObject({ status: 1, out: "", err: expect.stringMatching(/^options\.cnc\.cover\.half\.share: .*got "half"/) as unknown });
    expect(await refused({ cover: { half: { share: 90 } } })).toMatchObject({ status: 1, out: "", err: expect.stringMatching(/^options\.cnc\.cover\.three-quarters\.share: expected more than the 90/) as unknown });
  });

  it("bear on a roll too: which part of a miss was the cover's", async () => {
    const roll = {
      ruleset: "cnc", attack: { kind: "ranged", natural: 9, total: 12 },
      targets: [{ id: "t", defence: 10, verdict: { attack: { defence: 4 }, cover: { effective: "half", blockers: ["pillar"] } } }],
    };
    expect(await answer(["resolve", "f"], { f: roll })).toMatchObject({ targets: [{ outcome: "struck-cover", struck: "pillar" }] });
    expect(await answer(["resolve", "f"], { f: { ...roll, options: { cnc: { cover: { half: { defence: 2 } } } } } })).toMatchObject({ targets: [{ outcome: "struck-cover" }] });
    const plain = { ...roll, targets: roll.targets.map((one) => ({ ...one, defence: 12 })) };
    expect(await answer(["resolve", "f"], { f: { ...plain, options: { cnc: { cover: { half: { defence: 2 } } } } } })).toMatchObject({ targets: [{ outcome: "miss" }] });
  });
});

describe("a token on the command line", () => {
  const map = { ruleset: "pf1", scene: { ambient: "bright" }, tokens: [{ id: "b", x: 300, y: 0 }] };
  const asked = async (token: string) => answer([...PAIR, "--token", token], { f: map });

  it("may have just come into light that its kind cannot bear", async () => {
    expect(await asked("a,0,0,light-blind,lightEnteredAt=0")).toMatchObject({ perception: { state: "unaware" }, attack: { missChance: 50 } });
    expect(await asked("a,0,0,light-blind,lightEnteredAt=1")).toMatchObject({ perception: { state: "observed" }, attack: { modifier: -1 } });
  });

  it("may be hard to make out, or easier than the invisible are", async () => {
    const missed = async (token: string) => answer(["assess", "f", "--attacker", "b", "--target", "a", "--attack", "ranged", "--token", token], { f: map });
    expect(await missed("a,0,0,concealment=35")).toMatchObject({ attack: { missChance: 35 } });
    expect(await missed("a,0,0,invisible,unseenMissChance=10")).toMatchObject({ attack: { missChance: 10 } });
  });
});
