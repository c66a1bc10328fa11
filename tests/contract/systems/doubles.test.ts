import { describe, expect, it } from "vitest";
import { actorParts as cnc, system as castles } from "../../../playground/systems/castles-and-crusades";
import { actorParts as dc20, system as dc20rpg } from "../../../playground/systems/dc20rpg";
import { actorParts as fifth, system as dnd5e } from "../../../playground/systems/dnd5e";
import { actorParts as first, system as pf1 } from "../../../playground/systems/pf1";
import { CREATURES } from "../../../playground/world/creatures";
import { adapterOf } from "../../../src/systems/registry";

const DOUBLES = [[pf1, first], [dnd5e, fifth], [dc20rpg, dc20], [castles, cnc]] as const;

describe.each(DOUBLES.map(([system, make]) => [system.manifest.id, system, make] as const))("The double of %s", (id, system, make) => {
  it("has a module adapter of its own, and makes actors of types that it declares", () => {
    expect(adapterOf(id).id).toBe(id);
    for (const creature of CREATURES) expect(system.manifest.documentTypes["Actor"]).toContain(make(creature).type);
  });
});

// pf1 derives both from its items: see pf1-double.test.ts.
describe.each(DOUBLES.slice(1).map(([system, make]) => [system.manifest.id, make] as const))("The double of %s", (id, make) => {
  it("gives every creature the defence and the senses that the adapter reads back", () => {
    for (const creature of CREATURES) {
      const parts = make(creature);
      const actor = { ...parts, items: parts.items ?? [], statuses: new Set<string>() };
      expect(adapterOf(id).readDefence(actor, { touch: false, deniedDexterity: false })).toBe(creature.ac);
      const { senses } = adapterOf(id).readCreature(actor, (feet) => feet);
      if (senses !== undefined) expect(senses).toMatchObject({ darkvision: creature.senses.darkvision ?? 0, blindsight: creature.senses.blindsight ?? 0 });
    }
  });
});
