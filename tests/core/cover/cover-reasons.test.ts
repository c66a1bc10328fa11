import { describe, expect, it } from "vitest";
import { COVER_REASON_KEYS } from "../../../src/core/cover/reason-keys";
import { token, wall } from "../../builders/battlefield";
import { ask } from "./ask";

const A = token("A", 100, 200);
const T = token("T", 600, 200);
const keys = (result: ReturnType<typeof ask>): readonly string[] => result.reasons.map(({ key }) => key);

describe("reasons for cover", () => {
  it("names what is in the way before the grade, and says what the grade does", () => {
    const result = ask("pf1", { tokens: [A, T], walls: [wall([400, 230, 400, 1200], { id: "low" })] });
    expect(result.reasons).toEqual([
      { key: "cover.wall", data: { wall: "low", lines: 2, of: 4 }, effect: {}, betrays: ["low"] },
      {
        key: "cover.cover",
        data: { attacker: "A", target: "T", blocked: 2, lines: 4 },
        effect: { defence: 4, save: 2 },
        betrays: [],
      },
      { key: "cover.no-opportunity", data: {}, effect: { opportunity: false }, betrays: [] },
    ]);
  });

  it("gives away a creature that alone is the cover, and no other", () => {
    const hidden = token("B", 300, 200, { hidden: true });
    const soft = ask("pf1", { tokens: [A, T, hidden] });
    expect(keys(soft)).toEqual(["cover.creature", "cover.soft"]);
    expect(soft.reasons.map(({ betrays }) => betrays)).toEqual([["B"], ["B"]]);
    const walled = ask("pf1", { tokens: [A, T, hidden], walls: [wall([400, 230, 400, 1200])] });
    expect(walled.reasons.find(({ key }) => key === "cover.cover")?.betrays).toEqual([]);
  });

  it("lists the lines of the corner that decides, with what each met", () => {
    const { cover } = ask("dnd5e", { tokens: [A, T], walls: [wall([400, 230, 400, 1200], { id: "w" })] });
    expect(cover.lines).toHaveLength(4);
    expect(cover.lines.filter(({ blocked }) => blocked).map(({ by }) => by)).toEqual([["w"], ["w"]]);
    expect(cover.lines.filter(({ blocked }) => !blocked).map(({ by }) => by)).toEqual([[], []]);
    expect(new Set(cover.lines.map(({ from }) => `${from.x},${from.y}`)).size).toBe(1);
    expect(cover.share).toBe(0.5);
    expect(cover.blockers).toEqual(["w"]);
  });

  it("names the wall at which a line is stopped first", () => {
    const walls = [wall([500, -1000, 500, 1000], { id: "far" }), wall([300, -1000, 300, 1000], { id: "near" })];
    expect(ask("dnd5e", { tokens: [A, T], walls }).cover.blockers).toEqual(["near"]);
    const limited = walls.map((one) => ({ ...one, sight: 10 }));
    expect(ask("dnd5e", { tokens: [A, T], walls: limited }).cover.blockers).toEqual(["far", "near"]);
  });

  it("says which low wall is left out and why", () => {
    const low = (x: number): ReturnType<typeof wall> => wall([x, -1000, x, 2000], { id: "low", top: 3 });
    expect(keys(ask("pf1", { tokens: [A, T], walls: [low(200)] }))).toEqual(["cover.low-wall-attacker-closer"]);
    const far = token("T", 1800, 200);
    expect(keys(ask("pf1", { tokens: [A, far], walls: [low(1000)] }))).toEqual(["cover.low-wall-too-far"]);
    expect(keys(ask("dnd5e", { tokens: [A, T], walls: [low(590)] }))).toEqual(["cover.low-wall", "cover.half"]);
  });

  it.each([
    ["stops no sight", { sight: 0 }, []],
    ["is limited and alone", { sight: 10 }, []],
    ["the game master gave none", { cover: "none" }, []],
    ["stops no sight, and the game master gave it cover", { sight: 0, cover: "cover" }, ["cover.low-wall-attacker-closer"]],
  ] as const)("says of no low wall that it is left out where it counts for nothing: it %s", (_name, over, expected) => {
    const low = wall([200, -1000, 200, 2000], { top: 3, ...over });
    expect(keys(ask("pf1", { tokens: [A, T], walls: [low] }))).toEqual(expected);
  });

  it("names a wall inside the attacker's own space before those further off, whatever else is on the way", () => {
    const own = wall([170, 205, 170, 240], { id: "own" });
    const across = wall([400, -2000, 400, 2000], { id: "across" });
    const touched = wall([500, 205, 500, 100], { id: "touched" });
    const names = (walls: readonly ReturnType<typeof wall>[]) => ask("dnd5e", { tokens: [A, T], walls }).cover.lines.map(({ by }) => by);
    expect(names([own, across])).toEqual([["own"], ["own"], ["own"], ["own"]]);
    expect(names([own, across, touched])).toEqual(names([own, across]));
  });

  it.each([
    [{ conditions: ["dead"] }, "cover.creature-dead"],
    [{ traits: ["low-profile"] }, "cover.creature-low-profile"],
    [{ traits: ["incorporeal"] }, "cover.creature-incorporeal"],
  ])("says why a creature in the way gives none: %j", (over, key) => {
    expect(keys(ask("pf1", { tokens: [A, T, token("B", 300, 200, over)] }))).toEqual([key]);
  });

  it("says that a creature is too small", () => {
    const small = token("B", 300, 200, { size: "small" });
    expect(keys(ask("dc20", { tokens: [A, T, small] }))).toEqual(["cover.creature-too-small"]);
  });

  it("tells of a wall too low to count, which is no blocker", () => {
    const result = ask("dnd5e", { tokens: [A, T], walls: [wall([590, -1000, 590, 2000], { id: "kerb", top: 2 })] });
    expect(keys(result)).toEqual(["cover.low-wall"]);
    expect(result.cover.blockers).toEqual([]);
  });

  it("takes back what a trait ignores", () => {
    const shooter = token("A", 100, 200, { traits: ["ignores-cover-half"] });
    const { reasons, defence } = ask("dnd5e", { tokens: [shooter, T, token("B", 300, 200)] });
    expect(reasons.at(-1)).toEqual({
      key: "cover.ignored",
      data: { trait: "ignores-cover-half", grade: "half" },
      effect: { defence: -2 },
      betrays: [],
    });
    expect(reasons.reduce((sum, { effect }) => sum + Number(effect.defence ?? 0), 0)).toBe(defence);
  });

  it("says that total cover forbids the attack", () => {
    const { reasons } = ask("pf1", { tokens: [A, T], walls: [wall([400, -2000, 400, 2000], { id: "w" })] });
    expect(reasons.find(({ key }) => key === "cover.total")?.effect).toEqual({ possible: false });
  });

  it("puts the creature that a miss would strike first", () => {
    const tokens = [A, T, token("near", 300, 200), token("far", 450, 200)];
    expect(ask("cnc", { tokens }).cover.blockers[0]).toBe("near");
  });

  it("uses no key that is not listed", () => {
    expect(new Set(COVER_REASON_KEYS).size).toBe(COVER_REASON_KEYS.length);
    for (const key of COVER_REASON_KEYS) expect(key).toMatch(/^cover\.[a-z-]+$/);
  });
});
