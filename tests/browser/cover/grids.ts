import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createGrid } from "../../../playground/shared/geometry/create-grid";
import type { Source } from "../../../playground/shared/world-source";
import { picture } from "../support/picture";
import { drawnOn, HUMAN, type InPage, ORC, SOON, type Table } from "./table";

const MAP = "grit-and-gloom.cover-map";
const LEGEND = ".gritgloom-cover-legend";

interface Kind {
  readonly name: string;
  readonly id: string;
  readonly type: number;
}

/** Maps of the kinds of grids that the demo does not have. */
const KINDS: readonly Kind[] = [
  { name: "Hexes in rows", id: "hexrows000000000", type: 2 },
  { name: "Hexes in columns", id: "hexcolumns000000", type: 4 },
  { name: "No grid", id: "nogrid0000000000", type: 0 },
];

const WALL = { move: 20, sight: 20, light: 20, sound: 20 };

/** For each kind a lit yard of twelve hundred pixels: two people six spaces apart, and a wall between them on one side. */
export function gridScenes(demo: Source): Source[] {
  const people = (demo["tokens"] as Source[]).filter(({ name }) => name === HUMAN || name === ORC);
  return KINDS.map(({ name, id, type }) => {
    const grid = { type, size: 100, distance: 5, units: "ft" };
    const made = createGrid(grid);
    const tokens = people.map((token, n) => {
      const corner = type === 0 ? { x: 250 + n * 500, y: 500 } : made.getTopLeftPoint({ i: 5, j: 2 + n * 5 });
      return { ...token, x: Math.round(corner.x), y: Math.round(corner.y) };
    });
    return {
      _id: id, name, active: false, width: 1200, height: 1200, padding: 0, grid, tokenVision: false,
      environment: { darknessLevel: 0, globalLight: { enabled: true } },
      walls: [{ _id: "gridwall00000000", c: [600, 0, 600, 500], ...WALL }],
      tokens,
    };
  });
}

/** Shows a scene on a page, selects the human and marks the orc. */
async function view(page: Page, id: string): Promise<void> {
  await page.evaluate(async ([scene, human, orc]) => {
    const { game } = globalThis as unknown as Maps;
    await game.scenes.get(scene).view();
    const tokens = [...game.scenes.get(scene).tokens];
    tokens.find(({ name }) => name === human)?.object.control({ releaseOthers: true });
    for (const token of tokens) token.object.setTarget(token.name === orc, { user: game.user, releaseOthers: false });
    (document.activeElement as HTMLElement | null)?.blur();
  }, [id, HUMAN, ORC] as const);
}

interface Maps extends InPage {
  readonly game: InPage["game"] & { readonly scenes: InPage["game"]["scenes"] & { get(id: string): InPage["game"]["scenes"]["active"] & { view(): Promise<unknown> } } };
}

/** The legend once all is measured, and how many places it counts. */
async function legend(page: Page): Promise<{ readonly text: string; readonly places: number }> {
  await page.locator(`${LEGEND}[aria-busy=false]`).waitFor(SOON);
  const text = await page.locator(LEGEND).innerText();
  return { text, places: [...text.matchAll(/: (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0) };
}

/** The map of cover and the choice of a space on other grids than squares, and what becomes of them as scenes change. */
export function gridTests(table: () => Table, generation: number): void {
  test.each(KINDS)("$name: Shift+C paints every place that it counts, and the map goes with its scene", async ({ id, type }) => {
    const { page } = table().player;
    await view(page, id);
    await page.keyboard.press("Shift+C");
    const { text, places } = await legend(page);
    expect(text).toContain("No cover: ");
    // The wall hides the orc from some places, and not from others.
    expect(text.match(/: \d+/g)?.length).toBeGreaterThan(1);
    expect(places).toBeGreaterThan(40);
    expect((await drawnOn(page, MAP)).things).toBe(places);
    await picture(page, `cover-map-${type}-${generation}`);
    await page.evaluate(async () => {
      const { game } = globalThis as unknown as Maps;
      await game.scenes.get(game.scenes.active.id).view();
    });
    expect(await page.locator(LEGEND).count()).toBe(0);
    expect(await drawnOn(page, MAP)).toEqual({ badges: [], things: 0 });
  });

  test("a wall that is built while the map is on show is measured anew", async () => {
    const { gm, player } = table();
    const [{ id }] = KINDS as [Kind];
    await view(player.page, id);
    await player.page.keyboard.press("Shift+C");
    const before = await legend(player.page);
    const wall = await gm.page.evaluate(async ([scene, data]) => {
      const [made] = await (globalThis as unknown as Maps).game.scenes.get(scene).createEmbeddedDocuments("Wall", [data]);
      return made?.id ?? "";
    }, [id, { c: [600, 500, 600, 1200], ...WALL }] as const);
    await expect.poll(async () => (await legend(player.page)).text, SOON).not.toBe(before.text);
    await gm.page.evaluate(([scene, made]) => (globalThis as unknown as Maps).game.scenes.get(scene).deleteEmbeddedDocuments("Wall", [made]), [id, wall] as const);
    await expect.poll(async () => (await legend(player.page)).text, SOON).toBe(before.text);
    await player.page.keyboard.press("Shift+C");
    await expect.poll(() => player.page.locator(LEGEND).count(), SOON).toBe(0);
  });

  test.each(KINDS.filter(({ type }) => type !== 0))("$name: the arrow keys go through the spaces one by one", async ({ id }) => {
    const { page } = table().player;
    await view(page, id);
    await page.keyboard.press("Shift+A");
    await page.locator("#grit-and-gloom-attack [data-action=pickSquare]").click();
    const banner = page.locator(".gritgloom-banner");
    await banner.waitFor();
    const place = async (): Promise<readonly number[]> => (await banner.innerText()).match(/\d+/g)?.slice(0, 2).map(Number) ?? [];
    expect(await place()).toEqual([3, 6]);
    for (const row of [7, 8, 9]) {
      await page.keyboard.press("ArrowDown");
      expect((await place())[1]).toBe(row);
    }
    const [column = 0] = await place();
    for (const step of [1, 2]) {
      await page.keyboard.press("ArrowRight");
      expect((await place())[0]).toBe(column + step);
    }
    for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowLeft");
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowUp");
    expect(await place()).toEqual([3, 6]);
    if (generation === 13) await picture(page, `guess-${id}`);
    await page.keyboard.press("Escape");
    await banner.waitFor({ state: "detached" });
    await page.locator("#grit-and-gloom-attack [data-action=close]").click();
  });

  test("back on the demo's map everything is as it was", async () => {
    const { page } = table().player;
    await page.evaluate(async () => {
      const { game } = globalThis as unknown as Maps;
      await game.scenes.get(game.scenes.active.id).view();
    });
    expect(await page.locator(LEGEND).count()).toBe(0);
  });
}
