import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import { Field } from "../../../src/core/battlefield/field";
import type { CoverGrade, RulesetId } from "../../../src/core/battlefield/types";
import { resolveCover } from "../../../src/core/cover/resolve-cover";
import { textMap } from "../../builders/text-map";
import { COVER_RULES } from "./cover-rulesets";

/** How grades are drawn; places where nobody can stand keep their own letter. */
const LETTERS: Readonly<Record<CoverGrade, string>> = {
  none: ".",
  partial: "p",
  soft: "s",
  quarter: "q",
  half: "h",
  cover: "c",
  "three-quarters": "t",
  improved: "i",
  total: "X",
};

/** The map with, in every free space, the cover that a target there has from the attacker "A". */
function drawCover(ruleset: RulesetId, drawing: string, kind: AttackKind = "ranged"): string {
  const lines = drawing.trim().split("\n").map((line) => line.trim());
  const field = Field.of({ ...textMap(lines.join("\n")), ruleset });
  const attacker = field.body("A");
  return lines
    .map((line, row) =>
      [...line].map((letter, column) => {
        if (letter !== ".") return letter;
        const target = field.bodyOf({ ...attacker.token, id: "T", x: column * 100, y: row * 100 });
        const { cover } = resolveCover(field, COVER_RULES[ruleset], { attacker, target, kind });
        return LETTERS[cover.grade];
      }).join(""),
    )
    .join("\n");
}

const PILLAR = `
  ...........
  ...........
  ...........
  .A..#......
  ...........
  ...........
  ...........
`;

const CORNER = `
  .........
  .........
  .........
  .........
  .A..#####
  ....#####
  ....#####
`;

const DOORWAY = `
  .....#.....
  .....#.....
  .....#.....
  .A.........
  .....#.....
  .....#.....
  .....#.....
`;

const CROWD = `
  .........
  .........
  .A..B....
  .........
  ....C....
`;

describe("cover around", () => {
  it.each(["pf1", "dnd5e", "dc20", "cnc"] as const)("a pillar, a corner, a doorway and two bystanders, by %s", (ruleset) => {
    const maps = { PILLAR, CORNER, DOORWAY, CROWD };
    const drawn = Object.entries(maps).map(([name, map]) => `${name}\n${drawCover(ruleset, map)}`);
    expect(`\n${drawn.join("\n\n")}\n`).toMatchSnapshot();
  });

  it("a corner in melee, by pf1", () => {
    expect(`\n${drawCover("pf1", "...\n.A#\n...", "melee")}\n`).toMatchSnapshot();
  });
});
