import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { GAMEMASTER } from "../../playground/server/default-users";
import { join } from "./attack/table";
import { GENERATIONS, useBrowser, type WatchedPage } from "./support/browser";
import { useServer } from "./support/server";

const SOON = { timeout: 20_000 } as const;

interface Token {
  readonly name: string;
  readonly flags: unknown;
  update(changes: object): Promise<unknown>;
}

/** The page as these tests use it. */
interface InPage {
  readonly game: {
    readonly scenes: { readonly active: { readonly tokens: Iterable<Token>; createEmbeddedDocuments(kind: string, data: readonly object[]): Promise<unknown> } };
    readonly time: { advance(seconds: number): Promise<unknown> };
    readonly modules: {
      get(id: string): {
        readonly api: {
          perceive(observer: Token, target: Token): { readonly state: string };
          snapshot(scene: unknown): { readonly tokens: readonly { readonly name: string; readonly lightLeftAt: number | null; readonly lightEnteredAt: number | null }[] };
        };
      };
    };
  };
}

const GRUK = "Gruk";
const HUMAN = "Mara Tallow";

/** A game master's page at the demo world, and what these tests do there; call it inside a describe block. */
function useClock(system: string, generation: (typeof GENERATIONS)[number]) {
  const browser = useBrowser();
  const server = useServer({ generation, system });
  let watched: WatchedPage | null = null;
  const page = async (): Promise<Page> => {
    if (watched === null) {
      // The map is read from documents: the canvas is not needed.
      watched = await join(browser(), server(), GAMEMASTER, { canvas: false });
    }
    return watched.page;
  };
  const put = async (name: string, x: number, y: number, more: object = {}): Promise<void> =>
    (await page()).evaluate(async ([who, changes]) => {
      const { game } = globalThis as unknown as InPage;
      await [...game.scenes.active.tokens].find((token) => token.name === who)?.update(changes);
    }, [name, { x: x * 100, y: y * 100, ...more }] as const);
  const create = async (kind: string, data: object): Promise<void> =>
    (await page()).evaluate(async ([what, one]) => {
      await (globalThis as unknown as InPage).game.scenes.active.createEmbeddedDocuments(what, [one]);
    }, [kind, data] as const);
  const pass = async (seconds: number): Promise<void> =>
    (await page()).evaluate(async (time) => void (await (globalThis as unknown as InPage).game.time.advance(time)), seconds);
  /** The rounds that the snapshot tells of Gruk, how he perceives the human, and his own flags. */
  const gruk = async () =>
    (await page()).evaluate(([who, other]) => {
      const { game } = globalThis as unknown as InPage;
      const { api } = game.modules.get("grit-and-gloom");
      const tokens = [...game.scenes.active.tokens];
      const [a, b] = [who, other].map((name) => tokens.find((token) => token.name === name)) as [Token, Token];
      const read = api.snapshot(game.scenes.active).tokens.find(({ name }) => name === who);
      return { left: read?.lightLeftAt, entered: read?.lightEnteredAt, state: api.perceive(a, b).state, flags: JSON.stringify(a.flags) };
    }, [GRUK, HUMAN] as const);
  return { page, put, create, pass, gruk, faults: () => watched?.faults };
}

describe.each(GENERATIONS)("Eyes that light spoils or blinds for a while, in generation %i", (generation) => {
  describe("pf1", () => {
    const { page, put, create, pass, gruk, faults } = useClock("pf1", generation);

    test("who cannot bear light is blind in the round of entering it, then sees; nothing is written on the token", async () => {
      const shape = { type: "rectangle", x: 2100, y: 900, width: 500, height: 200, rotation: 0 };
      await create("Region", { name: "Day", shapes: [shape], behaviors: [{ type: "grit-and-gloom.lightLevel", system: { level: "bright" } }] });
      await put(HUMAN, 22, 10);
      await put(GRUK, 27, 10, { flags: { "grit-and-gloom": { traits: ["light-blind"] } } });
      const outside = await gruk();
      expect(outside.entered).toBeNull();
      // The clock looks once the map is quiet.
      await (await page()).waitForTimeout(500);
      await put(GRUK, 24, 10);
      await expect.poll(async () => (await gruk()).entered, SOON).toBe(0);
      expect(await gruk()).toMatchObject({ state: "unaware", flags: outside.flags });
      await pass(6);
      expect(await gruk()).toMatchObject({ entered: 1, state: "observed", flags: outside.flags });
    }, 240_000);

    test("nothing was said on the console", () => expect(faults()).toEqual([]));
  });

  describe("Castles & Crusades", () => {
    const { page, put, create, pass, gruk, faults } = useClock("castles-and-crusades", generation);

    test("darkvision counts the rounds since the light was left", async () => {
      await put(GRUK, 27, 10, { flags: { "grit-and-gloom": { senses: { darkvision: 60 } } } });
      await create("AmbientLight", { x: 2750, y: 1050, config: { bright: 15, dim: 15 } });
      await (await page()).waitForTimeout(500);
      const { left, flags } = await gruk();
      expect(left).toBeNull();
      await put(GRUK, 4, 15);
      await expect.poll(async () => (await gruk()).left, SOON).toBe(0);
      await pass(59);
      expect(await gruk()).toMatchObject({ left: 5, flags });
      await pass(1);
      expect(await gruk()).toMatchObject({ left: 6, flags });
    }, 240_000);

    test("nothing was said on the console", () => expect(faults()).toEqual([]));
  });
});
