import { expect, it } from "vitest";
import { answer } from "./console";

const NIGHT = {
  version: 1,
  ruleset: "pf1",
  scene: { darknessLevel: 1 },
  lights: [{ id: "torch", x: 50, y: 50, bright: 20, dim: 40, level: "normal", cap: "normal" }],
  tokens: [{ id: "near", x: 200, y: 0 }, { id: "edge", x: 600, y: 0 }, { id: "far", x: 2000, y: 0 }],
};

interface Line {
  readonly token: string;
  readonly level: string;
  readonly share: number;
  readonly sources: readonly { readonly id: string }[];
}
const levels = (lines: unknown): [string, string][] => (lines as Line[]).map(({ token, level }) => [token, level]);

it("light prints the level on every token, with its sources", async () => {
  const lines = (await answer(["light", "map"], { map: NIGHT })) as Line[];
  expect(levels(lines)).toEqual([["near", "normal"], ["edge", "dim"], ["far", "darkness"]]);
  expect(lines[0]).toMatchObject({ share: 1, sources: [{ id: "torch", distance: 10, part: "main", gives: "normal" }] });
  expect(Object.keys(lines[0] ?? {})).toEqual(["token", "level", "share", "sources"]);
});

it("light looks through an observer's eyes: low-light vision sees twice as far by a torch", async () => {
  const argv = ["light", "map", "--token", "elf,3000,0,lowLight", "--observer", "elf"];
  expect(levels(await answer(argv, { map: NIGHT }))).toEqual([["near", "normal"], ["edge", "normal"], ["far", "darkness"], ["elf", "darkness"]]);
});

it("light takes a torch that --token gives a creature", async () => {
  const argv = ["light", "map", "--token", "bearer,2100,0,light=20/40"];
  expect(levels(await answer(argv, { map: NIGHT }))).toContainEqual(["far", "normal"]);
});

it("light prints an empty list for a map without tokens, lights and walls", async () => {
  expect(await answer(["light", "map"], { map: { grid: { size: 100 } } })).toEqual([]);
});

it("light goes by the ruleset that is asked for", async () => {
  expect(levels(await answer(["light", "map", "--ruleset", "dnd5e"], { map: { ...NIGHT, lights: [{ ...NIGHT.lights[0], level: null, cap: null }] } }))).toEqual([
    ["near", "bright"], ["edge", "dim"], ["far", "darkness"],
  ]);
});
