import { describe, expect, test } from "vitest";
import { GENERATIONS } from "./support/browser";
import { crowdTests } from "./cover/crowd";
import { decisionTests } from "./cover/decisions";
import { gridScenes, gridTests } from "./cover/grids";
import { lineTests } from "./cover/lines";
import { useTable } from "./cover/table";
import { tileTests } from "./cover/tiles";
import { wallTests } from "./cover/walls";

describe.each(GENERATIONS)("Cover on the map in generation %i", (generation) => {
  const table = useTable(generation, gridScenes);

  describe("lines", () => lineTests(table, generation));
  describe("decisions", () => decisionTests(table, generation));
  describe("walls", () => wallTests(table, generation));
  describe("other grids", () => gridTests(table, generation));
  describe("tiles", () => tileTests(table, generation));

  describe("a crowd", () => crowdTests(table, generation));

  test("nothing was said on anybody's console", () => {
    const { gm, player } = table();
    expect([gm.faults, player.faults]).toEqual([[], []]);
  });
});
