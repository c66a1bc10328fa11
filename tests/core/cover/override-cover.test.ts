import { describe, expect, it } from "vitest";
import { COVER_GRADES, RULESET_IDS, type CoverGrade, type RulesetId } from "../../../src/core/battlefield/types";
import { overrideCover } from "../../../src/core/cover/override-cover";
import { token, wall } from "../../builders/battlefield";
import { ask } from "./ask";
import { COVER_RULES } from "./cover-rulesets";

const A = token("A", 100, 200);
const T = token("T", 500, 200);
const behindWall = (ruleset: RulesetId) => ask(ruleset, { tokens: [A, T], walls: [wall([400, -2000, 400, 250])] });
const decide = (ruleset: RulesetId, grade: CoverGrade, kind: "ranged" | "save" = "ranged") =>
  overrideCover(behindWall(ruleset), COVER_RULES[ruleset], kind, grade);

describe("a cover that the game master decided", () => {
  it.each<[RulesetId, CoverGrade, number, number, boolean]>([
    ["pf1", "none", 0, 0, true],
    ["pf1", "improved", 8, 0, true],
    ["dnd5e", "half", 2, 0, true],
    ["dc20", "three-quarters", 0, -5, true],
    ["cnc", "quarter", 2, 0, true],
    ["cnc", "total", 0, 0, false],
  ])("%s: %s adds %d to the defence and %d to the roll; an attack is possible: %s", (ruleset, grade, defence, modifier, lineOfEffect) => {
    expect(decide(ruleset, grade)).toMatchObject({ defence, modifier, lineOfEffect, cover: { grade, effective: grade } });
  });

  it("says so in its first reason, and keeps the lines and what is in their way", () => {
    const before = behindWall("pf1");
    const after = decide("pf1", "improved");
    expect(after.reasons[0]).toMatchObject({ key: "cover.override", data: { cover: "improved" }, effect: { defence: 8, save: 4 } });
    expect(after.cover.lines).toEqual(before.cover.lines);
    expect(after.cover.blockers).toEqual(before.cover.blockers);
    expect(after.reasons.map(({ key }) => key)).toEqual(["cover.override", "cover.wall", "cover.no-opportunity"]);
  });

  it("counts in a saving throw by the save alone", () => {
    expect(decide("pf1", "cover", "save")).toMatchObject({ defence: 0, modifier: 0, cover: { save: 2 } });
  });

  it.each(RULESET_IDS)("%s takes every game's grade as one of its own", (ruleset) => {
    const own = COVER_RULES[ruleset].grades.map(({ grade }) => grade);
    for (const grade of COVER_GRADES) expect(own).toContain(decide(ruleset, grade).cover.grade);
  });
});
