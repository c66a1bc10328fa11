import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import type { Verdict } from "../../../src/core/attack/verdict";
import type { Play } from "./play";
import { answerOn, ARCHER, cardOn, DWARF, ELF, GOBLIN, HUMAN, loadDice, ORC, swing, type Table } from "./table";

interface Report {
  readonly battlefield: object;
  readonly verdicts: readonly Verdict[];
}

/** What "copy report" puts on the clipboard. */
async function copiedReport({ gm }: Table, id: string): Promise<Report> {
  await gm.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await gm.page.evaluate(() => Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: (text: string) => Promise.resolve(void Object.assign(globalThis, { copied: text })) } }));
  await gm.page.locator(`.chat-log [data-message-id="${id}"] [data-gritgloom=report]`).dispatchEvent("click");
  const text = await gm.page.waitForFunction(() => (globalThis as unknown as { copied?: string }).copied ?? null, undefined, { timeout: 15_000 });
  return JSON.parse((await text.jsonValue()) ?? "null") as Report;
}

/** Puts a token elsewhere; gives where it was. */
async function move(page: Page, name: string, place: object): Promise<object> {
  return page.evaluate(async ([who, to]) => {
    const token = [...(globalThis as unknown as Play).game.scenes.active.tokens].find((each) => each.name === who);
    const before = { x: token?.x, y: token?.y };
    await token?.update(to);
    return before;
  }, [name, place] as const);
}

async function commandLine(report: Report): Promise<Verdict> {
  const folder = await mkdtemp(path.join(tmpdir(), "gritgloom-"));
  const file = path.join(folder, "report.json");
  await writeFile(file, JSON.stringify(report.battlefield));
  const [verdict] = report.verdicts;
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "src/cli/main.ts", "assess", file, "--attacker", verdict!.attacker, "--target", verdict!.target, "--attack", verdict!.attackKind], { cwd: inRoot() });
  await rm(folder, { recursive: true });
  return JSON.parse(stdout) as Verdict;
}

/** The scene of the guide: an orc in the torch's outer ring, three heroes, an archer behind stone. */
export function sceneTests(table: () => Table): void {
  test("the human with the torch has a 20 % miss chance, rolled after the hit and shown with its die", async () => {
    const { gm, one } = table();
    await loadDice(gm.page, 13, 99);
    const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
    const { targets } = await answerOn(one.page, id);
    expect(targets[0]).toMatchObject({ possible: true, missChance: 20, outcomes: [{ outcome: "missed-by-concealment", dice: [13] }] });
    const card = await cardOn(one.page, id);
    expect(card).toContain("20 %");
    expect(card).toContain("13");
    expect(card).not.toContain("Had to reach");
    expect(await cardOn(gm.page, id)).toContain("Had to reach 14");
  });

  test("the elf's eyes have none, nor have the dwarf's", async () => {
    const { gm, one } = table();
    const elf = await swing(one.page, { attacker: ELF, weapon: "Longbow", targets: [ORC], dice: [15, 3] });
    expect((await answerOn(one.page, elf)).targets[0]).toMatchObject({ missChance: 0, outcomes: [{ outcome: "hit", dice: [] }] });
    const dwarf = await swing(gm.page, { attacker: DWARF, weapon: "Battleaxe", targets: [ORC], dice: [2, 3] });
    expect((await answerOn(gm.page, dwarf)).targets[0]).toMatchObject({ missChance: 0, outcomes: [{ outcome: "miss", dice: [] }] });
  });

  test("one card has a line for each target with its own answer: the orc in the dim light, the goblin in the bright", async () => {
    const { gm, one } = table();
    const there = await move(gm.page, GOBLIN, { x: 2300, y: 1000 });
    await one.page.waitForFunction(([name, x]) => [...(globalThis as unknown as Play).game.scenes.active.tokens].some((token) => token.name === name && token.x === x), [GOBLIN, 2300] as const);
    await loadDice(gm.page, 13, 99);
    const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC, GOBLIN], dice: [15, 3] });
    const { targets } = await answerOn(one.page, id);
    expect(targets.map(({ light, missChance, outcomes }) => [light, missChance, outcomes[0]?.outcome])).toEqual([
      ["dim", 20, "missed-by-concealment"],
      ["normal", 0, "hit"],
    ]);
    const lines = one.page.locator(`.chat-log [data-message-id="${id}"] .attack-card .target`);
    await expect.poll(() => lines.count()).toBe(2);
    const [orc, goblin] = await lines.allInnerTexts();
    expect(orc).toContain("20 %");
    expect(goblin).not.toContain("%");
    await move(gm.page, GOBLIN, there);
  });

  test("the archer behind the stone cannot shoot at all, and the card says why", async () => {
    const { gm } = table();
    const id = await swing(gm.page, { attacker: ARCHER, weapon: "Shortbow", targets: [HUMAN], dice: [18, 3] });
    expect((await answerOn(gm.page, id)).targets[0]).toMatchObject({ possible: false, outcomes: [{ outcome: "blocked" }] });
    expect(await cardOn(gm.page, id)).toMatch(/total/i);
  });

  test("the orc strikes back; one roll serves several targets, each with its own line", async () => {
    const { gm } = table();
    await loadDice(gm.page, 80, 80, 80, 80, 80, 80);
    const id = await swing(gm.page, { attacker: ORC, weapon: "Falchion", targets: [HUMAN, DWARF, ELF], dice: [10, 2, 2] });
    const { targets } = await answerOn(gm.page, id);
    expect(targets.map(({ outcomes }) => outcomes.length)).toEqual([1, 1, 1]);
    for (const name of [HUMAN, DWARF, ELF]) expect(await cardOn(gm.page, id)).toContain(name);
  });

  test("the numbers of the card are those of the command line for the same report", async () => {
    const { gm, one } = table();
    const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
    const answer = await answerOn(gm.page, id);
    await cardOn(gm.page, id);
    const report = await copiedReport(table(), id);
    expect(report.verdicts).toHaveLength(1);
    const verdict = await commandLine(report);
    expect(verdict).toEqual(report.verdicts[0]);
    expect(answer.targets[0]).toMatchObject({ missChance: verdict.concealment.missChance, possible: verdict.attack.possible, light: verdict.light.level, cover: verdict.cover.effective, modifier: verdict.attack.modifier, defence: verdict.attack.defence });
  });
}
