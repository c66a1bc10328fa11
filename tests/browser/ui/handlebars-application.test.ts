import { afterEach, describe, expect, test } from "vitest";
import type { ApplicationV2 } from "../../../playground/client/ui/api/application";
import { GENERATIONS } from "../support/browser";
import { closeWindows, type InPage, useTable } from "./table";

const TEMPLATES: Record<string, string> = {
  "/tests/list.hbs": `<section class="list" style="height: 60px; overflow: auto">{{#each rows as |row|}}<p style="height: 40px">{{row}}</p>{{/each}}<input type="text" name="search" value="{{typed}}"></section>`,
  "/tests/tabs.hbs": `<nav class="tabs">{{#each tabs as |tab|}}<a class="{{tab.cssClass}}" data-action="tab" data-group="{{tab.group}}" data-tab="{{tab.id}}">{{tab.label}}</a>{{/each}}</nav>`,
  "/tests/body.hbs": `<section class="tab {{tab.cssClass}}" data-group="{{tab.group}}" data-tab="{{tab.id}}">{{partId}}</section>`,
  "/tests/two.hbs": `<p>one</p><p>two</p>`,
  "/tests/form.hbs": `<div>
    <input type="text" name="name" value="Mara"><input type="number" name="light.bright" value="15"><input type="number" name="light.dim">
    <input type="checkbox" name="hidden"><input type="checkbox" name="walls" checked>
    <input type="checkbox" name="sense" value="sight" checked><input type="checkbox" name="sense" value="scent"><input type="checkbox" name="sense" value="touch" checked>
    <input type="radio" name="side" value="1"><input type="radio" name="side" value="2" checked data-dtype="Number">
    <select name="levels" multiple><option selected>a</option><option>b</option><option selected>c</option></select>
    <select name="door" data-dtype="Number"><option value="0">no</option><option value="2" selected>secret</option></select>
    <textarea name="notes" data-dtype="JSON">{"a": [1, null]}</textarea>
    <range-picker name="darkness" min="0" max="1" step="0.05" value="0.25"></range-picker>
    <input type="text" name="locked" value="x" disabled><button type="button" name="pressed">no value</button></div>`,
};

describe.each(GENERATIONS)("HandlebarsApplicationMixin, generation %i", (generation) => {
  const table = useTable(generation);
  afterEach(() => closeWindows(table().gm.page));
  const run = <T>(what: () => T | Promise<T>): Promise<T> => table().gm.page.evaluate<T>(what);

  test("the module's templates can be served", async () => {
    await table().gm.page.route("**/tests/*.hbs", (route) => {
      const body = TEMPLATES[new URL(route.request().url()).pathname];
      return body === undefined ? route.fulfill({ status: 404, body: "missing" }) : route.fulfill({ contentType: "text/plain", body });
    });
    const text = await run(() => (globalThis as unknown as InPage).foundry.applications.handlebars.renderTemplate("tests/body.hbs", { partId: "here" }));
    expect(text).toContain("here");
  });

  test("a part that is drawn again keeps the focus, the caret and the scroll position", async () => {
    const kept = await run(async () => {
      const { foundry } = globalThis as unknown as InPage;
      const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
      class List extends HandlebarsApplicationMixin(ApplicationV2) {
        static override PARTS = { list: { template: "tests/list.hbs", scrollable: [""] } };
        override _prepareContext(): Promise<Record<string, unknown>> {
          return Promise.resolve({ rows: ["a", "b", "c", "d"], typed: "torch" });
        }
      }
      const app = await new List().render({ force: true });
      const before = app.parts.list;
      const field = before?.querySelector("input");
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(2, 3);
      if (before) before.scrollTop = 35;
      await app.render({ parts: ["list"] });
      const after = app.parts.list;
      const active = document.activeElement as HTMLInputElement;
      return { replaced: after !== before, focused: active.name, caret: [active.selectionStart, active.selectionEnd], scroll: after?.scrollTop };
    });
    expect(kept).toEqual({ replaced: true, focused: "search", caret: [2, 3], scroll: 35 });
  });

  test("a part's template must give one element; the error names the part and the application", async () => {
    const message = await run(async () => {
      const { ApplicationV2, HandlebarsApplicationMixin } = (globalThis as unknown as InPage).foundry.applications.api;
      class Two extends HandlebarsApplicationMixin(ApplicationV2) {
        static override DEFAULT_OPTIONS = { id: "two" };
        static override PARTS = { pair: { template: "tests/two.hbs" } };
      }
      return new Two().render({ force: true }).then(
        () => "no error",
        (error: unknown) => String(error),
      );
    });
    expect(message).toMatch(/"two"/);
    expect(message).toMatch(/"pair" must render a single HTML element/);
  });

  test("a missing template rejects and names its path", async () => {
    const message = await run(() =>
      (globalThis as unknown as InPage).foundry.applications.handlebars.renderTemplate("tests/absent.hbs", {}).catch((error: unknown) => String(error)),
    );
    expect(message).toMatch(/tests\/absent\.hbs/);
  });

  test("tabs show one panel at a time, by click and by arrow key, and have their roles", async () => {
    const { page } = table().gm;
    await run(async () => {
      const { ApplicationV2, HandlebarsApplicationMixin } = (globalThis as unknown as InPage).foundry.applications.api;
      class Tabbed extends HandlebarsApplicationMixin(ApplicationV2) {
        static override DEFAULT_OPTIONS = { id: "tabbed" };
        static override TABS = { sheet: { tabs: [{ id: "one" }, { id: "two" }], initial: "two", labelPrefix: "T" } };
        static override PARTS = { tabs: { template: "tests/tabs.hbs" }, one: { template: "tests/body.hbs" }, two: { template: "tests/body.hbs" } };
      }
      await new Tabbed().render({ force: true });
    });
    const shown = (): Promise<string[]> => page.locator("#tabbed .tab:visible").allInnerTexts();
    expect(await shown()).toEqual(["tabbed-two"]);
    expect(await page.locator("#tabbed [role=tab]").allInnerTexts()).toEqual(["T.one", "T.two"]);
    await page.click("#tabbed [data-action=tab][data-tab=one]");
    expect(await shown()).toEqual(["tabbed-one"]);
    await page.keyboard.press("Tab");
    await page.focus("#tabbed [data-action=tab][data-tab=one]");
    await page.keyboard.press("ArrowRight");
    expect(await shown()).toEqual(["tabbed-two"]);
    expect(await page.getAttribute("#tabbed [data-action=tab][data-tab=two]", "aria-selected")).toBe("true");
  });

  test("a form's handler gets flat names and typed values, with the application as this", async () => {
    const { page } = table().gm;
    await run(async () => {
      const { foundry, kept } = globalThis as unknown as InPage;
      const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
      function onSubmit(this: ApplicationV2, event: Event, form: HTMLFormElement, formData: { object: Record<string, unknown> }): void {
        kept.form = { self: this instanceof Filled, type: event.type, tag: form.tagName, object: formData.object };
      }
      class Filled extends HandlebarsApplicationMixin(ApplicationV2) {
        static override DEFAULT_OPTIONS = { id: "filled", tag: "form", form: { handler: onSubmit, closeOnSubmit: true } };
        static override PARTS = { form: { template: "tests/form.hbs" } };
      }
      await new Filled().render({ force: true });
    });
    await page.locator("#filled input[name=name]").press("Enter").catch(() => undefined);
    await run(() => (globalThis as unknown as InPage).foundry.applications.instances.get("filled")?.form?.requestSubmit());
    await expect.poll(() => run(() => (globalThis as unknown as InPage).kept.form)).toEqual({
      self: true,
      type: "submit",
      tag: "FORM",
      object: {
        name: "Mara", "light.bright": 15, "light.dim": null, hidden: false, walls: true, sense: ["sight", "touch"], side: "2",
        levels: ["a", "c"], door: 2, notes: { a: [1, null] }, darkness: 0.25,
      },
    });
    await expect.poll(() => page.locator("#filled").count()).toBe(0);
  });
});
