import { describe, expect, it } from "vitest";
import type { Region, RegionEffect, RulesetId } from "../../../src/core/battlefield/types";
import { region } from "../../builders/battlefield";
import { duel } from "./look";
import type { Duel } from "./look";

type Obscurement = Extract<RegionEffect, { kind: "obscurement" }>;
const cloud = (box: readonly [number, number, number, number], over: Partial<Obscurement> = {}): Region =>
  region(box, [{ kind: "obscurement", density: "light", ...over }]);
const everywhere = [-1000, -1000, 3000, 3000] as const;
const inSight = { ambient: "bright" } as const;
const miss = (what: Duel): number => duel({ ...inSight, ...what }).concealment.missChance;

describe("obscurement of pf1", () => {
  it("costs 20 per cent when light, 30 when heavy, or what the region says", () => {
    expect(miss({ regions: [cloud(everywhere)] })).toBe(20);
    expect(miss({ regions: [cloud(everywhere, { density: "heavy" })] })).toBe(30);
    expect(miss({ regions: [cloud(everywhere, { missChance: 40 })] })).toBe(40);
    expect(miss({ regions: [cloud(everywhere), { ...cloud(everywhere, { density: "heavy" }), id: "other" }] })).toBe(
      30,
    );
  });

  it("fog: 20 per cent next to one, nothing seen beyond", () => {
    const fog = cloud(everywhere, { density: "heavy", missChance: 20, beyond: { distance: 5, missChance: 50 } });
    expect(duel({ ...inSight, apart: 1, regions: [fog] })).toMatchObject({
      perception: { state: "concealed" },
      concealment: { missChance: 20 },
    });
    expect(duel({ ...inSight, apart: 2, regions: [fog] })).toMatchObject({
      perception: { state: "unaware" },
      concealment: { missChance: 50, grade: "total" },
    });
    expect(
      duel({ ...inSight, apart: 2, regions: [fog], observer: { senses: { darkvision: 60 } } }).perception.state,
    ).toBe("unaware");
  });

  it("is clear up to a distance where the region says one and no chance beyond it, and as dense as ever from there on", () => {
    const haze = cloud(everywhere, { density: "heavy", beyond: { distance: 10 } });
    expect(miss({ apart: 2, regions: [haze] })).toBe(0);
    expect(miss({ apart: 3, regions: [haze] })).toBe(30);
    expect(miss({ apart: 2, regions: [cloud(everywhere, { beyond: { distance: 10, missChance: 50 } })] })).toBe(20);
  });

  it("in the way counts for a shot, as does fog around either", () => {
    expect(miss({ apart: 4, regions: [cloud([200, 0, 100, 100])] })).toBe(20);
    expect(miss({ apart: 4, regions: [cloud([400, 0, 100, 100])] })).toBe(20);
    expect(miss({ apart: 4, regions: [cloud([0, 0, 100, 100])] })).toBe(20);
    expect(miss({ apart: 4, regions: [cloud([200, 200, 100, 100])] })).toBe(0);
    expect(miss({ apart: 4, regions: [cloud([600, 0, 100, 100])] })).toBe(0);
  });

  it("does not count where the attacker's best corner sees past it", () => {
    // It covers the lower half of the way only: from the upper corner every line passes above or along it.
    expect(miss({ apart: 4, regions: [cloud([100, 95, 300, 100])] })).toBe(0);
    expect(miss({ apart: 4, regions: [cloud([100, 40, 300, 100])] })).toBe(20);
  });

  it("in melee with a neighbour only a target wholly inside is obscured", () => {
    const half = cloud([150, -100, 500, 300]);
    expect(miss({ apart: 1, kind: "melee", regions: [half] })).toBe(0);
    expect(miss({ apart: 1, kind: "melee", regions: [cloud([100, 0, 100, 100])] })).toBe(20);
    expect(miss({ apart: 1, kind: "ranged", regions: [half] })).toBe(20);
    expect(miss({ apart: 2, kind: "reach", regions: [cloud([200, 0, 50, 100])] })).toBe(20);
  });

  it("holds between its elevations", () => {
    const low = { ...cloud([200, 0, 100, 100]), elevation: { bottom: 0, top: 2 } };
    expect(miss({ apart: 4, regions: [low] })).toBe(0);
    expect(miss({ apart: 4, regions: [{ ...low, elevation: { bottom: 0, top: 8 } }] })).toBe(20);
  });

  it("adds nothing to worse light, and light nothing to worse fog", () => {
    expect(miss({ ambient: "darkness", regions: [cloud(everywhere)] })).toBe(50);
    expect(miss({ ambient: "dim", regions: [cloud(everywhere, { density: "heavy" })] })).toBe(30);
  });

  it("lets the target hide", () => {
    expect(duel({ ...inSight, regions: [cloud(everywhere)] }).facts).toEqual({
      stealth: true,
      opportunity: true,
      precision: true,
    });
  });
});

describe("obscurement by density (dnd5e, dc20)", () => {
  it.each<RulesetId>(["dnd5e", "dc20"])(
    "%s: light hides badly, heavy wholly, and only heavy costs the roll",
    (ruleset) => {
      const light = duel({ ...inSight, ruleset, regions: [cloud(everywhere)] });
      expect(light).toMatchObject({
        perception: { state: "concealed" },
        concealment: { grade: "partial" },
        attacking: { modes: [] },
      });
      const heavy = duel({ ...inSight, ruleset, regions: [cloud(everywhere, { density: "heavy" })] });
      expect(heavy).toMatchObject({
        perception: { state: "unaware" },
        concealment: { grade: "total" },
        attacking: { modes: ["disadvantage"] },
      });
    },
  );

  it("only what hides all of the target from the best corner counts", () => {
    expect(
      duel({ ...inSight, ruleset: "dnd5e", apart: 4, regions: [cloud([200, 40, 100, 100])] }).perception.state,
    ).toBe("observed");
    expect(
      duel({ ...inSight, ruleset: "dnd5e", apart: 4, regions: [cloud([200, -200, 100, 500])] }).perception.state,
    ).toBe("concealed");
  });
});

describe("obscurement by share (cnc)", () => {
  it.each([
    [{ share: 10 }, 0],
    [{ share: 25 }, 1],
    [{ share: 50 }, 2],
    [{}, 2],
    [{ share: 80 }, 3],
    [{ share: 100 }, 4],
    [{ density: "heavy" as const }, 4],
  ])("%o adds %d to the defence", (over, defence) => {
    const { attacking } = duel({ ...inSight, ruleset: "cnc", regions: [cloud(everywhere, over)] });
    expect(attacking).toMatchObject({ defence, modifier: 0 });
  });

  it("is not charged beside the -4 against what is unseen for another reason", () => {
    const { attacking } = duel({ ruleset: "cnc", ambient: "darkness", regions: [cloud(everywhere)] });
    expect(attacking).toMatchObject({ defence: 0, modifier: -4 });
  });
});

describe("fog that is clear up to a distance, in every game", () => {
  it.each<RulesetId>(["pf1", "dnd5e", "dc20", "cnc"])("%s", (ruleset) => {
    const clarity = (apart: number, over: Partial<Obscurement>): string =>
      duel({ ...inSight, ruleset, apart, regions: [cloud(everywhere, { density: "heavy", ...over })] }).perception.state;
    const within = { beyond: { distance: 10 } };
    expect(clarity(2, within)).toBe("observed");
    expect(clarity(3, within)).not.toBe("observed");
    expect(clarity(2, { missChance: 0, beyond: { distance: 10, missChance: 50 } })).toBe("observed");
  });
});
