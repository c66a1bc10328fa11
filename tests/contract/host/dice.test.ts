import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GENERATIONS, openTable, type Table } from "./table";

// platform.md section 10; foundry-vtt-types client/dice/roll.d.mts, client/dice/terms/*.d.mts.
describe.each(GENERATIONS)("Rolls in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());
  const roll = async (formula: string, faces: number[] = [], data = {}) => {
    table.gm.loadDice(...faces);
    const made = await new table.gm.RollClass(formula, data).evaluate();
    expect(table.gm.loadedDice).toEqual([]);
    return made;
  };

  it.each<[string, number[], number]>([
    ["1d20 + 5", [13], 18],
    ["2d20kh + 1", [4, 17], 18],
    ["2d20kl - 1", [4, 17], 3],
    ["4d6dl", [1, 6, 5, 3], 14],
    ["3d6kh2", [1, 6, 5], 11],
    ["3d6dh", [1, 6, 5], 6],
    ["d100", [64], 64],
    ["d%", [7], 7],
    ["(1 + 1)d6", [2, 3], 5],
    ["2 * (1d4 + 3)", [2], 10],
    ["10 - 2 - 3", [], 5],
    ["2 + 3 * 4 - 6 / 2", [], 11],
    ["-1d6", [4], -4],
    ["1d20 - -2", [5], 7],
    ["floor(7 / 2) + max(1, 4, 2)", [], 7],
    ["1d8[fire] + 2[holy]", [3], 5],
    ["1d20min10", [3], 10],
    ["2d6r1", [1, 4, 5], 9],
    ["1d6x", [6, 6, 2], 14],
    ["5d10cs>=8", [8, 9, 1, 10, 7], 3],
  ])("%s with %j is %i", async (formula, faces, total) => {
    const made = await roll(formula, faces);
    expect(made.total).toBe(total);
    expect(made.evaluated).toBe(true);
  });

  it("fill data in, and refuse a path that leads nowhere", async () => {
    expect((await roll("1d20 + @abilities.str.mod", [10], { abilities: { str: { mod: -1 } } })).total).toBe(9);
    expect(() => new table.gm.RollClass("1d20 + @nothing", {})).toThrow(/@nothing/);
    expect(table.gm.RollClass.validate("1d20 + @nothing")).toBe(true);
    expect(table.gm.RollClass.validate("1d20 +")).toBe(false);
  });

  it("keep flavours, dropped dice and totals through JSON", async () => {
    const made = await roll("2d20kh[luck] + (1d4 + 1) * 2", [3, 18, 2]);
    const back = table.gm.RollClass.fromJSON(JSON.stringify(made));
    expect([back.formula, back.total, back.result]).toEqual([made.formula, 24, made.result]);
    expect(back.dice.map((die) => die.results)).toEqual(made.dice.map((die) => die.results));
    expect(back.dice[0]?.results).toEqual([{ result: 3, active: false, discarded: true }, { result: 18, active: true }]);
    expect(JSON.stringify(back)).toBe(JSON.stringify(made));
  });

  it("stay within their dice whatever chance says", async () => {
    const dice = table.gm.CONFIG["Dice"] as { randomUniform: () => number };
    const old = dice.randomUniform;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), async (number, faces, chance) => {
        dice.randomUniform = () => chance;
        const made = await new table.gm.RollClass(`${number}d${faces}`).evaluate();
        expect(made.total).toBeGreaterThanOrEqual(number);
        expect(made.total).toBeLessThanOrEqual(number * faces);
        expect((await new table.gm.RollClass(made.formula).evaluate({ maximize: true })).total).toBe(number * faces);
      }),
    );
    dice.randomUniform = old;
  });

  it("are rolled once, and without waiting only when no die is in them", async () => {
    const made = await roll("1d6", [3]);
    await expect(made.evaluate()).rejects.toThrow(/already been evaluated/);
    expect(() => new table.gm.RollClass("1d6").evaluateSync()).toThrow(/synchronously/);
    expect(new table.gm.RollClass("2 + 3").evaluateSync().total).toBe(5);
  });
});
