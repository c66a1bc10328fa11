import { describe, expect, it } from "vitest";
import type { RulesetId } from "../../../src/core/battlefield/types";
import { field, region, scene, token, wall } from "../../builders/battlefield";
import { duel, look } from "./look";
import type { Duel } from "./look";

const inSight = { ambient: "bright" } as const;
const seen = (what: Duel): readonly [string, number] => {
  const { perception, concealment } = duel({ ...inSight, ...what });
  return [perception.state, concealment.missChance];
};
const invisible = { conditions: ["invisible"] };

describe("an invisible target", () => {
  it.each<RulesetId>(["pf1", "dnd5e", "dc20", "cnc"])("%s: is not seen, but by eyes made for it", (ruleset) => {
    const state = (senses: object): string =>
      duel({ ...inSight, ruleset, target: invisible, observer: { senses } }).perception.state;
    expect(state({})).toBe("unaware");
    expect(state({ darkvision: 60 })).toBe("unaware");
    expect(state({ seeInvisible: true })).toBe("observed");
    expect(state({ truesight: 60 })).toBe("observed");
    expect(state({ truesight: 5 })).toBe("unaware");
  });

  it("stays unseen in the dark by eyes that only see the invisible", () => {
    expect(seen({ ambient: "darkness", target: invisible, observer: { senses: { seeInvisible: true } } })).toEqual([
      "unaware",
      50,
    ]);
    const both = { senses: { seeInvisible: true, darkvision: 60 } };
    expect(seen({ ambient: "darkness", target: invisible, observer: both })).toEqual(["observed", 0]);
  });

  it("is seen when outlined; in water it is only placed", () => {
    const outlined = { conditions: ["invisible", "outlined"] };
    expect(seen({ target: outlined })).toEqual(["observed", 0]);
    expect(seen({ target: { ...outlined, swimming: true } })).toEqual(["located", 50]);
    expect(seen({ target: outlined, regions: [region([0, -500, 1000, 1000], [{ kind: "water" }])] })).toEqual([
      "located",
      50,
    ]);
  });

  it("is easier to hit where the game master says so, unless something else hides it too", () => {
    const huge = { conditions: ["invisible"], unseenMissChance: 30 };
    expect(seen({ target: huge })).toEqual(["unaware", 30]);
    expect(seen({ target: { ...huge, unseenMissChance: 0 } })).toEqual(["unaware", 0]);
    expect(seen({ ambient: "dim", target: { ...huge, unseenMissChance: 10 } })).toEqual(["unaware", 20]);
    expect(seen({ ambient: "darkness", target: huge })).toEqual(["unaware", 50]);
    expect(seen({ ambient: "darkness", target: huge, observer: { senses: { darkvision: 60 } } })).toEqual(["unaware", 30]);
    expect(seen({ target: huge, observer: { conditions: ["blinded"] } })).toEqual(["unaware", 50]);
    expect(seen({ target: { ...huge, conditions: [] } })).toEqual(["observed", 0]);
    expect(seen({ ruleset: "dnd5e", target: huge })).toEqual(["unaware", 0]);
    const greater = { traits: ["greater-blind-fight"] };
    expect(seen({ apart: 1, kind: "melee", target: { ...huge, unseenMissChance: 10 }, observer: greater })).toEqual(["unaware", 10]);
  });

  it("is safe from precision and from attacks of opportunity, and may hide", () => {
    expect(duel({ ...inSight, target: invisible }).facts).toEqual({
      stealth: true,
      opportunity: false,
      precision: false,
    });
    expect(duel(inSight).facts).toEqual({ stealth: false, opportunity: true, precision: true });
  });
});

describe("concealment of its own, as the game master gave it", () => {
  it("counts where it is the highest, in games that roll for it, and not for blindsight", () => {
    expect(seen({ target: { concealment: 35 } })).toEqual(["concealed", 35]);
    expect(seen({ ambient: "dim", target: { concealment: 10 } })).toEqual(["concealed", 20]);
    expect(seen({ target: { concealment: 30, conditions: ["blurred"] } })).toEqual(["concealed", 30]);
    expect(seen({ target: { concealment: 35 }, observer: { senses: { truesight: 60 } } })).toEqual(["concealed", 35]);
    expect(seen({ target: { concealment: 35 }, observer: { senses: { blindsight: 60 } } })).toEqual(["observed", 0]);
    expect(seen({ ruleset: "cnc", target: { concealment: 35 } })).toEqual(["observed", 0]);
  });
});

describe("the Ethereal", () => {
  const ghost = { conditions: ["ethereal"] };

  it("are seen by eyes that see the invisible in every game but DC20, by truesight in all", () => {
    const state = (ruleset: RulesetId, senses: object): string =>
      duel({ ...inSight, ruleset, target: ghost, observer: { senses } }).perception.state;
    for (const ruleset of ["pf1", "dnd5e", "cnc"] as const)
      expect(state(ruleset, { seeInvisible: true })).toBe("observed");
    expect(state("dc20", { seeInvisible: true })).toBe("unaware");
    for (const ruleset of ["pf1", "dnd5e", "dc20", "cnc"] as const)
      expect(state(ruleset, { truesight: 60 })).toBe("observed");
  });

  it("see each other", () => {
    expect(seen({ target: ghost, observer: ghost })).toEqual(["observed", 0]);
  });

  it("cannot be noticed by listening", () => {
    expect(duel({ ...inSight, target: ghost }).perception).toMatchObject({ noticeDC: null, pinpointDC: null });
  });
});

describe("an image that is not where it seems (pf1)", () => {
  it("costs 20 or 50 per cent and is still a target", () => {
    expect(seen({ target: { conditions: ["blurred"] } })).toEqual(["concealed", 20]);
    expect(seen({ target: { conditions: ["displaced"] } })).toEqual(["concealed", 50]);
    expect(duel({ ...inSight, target: { conditions: ["displaced"] } })).toMatchObject({
      concealment: { grade: "total" },
      facts: { opportunity: true, precision: false, stealth: false },
    });
  });

  it("does not add up with other concealment: the highest counts", () => {
    expect(seen({ ambient: "dim", target: { conditions: ["blurred"] } })).toEqual(["concealed", 20]);
    expect(seen({ ambient: "dim", target: { conditions: ["blurred", "displaced"] } })).toEqual(["concealed", 50]);
  });

  it("deceives no truesight", () => {
    expect(seen({ target: { conditions: ["blurred", "displaced"] }, observer: { senses: { truesight: 60 } } })).toEqual(
      ["observed", 0],
    );
  });
});

describe("noticing the unseen (pf1)", () => {
  const dcs = (target: Duel["target"], over: Duel = {}): readonly [number | null, number | null] => {
    const { noticeDC, pinpointDC } = duel({
      ...inSight,
      ...over,
      target: { ...invisible, moved: "full", ...target },
    }).perception;
    return [noticeDC, pinpointDC];
  };

  it.each<[string, Duel["target"], number, number]>([
    ["at full speed", {}, 2, 11],
    ["at half speed", { moved: "half" }, 2, 16],
    ["running", { moved: "run" }, 2, 1],
    ["keeping still", { moved: "none" }, 2, 41],
    ["fighting on the spot", { moved: "none", noisy: true }, 2, 1],
    ["fighting and running", { moved: "run", noisy: true }, 2, -19],
    ["hiding with a result of 17", { stealth: 17 }, 2, 48],
    ["5 ft away", {}, 1, 10],
    ["25 ft away", {}, 5, 12],
    ["30 ft away", {}, 6, 13],
  ])("%s", (_what, target, apart, dc) => {
    expect(dcs(target, { apart })).toEqual([dc, dc + 20]);
  });

  it("is impossible beyond 30 ft, and for the deaf", () => {
    expect(dcs({}, { apart: 7 })).toEqual([null, null]);
    expect(dcs({}, { observer: { conditions: ["deafened"] } })).toEqual([null, null]);
  });

  it("takes more through doors and walls, by what they are made of", () => {
    const across = [150, -500, 150, 500] as const;
    const through = (over: Parameters<typeof wall>[1]): number | null => dcs({}, { walls: [wall(across, over)] })[0];
    expect(through({ door: 1 })).toBe(16);
    expect(through({ door: 1, ds: 1 })).toBe(11);
    expect(through({})).toBe(26);
    expect(through({ material: "stone" })).toBe(26);
    expect(through({ material: "wood" })).toBe(16);
    expect(through({ material: "paper" })).toBe(11);
    expect(through({ sound: 0 })).toBe(11);
  });

  it("shows each modifier in a line of its own", () => {
    const { reasons } = duel({ ...inSight, apart: 5, target: { ...invisible, moved: "half", noisy: true } });
    const lines = reasons
      .filter(({ key }) => key.startsWith("notice."))
      .map(({ key, effect }) => [key, effect["noticeDC"]]);
    expect(lines).toEqual([
      ["notice.base", 20],
      ["notice.noisy", -20],
      ["notice.half", -5],
      ["notice.distance", 2],
    ]);
  });

  it("is a question only while the target is not known: its square when it is only smelt, nothing when it is seen", () => {
    const hound = { senses: { scent: 30 } };
    expect(dcs({}, { observer: hound })).toEqual([null, 31]);
    expect(dcs({}, { observer: hound, apart: 1 })).toEqual([null, null]);
    expect(dcs({ conditions: [] })).toEqual([null, null]);
  });

  it("counts feet as the scene measures them", () => {
    const metres = scene({ ambient: "bright", grid: { distance: 1.5, units: "m" } });
    const tokens = [token("a", 0, 0), token("b", 600, 0, { ...invisible, moved: "full" })];
    expect(look(field({ scene: metres, tokens }), "a", "b").perception.noticeDC).toBe(13);
    const far = [token("a", 0, 0), token("b", 700, 0, { ...invisible, moved: "full" })];
    expect(look(field({ scene: metres, tokens: far }), "a", "b").perception.noticeDC).toBe(null);
  });

  it("belongs to pf1", () => {
    expect(duel({ ...inSight, ruleset: "dnd5e", target: invisible }).perception.noticeDC).toBe(null);
  });
});
