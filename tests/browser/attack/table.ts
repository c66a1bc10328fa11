import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { Browser } from "playwright-core";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { type RunningServer, startServer } from "../../../playground/server/start-server";
import { demoWorld } from "../../../playground/world/main";
import { type Generation, launchBrowser, openPage, type WatchedPage } from "../support/browser";
import type { Answer, Play } from "./play";

export const HUMAN = "Mara Tallow";
export const DWARF = "Borda Flint";
export const ELF = "Ilven Reed";
export const ORC = "Gruk";
export const GOBLIN = "Nib";
export const ARCHER = "Sly Wenna";

/** Where they stand, in spaces: the torch's outer ring reaches the orc, and stone stands before the archer. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  [HUMAN]: [22, 10],
  [DWARF]: [22, 9],
  [ELF]: [22, 11],
  [ORC]: [27, 11],
  [ARCHER]: [29, 9],
};

/** One attack of a token with a weapon of its actor. */
export interface Swing {
  readonly attacker: string;
  readonly weapon: string;
  readonly targets: readonly string[];
  /** Faces of the attacker's next dice. */
  readonly dice?: readonly number[];
}

/**
 * A game master and two players at the demo world, each in a browser page. Only the first player has the canvas on: it is
 * drawn by software, and the module must do without it.
 */
export interface Table {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly generation: Generation;
  /** Another page after the game master went and came. */
  gm: WatchedPage;
  readonly one: WatchedPage;
  readonly two: WatchedPage;
}

/** Small windows: the canvas is drawn by software. */
const WINDOW = { width: 900, height: 640 };

/** Opens the table for all tests of the calling describe block; call what it gives inside a test. */
export function useTable(generation: Generation): () => Table {
  let table: Table | null = null;
  let browser: Browser | null = null;
  let server: RunningServer | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
    const world = await demoWorld({ generation, system: "pf1" });
    server = await startServer({ state: null, generation, system: "pf1", world: { ...world, scenes: (world.scenes ?? []).map(placed) } });
    const gm = await join(browser, server, GAMEMASTER, { canvas: false });
    const one = await join(browser, server, PLAYER_1);
    const two = await join(browser, server, PLAYER_2, { canvas: false });
    table = { server, browser, generation, gm, one, two };
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return () => {
    if (table === null) throw new Error("useTable(): the table is there only while tests run");
    return table;
  };
}

type SceneSource = NonNullable<Awaited<ReturnType<typeof demoWorld>>["scenes"]>[number];

function placed(scene: SceneSource): SceneSource {
  const tokens = scene["tokens"] as { name: string }[];
  return { ...scene, tokens: tokens.map((token) => { const [x, y] = PLACES[token.name] ?? []; return x === undefined || y === undefined ? token : { ...token, x: x * 100, y: y * 100 }; }) };
}

/** Opens a user's page and waits until it is ready. */
export async function join(browser: Browser, server: RunningServer, user: string, { canvas = true, lang = "en" } = {}): Promise<WatchedPage> {
  const watched = await openPage(browser, "about:blank", WINDOW);
  if (!canvas) await watched.page.addInitScript((key) => localStorage.setItem(key, "true"), `playground.${user}.core.noCanvas`);
  await watched.page.goto(`${server.url}/?user=${user}&lang=${lang}`);
  await watched.page.locator("body[data-ready=true]").waitFor({ state: "attached", timeout: 120_000 });
  return watched;
}

/**
 * Attacks by the system's own way and gives the card's message id. Where the canvas is off, nobody can be targeted, and the
 * set of targets is filled by hand.
 */
export async function swing(page: Page, attack: Swing): Promise<string> {
  const id = await page.evaluate(async ({ attacker, weapon, targets, dice }) => {
    const { game, canvas, playground } = globalThis as unknown as Play;
    const tokens = [...game.scenes.active.tokens];
    const named = (name: string) => tokens.find((token) => token.name === name);
    if (canvas?.ready) tokens.forEach((token) => token.object?.setTarget(targets.includes(token.name), { user: game.user, releaseOthers: false }));
    else game.user.targets = new Set(targets.map((name) => ({ document: named(name) })));
    playground.host.loadDice(...(dice ?? []));
    const before = new Set(game.messages.contents.map((message) => message.id));
    const item = [...(named(attacker)?.actor?.items ?? [])].find((one) => one.name === weapon);
    await item?.use({ token: named(attacker) });
    return game.messages.contents.find((message) => !before.has(message.id))?.id ?? "";
  }, attack);
  expect(id).not.toBe("");
  return id;
}

/** Lays faces for a page's next dice. */
export async function loadDice(page: Page, ...faces: number[]): Promise<void> {
  await page.evaluate((list) => (globalThis as unknown as Play).playground.host.loadDice(...list), faces);
}

/** The public answer on a message, once it has come to a page. */
export async function answerOn(page: Page, id: string): Promise<Answer> {
  const answer = await page.waitForFunction(
    (messageId) => (globalThis as unknown as Play).game.messages.get(messageId)?.flags["grit-and-gloom"]?.answer ?? null,
    id,
    { timeout: 30_000, polling: 100 },
  );
  return (await answer.jsonValue()) as Answer;
}

/** Our part of a card, once it is drawn. */
export async function cardOn(page: Page, id: string): Promise<string> {
  const card = page.locator(`.chat-log [data-message-id="${id}"] .attack-card`);
  await card.waitFor({ timeout: 30_000 });
  return (await card.innerText()).replace(/\s+/g, " ");
}

/** Writes a world setting of the module as the game master. */
export async function setting(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(([name, to]) => (globalThis as unknown as Play).game.settings.set("grit-and-gloom", name, to), [key, value] as const);
}
