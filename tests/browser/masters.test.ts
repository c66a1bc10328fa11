import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMEMASTER, PLAYER_1 } from "../../playground/server/default-users";
import { type RunningServer, startServer } from "../../playground/server/start-server";
import { demoWorld } from "../../playground/world/main";
import { hindrances } from "./support/axe";
import { GENERATIONS, openPage, useBrowser, type WatchedPage } from "./support/browser";
import { picture } from "./support/picture";

const SECOND = "gamemaster000002";
const HUMAN = "Mara Tallow";
const ORC = "Gruk";
const SOON = { timeout: 20_000 } as const;

interface Token {
  readonly name: string;
  update(changes: object): Promise<unknown>;
}

/** One target's part of an answer on a message. */
interface Answered {
  readonly cover: string;
  readonly outcomes: readonly { readonly outcome: string }[];
  readonly reasons: readonly { readonly key: string }[];
}

/** The page as these tests use it. */
interface InPage {
  readonly game: {
    readonly scenes: { readonly active: { readonly tokens: Iterable<Token> } };
    readonly messages: { get(id: string): { readonly flags: { readonly "grit-and-gloom"?: { readonly answer?: { readonly targets: readonly Answered[] } } } } | undefined };
    readonly settings: {
      readonly menus: { get(key: string): { readonly type: new () => { render(options: object): Promise<unknown> } } };
      get(scope: string, key: string): unknown;
    };
    readonly modules: {
      get(id: string): {
        readonly api: {
          assess(a: Token, b: Token, options: object): { readonly cover: { readonly grade: string } };
          rollAttack(attack: object): Promise<{ readonly id: string }>;
          decideCover(a: Token, b: Token, grade: string | null): Promise<void>;
          snapshot(scene: unknown): { readonly ruleset: string; readonly options: { readonly cnc: unknown } };
        };
      };
    };
  };
}

/** The cover of the orc from the human, as a client has it. */
async function coverIn(page: Page): Promise<string> {
  return page.evaluate(([human, orc]) => {
    const { game } = globalThis as unknown as InPage;
    const [a, b] = [human, orc].map((name) => [...game.scenes.active.tokens].find((one) => one.name === name)) as [Token, Token];
    return game.modules.get("grit-and-gloom").api.assess(a, b, { kind: "ranged" }).cover.grade;
  }, [HUMAN, ORC] as const);
}

async function decide(page: Page, grade: string | null): Promise<void> {
  await page.evaluate(async ([human, orc, value]) => {
    const { game } = globalThis as unknown as InPage;
    const [a, b] = [human, orc].map((name) => [...game.scenes.active.tokens].find((one) => one.name === name)) as [Token, Token];
    await game.modules.get("grit-and-gloom").api.decideCover(a, b, value);
  }, [HUMAN, ORC, grade] as const);
}

describe.each(GENERATIONS)("What game masters settle, in generation %i", (generation) => {
  const browser = useBrowser();
  let server: RunningServer | null = null;
  const pages = new Map<string, WatchedPage>();
  const at = async (user: string): Promise<Page> => {
    let watched = pages.get(user);
    if (watched === undefined) {
      watched = await openPage(browser(), `${server?.url ?? ""}/?user=${user}&lang=en`);
      pages.set(user, watched);
      await watched.page.locator("body[data-ready=true]").waitFor({ timeout: 120_000 });
    }
    return watched.page;
  };

  beforeAll(async () => {
    const world = await demoWorld({ generation, system: "castles-and-crusades" });
    const users = [
      { _id: GAMEMASTER, name: "Gamemaster", role: 4, color: "#cc8833" },
      { _id: SECOND, name: "Second", role: 4, color: "#883388" },
      { _id: PLAYER_1, name: "Player 1", role: 1, color: "#4488cc" },
    ];
    server = await startServer({ state: null, generation, system: "castles-and-crusades", world: { ...world, users } });
  }, 120_000);
  afterAll(async () => {
    await server?.close();
  });

  test("the numbers of Castles & Crusades: what makes no sense is refused by name, the rest is kept with every report", async () => {
    const page = await at(GAMEMASTER);
    const open = (): Promise<void> =>
      page.evaluate(async () => {
        const { menus } = (globalThis as unknown as InPage).game.settings;
        await new (menus.get("grit-and-gloom.numbers").type)().render({ force: true });
      });
    const numbers = (): Promise<unknown> =>
      page.evaluate(() => {
        const { game } = globalThis as unknown as InPage;
        return game.modules.get("grit-and-gloom").api.snapshot(game.scenes.active).options.cnc;
      });
    const stored = (): Promise<unknown> => page.evaluate(() => (globalThis as unknown as InPage).game.settings.get("grit-and-gloom", "cncNumbers"));
    const on = page.locator("#grit-and-gloom-numbers");
    await open();
    await on.getByText("could not be checked against the book").waitFor();
    expect(await hindrances(page, "#grit-and-gloom-numbers")).toEqual([]);
    if (generation === 13) await picture(page, "numbers-window");

    await on.locator("[name='cover.half.defence']").fill("lots");
    await on.locator("button[type=submit]").click();
    await on.getByText("Cover, half: Armour class: a whole number from 0 to 40 is needed.").waitFor();
    await on.locator("[name='cover.half.defence']").fill("1");
    await on.locator("button[type=submit]").click();
    await on.getByText("Cover, half: Armour class: at least 2 is needed, since the step before gives as much.").waitFor();
    expect(await stored()).toEqual({});

    await on.locator("[name='cover.half.defence']").fill("5");
    await on.locator("[name=unseenTarget]").fill("-6");
    await on.locator("button[type=submit]").click();
    await on.waitFor({ state: "detached" });
    await expect.poll(stored, SOON).toEqual({ cover: { half: { defence: 5 } }, unseenTarget: -6 });
    await expect.poll(numbers, SOON).toMatchObject({ cover: { half: { share: null, defence: 5 } }, unseenTarget: -6, unseenAttacker: null });

    await open();
    expect(await on.locator("[name=unseenTarget]").inputValue()).toBe("-6");
    await on.locator("[data-action=own]").click();
    await expect.poll(() => on.locator("[name=unseenTarget]").inputValue(), SOON).toBe("-4");
    await on.locator("button[type=submit]").click();
    await on.waitFor({ state: "detached" });
    await expect.poll(stored, SOON).toEqual({});
  }, 240_000);

  test("cover decided for a hidden token is in the browsers of all game masters, on no player's wire and in no document", async () => {
    const [first, player] = [await at(GAMEMASTER), await at(PLAYER_1)];
    await first.evaluate((name) => [...(globalThis as unknown as InPage).game.scenes.active.tokens].find((one) => one.name === name)?.update({ hidden: true }), ORC);
    const mark = server?.wire.mark ?? 0;
    const asFound = await coverIn(first);
    await decide(first, "three-quarters");
    await expect.poll(() => coverIn(first), SOON).toBe("three-quarters");

    // A game master who comes later asks for it.
    const second = await at(SECOND);
    await expect.poll(() => coverIn(second), SOON).toBe("three-quarters");
    await decide(second, "quarter");
    await expect.poll(() => coverIn(first), SOON).toBe("quarter");

    const forged = await player.evaluate(async (gm) => {
      const { game } = globalThis as unknown as { game: { users: { get(id: string): { query(name: string, data: object): Promise<unknown> } } } };
      const decisions = { "any-anybody-any": { grade: "none", at: 9e15 } };
      return game.users.get(gm).query("grit-and-gloom.cover", { id: "mine", decisions });
    }, GAMEMASTER);
    expect(forged).toBe(false);

    const wire = JSON.stringify(server?.wire.to(PLAYER_1, mark));
    expect(wire).not.toMatch(/three-quarters|quarter/);
    await decide(second, null);
    await expect.poll(() => coverIn(first), SOON).toBe(asFound);
    expect(await coverIn(player)).toBe(asFound);
  }, 240_000);

  test("the cover of one roll is chosen on the card: the roll stays, what it comes to follows, and it goes back", async () => {
    const page = await at(GAMEMASTER);
    const id = await page.evaluate(async ([human, orc]) => {
      const { game } = globalThis as unknown as InPage;
      const [a, b] = [human, orc].map((name) => [...game.scenes.active.tokens].find((one) => one.name === name)) as [Token, Token];
      await b.update({ hidden: false });
      const message = await game.modules.get("grit-and-gloom").api.rollAttack({ attacker: a, targets: [b], kind: "ranged", touch: false, formula: "1d1 + 15" });
      return message.id;
    }, [HUMAN, ORC] as const);
    const answer = (): Promise<{ readonly cover: string; readonly outcome: string | undefined; readonly decided: boolean } | null> =>
      page.evaluate((messageId) => {
        const target = (globalThis as unknown as InPage).game.messages.get(messageId)?.flags["grit-and-gloom"]?.answer?.targets[0];
        if (target === undefined) return null;
        return { cover: target.cover, outcome: target.outcomes[0]?.outcome, decided: target.reasons.some(({ key }) => key === "cover.override") };
      }, id);
    await expect.poll(answer, SOON).toMatchObject({ decided: false });
    const before = await answer();
    const choice = page.locator(`[data-message-id="${id}"] select[data-gritgloom=cover]`).first();
    await choice.selectOption("total");
    await expect.poll(answer, SOON).toEqual({ cover: "total", outcome: "blocked", decided: true });
    expect(await hindrances(page, `[data-message-id="${id}"]`)).toEqual([]);
    if (generation === 13) await picture(page, "card-cover");
    await expect.poll(() => choice.inputValue(), SOON).toBe("total");
    await choice.selectOption("none");
    await expect.poll(answer, SOON).toMatchObject({ cover: "none", decided: true });
    await choice.selectOption("");
    await expect.poll(answer, SOON).toEqual(before);
  }, 240_000);

  test("nothing was said on anybody's console", () => {
    expect([...pages].map(([user, { faults }]) => [user, faults])).toEqual([...pages.keys()].map((user) => [user, []]));
  });
});
