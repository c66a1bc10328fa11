import { describe, expect, it } from "vitest";
import { conditionsByName, nameKey, namesOn } from "../../../src/foundry/read/concealing-effects";

describe("effects that conceal, by name", () => {
  it("knows the open rules' own, however they are written", () => {
    expect(conditionsByName(["Blur", "DISPLACEMENT", "Faerie Fire", "Bless"], {})).toEqual(["blurred", "displaced", "outlined"]);
  });

  it("takes the game master's table first, in any script, and lets it take one away", () => {
    const own = { [nameKey("Размытость!")]: "blurred", blur: "", nonsense: "shiny" };
    expect(conditionsByName(["размытость", "blur", "nonsense"], own)).toEqual(["blurred"]);
  });

  it("reads statuses, effects that are on and active buffs of an actor", () => {
    const actor = {
      statuses: new Set(["hidden"]),
      effects: [{ name: "Blur", disabled: false }, { name: "Bless", disabled: true }],
      items: [
        { type: "buff", name: "Displacement", system: { active: true, tag: "displacement" } },
        { type: "buff", name: "Invisibility", system: { active: false } },
        { type: "spell", name: "Faerie Fire", system: {} },
      ],
    };
    expect(namesOn(actor)).toEqual(["hidden", "Blur", "Displacement", "displacement"]);
    expect(namesOn(null)).toEqual([]);
  });
});
