import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerOn, DWARF, HUMAN, ORC, swing, type Table } from "./table";
import type { Play, PlayMessage, PlayToken } from "./play";

/** A document class as tests use it. */
interface Maker {
  createEmbeddedDocuments(name: string, data: object[]): Promise<PlayToken[]>;
}
interface World extends Play {
  readonly Actor: { create(data: object): Promise<{ readonly id: string; readonly name: string }> };
  readonly Hooks: { on(name: string, fn: (...args: never[]) => unknown): number; off(name: string, id: number): void };
  readonly ui: { readonly notifications: { warn(text: string, options?: object): unknown } };
}

/** Puts a token on the scene; with the data of an actor, that actor is made too. Gives the token's id. */
async function put(page: Page, name: string, actor: object | null): Promise<string> {
  return page.evaluate(async ([label, data]) => {
    const { game, Actor } = globalThis as unknown as World;
    const made = data === null ? null : await Actor.create({ name: label, ...(data) });
    const scene = game.scenes.active as unknown as Maker;
    const [token] = await scene.createEmbeddedDocuments("Token", [{ name: label, actorId: made?.id ?? null, x: 2300, y: 1000 }]);
    return token?.id ?? "";
  }, [name, actor] as const);
}

async function remove(page: Page, id: string): Promise<void> {
  await page.evaluate(async (tokenId) => [...(globalThis as unknown as Play).game.scenes.active.tokens].find((token) => token.id === tokenId)?.delete(), id);
}

/** What can go wrong: the system's own card is there every time. */
export function failureTests(table: () => Table): void {
  test("canvas off: the attack is rolled and answered all the same", async () => {
    const { two } = table();
    expect(await two.page.evaluate(() => (globalThis as unknown as Play).canvas?.ready ?? false)).toBe(false);
    const id = await two.page.evaluate(async (names) => {
      const { game } = globalThis as unknown as Play;
      const token = (name: string | undefined) => [...game.scenes.active.tokens].find((each) => each.name === name);
      const message: PlayMessage = await game.modules.get("grit-and-gloom").api.rollAttack({ attacker: token(names[0]), targets: [token(names[1])], kind: "ranged", touch: false, formula: "1d20 + 7" });
      return message.id;
    }, [DWARF, ORC]);
    const answer = await answerOn(two.page, id);
    expect(answer).toMatchObject({ state: "resolved" });
    expect(answer.targets[0]?.outcomes).toHaveLength(1);
  });

  test("no token chosen: Shift+A says so and opens nothing", async () => {
    const { two } = table();
    await two.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await two.page.keyboard.press("Shift+A");
    await expect.poll(() => two.page.locator("#notifications .notification, .notification").count()).toBeGreaterThan(0);
    expect(await two.page.locator("#grit-and-gloom-attack").count()).toBe(0);
    expect(two.faults).toEqual([]);
  });

  test.each([
    ["a token without an actor", null],
    ["an actor of a type that the adapter does not know", { type: "haunt", system: {} }],
  ])("%s as target: a verdict without a hit or miss that nobody can know", async (name, actor) => {
    const { gm } = table();
    const token = await put(gm.page, name, actor);
    const id = await swing(gm.page, { attacker: HUMAN, weapon: "Longsword", targets: [name], dice: [15, 3] });
    const answer = await answerOn(gm.page, id);
    await remove(gm.page, token);
    expect(answer.targets).toHaveLength(1);
    if (actor === null) expect(answer.targets[0]?.outcomes).toEqual([]);
  });

  test("a target that is removed while the roll is made leaves a card and no result", async () => {
    const { gm } = table();
    const token = await put(gm.page, "Rat", { type: "npc", system: {} });
    await gm.page.evaluate((tokenId) => {
      const { Hooks, game } = globalThis as unknown as World;
      const on = Hooks.on("pf1PreDisplayActionUse", () => {
        Hooks.off("pf1PreDisplayActionUse", on);
        void [...game.scenes.active.tokens].find((each) => each.id === tokenId)?.delete();
      });
    }, token);
    const id = await swing(gm.page, { attacker: HUMAN, weapon: "Longsword", targets: ["Rat"], dice: [15, 3] });
    expect((await answerOn(gm.page, id)).targets).toEqual([]);
  });

  test("two tokens of one actor are two targets", async () => {
    const { gm } = table();
    const token = await gm.page.evaluate(async (name) => {
      const { game } = globalThis as unknown as World;
      const orc = [...game.scenes.active.tokens].find((each) => each.name === name) as unknown as { toObject(): object };
      const [made] = await (game.scenes.active as unknown as Maker).createEmbeddedDocuments("Token", [{ ...orc.toObject(), _id: null, name: "Gruk's twin", x: 2300, y: 1000 }]);
      return made?.id ?? "";
    }, ORC);
    const id = await swing(gm.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC, "Gruk's twin"], dice: [15, 3] });
    const { targets } = await answerOn(gm.page, id);
    await remove(gm.page, token);
    expect([new Set(targets.map((target) => target.token)).size, targets.map(({ missChance }) => missChance)]).toEqual([2, [20, 0]]);
  });

  test("an exception inside ours: every roll of the system goes through, and one notice says what was left out", async () => {
    const { gm } = table();
    await gm.page.evaluate(() => {
      const { game, ui } = globalThis as unknown as World;
      const notices: string[] = [];
      const warn = ui.notifications.warn.bind(ui.notifications);
      const get = game.settings.get.bind(game.settings);
      Object.assign(globalThis, { notices, mend: () => Object.assign(game.settings, { get }) });
      Object.assign(ui.notifications, { warn: (text: string, options?: object) => (notices.push(text), warn(text, options)) });
      Object.assign(game.settings, { get: (scope: string, key: string) => { if (scope === "grit-and-gloom") throw new Error("broken on purpose"); return get(scope, key); } });
    });
    const before = gm.faults.length;
    for (let n = 0; n < 2; n++) await swing(gm.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
    const notices = await gm.page.evaluate(() => {
      const page = globalThis as unknown as { mend(): void; notices: string[] };
      page.mend();
      return page.notices;
    });
    expect(notices.filter((text) => text.endsWith("announced"))).toHaveLength(1);
    expect(gm.faults.slice(before).every((fault) => fault.includes("broken on purpose"))).toBe(true);
    const id = await swing(gm.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
    expect((await answerOn(gm.page, id)).state).toBe("resolved");
  });
}
