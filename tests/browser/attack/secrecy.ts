import { expect, test } from "vitest";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import type { Answer, Play } from "./play";
import { answerOn, HUMAN, join, loadDice, ORC, setting, swing, type Table } from "./table";

/** Everything that went to a player's machine since a mark, as text. */
function wire({ server }: Table, user: string, mark: number): string {
  return JSON.stringify(server.wire.to(user, mark));
}

/** The human attacks the orc: the d20 hits, the miss-chance die is a 13 against 20. */
async function hitAndMissed({ gm, one }: Table): Promise<Answer> {
  await loadDice(gm.page, 13, 99);
  const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
  return answerOn(one.page, id);
}

async function rollPrivately({ one, generation }: Table, isPrivate: boolean): Promise<void> {
  const [key, value] = generation >= 14 ? ["messageMode", isPrivate ? "gm" : "public"] : ["rollMode", isPrivate ? "gmroll" : "publicroll"];
  await one.page.evaluate(([name, to]) => (globalThis as unknown as Play).game.settings.set("core", name ?? "", to), [key, value]);
}

/** What players must not know is not on their wire. */
export function secrecyTests(table: () => Table): void {
  const players = [PLAYER_1, PLAYER_2];

  test("open: chance and die are on the players' wire, the defence is not", async () => {
    const mark = table().server.wire.mark;
    await hitAndMissed(table());
    for (const user of players) {
      const sent = wire(table(), user, mark);
      expect(sent).toContain('"missChance":20');
      expect(sent).toContain('"dice":[13]');
      expect(sent).not.toContain('"against"');
    }
  });

  test("result: hit or miss alone", async () => {
    const { gm, server } = table();
    await setting(gm.page, "missChance", "result");
    const mark = server.wire.mark;
    const answer = await hitAndMissed(table());
    expect(answer.targets[0]).toMatchObject({ missChance: null, outcomes: [{ outcome: "miss", dice: [] }] });
    for (const user of players) expect(wire(table(), user, mark)).not.toMatch(/"missChance":\d|"dice":\[\d+\]|missed-by-concealment|"against"/);
  });

  test("gm: nothing of it", async () => {
    const { gm, server } = table();
    await setting(gm.page, "missChance", "gm");
    const mark = server.wire.mark;
    const answer = await hitAndMissed(table());
    await setting(gm.page, "missChance", "open");
    expect(answer.targets[0]).toMatchObject({ missChance: null, light: null, concealment: null, outcomes: [{ outcome: null, dice: [] }] });
    for (const user of players) expect(wire(table(), user, mark)).not.toMatch(/"missChance":\d|"dice":\[\d+\]|missed-by-concealment|"against"|"light\.|"sense\.|"concealment\./);
  });

  test("the answer to a private roll says nothing at all", async () => {
    await rollPrivately(table(), true);
    const mark = table().server.wire.mark;
    const answer = await hitAndMissed(table());
    await rollPrivately(table(), false);
    expect(answer.targets).toEqual([]);
    for (const user of players) expect(wire(table(), user, mark)).not.toMatch(/"missChance":\d|"dice":\[\d+\]|"against"/);
  });

  test("an answer that a player forges is put back", async () => {
    const { gm, one } = table();
    await loadDice(gm.page, 13, 99);
    const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
    const before = await answerOn(one.page, id);
    await one.page.evaluate(async (messageId) => {
      const message = (globalThis as unknown as Play).game.messages.get(messageId);
      const answer = structuredClone(message?.flags["grit-and-gloom"]?.answer) as unknown as { targets: { outcomes: { outcome: string }[] }[] };
      answer.targets[0]!.outcomes[0]!.outcome = "hit";
      await message?.update({ "flags.grit-and-gloom.answer": answer });
    }, id);
    await expect.poll(async () => (await answerOn(gm.page, id)).targets[0]?.outcomes[0]?.outcome, { timeout: 20_000 }).toBe("missed-by-concealment");
    expect((await answerOn(one.page, id)).targets).toEqual(before.targets);
  });

  test("an answer that a player forges on a card that was taken back gives way to the card as it was taken back", async () => {
    const { gm, one } = table();
    const answer = await hitAndMissed(table());
    const id = await one.page.evaluate(() => (globalThis as unknown as Play).game.messages.contents.at(-1)?.id ?? "");
    await gm.page.locator(`.chat-log [data-message-id="${id}"] [data-gritgloom=withdraw]`).dispatchEvent("click");
    await expect.poll(async () => (await answerOn(one.page, id)).state, { timeout: 20_000 }).toBe("withdrawn");
    const withdrawn = await answerOn(one.page, id);
    const mark = table().server.wire.mark;
    await one.page.evaluate(async ([messageId, forged]) => {
      await (globalThis as unknown as Play).game.messages.get(messageId)?.update({ "flags.grit-and-gloom.answer": forged });
    }, [id, { ...answer, targets: answer.targets.map((target) => ({ ...target, outcomes: [{ index: 0, outcome: "hit", dice: [] }] })) }] as const);
    await expect.poll(() => answerOn(one.page, id), { timeout: 20_000 }).toEqual(withdrawn);
    await expect.poll(() => answerOn(gm.page, id)).toEqual(withdrawn);
    expect(wire(table(), PLAYER_1, mark)).not.toContain('"against"');
    await gm.page.locator(`.chat-log [data-message-id="${id}"] [data-gritgloom=restore]`).dispatchEvent("click");
    await expect.poll(async () => (await answerOn(one.page, id)).state, { timeout: 20_000 }).toBe("resolved");
    expect((await answerOn(one.page, id)).targets).toEqual(answer.targets);
  });

  test("a request for a token that its author does not own is refused", async () => {
    const { one } = table();
    const id = await one.page.evaluate(async (names) => {
      const { game } = globalThis as unknown as Play;
      const token = (name: string) => [...game.scenes.active.tokens].find((each) => each.name === name);
      const message = await game.modules.get("grit-and-gloom").api.rollAttack({ attacker: token(names[0]!), targets: [token(names[1]!)], kind: "melee", touch: false, formula: "1d20 + 99" });
      return message.id;
    }, [ORC, HUMAN]);
    expect(await answerOn(one.page, id)).toMatchObject({ state: "refused", refusal: "not-owner", targets: [] });
  });

  test("a request waits while no game master is there, and is answered when one comes", async () => {
    const { gm, one, browser, server } = table();
    await gm.context.close();
    await one.page.waitForFunction(() => (globalThis as unknown as Play).game.users.activeGM === null, undefined, { timeout: 20_000 });
    const id = await swing(one.page, { attacker: HUMAN, weapon: "Longsword", targets: [ORC], dice: [15, 3] });
    const answered = (messageId: string) => (globalThis as unknown as Play).game.messages.get(messageId)?.flags["grit-and-gloom"]?.answer !== undefined;
    expect(await one.page.evaluate(answered, id)).toBe(false);
    table().gm = await join(browser, server, GAMEMASTER, { canvas: false });
    expect((await answerOn(one.page, id)).state).toBe("resolved");
  });
}
