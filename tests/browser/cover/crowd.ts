import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { picture } from "../support/picture";
import { drawnOn, HUMAN, type InPage, look, onPage, ORC, SOON, type Table } from "./table";

/** Foes that are added: the hall holds twelve rows of eight. */
const CROWD = 90;

interface Counted {
  moduleFrames: number;
  /** Gives the page its own frames and clock back. */
  restore(): void;
}

/**
 * From now on counts the frames that the module asks for, and has each look at the clock take a millisecond: no frame has
 * time for more than a few foes, however fast the machine.
 */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as Counted;
    const [frame, now] = [globalThis.requestAnimationFrame.bind(globalThis), performance.now.bind(performance)];
    let time = now();
    counted.moduleFrames = 0;
    performance.now = () => (time += 1);
    globalThis.requestAnimationFrame = (work) => {
      if (new Error().stack?.includes("grit-and-gloom.mjs")) counted.moduleFrames += 1;
      return frame(work);
    };
    counted.restore = () => Object.assign(globalThis, { requestAnimationFrame: frame }) && Object.assign(performance, { now });
  });
}

const frames = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as Counted).moduleFrames);

/** Foes that the human sees; a game master who holds a token sees no more than it does. */
const foesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tokens = [...(globalThis as unknown as InPage).game.scenes.active.tokens] as unknown as readonly { readonly disposition: number; readonly object: { readonly visible: boolean } }[];
    return tokens.filter(({ disposition, object }) => disposition < 1 && object.visible).length;
  });

/** Lets so many frames of the page go by. */
async function letFramesPass(page: Page, count: number): Promise<void> {
  await page.evaluate(async (many) => {
    for (let n = 0; n < many; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** The preview with more foes than a frame has time for. */
export function crowdTests(table: () => Table, generation: number): void {
  test("dragging among a hundred foes shows the cover of each after some frames, and then asks for no more", async () => {
    const { page } = table().gm;
    await look(page, HUMAN, {});
    const ids = await page.evaluate(async ([name, count]) => {
      const { game } = globalThis as unknown as InPage;
      const source = [...game.scenes.active.tokens].find((token) => token.name === name) as unknown as { toObject(): object };
      const crowd = Array.from({ length: count }, (_, n) => ({ ...source.toObject(), _id: null, name: `Foe ${n}`, displayName: 0, x: 2100 + (n % 8) * 100, y: 300 + Math.floor(n / 8) * 100 }));
      return (await game.scenes.active.createEmbeddedDocuments("Token", crowd)).map(({ id }) => id);
    }, [ORC, CROWD] as const);
    const [from, to] = [await onPage(page, 2250, 1050), await onPage(page, 2050, 850)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 2 });
    await slowDown(page);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const foes = await foesInView(page);
    expect(foes).toBeGreaterThan(70);
    await expect.poll(async () => (await drawnOn(page)).badges.length, SOON).toBe(foes);
    if (generation === 13) await picture(page, "cover-crowd");
    // Each frame draws one foe's picture at least; the pointer's own steps begin anew.
    await letFramesPass(page, 30);
    const needed = await frames(page);
    expect(needed).toBeLessThan(foes + 30);
    await letFramesPass(page, 10);
    expect(await frames(page)).toBe(needed);
    expect(needed).toBeGreaterThan(5);
    await page.evaluate(() => (globalThis as unknown as Counted).restore());
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await page.evaluate((crowd) => (globalThis as unknown as InPage).game.scenes.active.deleteEmbeddedDocuments("Token", crowd), ids);
    await expect.poll(async () => (await drawnOn(page)).badges, SOON).toEqual([]);
  });
}
