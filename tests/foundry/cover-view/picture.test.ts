import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import type { Battlefield } from "../../../src/core/battlefield/types";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { coverPicture, type CoverPicture } from "../../../src/foundry/cover-view/picture";
import { fieldAsKnown } from "../../../src/foundry/cover-view/known-field";
import { battlefield, token, wall } from "../../builders/battlefield";

const A = token("A", 100, 200);
const T = token("T", 500, 200);

function look(map: Battlefield, mayKnow: (id: string) => boolean = () => true, override = {}): CoverPicture {
  const field = Field.of(map);
  return coverPicture(field, rulesetOf(map.ruleset).cover, { attacker: field.body("A"), target: field.body("T"), kind: "ranged", override }, mayKnow);
}

describe("what is drawn of a target's cover", () => {
  const lurker = battlefield({ ruleset: "dnd5e", tokens: [A, T, token("lurker", 300, 200)] });

  it("a game master sees who is in the way", () => {
    const { grade, rank, highest, amount, outlines, lines } = look(lurker);
    expect({ grade, rank, highest, amount, outlines }).toEqual({ grade: "half", rank: 1, highest: 3, amount: 2, outlines: ["lurker"] });
    expect(lines.some((line) => line.blocked)).toBe(true);
  });

  it("nothing of it tells a player of somebody unseen: it is the picture of the scene without that token", () => {
    const without = battlefield({ ruleset: "dnd5e", tokens: [A, T] });
    expect(look(lurker, (id) => id !== "lurker")).toEqual(look(without));
  });

  it("a wall that is more than it seems stops lines and is not pointed out", () => {
    const map = battlefield({ ruleset: "pf1", tokens: [A, T], walls: [wall([400, -2000, 400, 260], { id: "secret", door: 2 })] });
    const player = look(map, (id) => id !== "secret");
    expect(player).toEqual({ ...look(map), outlines: [] });
    expect(player.lines.some((line) => line.blocked)).toBe(true);
  });

  it.each([
    ["a pane is seen through and stops attacks", { sight: 0, cover: "total" }, "seen"],
    ["a curtain stops sight alone", { cover: "none" }, "reached"],
    ["a wall stops both", {}, "neither"],
  ] as const)("%s", (_name, what, passage) => {
    expect(look(battlefield({ ruleset: "pf1", tokens: [A, T], walls: [wall([400, -2000, 400, 2000], what)] })).passage).toBe(passage);
  });

  it("the game master's word is drawn as such", () => {
    expect(look(lurker, () => true, { cover: "three-quarters" })).toMatchObject({ grade: "three-quarters", amount: 5, overridden: true, ignored: false });
  });

  it("a trait that ignores the cover is told, and the grade stays", () => {
    const archer = token("A", 100, 200, { traits: ["ignores-cover-half"] });
    expect(look(battlefield({ ruleset: "dnd5e", tokens: [archer, T, token("lurker", 300, 200)] }))).toMatchObject({ grade: "half", ignored: true, amount: 0 });
  });
});

describe("the field as it is known", () => {
  const field = Field.of(battlefield({ ruleset: "pf1", tokens: [A, T, token("near", 300, 200), token("far", 3000, 3000)] }));
  const between = [field.body("A"), field.body("T")];

  it("is the same where nobody unknown stands between", () => {
    expect(fieldAsKnown(field, (id) => id !== "far", between, new Set())).toBe(field);
    expect(fieldAsKnown(field, () => false, between, new Set(["A", "T", "near"]))).toBe(field);
  });

  it("is made once for the same unknown tokens", () => {
    const known = fieldAsKnown(field, (id) => id !== "near", between, new Set());
    expect(known.has("near")).toBe(false);
    expect(fieldAsKnown(field, (id) => id !== "near", between, new Set())).toBe(known);
  });
});
