import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), "battlefield-"));
const MAP = join(FOLDER, "map.json");
const SNAPSHOT = JSON.stringify({ version: 1, ruleset: "cnc", tokens: [{ id: "a", x: 0, y: 0 }, { id: "b", x: 300, y: 0 }] });
writeFileSync(MAP, SNAPSHOT);
afterAll(() => rmSync(FOLDER, { recursive: true }));

function cli(argv: readonly string[], input = ""): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ["--import", "tsx", "src/cli/main.ts", ...argv], { cwd: ROOT, input, encoding: "utf8" });
}

describe("the program itself", { timeout: 60_000 }, () => {
  it("reads a file and prints JSON alone", () => {
    const { status, stdout, stderr } = cli(["assess", MAP, "--attacker", "a", "--target", "b"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ ruleset: "cnc", attacker: "a" });
  });

  it("reads standard input", () => {
    expect(JSON.parse(cli(["light", "-"], SNAPSHOT).stdout)).toHaveLength(2);
  });

  it.each<[argv: string[], status: number, says: RegExp]>([
    [["light", join(FOLDER, "nowhere.json")], 1, /there is no such file/],
    [["light", FOLDER], 1, /it is a folder/],
    [["light", "-"], 1, /Standard input is empty/],
    [["light"], 2, /No file was given/],
  ])("%j ends with %i and one line on standard error", (argv, status, says) => {
    const ended = cli(argv);
    expect([ended.status, ended.stdout]).toEqual([status, ""]);
    expect(ended.stderr).toMatch(says);
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
  });
});
