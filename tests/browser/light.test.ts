import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { GAMEMASTER } from "../../playground/server/default-users";
import { hindrances } from "./support/axe";
import { GENERATIONS, openPage, useBrowser, type WatchedPage } from "./support/browser";
import { picture } from "./support/picture";
import { useServer } from "./support/server";
import type { LightPlay } from "./light/play";

const HUMAN = "Mara Tallow";
const ELF = "Ilven Reed";
const DWARF = "Borda Flint";
const ARCHER = "Sly Wenna";
const GHOST = "The cold lady";

describe.each(GENERATIONS)("light, senses and hiding in generation %i", (generation) => {
  const browser = useBrowser();
  const server = useServer({ generation, system: "pf1" });
  let watched: WatchedPage | null = null;
  const page = async (): Promise<Page> => {
    if (watched === null) {
      watched = await openPage(browser(), `${server().url}/?user=${GAMEMASTER}&lang=en`);
      await watched.page.locator("body[data-ready=true]").waitFor({ timeout: 120_000 });
    }
    return watched.page;
  };
  const put = async (name: string, x: number, y: number, more: object = {}): Promise<void> => {
    await (await page()).evaluate(async ([who, changes]) => {
      const { game } = globalThis as unknown as LightPlay;
      await [...game.scenes.active.tokens].find((token) => token.name === who)?.update(changes);
    }, [name, { x: x * 100, y: y * 100, ...more }] as const);
  };
  /** Level on one token for another's eyes, how the second perceives the first, and the chance to miss it. */
  const ask = async (target: string, observer: string) =>
    (await page()).evaluate(([to, from]) => {
      const { game } = globalThis as unknown as LightPlay;
      const { api } = game.modules.get("grit-and-gloom");
      const tokens = [...game.scenes.active.tokens];
      const [a, b] = [from, to].map((name) => tokens.find((token) => token.name === name)) as [LightToken, LightToken];
      return { level: api.light(b, a).level, state: api.perceive(a, b).state, missChance: api.assess(a, b, { kind: "ranged" }).concealment.missChance };
    }, [target, observer] as const);

  test("a carried torch lights whom it comes near to", async () => {
    await put(HUMAN, 26, 12);
    await put("Gruk", 27, 12);
    const near = await ask("Gruk", "Borda Flint");
    await put(HUMAN, 11, 8);
    const far = await ask("Gruk", "Borda Flint");
    expect([near.level, far.level]).toEqual(["normal", "darkness"]);
  }, 180_000);

  test("two observers see the same creature in different light, and their cards say so", async () => {
    await put(HUMAN, 22, 10);
    await put(ELF, 22, 9);
    await put("Gruk", 27, 11);
    const eyes = { human: await ask("Gruk", HUMAN), elf: await ask("Gruk", ELF) };
    expect(eyes.human.level).not.toBe(eyes.elf.level);
    const cards = await (await page()).evaluate(async (names) => {
      const { game } = globalThis as unknown as LightPlay;
      const tokens = [...game.scenes.active.tokens];
      const target = tokens.find((token) => token.name === "Gruk");
      const { api } = game.modules.get("grit-and-gloom");
      const sent = [];
      for (const name of names) {
        const attacker = tokens.find((token) => token.name === name);
        sent.push(await api.rollAttack({ attacker, targets: [target], kind: "ranged", touch: false, formula: "1d20" }));
      }
      while (sent.some((message) => message.flags["grit-and-gloom"]?.answer === undefined)) await new Promise((resolve) => setTimeout(resolve, 50));
      return sent.map((message) => message.flags["grit-and-gloom"]?.answer?.targets[0] as { light: string });
    }, [HUMAN, ELF]);
    expect(cards.map(({ light }) => light)).toEqual([eyes.human.level, eyes.elf.level]);
  });

  test("fog comes between, and a door that opens lets one see", async () => {
    await put(HUMAN, 20, 8);
    await put(ELF, 22, 8);
    const clear = await ask(ELF, HUMAN);
    const fogId = await (await page()).evaluate(async () => {
      const { game } = globalThis as unknown as LightPlay;
      const shape = { type: "rectangle", x: 2150, y: 700, width: 300, height: 300, rotation: 0 };
      const [fog] = await game.scenes.active.createEmbeddedDocuments("Region", [{ name: "Fog", shapes: [shape], behaviors: [{ type: "grit-and-gloom.obscurement", system: { density: "heavy", missChance: 50 } }] }]);
      return fog?.id ?? "";
    });
    const fogged = await ask(ELF, HUMAN);
    await (await page()).evaluate(async (id) => (globalThis as unknown as LightPlay).game.scenes.active.deleteEmbeddedDocuments("Region", [id]), fogId);
    expect(fogged.missChance).toBeGreaterThan(clear.missChance);
    await put(ELF, 24, 2);
    await put(HUMAN, 25, 2);
    const doors = await (await page()).evaluate(async () => {
      const { game } = globalThis as unknown as LightPlay;
      const { api } = game.modules.get("grit-and-gloom");
      const scene = game.scenes.active;
      const tokens = [...scene.tokens];
      const [human, elf] = ["Mara Tallow", "Ilven Reed"].map((name) => tokens.find((token) => token.name === name)) as [LightToken, LightToken];
      const [door] = await scene.createEmbeddedDocuments("Wall", [{ c: [2500, 100, 2500, 400], door: 1, ds: 0 }]);
      const closed = api.perceive(human, elf).state;
      await door?.update({ ds: 1 });
      const open = api.perceive(human, elf).state;
      await scene.deleteEmbeddedDocuments("Wall", [door?.id ?? ""]);
      return { closed, open };
    });
    expect(doors.closed).toBe("unaware");
    expect(["observed", "concealed"]).toContain(doors.open);
  });

  test("a light's sheet takes a source from the list, saves it and shows it again", async () => {
    const on = await page();
    const open = () => on.evaluate(async () => {
      const { game } = globalThis as unknown as LightPlay;
      await [...game.scenes.active.lights][0]?.sheet.render({ force: true });
    });
    await open();
    const ours = on.locator('[data-gritgloom="Light"]');
    await ours.locator("select[id$=-preset]").selectOption({ label: "Daylight (60 / 120)" });
    expect(await hindrances(on, '[data-gritgloom="Light"]')).toEqual([]);
    await picture(on, `light-sheet-${generation}`);
    await on.locator(".ambient-light-config button[type=submit]").click();
    await ours.waitFor({ state: "detached" });
    const saved = await on.evaluate(() => {
      const { game } = globalThis as unknown as LightPlay;
      return game.modules.get("grit-and-gloom").api.snapshot(game.scenes.active).lights[0];
    });
    expect(saved).toMatchObject({ bright: 60, dim: 120, level: "bright", kind: "spell", magical: true, spellLevel: 3, cap: null });
    await open();
    expect(await ours.locator('[name="flags.grit-and-gloom.level"]').inputValue()).toBe("bright");
    await on.locator(".ambient-light-config button[type=submit]").click();
    await ours.waitFor({ state: "detached" });
  });

  test("a token's and a scene's own words are saved, and what is left out stays automatic", async () => {
    const on = await page();
    await on.evaluate(async () => {
      const { game } = globalThis as unknown as LightPlay;
      await [...game.scenes.active.tokens].find((token) => token.name === "Gruk")?.sheet.render({ force: true });
    });
    const creature = on.locator('[data-gritgloom="Creature"]');
    await creature.locator('[name="flags.grit-and-gloom.moved"]').selectOption("run");
    await creature.locator('[name="flags.grit-and-gloom.stealth"]').fill("17");
    await on.locator(".token-config button[type=submit]").click();
    await creature.waitFor({ state: "detached" });
    await on.evaluate(async () => (globalThis as unknown as LightPlay).game.scenes.active.sheet.render({ force: true }));
    await on.locator('nav [data-tab="lighting"]').click();
    await on.locator('[name="flags.grit-and-gloom.wind"]').selectOption("upwind");
    await on.locator(".scene-config button[type=submit]").click();
    await on.locator('[data-gritgloom="Scene"]').waitFor({ state: "detached" });
    const read = await on.evaluate(() => {
      const { game } = globalThis as unknown as LightPlay;
      const { scene, tokens } = game.modules.get("grit-and-gloom").api.snapshot(game.scenes.active);
      return { scene, token: tokens.find((token) => token["name"] === "Gruk") };
    });
    expect(read.token).toMatchObject({ moved: "run", stealth: 17, size: "medium", noisy: false, conditions: [] });
    expect(read.scene).toMatchObject({ wind: "upwind", ambient: "auto", moonlit: null, sunlit: null });
  });

  test("a prototype token's own words are saved with the actor", async () => {
    const on = await page();
    await on.evaluate(async () => {
      const { game } = globalThis as unknown as LightPlay;
      const actor = [...game.scenes.active.tokens].find((token) => token.name === "Gruk")?.actor;
      await game.actors.get(actor?.id ?? "")?.sheet.render({ force: true });
    });
    await on.locator(".sheet.actor [data-action=toggleControls]").click();
    await on.locator(".sheet.actor [data-action=configurePrototypeToken]").click();
    const sheet = on.locator(".token-config");
    await sheet.locator('[name="flags.grit-and-gloom.stealth"]').fill("11");
    await sheet.locator('nav [data-tab="light"]').click();
    await sheet.locator('[data-gritgloom="Light"] select[id$=-preset]').selectOption({ label: "Torch (20 / 40)" });
    expect(await sheet.locator('[name="light.dim"]').inputValue()).toBe("40");
    await sheet.locator("button[type=submit]").click();
    await sheet.waitFor({ state: "detached" });
    const saved = await on.evaluate(() => {
      const { game } = globalThis as unknown as LightPlay;
      const actor = [...game.scenes.active.tokens].find((token) => token.name === "Gruk")?.actor;
      const prototype = game.actors.get(actor?.id ?? "")?.prototypeToken;
      return { flags: prototype?.flags["grit-and-gloom"], light: [prototype?.light.bright, prototype?.light.dim] };
    });
    expect(saved).toMatchObject({ flags: { stealth: 11, light: { kind: "flame" } }, light: [20, 40] });
    await on.locator(".sheet.actor [data-action=close]").first().click();
  });

  test("the hide window lists the watchers and follows a token that moves", async () => {
    const on = await page();
    await put(HUMAN, 22, 10);
    await put(ELF, 22, 9);
    await put("Gruk", 24, 9);
    await on.evaluate((name) => {
      const { game, canvas } = globalThis as unknown as LightPlay;
      const token = [...game.scenes.active.tokens].find((one) => one.name === name);
      token?.object.control();
      canvas.hud.token.bind(token?.object);
    }, ELF);
    await on.locator('#token-hud [data-gritgloom="hide"]').click();
    const gruk = on.locator(".hide-window .watcher", { hasText: "Gruk" });
    await expect.poll(() => gruk.getAttribute("data-may-hide")).toBe("false");
    expect(await gruk.locator(".changes li").count()).toBeGreaterThan(0);
    expect(await hindrances(on, ".hide-window")).toEqual([]);
    await picture(on, `hide-window-${generation}`);
    await put("Gruk", 3, 5);
    await expect.poll(() => gruk.getAttribute("data-may-hide")).toBe("true");
    await on.locator(".grit-and-gloom:has(.hide-window) [data-action=close]").click();
  });

  test("one hide window tells each watcher's own answer: dim for the human, bright enough for the elf, no matter for the dwarf", async () => {
    const on = await page();
    await put(HUMAN, 22, 10);
    await put(DWARF, 22, 9);
    await put(ELF, 22, 11);
    await put("Gruk", 3, 5);
    await put(ARCHER, 27, 11);
    await on.evaluate((name) => {
      const { game, canvas } = globalThis as unknown as LightPlay;
      canvas.hud.token.bind([...game.scenes.active.tokens].find((one) => one.name === name)?.object);
    }, ARCHER);
    await on.locator('#token-hud [data-gritgloom="hide"]').click();
    const watcher = (name: string) => on.locator(".hide-window .watcher", { hasText: name });
    const answer = async (name: string): Promise<readonly string[]> => [(await watcher(name).getAttribute("data-may-hide")) ?? "", ...(await watcher(name).locator(".chips li").allInnerTexts())];
    await watcher(DWARF).waitFor();
    expect(await answer(HUMAN)).toEqual(["true", expect.stringContaining("Sight"), expect.stringContaining("Dim light")]);
    expect(await answer(ELF)).toEqual(["false", expect.stringContaining("Sight"), expect.stringContaining("Normal light")]);
    expect(await answer(DWARF)).toEqual(["false", expect.stringContaining("Darkvision"), expect.stringContaining("Dim light")]);
    await picture(on, `hide-watchers-${generation}`);
    await on.locator(".grit-and-gloom:has(.hide-window) [data-action=close]").click();
  });

  test("a guessed space reads the same on the wire, whoever is there or nobody", async () => {
    const on = await page();
    await put(ELF, 22, 9);
    await put(GHOST, 23, 10);
    const answers: string[] = [];
    for (const square of [{ x: 2300, y: 1000 }, { x: 2300, y: 800 }]) {
      const answer = await on.evaluate(async ([name, where]) => {
        const { game, playground } = globalThis as unknown as LightPlay;
        const attacker = [...game.scenes.active.tokens].find((token) => token.name === name);
        // The attack's own die, then the two that a game master's client keeps ready for the miss chance.
        playground.host.loadDice(2, 77, 77);
        const message = await game.modules.get("grit-and-gloom").api.rollAttack({ attacker, targets: [], square: where, kind: "melee", touch: false, formula: "1d20" });
        while (message.flags["grit-and-gloom"]?.answer === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
        return JSON.stringify(message.flags["grit-and-gloom"].answer);
      }, [ELF, square] as const);
      answers.push(answer.replace(`${square.x},${square.y}`, "HERE"));
    }
    expect(answers[0]).toContain("Square.HERE");
    expect(answers[0]).toBe(answers[1]);
  });

  test("areas are drawn with words on the region layer", async () => {
    const on = await page();
    await on.evaluate(() => {
      const { canvas } = globalThis as unknown as LightPlay;
      canvas.regions.activate();
      canvas.pan({ x: 900, y: 1200, scale: 0.6 });
    });
    await on.waitForTimeout(500);
    await picture(on, `areas-${generation}`);
    await on.evaluate(() => (globalThis as unknown as LightPlay).canvas.tokens.activate());
  });

  test("nothing was said on the console", () => {
    expect(watched?.faults).toEqual([]);
  });
});

type LightToken = Parameters<ReturnType<LightPlay["game"]["modules"]["get"]>["api"]["light"]>[0];
