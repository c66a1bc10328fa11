import { describe, expect, test } from "vitest";
import { GENERATIONS } from "../support/browser";
import { type InPage, useTable } from "./table";

/** Template, data, what it gives: each core helper of the type file's `initialize`. */
const CASES: [template: string, data: Record<string, unknown>, html: string][] = [
  [`{{localize "COMMON.Yes"}}`, {}, "Yes"],
  [`{{localize "SHEETS.UuidCopied" uuid="Actor.x"}}`, {}, "Copied: Actor.x"],
  [`{{localize "NO.SUCH.KEY"}}`, {}, "NO.SUCH.KEY"],
  [`{{concat "a" n "b"}}`, { n: 1 }, "a1b"],
  [`<input {{checked on}} {{disabled off}}>`, { on: 1, off: 0 }, "<input checked >"],
  [`{{ifThen on "yes" "no"}}{{ifThen off "yes" "no"}}`, { on: true, off: "" }, "yesno"],
  [`{{#with (object a=1 b="x")}}{{a}}{{b}}{{/with}}`, {}, "1x"],
  [`{{eq 1 1}}{{eq 1 one}}{{ne 1 2}}{{lt 1 2}}{{gt 1 2}}{{lte 2 2}}{{gte 1 2}}`, { one: "1" }, "truefalsetruetruefalsetruefalse"],
  [`{{and 1 "" 2}}{{or 0 "x"}}{{not 0}}{{and 1 2}}`, {}, "falsetruetruetrue"],
  [`{{numberFormat 5.5}}|{{numberFormat 5.5 decimals=2}}|{{numberFormat 5.5 decimals=2 sign=true}}|{{numberFormat nothing}}`, {}, "6|5.50|+5.50|NaN"],
  [`{{numberInput 0.30000000000000004 name="n" step=0.1 min=0}}`, {}, `<input type="number" value="0.3" step="0.1" min="0" name="n">`],
  [`{{selectOptions choices selected="b"}}`, { choices: { a: "A", b: "B" } }, `<option value="a">A</option><option value="b" selected>B</option>`],
  [`{{selectOptions choices selected=2 localize=true blank="COMMON.No"}}`, { choices: { 2: "COMMON.Yes" } }, `<option value="">No</option><option value="2" selected>Yes</option>`],
  [`{{selectOptions choices valueAttr="id" labelAttr="name"}}`, { choices: [{ id: "x", name: "<X>" }] }, `<option value="x">&lt;X&gt;</option>`],
  [`{{selectOptions choices}}`, { choices: [{ value: "p", label: "P", group: "G" }, { value: "q", label: "Q", disabled: true }] }, `<optgroup label="G"><option value="p">P</option></optgroup><option value="q" disabled>Q</option>`],
  [`{{radioBoxes "side" choices checked="l"}}`, { choices: { l: "Left" } }, `<label class="checkbox"><input type="radio" name="side" value="l" checked> Left</label>`],
];

describe.each(GENERATIONS)("Handlebars helpers, generation %i", (generation) => {
  const table = useTable(generation);
  const render = (template: string, data: Record<string, unknown> = {}): Promise<string> =>
    table().gm.page.evaluate(
      ([text, values]) => {
        try {
          return (globalThis as unknown as InPage).Handlebars.compile(text)(values);
        } catch (error) {
          return String(error);
        }
      },
      [template, data] as const,
    );

  test.each(CASES)("%s", async (template, data, html) => {
    expect(await render(template, data)).toBe(html);
  });

  test("a helper that does not exist throws", async () => {
    expect(await render(`{{shout "a"}}`)).toMatch(/Missing helper: "shout"/);
  });

  test(`{{#select}} ${generation === 13 ? "works" : "was removed"}`, async () => {
    const html = await render(`{{#select "b"}}<option value="a">A</option><option value="b">B</option>{{/select}}`);
    if (generation === 13) expect(html).toBe(`<option value="a">A</option><option value="b" selected>B</option>`);
    else expect(html).toMatch(/removed in version 14/);
  });

  test.each([
    ["BooleanField", { initial: true }, "input[type=checkbox]:checked"],
    ["NumberField", { min: 0, max: 1, step: 0.05, initial: 0.5 }, `range-picker[min="0"][max="1"][step="0.05"]`],
    ["NumberField", { integer: true, initial: 3 }, `input[type=number][step="1"]`],
    ["StringField", { required: true, blank: false, choices: { a: "COMMON.Yes" }, initial: "a" }, "select option[value=a]:checked"],
    ["SetField", { choices: ["a", "b"] }, "multi-select"],
    ["StringField", {}, "input[type=text]"],
  ])("a %s of %o has a labelled form row with %s", async (kind, options, selector) => {
    const found = await table().gm.page.evaluate(
      ([name, given, wanted]) => {
        const { foundry, Handlebars } = globalThis as unknown as InPage;
        const { [name]: Field, StringField } = foundry.data.fields;
        if (!Field || !StringField) throw new Error(`no field ${name}`);
        const field = name === "SetField" ? new Field(new StringField(given)) : new Field(given);
        const holder = document.createElement("div");
        holder.innerHTML = Handlebars.compile(`{{formGroup field name="f" label="COMMON.Confirm" hint="COMMON.No" localize=true}}`)({ field });
        const label = holder.querySelector("label");
        const control = holder.querySelector(wanted);
        const outer = control?.closest("select, multi-select, range-picker") ?? control;
        return { found: control !== null, label: label?.textContent.trim(), tied: label?.htmlFor === outer?.id, name: outer?.getAttribute("name"), hint: holder.querySelector(".hint")?.textContent };
      },
      [kind, options, selector] as const,
    );
    expect(found).toEqual({ found: true, label: "Confirm", tied: true, name: "f", hint: "No" });
  });
});
