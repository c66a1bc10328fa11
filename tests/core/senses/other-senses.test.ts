import { describe, expect, it } from "vitest";
import type { RulesetId } from "../../../src/core/battlefield/types";
import { region, scene, wall } from "../../builders/battlefield";
import { duel } from "./look";
import type { Duel } from "./look";

const state = (what: Duel): string => duel(what).perception.state;
const across = [150, -500, 150, 500] as const;
const fog = region([-500, -500, 2000, 1000], [{ kind: "obscurement", density: "heavy", missChance: 50 }]);

describe("blindsight", () => {
  const bat = { senses: { blindsight: 30 } };

  it.each<RulesetId>(["pf1", "dnd5e", "dc20", "cnc"])(
    "%s: sees what darkness, fog, invisibility and displacement hide",
    (ruleset) => {
      const target = { conditions: ["invisible", "blurred", "displaced"] };
      const { perception, concealment } = duel({
        ruleset,
        observer: bat,
        target,
        regions: [fog],
        ambient: "supernatural-darkness",
      });
      expect(perception).toMatchObject({ state: "observed", sense: "blindsight" });
      expect(concealment).toEqual({ grade: "none", missChance: 0, rolls: 1 });
    },
  );

  it("ends at its range, at walls, and where a region stops it", () => {
    expect(state({ observer: bat, apart: 6 })).toBe("observed");
    expect(state({ observer: bat, apart: 7 })).toBe("unaware");
    expect(state({ observer: bat, walls: [wall(across)] })).toBe("unaware");
    const silence = region(
      [-500, -500, 2000, 1000],
      [{ kind: "obscurement", density: "light", stops: ["blindsight"] }],
    );
    expect(state({ observer: bat, regions: [silence] })).toBe("unaware");
  });

  it("by hearing fails the deaf; another kind does not", () => {
    const deaf = { conditions: ["deafened"] };
    expect(state({ observer: { ...deaf, senses: { blindsight: 30, blindsightBy: "hearing" } } })).toBe("unaware");
    expect(state({ observer: { ...deaf, senses: { blindsight: 30, blindsightBy: "vibration" } } })).toBe("observed");
  });

  it("does not find the Ethereal and the incorporeal", () => {
    expect(state({ observer: bat, target: { conditions: ["ethereal"] } })).toBe("unaware");
    expect(state({ observer: bat, target: { traits: ["incorporeal"] } })).toBe("unaware");
  });

  it("serves the blinded, whom it spares the blindness", () => {
    const { attacked } = duel({ observer: { ...bat, conditions: ["blinded"] } });
    expect(attacked).toMatchObject({ modifier: 0, defence: 0, targetDeniedDexterity: false });
  });

  it("yields to eyes that see as well", () => {
    expect(duel({ observer: bat, ambient: "bright" }).perception.sense).toBe("sight");
  });
});

describe("blindsense", () => {
  const bat = { senses: { blindsense: 60 } };

  it("tells the square and leaves the concealment total", () => {
    const { perception, concealment } = duel({ observer: bat, target: { conditions: ["invisible"] } });
    expect(perception).toEqual({ state: "located", sense: "blindsense", noticeDC: null, pinpointDC: null });
    expect(concealment).toEqual({ grade: "total", missChance: 50, rolls: 1 });
  });

  it("lets nobody hide, and does not help against attackers one cannot see", () => {
    const { facts, attacked } = duel({ observer: bat });
    expect(facts.stealth).toBe(false);
    expect(attacked).toMatchObject({ modifier: 2, targetDeniedDexterity: true });
  });

  it("needs a line of effect", () => {
    expect(state({ observer: bat, walls: [wall(across)] })).toBe("unaware");
  });
});

describe("tremorsense", () => {
  const mole = { senses: { tremorsense: 30 } };

  it.each<RulesetId>(["pf1", "dnd5e", "dc20", "cnc"])(
    "%s: locates through walls and fog what stands on the same ground",
    (ruleset) => {
      const { perception, concealment } = duel({
        ruleset,
        observer: mole,
        regions: [fog],
        walls: [wall(across)],
        ambient: "bright",
      });
      expect(perception).toMatchObject({ state: "located", sense: "tremorsense" });
      expect(concealment.grade).toBe("total");
    },
  );

  it("misses flyers, swimmers, other floors and what is out of range", () => {
    expect(state({ observer: mole, target: { flying: true } })).toBe("unaware");
    expect(state({ observer: { ...mole, flying: true } })).toBe("unaware");
    expect(state({ observer: mole, target: { swimming: true } })).toBe("unaware");
    expect(state({ observer: mole, target: { elevation: 20 } })).toBe("unaware");
    expect(state({ observer: mole, apart: 7 })).toBe("unaware");
  });

  it("of a swimmer finds swimmers", () => {
    expect(state({ observer: { ...mole, swimming: true }, target: { swimming: true } })).toBe("located");
  });
});

describe("scent", () => {
  const hound = { senses: { scent: 30 } };
  const wind = (name: string): ReturnType<typeof scene> => scene({ ambient: "darkness", wind: name });

  it("tells a neighbour's square, and of others that they are there", () => {
    expect(state({ observer: hound, apart: 1 })).toBe("located");
    expect(state({ observer: hound, apart: 2 })).toBe("noticed");
    expect(state({ observer: hound, apart: 7 })).toBe("unaware");
  });

  it("reaches twice as far upwind and half as far downwind (pf1)", () => {
    expect(state({ observer: hound, apart: 12, scene: wind("upwind") })).toBe("noticed");
    expect(state({ observer: hound, apart: 13, scene: wind("upwind") })).toBe("unaware");
    expect(state({ observer: hound, apart: 3, scene: wind("downwind") })).toBe("noticed");
    expect(state({ observer: hound, apart: 4, scene: wind("downwind") })).toBe("unaware");
  });

  it("smells the strong from farther", () => {
    expect(state({ observer: hound, apart: 12, target: { traits: ["strong-odour"] } })).toBe("noticed");
    expect(state({ observer: hound, apart: 18, target: { traits: ["overpowering-odour"] } })).toBe("noticed");
  });

  it("keeps the concealment, and finds nothing Ethereal or incorporeal", () => {
    expect(duel({ observer: hound }).concealment.missChance).toBe(50);
    expect(state({ observer: hound, target: { conditions: ["ethereal"] } })).toBe("unaware");
    expect(state({ observer: hound, target: { traits: ["incorporeal"] } })).toBe("unaware");
  });
});

describe("a region that stops a sense", () => {
  const stopped = (stops: readonly string[]) => [region([-500, -500, 2000, 1000], [{ kind: "obscurement", density: "light", stops }])];

  it.each(["scent", "tremorsense", "blindsense", "blindsight"] as const)("keeps %s from finding anything, and no other", (sense) => {
    const who: Duel = { observer: { senses: { [sense]: 60 } }, apart: 2 };
    expect(state(who)).not.toBe("unaware");
    expect(state({ ...who, regions: stopped([sense]) })).toBe("unaware");
    expect(state({ ...who, regions: stopped(["sight", "darkvision", "truesight"]) })).toBe(state(who));
  });
});

describe("senses that could not be read", () => {
  it("are named when they could have changed the answer", () => {
    expect(duel({ observer: { senses: { darkvision: null, scent: null } } }).unknown).toEqual([
      "observer.senses.darkvision",
      "observer.senses.scent",
    ]);
  });

  it("are not named when they could not", () => {
    expect(duel({ ambient: "bright", observer: { senses: { darkvision: null } } }).unknown).toEqual([]);
    expect(duel({ ambient: "supernatural-darkness", observer: { senses: { darkvision: null } } }).unknown).toEqual([]);
    expect(duel({ ambient: "dim", observer: { senses: { scent: null } } }).unknown).toEqual([]);
    expect(duel({ observer: { senses: { tremorsense: null } }, target: { flying: true } }).unknown).toEqual([]);
  });
});
