import { beforeAll, describe, expect, test } from "vitest";
import { GAMEMASTER } from "../../playground/server/default-users";
import { join } from "./attack/table";
import { GENERATIONS, useBrowser, type WatchedPage } from "./support/browser";
import { useServer } from "./support/server";

const HUMAN = "Mara Tallow";
const DWARF = "Borda Flint";
const ORC = "Gruk";
/** Seconds of a round in Castles & Crusades, and rounds until eyes are used to the dark again. */
const ROUND = 10;
const ROUNDS = 6;

interface EyesToken {
  readonly id: string;
  readonly name: string;
  update(changes: object): Promise<unknown>;
}

interface EyesScene {
  readonly id: string;
  readonly tokens: Iterable<EyesToken>;
}

interface EyesCombat {
  createEmbeddedDocuments(kind: string, data: readonly object[]): Promise<unknown>;
  startCombat(): Promise<unknown>;
  nextRound(): Promise<unknown>;
  delete(): Promise<unknown>;
}

/** What these tests touch of a page's globals. */
interface EyesPlay {
  readonly game: {
    readonly scenes: { getName(name: string): EyesScene };
    readonly modules: { get(id: string): { readonly api: EyesApi } };
    readonly time: { advance(seconds: number): Promise<unknown> };
    readonly combats: { readonly contents: readonly EyesCombat[] };
  };
  readonly Hooks: { once(name: string, fn: (value: unknown) => void): void };
  readonly Scene: { create(data: object): Promise<{ delete(): Promise<unknown> }> };
  readonly Combat: { create(data: object): Promise<EyesCombat> };
}

interface EyesApi {
  assess(attacker: EyesToken | undefined, target: EyesToken | undefined, options: object): {
    readonly perception: { readonly sense: string | null };
    readonly reasons: readonly { readonly key: string; readonly data: { readonly rounds?: number } }[];
  };
  rollAttack(attack: object): Promise<{ readonly id: string }>;
}

describe.each(GENERATIONS)("eyes that a light has spoiled, in Castles & Crusades in generation %i", (generation) => {
  const browser = useBrowser();
  const server = useServer({ generation, system: "castles-and-crusades" });
  let gm: WatchedPage;
  beforeAll(async () => {
    // The map is read from documents: the canvas is not needed.
    gm = await join(browser(), server(), GAMEMASTER, { canvas: false });
    await gm.page.evaluate(async ([human, dwarf, orc]) => {
      const { game } = globalThis as unknown as EyesPlay;
      const places: Readonly<Record<string, object>> = {
        [human ?? ""]: { x: 1100, y: 800, light: { bright: 5, dim: 5 } },
        [dwarf ?? ""]: { x: 2200, y: 1000 },
        [orc ?? ""]: { x: 2600, y: 1000 },
      };
      for (const token of game.scenes.getName("The Undercroft").tokens) await token.update(places[token.name] ?? { hidden: true });
    }, [HUMAN, DWARF, ORC]);
  }, 120_000);

  /** Brings the torch to the dwarf, or takes it away again, and waits until the scene is quiet and was looked at. */
  const torch = async (near: boolean): Promise<void> =>
    gm.page.evaluate(async ([name, x, y]) => {
      const { game, Hooks } = globalThis as unknown as EyesPlay;
      await [...game.scenes.getName("The Undercroft").tokens].find((token) => token.name === name)?.update({ x, y });
      // Only now: what changed before may still be waiting to be told.
      await new Promise((resolve) => Hooks.once("gritAndGloom.changed", resolve));
    }, [HUMAN, near ? 2200 : 1100, near ? 900 : 800] as const);

  /** What the dwarf sees the orc by, and how many rounds its eyes still need; "lit" while light spoils them. */
  const eyes = async (): Promise<string | number | null> =>
    gm.page.evaluate(([dwarf, orc]) => {
      const { game } = globalThis as unknown as EyesPlay;
      const token = (name: string | undefined) => [...game.scenes.getName("The Undercroft").tokens].find((one) => one.name === name);
      const { perception, reasons } = game.modules.get("grit-and-gloom").api.assess(token(dwarf), token(orc), { kind: "ranged" });
      if (reasons.some(({ key }) => key === "sense.darkvision.spoiled")) return "lit";
      return reasons.find(({ key }) => key === "sense.darkvision.adjusting")?.data.rounds ?? perception.sense;
    }, [DWARF, ORC]);

  const pass = (seconds: number): Promise<void> =>
    gm.page.evaluate(async (time) => void (await (globalThis as unknown as EyesPlay).game.time.advance(time)), seconds);

  const rounds = (count: number): Promise<void> =>
    gm.page.evaluate(async (times) => {
      for (let n = 0; n < times; n++) await (globalThis as unknown as EyesPlay).game.combats.contents[0]?.nextRound();
    }, count);

  /** The torch comes and goes: the eyes see by darkvision, then by nothing, and begin to count. */
  async function dazzle(): Promise<void> {
    expect(await eyes()).toBe("darkvision");
    await torch(true);
    await expect.poll(eyes).toBe("lit");
    await torch(false);
    await expect.poll(eyes).toBe(ROUNDS);
  }

  test("they see in the dark again after six rounds of the world's clock, and the card counts them down", async () => {
    await dazzle();
    await pass(ROUND * 2);
    await expect.poll(eyes).toBe(ROUNDS - 2);
    const id = await gm.page.evaluate(async ([dwarf, orc]) => {
      const { game } = globalThis as unknown as EyesPlay;
      const token = (name: string | undefined) => [...game.scenes.getName("The Undercroft").tokens].find((one) => one.name === name);
      const message = await game.modules.get("grit-and-gloom").api.rollAttack({ attacker: token(dwarf), targets: [token(orc)], kind: "ranged", touch: false, formula: "1d20" });
      return message.id;
    }, [DWARF, ORC]);
    const card = gm.page.locator(`.chat-log [data-message-id="${id}"] .attack-card`);
    await card.waitFor();
    expect(await card.textContent()).toContain("get used to the dark, in rounds: 4");
    await pass(ROUND * 4 - 1);
    await expect.poll(eyes).toBe(1);
    await pass(1);
    await expect.poll(eyes).toBe("darkvision");
  });

  test.each(["on show", "another than the one on show"])("in a fight its rounds count, whatever the clock says; the fight's map is %s", async (which) => {
    await gm.page.evaluate(async (elsewhere) => {
      const { game, Combat, Scene } = globalThis as unknown as EyesPlay;
      const scene = game.scenes.getName("The Undercroft");
      const combat = await Combat.create({ scene: scene.id, active: true });
      await combat.createEmbeddedDocuments("Combatant", [...scene.tokens].slice(0, 2).map(({ id }) => ({ tokenId: id, sceneId: scene.id, initiative: 10 })));
      await combat.startCombat();
      if (elsewhere) await Scene.create({ name: "Elsewhere", active: true });
    }, which !== "on show");
    await dazzle();
    await rounds(ROUNDS - 1);
    await expect.poll(eyes).toBe(1);
    await rounds(1);
    await expect.poll(eyes).toBe("darkvision");
    await gm.page.evaluate(async () => void (await (globalThis as unknown as EyesPlay).game.combats.contents[0]?.delete()));
    expect(await eyes()).toBe("darkvision");
  });

  test("nothing was said on the console", () => {
    expect(gm.faults).toEqual([]);
  });
});
