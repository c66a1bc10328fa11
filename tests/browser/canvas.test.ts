import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { GAMEMASTER, PLAYER_1 } from "../../playground/server/default-users";
import { GENERATIONS, openPage, useBrowser, type WatchedPage } from "./support/browser";
import { picture } from "./support/picture";
import { useServer } from "./support/server";

const MANIFEST = { id: "grit-and-gloom", title: "G", version: "1.0.0", documentTypes: { RegionBehavior: { obscurement: {}, lightLevel: {}, cover: {}, water: {} } } };

interface TokenLike {
  readonly id: string;
  readonly visible: boolean;
  readonly controlled: boolean;
  readonly isTargeted: boolean;
  readonly document: { readonly x: number; readonly y: number; readonly _source: { readonly x: number; readonly y: number } };
  readonly center: { x: number; y: number };
  readonly movement: { readonly promise: Promise<void> };
}
interface CanvasLike {
  readonly ready: boolean;
  readonly tokens: { get(id: string): TokenLike | undefined; readonly placeables: TokenLike[]; releaseAll(): number };
  readonly walls: { get(id: string): { readonly document: { readonly ds: number }; readonly center: { x: number; y: number } } | undefined; readonly doors: unknown[] };
  readonly perception: { applyRenderFlags(): void };
  readonly view: { readonly position: { x: number; y: number; scale: number } };
  clientCoordinatesFromCanvas(point: object): { x: number; y: number };
}

const HUMAN = "humantoken000001";
const DWARF = "dwarftoken000002";
const ORC = "orctoken00000004";
const SEEN_IN_LIGHT = "archertoken00005";
const DOOR = "wall000000000023";

/** Pages of the running test; a failed one leaves none behind. */
const open: WatchedPage[] = [];
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

/** Opens the table as a user and waits until the scene stands. */
async function sit(browser: Parameters<typeof openPage>[0], url: string, user: string): Promise<WatchedPage> {
  const watched = await openPage(browser, `${url}/?user=${user}`);
  open.push(watched);
  await watched.page.waitForFunction(() => (globalThis as unknown as { canvas?: CanvasLike }).canvas?.ready === true, null, { timeout: 90_000 });
  await watched.page.waitForFunction(() => document.body.dataset["ready"] === "true");
  return watched;
}

/** What a page's canvas says. */
async function ask<T, A>(page: Page, question: (canvas: CanvasLike, argument: A) => T, argument: A): Promise<Awaited<T>> {
  const source = `(${question.toString()})(globalThis.canvas, ${JSON.stringify(argument)})`;
  return await page.evaluate<Awaited<T>>(source);
}

/** Where the middle of a token is on the page. */
const spot = (page: Page, id: string): Promise<{ x: number; y: number }> =>
  ask(page, (canvas, token) => canvas.clientCoordinatesFromCanvas(canvas.tokens.get(token)?.center ?? { x: 0, y: 0 }), id);

describe.each(GENERATIONS)("the canvas in generation %i", { timeout: 150_000 }, (generation) => {
  const browser = useBrowser();
  const server = useServer({ generation, module: null, manifests: [MANIFEST] });

  it("is worked with the mouse by a GM", async () => {
    const { page, faults } = await sit(browser(), server().url, GAMEMASTER);
    const human = await spot(page, HUMAN);
    await page.mouse.click(human.x, human.y);
    expect(await ask(page, (canvas, id) => canvas.tokens.get(id)?.controlled, HUMAN)).toBe(true);

    const scale = await ask(page, (canvas) => canvas.view.position.scale, null);
    await page.mouse.move(human.x, human.y);
    await page.mouse.down();
    await page.mouse.move(human.x - 60 * scale, human.y, { steps: 3 });
    await page.mouse.move(human.x - 190 * scale, human.y + 20 * scale, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction((id) => (globalThis as unknown as { canvas: CanvasLike }).canvas.tokens.get(id)?.document._source.x === 1700, HUMAN);
    await ask(page, (canvas, id) => canvas.tokens.get(id)?.movement.promise, HUMAN);
    expect(await ask(page, (canvas, id) => canvas.tokens.get(id)?.document.x, HUMAN)).toBe(1700);

    // While a token is held, the GM sees no more than it does.
    await ask(page, (canvas) => {
      canvas.tokens.releaseAll();
      canvas.perception.applyRenderFlags();
    }, null);
    const archer = await spot(page, SEEN_IN_LIGHT);
    await page.mouse.move(archer.x, archer.y);
    await page.keyboard.press("t");
    expect(await ask(page, (canvas, id) => canvas.tokens.get(id)?.isTargeted, SEEN_IN_LIGHT)).toBe(true);

    const before = await ask(page, (canvas) => canvas.view.position, null);
    await page.mouse.move(500, 600);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(420, 640, { steps: 4 });
    await page.mouse.up({ button: "right" });
    const after = await ask(page, (canvas) => canvas.view.position, null);
    expect(after.x).toBeCloseTo(before.x + 80 / before.scale, 0);
    await page.mouse.wheel(0, -300);
    await page.waitForFunction((old) => (globalThis as unknown as { canvas: CanvasLike }).canvas.view.position.scale > old, before.scale);
    await picture(page, `canvas-gm-${generation}`);
    expect(faults.filter((fault) => !fault.includes("grit-and-gloom"))).toEqual([]);
  });

  it("shows a player what the player's tokens see, and opens a door for everybody", async () => {
    const { page, faults } = await sit(browser(), server().url, PLAYER_1);
    const seen = (id: string): Promise<boolean | undefined> => ask(page, (canvas, token) => canvas.tokens.get(token)?.visible, id);
    expect(await seen(HUMAN)).toBe(true);
    expect(await seen(ORC)).toBe(false);
    const door = await ask(page, (canvas, id) => canvas.clientCoordinatesFromCanvas(canvas.walls.get(id)?.center ?? {}), DOOR);
    const shut = await ask(page, (canvas, id) => canvas.walls.get(id)?.document.ds, DOOR);
    await page.mouse.click(door.x, door.y);
    await page.waitForFunction(([id, old]) => (globalThis as unknown as { canvas: CanvasLike }).canvas.walls.get(id)?.document.ds !== old, [DOOR, shut] as const);
    await picture(page, `canvas-player-${generation}`);
    expect(faults.filter((fault) => !fault.includes("grit-and-gloom"))).toEqual([]);
  });

  it("is worked with the keyboard alone, and says what is held", async () => {
    const { page } = await sit(browser(), server().url, PLAYER_1);
    await page.locator("#board").focus();
    await page.keyboard.press("Tab");
    const held = await ask(page, (canvas) => canvas.tokens.placeables.filter(({ controlled }) => controlled).map(({ id }) => id), null);
    expect(held).toHaveLength(1);
    expect(held).not.toContain(DWARF);
    const said = await page.locator("#canvas-live").textContent();
    expect(said).toMatch(/row \d+, column \d+; (lit|in the dark)/);
    const x = await ask(page, (canvas, id) => canvas.tokens.get(id)?.document._source.x, held[0] ?? "");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(([id, old]) => (globalThis as unknown as { canvas: CanvasLike }).canvas.tokens.get(id)?.document._source.x === old - 100, [held[0] ?? "", x ?? 0] as const);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("board");
  });
});
