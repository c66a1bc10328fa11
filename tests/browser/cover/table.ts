import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { GAMEMASTER, PLAYER_1 } from "../../../playground/server/default-users";
import { type RunningServer, startServer } from "../../../playground/server/start-server";
import type { Source } from "../../../playground/shared/world-source";
import { demoWorld } from "../../../playground/world/main";
import { join } from "../attack/table";
import { type Generation, launchBrowser, type WatchedPage } from "../support/browser";

export const HUMAN = "Mara Tallow";
export const ORC = "Gruk";

/** Patience for what follows in a frame or two: frames are slow where they are drawn by software. */
export const SOON = { timeout: 20_000 } as const;

/** Where they stand, in spaces: across the hall from each other, with nothing in between. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = { [HUMAN]: [22, 10], [ORC]: [27, 10] };

/** A token on the map as the tests use it. */
interface MapToken {
  readonly name: string;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly object: {
    readonly center: { readonly x: number; readonly y: number };
    control(options?: object): void;
    setTarget(on: boolean, options: object): void;
    _onHoverIn(): void;
    _onHoverOut(): void;
  };
}

interface Drawn {
  readonly name?: string | null;
  readonly text?: string;
  readonly children?: readonly Drawn[];
}

/** What the tests touch of a page's globals; Foundry's own names. */
export interface InPage {
  readonly game: {
    readonly user: object;
    readonly scenes: {
      readonly active: {
        readonly id: string;
        readonly tokens: Iterable<MapToken>;
        readonly walls: Iterable<{ readonly id: string; readonly c: readonly number[]; readonly sheet: { render(options: object): Promise<unknown> }; readonly object: { control(options: object): void }; readonly flags: Record<string, Record<string, unknown> | undefined>; readonly sight: number }>;
        readonly tiles: Iterable<{ readonly id: string; readonly sheet: { render(options: object): Promise<unknown> }; readonly flags: Record<string, Record<string, unknown> | undefined> }>;
        createEmbeddedDocuments(name: string, data: object[]): Promise<{ readonly id: string }[]>;
        deleteEmbeddedDocuments(name: string, ids: string[]): Promise<unknown>;
        readonly flags: Record<string, Record<string, unknown> | undefined>;
      };
    };
    readonly settings: { set(scope: string, key: string, value: unknown): Promise<unknown>; get(scope: string, key: string): unknown };
    readonly modules: {
      get(id: string): {
        readonly api: {
          assess(attacker: unknown, target: unknown, options: object): { readonly cover: { readonly grade: string }; readonly reasons: readonly { readonly key: string }[] };
          applyWallPreset(walls: readonly unknown[], preset: string): Promise<{ readonly id: string; readonly steps: readonly unknown[] }>;
          undoChange(id: string): Promise<boolean>;
          decideCover(attacker: unknown, target: unknown, grade: string | null): Promise<void>;
        };
      };
    };
  };
  readonly canvas: {
    readonly controls: Drawn;
    readonly tokens: { readonly controlled: readonly unknown[] };
    readonly stage: { toGlobal(point: object): { readonly x: number; readonly y: number } };
  };
}

/** A game master and a player at the demo world. */
export interface Table {
  readonly gm: WatchedPage;
  readonly player: WatchedPage;
}

/**
 * Opens the table for all tests of the calling describe block; call what it gives inside a test.
 * @param others - More scenes, made of the demo's.
 */
export function useTable(generation: Generation, others: (demo: Source) => Source[] = () => []): () => Table {
  let table: Table | null = null;
  let browser: Browser | null = null;
  let server: RunningServer | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
    const world = await demoWorld({ generation, system: "pf1" });
    const scenes = (world.scenes ?? []).map((scene) => ({ ...scene, tokens: (scene["tokens"] as { name: string }[]).map(placed) }));
    server = await startServer({ state: null, generation, system: "pf1", world: { ...world, scenes: [...scenes, ...scenes.flatMap((scene) => others(scene as Source))] } });
    table = { gm: await join(browser, server, GAMEMASTER), player: await join(browser, server, PLAYER_1) };
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

function placed<T extends { name: string }>(token: T): T {
  const [x, y] = PLACES[token.name] ?? [];
  return x === undefined || y === undefined ? token : { ...token, x: x * 100, y: y * 100 };
}

/** Selects one token, marks others as the only targets and points at one, or at none. */
export async function look(page: Page, attacker: string, { targets = [], hover = null }: { targets?: readonly string[]; hover?: string | null }): Promise<void> {
  await page.evaluate(([own, marked, under]) => {
    const { game } = globalThis as unknown as InPage;
    for (const token of game.scenes.active.tokens) {
      token.object._onHoverOut();
      token.object.setTarget(marked.includes(token.name), { user: game.user, releaseOthers: false });
      if (token.name === own) token.object.control({ releaseOthers: true });
    }
    for (const token of game.scenes.active.tokens) if (token.name === under) token.object._onHoverIn();
    (document.activeElement as HTMLElement | null)?.blur();
  }, [attacker, targets, hover] as const);
}

/** The words of the badges on the map, and how many things are drawn at all. */
export async function drawnOn(page: Page, name = "grit-and-gloom.cover"): Promise<{ readonly badges: readonly string[]; readonly things: number }> {
  return page.evaluate((wanted) => {
    const { canvas } = globalThis as unknown as InPage;
    const drawing = canvas.controls.children?.find((child) => child.name === wanted);
    const children = drawing?.children ?? [];
    const badges = children.filter((child) => child.name === "badge").map((badge) => badge.children?.find((part) => part.text !== undefined)?.text ?? "");
    return { badges, things: children.length };
  }, name);
}

/** Where a place of the map is on the page. */
export async function onPage(page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((point) => {
    const { x: left, y: top } = (globalThis as unknown as InPage).canvas.stage.toGlobal(point);
    return { x: left, y: top };
  }, { x, y });
}
