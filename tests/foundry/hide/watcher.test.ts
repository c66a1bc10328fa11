import { describe, expect, it } from "vitest";
import { DEFAULT_SENSES } from "../../../src/core/battlefield/defaults";
import { Field } from "../../../src/core/battlefield/field";
import type { Battlefield, Senses } from "../../../src/core/battlefield/types";
import { RULESET_IDS } from "../../../src/core/battlefield/types";
import { rulesetOf } from "../../../src/core/rulesets/registry";
import { HIDE_FACTS, sortedWatchers, watcherOf, type HideChange } from "../../../src/foundry/hide/watcher";
import { textMap } from "../../builders/text-map";

const SAFE = { safe: true, changes: [] };
const BRIGHT = { ambient: "bright" } as const;
const DARK = { ambient: "darkness" } as const;

const scene = (senses: Partial<Senses>, light: typeof BRIGHT | typeof DARK): Battlefield =>
  textMap("h...w", { w: { senses: { ...DEFAULT_SENSES, ...senses } } }, { scene: light });

const look = (battlefield: Battlefield, ruleset: (typeof RULESET_IDS)[number] = "pf1", plain = false) =>
  watcherOf(Field.of(battlefield), rulesetOf(ruleset), "w", "h", plain);

describe("can it hide here", () => {
  it("not in the open in good light; less light, cover, fog or invisibility would let it", () => {
    const watcher = look(scene({}, BRIGHT));
    expect(watcher).toMatchObject({ mayHide: false, state: "observed", sense: "sight", light: "bright" });
    expect(watcher.answers.stealth.changes).toEqual([{ key: "darker", level: "dim" }, { key: "cover", grade: "partial" }, { key: "fog" }, { key: "invisible" }]);
  });

  it("in the dark, from plain eyes", () => {
    expect(look(scene({}, DARK))).toMatchObject({ mayHide: true, state: "unaware", answers: { stealth: { safe: true, changes: [] } } });
  });

  it("not from darkvision within its watch, and then it says how far away is far enough", () => {
    const near = look(scene({ darkvision: 60 }, DARK));
    expect(near).toMatchObject({ mayHide: false, sense: "darkvision" });
    expect(near.answers.stealth.changes).toContainEqual({ key: "leave", sense: "darkvision", distance: 60 });
    expect(look(scene({ darkvision: 120 }, DARK)).answers.stealth.changes).toContainEqual({ key: "leave", sense: "darkvision", distance: 60 });
  });

  it("not from blindsight, that neither dark nor invisibility helps against", () => {
    const { mayHide, answers: { stealth: { changes } } } = look(scene({ blindsight: 30 }, DARK));
    expect(mayHide).toBe(false);
    expect(changes.map(({ key }) => key)).toEqual(["leave", "cover"]);
  });

  it("gives none of a watcher's senses away to one who does not know them", () => {
    const plain = look(scene({}, DARK), "pf1", true);
    expect(look(scene({ darkvision: 60, blindsight: 30 }, DARK), "pf1", true)).toEqual(plain);
  });

  it("tells of attacks of opportunity and precision damage, and what would spare it them", () => {
    const { answers } = look(scene({}, BRIGHT));
    expect(answers.opportunity).toEqual({ safe: false, changes: [{ key: "darker", level: "darkness" }, { key: "cover", grade: "partial" }, { key: "invisible" }] });
    expect(answers.precision).toEqual({ safe: false, changes: [{ key: "darker", level: "darkness" }, { key: "cover", grade: "total" }, { key: "invisible" }] });
    expect(look(scene({}, DARK)).answers).toEqual({ stealth: SAFE, opportunity: SAFE, precision: SAFE });
    const seenInTheDark = look(scene({ darkvision: 120 }, DARK)).answers.opportunity;
    expect(seenInTheDark.safe).toBe(false);
    expect(seenInTheDark.changes).toContainEqual({ key: "leave", sense: "darkvision", distance: 120 });
  });

  it.each(RULESET_IDS)("%s: each change that it names does help with what it is named for", (id) => {
    const battlefield = scene({}, BRIGHT);
    const { answers } = look(battlefield, id);
    const after = (change: HideChange): Battlefield | null => {
      if (change.key === "darker") return { ...battlefield, scene: { ...battlefield.scene, ambient: change.level } };
      if (change.key === "invisible") return { ...battlefield, tokens: battlefield.tokens.map((token) => (token.id === "h" ? { ...token, conditions: ["invisible"] } : token)) };
      return null;
    };
    for (const fact of HIDE_FACTS) {
      for (const change of answers[fact].changes) {
        const changed = after(change);
        if (changed !== null) expect(look(changed, id).answers[fact], `${fact}: ${change.key}`).toEqual(SAFE);
      }
    }
  });
});

it("those who prevent hiding come first, the nearest of them before all", () => {
  const battlefield = textMap("h.a.b.c", { b: { senses: { blindsight: 60 } }, c: { senses: { darkvision: 60 } } }, { scene: DARK });
  const field = Field.of(battlefield);
  const watchers = ["a", "c", "b"].map((id) => watcherOf(field, rulesetOf("pf1"), id, "h"));
  expect(sortedWatchers(field, watchers, "h").map(({ id }) => id)).toEqual(["b", "c", "a"]);
});
