import { describe, expect, it } from "vitest";
import type { CoverGrade, Options, Token } from "../../../src/core/battlefield/types";
import { region, token, wall } from "../../builders/battlefield";
import { ask } from "./ask";

const A = token("A", 100, 200, { disposition: 1 });
const T = token("T", 500, 200, { disposition: -1 });

/** The grade with a creature in between, under some settings. */
function behind(blocker: Partial<Omit<Token, "senses">>, options: Partial<Options>): CoverGrade {
  return ask("dnd5e", { tokens: [A, T, token("B", 300, 200, blocker)], options }).cover.grade;
}

describe("the table's settings", () => {
  it.each<[string, Partial<Omit<Token, "senses">>, Partial<Options>, CoverGrade]>([
    ["a dead creature gives none", { conditions: ["dead"] }, {}, "none"],
    ["a dead creature gives cover where the table says so", { conditions: ["dead", "prone"] }, { deadGiveCover: true }, "half"],
    ["a prone creature gives cover", { conditions: ["prone"] }, {}, "half"],
    ["a prone creature gives none where the table says so", { conditions: ["prone"] }, { proneGiveCover: false }, "none"],
    ["an ally of the attacker gives cover", { disposition: 1 }, {}, "half"],
    ["an ally gives none where the table says so", { disposition: 1 }, { alliesGiveCover: false }, "none"],
    ["an enemy still does then", { disposition: -1 }, { alliesGiveCover: false }, "half"],
    ["no creature gives cover where the table says so", {}, { creaturesGiveCover: false }, "none"],
    ["a hidden creature gives cover", { hidden: true }, {}, "half"],
    ["a creature that never covers gives none", { givesCover: false }, {}, "none"],
    ["a creature that always covers does so dead", { givesCover: true, conditions: ["dead"] }, {}, "half"],
    ["a creature that always covers does so where creatures do not", { givesCover: true }, { creaturesGiveCover: false }, "half"],
    ["a creature that always covers does so without a body", { givesCover: true, traits: ["incorporeal"] }, {}, "half"],
  ])("%s", (_name, blocker, options, grade) => {
    expect(behind(blocker, options)).toBe(grade);
  });

  it("a creature that always covers gives the least cover where it is too small for any", () => {
    const parts = (givesCover: boolean | null) => ({ tokens: [A, T, token("B", 300, 200, { size: "tiny", bodyHeight: 6, givesCover })] });
    expect(ask("dc20", parts(null)).cover.grade).toBe("none");
    expect(ask("dc20", parts(true)).cover.grade).toBe("half");
  });

  it("a creature that never covers is named with the reason why", () => {
    const { reasons } = ask("dnd5e", { tokens: [A, T, token("B", 300, 200, { givesCover: false })] });
    expect(reasons).toContainEqual({ key: "cover.creature-never", data: { token: "B" }, effect: {}, betrays: ["B"] });
  });

  it("a pane stops attacks where the table says so", () => {
    const pane = wall([400, -2000, 400, 2000], { sight: 0 });
    expect(ask("pf1", { walls: [pane], tokens: [A, T], options: { panesStopAttacks: true } }).cover.grade).toBe("total");
    expect(ask("pf1", { walls: [pane], tokens: [A, T] }).cover.grade).toBe("none");
  });

  it("walls deeper inside a cell count until bodies are drawn in more", () => {
    const walls = [wall([0, 208, 1000, 208]), wall([0, 292, 1000, 292])];
    expect(ask("dnd5e", { walls, tokens: [A, T] }).cover.grade).not.toBe("none");
    expect(ask("dnd5e", { walls, tokens: [A, T], options: { inset: 0.1 } }).cover.grade).toBe("none");
  });

  it("refuses an inset that leaves nothing of a body", () => {
    expect(() => ask("dnd5e", { tokens: [A, T], options: { inset: 0.5 } })).toThrow(/options\.inset: got 0\.5/);
  });
});

describe("regions that give cover", () => {
  const trench = (grade: CoverGrade): ReturnType<typeof region> => region([500, 200, 100, 100], [{ kind: "cover", grade }]);

  it("cover whoever stands inside from whoever does not", () => {
    expect(ask("dnd5e", { tokens: [A, T], regions: [trench("three-quarters")] }).cover.grade).toBe("three-quarters");
    expect(ask("pf1", { tokens: [A, T], regions: [trench("improved")] }).cover.grade).toBe("improved");
  });

  it("hide nothing from somebody inside too", () => {
    const both = region([0, 0, 1000, 1000], [{ kind: "cover", grade: "half" }]);
    expect(ask("dnd5e", { tokens: [A, T], regions: [both] }).cover.grade).toBe("none");
  });

  it("hide nothing of somebody outside from somebody inside", () => {
    const own = region([100, 200, 100, 100], [{ kind: "cover", grade: "half" }]);
    expect(ask("dnd5e", { tokens: [A, T], regions: [own] }).cover.grade).toBe("none");
  });

  it.each([
    ["a rectangle across the lane", region([300, 150, 50, 200], [{ kind: "cover", grade: "half" }]), "half"],
    ["a circle", region([{ type: "circle", x: 350, y: 250, radius: 80 }], [{ kind: "cover", grade: "half" }]), "half"],
    ["an ellipse", region([{ type: "ellipse", x: 350, y: 250, radiusX: 20, radiusY: 90, rotation: 0 }], [{ kind: "cover", grade: "half" }]), "half"],
    ["a polygon", region([{ type: "polygon", points: [300, 100, 400, 100, 350, 400] }], [{ kind: "cover", grade: "half" }]), "half"],
    ["a rectangle beside the lane", region([300, 300, 100, 200], [{ kind: "cover", grade: "half" }]), "none"],
    ["a ring whose hole the lane runs through", region([{ type: "rectangle", x: 250, y: 0, width: 50, height: 600 }, { type: "rectangle", x: 250, y: 150, width: 50, height: 200, hole: true }], [{ kind: "cover", grade: "half" }]), "none"],
    ["a hedge far above", region([300, 150, 50, 200], [{ kind: "cover", grade: "half" }], { elevation: { bottom: 20, top: 30 } }), "none"],
  ] as const)("are in the way of lines through them: %s", (_name, area, grade) => {
    expect(ask("dnd5e", { tokens: [A, T], regions: [area] }).cover.grade).toBe(grade);
  });
});

describe("levels", () => {
  it("walls and creatures of another level are not there", () => {
    const tokens = [token("A", 100, 200, { levels: ["ground"] }), token("T", 500, 200, { levels: ["ground"] })];
    const walls = [wall([400, -2000, 400, 2000], { levels: ["attic"] })];
    const upstairs = token("B", 300, 200, { levels: ["attic"] });
    expect(ask("dnd5e", { tokens: [...tokens, upstairs], walls }).cover.grade).toBe("none");
    expect(ask("dnd5e", { tokens, walls: [wall([400, -2000, 400, 2000], { levels: ["ground"] })] }).cover.grade).toBe("total");
  });
});

describe("one-way walls", () => {
  it("stop from one side alone", () => {
    const scenes = [1, 2].map((dir) => {
      const walls = [wall([400, 2000, 400, -2000], { dir })];
      const swapped = [token("T", 100, 200), token("A", 500, 200)];
      return [ask("dnd5e", { walls, tokens: [A, T] }).cover.grade, ask("dnd5e", { walls, tokens: swapped }).cover.grade];
    });
    expect(scenes.map((pair) => pair.toSorted())).toEqual([["none", "total"], ["none", "total"]]);
    expect(scenes[0]?.[0]).not.toBe(scenes[1]?.[0]);
  });
});
