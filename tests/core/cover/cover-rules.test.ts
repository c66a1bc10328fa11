import { describe, expect, it } from "vitest";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import type { CoverGrade, RulesetId, Token, Wall } from "../../../src/core/battlefield/types";
import { scene, token, wall } from "../../builders/battlefield";
import { ask, blockedLines } from "./ask";

/** Tokens are given in cells: a place, and what differs from a medium creature of one cell on the ground. */
type Cells = readonly [x: number, y: number, over?: Partial<Token>];

interface Row {
  readonly name: string;
  readonly rules: RulesetId | readonly RulesetId[];
  readonly kind?: AttackKind;
  readonly A: Cells;
  readonly T: Cells;
  readonly others?: readonly Cells[];
  readonly walls?: readonly Wall[];
  readonly hex?: boolean;
  readonly origin?: readonly [x: number, y: number];
  readonly grade: CoverGrade;
  readonly blocked?: number;
  readonly defence?: number;
  readonly modifier?: number;
  readonly save?: number;
  readonly effective?: CoverGrade;
  readonly stealth?: boolean;
  readonly opportunity?: boolean;
}

const LARGE = { width: 2, height: 2, size: "large" } as const;
const ROUND = ["pf1", "dnd5e", "dc20", "cnc"] as const;
const block = [wall([300, 300, 400, 300]), wall([400, 300, 400, 400]), wall([400, 400, 300, 400]), wall([300, 400, 300, 300])];
const corridor = [wall([0, 200, 1000, 200]), wall([0, 300, 1000, 300])];
const slit = [wall([400, -500, 400, 245]), wall([400, 255, 400, 1000])];
const lowerHalf = [wall([400, 230, 400, 1200])];
const full = [wall([400, -2000, 400, 2000])];
const trunk = [wall([320, 220, 380, 220]), wall([380, 220, 380, 280]), wall([380, 280, 320, 280]), wall([320, 280, 320, 220])];

const rows: readonly Row[] = [
  { name: "nothing in the way gives no cover", rules: ROUND, A: [1, 2], T: [6, 2], grade: "none", blocked: 0 },
  { name: "walls that meet behind the target give none", rules: ["dnd5e", "pf1"], A: [2, 1], T: [5, 2], walls: [wall([600, 0, 600, 300]), wall([400, 300, 600, 300])], grade: "none", blocked: 0 },
  { name: "a corridor of one cell gives none", rules: ROUND, A: [1, 2], T: [6, 2], walls: corridor, grade: "none", blocked: 0 },
  { name: "a corridor drawn a little inside the cells gives none", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([0, 205, 1000, 205]), wall([0, 295, 1000, 295])], grade: "none" },
  { name: "a bystander diagonally beside gives none", rules: ROUND, kind: "melee", A: [2, 3], T: [3, 2], others: [[3, 3]], grade: "none" },
  { name: "a bystander beside the lane gives none", rules: ROUND, A: [1, 2], T: [5, 2], others: [[3, 3]], grade: "none" },
  { name: "two creatures in a row still give half", rules: "dnd5e", A: [4, 2], T: [1, 2], others: [[3, 2], [2, 2]], grade: "half", blocked: 2, defence: 2, save: 2 },
  { name: "an arrow slit leaves one line", rules: "dnd5e", A: [1, 2], T: [6, 2], walls: slit, grade: "three-quarters", blocked: 3, defence: 5 },
  { name: "an arrow slit stops most lines: cover, not partial", rules: "pf1", A: [1, 2], T: [6, 2], walls: slit, grade: "cover", blocked: 3, defence: 4, save: 2 },
  { name: "a full wall is total cover", rules: ROUND, A: [1, 2], T: [6, 2], walls: full, grade: "total", defence: 0, opportunity: false },
  { name: "half of the lines blocked", rules: "dnd5e", A: [1, 2], T: [6, 2], walls: lowerHalf, grade: "half", blocked: 2, defence: 2 },
  { name: "half of the lines free is not more than half", rules: "pf1", A: [1, 2], T: [6, 2], walls: lowerHalf, grade: "cover", blocked: 2, defence: 4 },
  { name: "one line of four blocked is partial", rules: "pf1", A: [1, 2], T: [6, 2], walls: [wall([500, 270, 500, 1200]), wall([500, -1000, 500, 195])], grade: "partial", blocked: 1, defence: 2, save: 1, stealth: true, opportunity: false },
  { name: "a trunk in front of the archer hides from it too", rules: "dnd5e", A: [2, 2], T: [5, 2], walls: trunk, grade: "half", blocked: 2 },
  { name: "only the gap shows the middle", rules: "dnd5e", A: [1, 2], T: [6, 2], walls: [wall([590, -1000, 590, 220]), wall([590, 280, 590, 1000])], grade: "three-quarters", blocked: 3 },
  { name: "an open door gives none", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -500, 400, 150]), wall([400, 150, 400, 350], { door: 1, ds: 1 }), wall([400, 350, 400, 1000])], grade: "none" },
  { name: "a closed door is a wall", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -500, 400, 150]), wall([400, 150, 400, 350], { door: 1, ds: 0 }), wall([400, 350, 400, 1000])], grade: "total" },
  { name: "a closed door between neighbours in a corridor is total", rules: ROUND, kind: "melee", A: [1, 2], T: [2, 2], walls: [...corridor, wall([200, 200, 200, 300], { door: 1, ds: 0 })], grade: "total" },
  { name: "one limited wall stops nothing", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { sight: 10 })], grade: "none" },
  { name: "two limited walls stop", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { sight: 10 }), wall([450, -2000, 450, 2000], { sight: 10 })], grade: "total" },
  { name: "a limited wall elsewhere changes nothing", rules: ROUND, A: [1, 2], T: [6, 2], walls: [...full, wall([2000, 2000, 2100, 2000], { sight: 10 })], grade: "total" },
  { name: "a wall that stops movement alone gives none", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { sight: 0 })], grade: "none" },
  { name: "a pane given total cover stops attacks", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { sight: 0, cover: "total" })], grade: "total" },
  { name: "a wall given no cover gives none", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { cover: "none" })], grade: "none" },
  { name: "a wall given improved cover", rules: "pf1", A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { cover: "improved" })], grade: "improved", defence: 8, save: 4, stealth: true, opportunity: false },
  { name: "improved cover is three-quarters elsewhere", rules: ["dnd5e", "dc20", "cnc"], A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { cover: "improved" })], grade: "three-quarters" },
  { name: "a 3 ft wall hides half of a body", rules: ["dnd5e", "dc20", "cnc"], A: [1, 2], T: [6, 2], walls: [wall([590, -2000, 590, 2000], { bottom: 0, top: 3 })], grade: "half" },
  { name: "a 2 ft wall hides too little of a body", rules: ["dnd5e", "dc20"], A: [1, 2], T: [6, 2], walls: [wall([590, -2000, 590, 2000], { bottom: 0, top: 2 })], grade: "none" },
  { name: "a low wall as high as the body hides it all", rules: ROUND, A: [1, 2], T: [6, 2], walls: [wall([590, -2000, 590, 2000], { bottom: 0, top: 6 })], grade: "total" },
  { name: "a low wall hides all of who lies behind it", rules: "dnd5e", A: [1, 2], T: [6, 2, { conditions: ["prone"] }], walls: [wall([590, -2000, 590, 2000], { bottom: 0, top: 3 })], grade: "total" },
  { name: "from above one shoots over a low wall", rules: ROUND, A: [1, 2, { elevation: 40 }], T: [6, 2], walls: [wall([300, -2000, 300, 2000], { bottom: 0, top: 5 })], grade: "none" },
  { name: "a window hides what is beside it", rules: "dnd5e", A: [1, 2], T: [6, 2], walls: [wall([400, -2000, 400, 2000], { bottom: null, top: 2 }), wall([400, -2000, 400, 2000], { id: "lintel", bottom: 4, top: null })], grade: "half" },
  { name: "height alone is no cover", rules: ROUND, A: [1, 2], T: [5, 2, { elevation: 30 }], grade: "none" },
  { name: "a creature high above the lane gives none", rules: ROUND, A: [1, 2], T: [5, 2], others: [[3, 2, { elevation: 50 }]], grade: "none" },
  { name: "a creature in between gives half", rules: "dnd5e", A: [1, 2], T: [5, 2], others: [[3, 2]], grade: "half", blocked: 2, stealth: false, opportunity: true },
  { name: "any one free square of a big target will do", rules: ["dnd5e", "pf1"], A: [1, 3], T: [6, 2, LARGE], walls: [wall([500, -1000, 500, 290])], grade: "none", blocked: 0 },
  { name: "a token of one and a half cells in the open", rules: ROUND, A: [1, 2], T: [5, 1.75, { width: 1.5, height: 1.5 }], grade: "none" },
  { name: "cover from an area counts from its origin", rules: ROUND, kind: "save", A: [1, 2], T: [6, 2], walls: [wall([400, -300, 400, 600])], origin: [800, 250], grade: "none" },
  { name: "an area behind a wall does not reach", rules: ROUND, kind: "save", A: [1, 2], T: [6, 2], walls: full, origin: [200, 250], grade: "total" },
  { name: "three of six lines of a hex are half", rules: "dnd5e", A: [1, 1.73205], T: [6, 1.73205], walls: [wall([400, 200, 400, 700])], hex: true, grade: "half", blocked: 3 },
  { name: "sharpshooters ignore half and three-quarters", rules: "dnd5e", A: [4, 2, { traits: ["ignores-cover-half", "ignores-cover-three-quarters"] }], T: [1, 2], others: [[3, 2]], grade: "half", effective: "none", defence: 0 },
  { name: "ignoring half cover does not help against three-quarters", rules: "dnd5e", A: [1, 2, { traits: ["ignores-cover-half"] }], T: [6, 2], walls: slit, grade: "three-quarters", effective: "three-quarters", defence: 5 },
  { name: "nobody ignores total cover", rules: "dnd5e", A: [1, 2, { traits: ["ignores-cover-three-quarters"] }], T: [6, 2], walls: full, grade: "total", effective: "total" },
  { name: "a shooter's trait does not help in melee", rules: "dnd5e", kind: "reach", A: [1, 2, { traits: ["ignores-cover-half"] }], T: [3, 2], others: [[2, 2]], grade: "half", effective: "half" },
  { name: "a creature gives soft cover: no Reflex, no Stealth", rules: "pf1", A: [1, 2], T: [5, 2], others: [[3, 2]], grade: "soft", defence: 4, save: 0, stealth: false, opportunity: true },
  { name: "reach attacks meet soft cover", rules: "pf1", kind: "reach", A: [1, 2], T: [3, 2], others: [[2, 2]], grade: "soft", defence: 4 },
  { name: "melee beyond reach of an arm counts as reach", rules: "pf1", kind: "melee", A: [1, 2], T: [3, 2], others: [[2, 2]], grade: "soft" },
  { name: "creatures do not shield from areas", rules: "pf1", kind: "save", A: [1, 2], T: [5, 2], others: [[3, 2]], grade: "none", save: 0 },
  { name: "improved precise shot ignores less than total", rules: "pf1", A: [1, 2, { traits: ["improved-precise-shot"] }], T: [6, 2], walls: slit, grade: "cover", effective: "none", defence: 0 },
  { name: "low profile gives no soft cover", rules: "pf1", A: [1, 2], T: [5, 2], others: [[3, 2, { traits: ["low-profile"] }]], grade: "none" },
  { name: "incorporeal creatures give none", rules: ROUND, A: [1, 2], T: [5, 2], others: [[3, 2, { traits: ["incorporeal"] }]], grade: "none" },
  { name: "a mount gives its rider none", rules: ROUND, A: [1, 2, { rider: "B0" }], T: [5, 2], others: [[2, 2]], grade: "none" },
  { name: "shooting round a corner from the shared point", rules: "pf1", A: [2, 3], T: [3, 2], walls: block, grade: "none" },
  { name: "melee round a corner is hampered, and no opportunity", rules: "pf1", kind: "melee", A: [2, 3], T: [3, 2], walls: block, grade: "cover", defence: 4, opportunity: false },
  { name: "melee along a corridor is not", rules: "pf1", kind: "melee", A: [1, 2], T: [2, 2], walls: corridor, grade: "none" },
  { name: "an ogre reaches round the corner freely", rules: "pf1", kind: "reach", A: [1, 3, LARGE], T: [3, 2], walls: block, grade: "none" },
  { name: "the rogue strikes back at the ogre with its square that it chooses", rules: "pf1", kind: "melee", A: [3, 2], T: [1, 3, LARGE], walls: block, grade: "cover", defence: 4 },
  { name: "melee at an open square of a big target", rules: "pf1", kind: "melee", A: [1, 2], T: [2, 1, LARGE], walls: [wall([200, 0, 200, 190])], grade: "none" },
  { name: "a low wall at the target counts", rules: "pf1", A: [0, 2], T: [5, 2], walls: [wall([500, -1000, 500, 2000], { top: 3 })], grade: "cover", defence: 4, save: 2 },
  { name: "a low wall at the attacker does not", rules: "pf1", A: [1, 2], T: [6, 2], walls: [wall([200, -1000, 200, 2000], { top: 3 })], grade: "none" },
  { name: "a low wall just as close to both counts", rules: "pf1", A: [1, 2], T: [6, 2], walls: [wall([400, -1000, 400, 2000], { top: 3 })], grade: "cover" },
  { name: "a low wall more than 30 ft away does not", rules: "pf1", A: [0, 2], T: [17, 2], walls: [wall([900, -1000, 900, 2000], { top: 3 })], grade: "none" },
  { name: "a low wall 30 ft away still does", rules: "pf1", A: [0, 2], T: [15, 2], walls: [wall([900, -1000, 900, 2000], { top: 3 })], grade: "cover" },
  { name: "a wall over half the height is no low obstacle", rules: "pf1", A: [1, 2], T: [6, 2], walls: [wall([200, -1000, 200, 2000], { top: 4 })], grade: "cover" },
  { name: "melee over a low wall", rules: "pf1", kind: "melee", A: [1, 2], T: [2, 2], walls: [wall([200, -1000, 200, 2000], { top: 3 })], grade: "cover" },
  { name: "the same size in the way gives half", rules: "dc20", A: [1, 2], T: [5, 2], others: [[3, 2]], grade: "half", modifier: -2, defence: 0 },
  { name: "one size larger gives half", rules: "dc20", A: [1, 2], T: [6, 2], others: [[3, 2, LARGE]], grade: "half", modifier: -2 },
  { name: "two sizes larger gives three-quarters", rules: "dc20", A: [1, 2], T: [7, 2], others: [[3, 1, { width: 3, height: 3, size: "huge" }]], grade: "three-quarters", modifier: -5 },
  { name: "a smaller creature gives none", rules: "dc20", A: [1, 2], T: [5, 2], others: [[3, 2, { size: "small" }]], grade: "none", modifier: 0 },
  { name: "the size compared is the target's", rules: "dc20", A: [1, 2], T: [5, 2, { size: "small" }], others: [[3, 2, { size: "small" }]], grade: "half" },
  { name: "a prone creature gives none", rules: "dc20", A: [1, 2], T: [5, 2], others: [[3, 2, { conditions: ["prone"] }]], grade: "none" },
  { name: "partly behind a wall is three-quarters", rules: "dc20", A: [1, 2], T: [6, 2], walls: lowerHalf, grade: "three-quarters", modifier: -5 },
  { name: "the worst single cover counts", rules: "dc20", A: [1, 2], T: [6, 2], walls: lowerHalf, others: [[5, 2]], grade: "three-quarters", modifier: -5 },
  { name: "two of five lines are a quarter", rules: "cnc", A: [1, 2], T: [6, 2], walls: lowerHalf, grade: "quarter", defence: 2 },
  { name: "four of five lines are three-quarters", rules: "cnc", A: [1, 2], T: [6, 2], walls: slit, grade: "three-quarters", defence: 6 },
  { name: "creatures alone never hide all", rules: "cnc", A: [1, 2], T: [7, 2], others: [[3, 0, { width: 4, height: 5, size: "gargantuan" }]], grade: "three-quarters" },
];

function place([x, y, over]: Cells, id: string, size: number): Token {
  return token(id, x * size, y * size, { size: over?.width === undefined ? "medium" : null, ...over });
}

describe("cover by the rules", () => {
  const each = rows.flatMap((row) => [row.rules].flat().map((rules) => [`${rules}: ${row.name}`, rules, row] as const));
  it.each(each)("%s", (_name, rules, row) => {
    const result = ask(
      rules,
      {
        ...(row.hex === true ? { scene: scene({ grid: { type: 2 } }) } : {}),
        walls: row.walls ?? [],
        tokens: [place(row.A, "A", 100), place(row.T, "T", 100), ...(row.others ?? []).map((cells, i) => place(cells, `B${i}`, 100))],
      },
      row.kind,
      row.origin === undefined ? null : { x: row.origin[0], y: row.origin[1], z: 0 },
    );
    expect(result.cover.grade).toBe(row.grade);
    expect(result.lineOfEffect).toBe(row.grade !== "total");
    const found = { ...result, ...result.cover, ...result.facts, blocked: blockedLines(result) };
    for (const key of ["blocked", "defence", "modifier", "save", "effective", "stealth", "opportunity"] as const) {
      if (row[key] !== undefined) expect(found[key], key).toBe(row[key]);
    }
  });
});
