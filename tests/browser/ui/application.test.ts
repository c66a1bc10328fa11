import { afterEach, describe, expect, test } from "vitest";
import type { ApplicationV2 } from "../../../playground/client/ui/api/application";
import type { ConfigurationInput } from "../../../playground/client/ui/api/application-types";
import { GENERATIONS } from "../support/browser";
import { closeWindows, type InPage, useTable } from "./table";

describe.each(GENERATIONS)("ApplicationV2, generation %i", (generation) => {
  const table = useTable(generation);
  afterEach(() => closeWindows(table().gm.page));
  const run = <T>(what: () => T | Promise<T>): Promise<T> => table().gm.page.evaluate<T>(what);

  test("options are merged from the base class down to the caller: arrays joined, objects member by member", async () => {
    const options = await run(() => {
      const { ApplicationV2 } = (globalThis as unknown as InPage).foundry.applications.api;
      class Lamp extends ApplicationV2 {
        static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["lamp"], window: { title: "Lamp" }, position: { width: 300 } };
      }
      class Torch extends Lamp {
        static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["torch"], window: { resizable: true }, position: { width: 400 } };
      }
      const { classes, window, position, tag } = new Torch({ classes: ["hot"], window: { title: "Torch" } }).options;
      return { classes, title: window.title, resizable: window.resizable, frame: window.frame, width: position.width, tag };
    });
    expect(options).toEqual({ classes: ["lamp", "torch", "hot"], title: "Torch", resizable: true, frame: true, width: 400, tag: "div" });
  });

  test("renders wait for each other, in the order they were asked for", async () => {
    const log = await run(async () => {
      const { ApplicationV2 } = (globalThis as unknown as InPage).foundry.applications.api;
      const lines: string[] = [];
      class Slow extends ApplicationV2 {
        override async _renderHTML(): Promise<string> {
          lines.push("begin");
          await new Promise((resolve) => setTimeout(resolve, 20));
          lines.push("end");
          return "text";
        }
        override _replaceHTML(result: unknown, content: HTMLElement): void {
          content.textContent = result as string;
        }
      }
      const app = new Slow();
      await Promise.all([app.render({ force: true }), app.render()]);
      return lines;
    });
    expect(log).toEqual(["begin", "end", "begin", "end"]);
  });

  test("what was never shown is drawn only when forced; a closed one can be shown again", async () => {
    const states = await run(async () => {
      const { foundry } = globalThis as unknown as InPage;
      class Plain extends foundry.applications.api.ApplicationV2 {
        override _renderHTML(): Promise<string> {
          return Promise.resolve("");
        }
        override _replaceHTML(): void {
          // Nothing to show.
        }
      }
      const app = new Plain();
      const seen = [(await app.render()).state, (await app.render({ force: true })).state, foundry.applications.instances.has(app.id)];
      return [...seen, (await app.close()).state, foundry.applications.instances.has(app.id), (await app.render(true)).state];
    });
    expect(states).toEqual([0, 2, true, -1, false, 2]);
  });

  test("render and close hooks are called once for each class of the chain, with an HTMLElement", async () => {
    const calls = await run(async () => {
      const { foundry, Hooks } = globalThis as unknown as InPage;
      const { ApplicationV2 } = foundry.applications.api;
      class Chain extends ApplicationV2 {
        override _renderHTML(): Promise<string> {
          return Promise.resolve("");
        }
        override _replaceHTML(): void {
          // Nothing to show.
        }
      }
      class LastOfChain extends Chain {}
      const heard: string[] = [];
      for (const name of ["LastOfChain", "Chain", "ApplicationV2", "ApplicationShell", "EventEmitter"]) {
        Hooks.on(`render${name}`, (_app: never, element: unknown, context: unknown, options: { isFirstRender?: boolean }) =>
          heard.push(`render${name} ${element instanceof HTMLElement} ${typeof context} ${options.isFirstRender}`),
        );
        Hooks.on(`close${name}`, () => heard.push(`close${name}`));
      }
      const app = new LastOfChain();
      await app.render({ force: true });
      await app.close();
      return heard;
    });
    expect(calls).toEqual([
      "renderLastOfChain true object true",
      "renderChain true object true",
      "renderApplicationV2 true object true",
      "closeLastOfChain",
      "closeChain",
      "closeApplicationV2",
    ]);
  });

  test("an action is called with the application as this, even a static one, and for its mouse buttons only", async () => {
    const heard = await run(async () => {
      const { foundry } = globalThis as unknown as InPage;
      const lines: string[] = [];
      function onLight(this: ApplicationV2, event: PointerEvent, target: HTMLElement): void {
        lines.push(`${this instanceof Actor} ${event.type} ${target.dataset.action}`);
      }
      class Actor extends foundry.applications.api.ApplicationV2 {
        static override DEFAULT_OPTIONS = { actions: { light: onLight, snuff: { handler: onLight, buttons: [2] } } };
        override _renderHTML(): Promise<string> {
          return Promise.resolve(`<button data-action="light"><i>inner</i></button><button data-action="snuff"></button>`);
        }
        override _replaceHTML(result: unknown, content: HTMLElement): void {
          content.innerHTML = result as string;
        }
      }
      const app = await new Actor().render({ force: true });
      app.element.querySelector<HTMLElement>("section i")?.click();
      const snuff = app.element.querySelector<HTMLElement>("[data-action='snuff']");
      snuff?.click();
      snuff?.dispatchEvent(new PointerEvent("contextmenu", { button: 2, bubbles: true, cancelable: true }));
      return lines;
    });
    expect(heard).toEqual(["true click light", "true contextmenu snuff"]);
  });

  test("hooks of each class may add header controls, which open from the header's menu", async () => {
    const page = table().gm.page;
    await run(async () => {
      const { foundry, Hooks, kept } = globalThis as unknown as InPage;
      class Ruler extends foundry.applications.api.ApplicationV2 {
        static override DEFAULT_OPTIONS = { id: "ruler", actions: { measure: () => (kept.measured = true) } };
        override _renderHTML(): Promise<string> {
          return Promise.resolve("");
        }
        override _replaceHTML(): void {
          // Nothing to show.
        }
      }
      Hooks.once("getHeaderControlsRuler", (_app: never, controls: object[]) => controls.push({ icon: "fa-solid fa-ruler", label: "Measure", action: "measure" }));
      await new Ruler().render({ force: true });
    });
    await page.click("#ruler [data-action='toggleControls']");
    await page.click("#ruler .controls-dropdown button:has-text('Measure')");
    expect(await run(() => (globalThis as unknown as InPage).kept.measured)).toBe(true);
  });

  test("Escape closes the windows; the close button closes its own", async () => {
    const page = table().gm.page;
    const open = (): Promise<number> =>
      run(() => [...(globalThis as unknown as InPage).foundry.applications.instances.values()].filter((app) => app.hasFrame).length);
    const show = (): Promise<void> =>
      run(async () => {
        const { foundry } = globalThis as unknown as InPage;
        class Plain extends foundry.applications.api.ApplicationV2 {
          override _renderHTML(): Promise<string> {
            return Promise.resolve("");
          }
          override _replaceHTML(): void {
            // Nothing to show.
          }
        }
        await new Plain({ id: "plain-{id}" }).render({ force: true });
      });
    await show();
    await show();
    expect(await open()).toBe(2);
    await page.keyboard.press("Escape");
    await expect.poll(open).toBe(0);
    await show();
    await page.click("[id^='plain-'] [data-action='close']");
    await expect.poll(open).toBe(0);
  });

  test("a window is dragged by its header and stays on the page", async () => {
    const page = table().gm.page;
    await run(async () => {
      const { foundry } = globalThis as unknown as InPage;
      class Box extends foundry.applications.api.ApplicationV2 {
        static override DEFAULT_OPTIONS = { id: "box", position: { left: 300, top: 200, width: 240, height: 160 } };
        override _renderHTML(): Promise<string> {
          return Promise.resolve("");
        }
        override _replaceHTML(): void {
          // Nothing to show.
        }
      }
      await new Box().render({ force: true });
    });
    const place = async (): Promise<[number, number]> => {
      const { x, y } = (await page.locator("#box").boundingBox())!;
      return [x, y];
    };
    expect(await place()).toEqual([300, 200]);
    await page.mouse.move(350, 215);
    await page.mouse.down();
    await page.mouse.move(410, 265, { steps: 3 });
    expect(await place()).toEqual([360, 250]);
    await page.mouse.move(-900, -900, { steps: 3 });
    await page.mouse.up();
    expect(await place()).toEqual([0, 0]);
  });
});
