import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GENERATIONS, HALL_WORLD, heard, openTable, type Table } from "./table";

const TABLE = "injuries00000000";
const results = [
  { _id: "result0000000001", description: "Bruise", range: [1, 40] },
  { _id: "result0000000002", description: "Fracture", range: [41, 99] },
  { _id: "result0000000003", description: "Death", range: [100, 100] },
];

// platform.md, host checklist 14 and section 10; foundry-vtt-types client/documents/roll-table.d.mts.
describe.each(GENERATIONS)("Roll tables in %i", (generation) => {
  let table: Table;
  beforeAll(async () => {
    const tables = [{ _id: TABLE, name: "Injuries", formula: "1d100", replacement: false, results, ownership: { default: 2 } }];
    table = await openTable({ generation, world: { ...HALL_WORLD, tables } });
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    await of(table.gm).resetResults();
    await table.settle();
  });
  const of = (host: Table["gm"]) => {
    const found = host.game.tables.get(TABLE);
    if (!found) throw new Error("The table is missing");
    return found;
  };
  const text = (drawn: { description: string }[]) => drawn.map(({ description }) => description);

  it.each([[1, "Bruise"], [40, "Bruise"], [41, "Fracture"], [99, "Fracture"], [100, "Death"]])("count both ends of a range in: %i is %s", (total, expected) => {
    expect(text(of(table.gm).getResultsForRoll(total))).toEqual([expected]);
  });

  it("have nothing outside all ranges", () => {
    expect([0, 101].map((total) => of(table.gm).getResultsForRoll(total).length)).toEqual([0, 0]);
  });

  it("mark what is drawn where nothing is put back, and then draw the rest", async () => {
    table.gm.loadDice(50);
    const first = await of(table.gm).draw({ displayChat: false });
    expect(text(first.results)).toEqual(["Fracture"]);
    expect(of(table.gm).getResultsForRoll(50)).toEqual([]);
    table.gm.loadDice(60, 100);
    expect(text((await of(table.gm).draw({ displayChat: false })).results)).toEqual(["Death"]);
  });

  it("let a player roll but not draw without replacement", async () => {
    table.player.loadDice(7);
    expect(text((await of(table.player).roll()).results)).toEqual(["Bruise"]);
    table.player.loadDice(7);
    await expect(of(table.player).draw({ displayChat: false })).rejects.toThrow(/lacks permission/);
  });

  it("take their dice from CONFIG.Dice.randomUniform", async () => {
    const dice = table.gm.CONFIG["Dice"] as { randomUniform: () => number };
    const old = dice.randomUniform;
    dice.randomUniform = () => 0;
    expect((await of(table.gm).roll()).roll.total).toBe(100);
    dice.randomUniform = () => 0.999;
    expect((await of(table.gm).roll()).roll.total).toBe(1);
    dice.randomUniform = old;
  });

  it("post a card with the roll", async () => {
    const calls = heard(table.player, "createChatMessage");
    table.gm.loadDice(100);
    await of(table.gm).draw();
    await table.settle();
    expect(calls[0]?.[0]).toMatchObject({ content: expect.stringContaining("Death") as string, isRoll: true });
  });

  it("warn at the old name of a result's text", () => {
    expect((of(table.gm).getResultsForRoll(1)[0] as unknown as { text: string }).text).toBe("Bruise");
    expect(table.gm.warnings.some((warning) => warning.includes("TableResult#text"))).toBe(true);
  });
});
