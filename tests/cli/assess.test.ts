import { describe, expect, it } from "vitest";
import { answer } from "./console";

const MAP = {
  version: 1,
  ruleset: "pf1",
  scene: { darknessLevel: 0, globalLight: { enabled: true } },
  walls: [{ id: "w", c: [200, -500, 200, 500] }],
  tokens: [{ id: "a", x: 0, y: 0 }, { id: "b", x: 300, y: 0 }, { id: "c", x: 0, y: 100 }],
};
const BETWEEN = ["--attacker", "a", "--target", "b"];

describe("assess", () => {
  it("prints one verdict", async () => {
    expect(await answer(["assess", "map", ...BETWEEN, "--attack", "ranged"], { map: MAP })).toMatchObject({
      attacker: "a", target: "b", ruleset: "pf1", attackKind: "ranged", distance: 15, adjacent: false,
      cover: { grade: "total", blockers: ["w"] }, attack: { possible: false },
    });
  });

  it("takes melee for those who touch and ranged for others, unless told", async () => {
    const kindOf = async (...argv: string[]): Promise<unknown> => ((await answer(["assess", "map", "--attacker", "a", ...argv], { map: MAP })) as { attackKind: string }).attackKind;
    expect(await kindOf("--target", "b")).toBe("ranged");
    expect(await kindOf("--target", "c")).toBe("melee");
    expect(await kindOf("--target", "c", "--attack", "spell")).toBe("spell");
    expect(await kindOf("--target", "b", "--attack", "melee")).toBe("reach");
    expect(await kindOf("--target", "b", "--from", "300,100")).toBe("melee");
  });

  it("prints every ordered pair for --all", async () => {
    const verdicts = (await answer(["assess", "map", "--all"], { map: MAP })) as { attacker: string; target: string }[];
    expect(verdicts.map(({ attacker, target }) => attacker + target)).toEqual(["ab", "ac", "ba", "bc", "ca", "cb"]);
  });

  it("prints an empty list for --all on an empty map", async () => {
    expect(await answer(["assess", "map", "--all"], { map: { ruleset: "cnc" } })).toEqual([]);
  });

  it("puts the attacker where --from says", async () => {
    const verdict = await answer(["assess", "map", ...BETWEEN, "--from", "400,0,0"], { map: MAP });
    expect(verdict).toMatchObject({ adjacent: true, distance: 5, cover: { grade: "none" } });
  });

  it("takes a place of negative coordinates", async () => {
    expect(await answer(["assess", "map", ...BETWEEN, "--from", "-100,0"], { map: MAP })).toMatchObject({ distance: 20 });
  });

  it("keeps the attacker's elevation where --from has none", async () => {
    const map = { ...MAP, walls: [], tokens: [{ id: "a", x: 0, y: 0, elevation: 50 }, { id: "b", x: 300, y: 0 }] };
    const at = async (from: string): Promise<unknown> => ((await answer(["assess", "map", ...BETWEEN, "--from", from], { map })) as { adjacent: boolean }).adjacent;
    expect([await at("200,0"), await at("200,0,0")]).toEqual([false, true]);
  });

  it("judges by another ruleset than the snapshot's", async () => {
    expect(await answer(["assess", "map", ...BETWEEN, "--ruleset", "dnd5e"], { map: MAP })).toMatchObject({ ruleset: "dnd5e" });
  });

  it("reads standard input, a byte order mark and all", async () => {
    expect(await answer(["assess", "-", ...BETWEEN], { "-": `\uFEFF${JSON.stringify(MAP)}` })).toMatchObject({ target: "b" });
  });

  it("takes options before the file", async () => {
    expect(await answer(["assess", ...BETWEEN, "map"], { map: MAP })).toMatchObject({ target: "b" });
  });

  it("judges tokens that the command line puts on a scene of Foundry's, in the padding too", async () => {
    const scene = { grid: { type: 1, size: 100, distance: 5, units: "ft" }, width: 1000, padding: 0.25, walls: [{ c: [200, 0, 200, 1000] }] };
    const argv = ["assess", "scene", "--token", "a,-100,-200", "--token", "b,300,-200,size=large,darkvision=60", ...BETWEEN];
    expect(await answer(argv, { scene })).toMatchObject({ ruleset: "pf1", distance: 20, cover: { grade: "none" } });
  });
});
