import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readManifest } from "../../scripts/lib/manifest.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { readSource } from "./support/source-strings";
import { readTemplate, readTemplates } from "./support/templates";

/** Helpers that Handlebars has itself. */
const BUILT_IN = ["if", "unless", "each", "with", "lookup", "log"];
/** Helpers that Foundry has in both 13 and 14; "select" and "colorPicker" are gone in 14. */
const FOUNDRY = [
  "localize", "concat", "checked", "disabled", "selectOptions", "radioBoxes", "numberFormat", "numberInput", "formGroup",
  "formField", "formInput", "ifThen", "object", "eq", "ne", "lt", "gt", "lte", "gte", "and", "or", "not", "timeSince",
];

const templates = readTemplates();
const source = readSource("src");
const { id } = readManifest();
const folder = `modules/${id}/`;

/** Helpers that the module registers itself. */
const own = source.calls.filter(({ name }) => name === "registerHelper").flatMap(({ texts }) => texts[0] ?? []);

test("templates are named .hbs, since Foundry 14 serves .html as plain text", () => {
  expect(source.strings.filter(({ text }) => /templates\/.*\.html$/.test(text))).toEqual([]);
});

describe.each(templates)("$file", ({ helpers, partials }) => {
  test("uses helpers only that both generations know", () => {
    const known = new Set([...BUILT_IN, ...FOUNDRY, ...own]);
    expect(helpers.filter((helper) => !known.has(helper))).toEqual([]);
  });

  test("includes templates only that exist", () => {
    const bad = partials.filter((partial) => !partial.startsWith(folder) || !existsSync(inRoot(partial.slice(folder.length))));
    expect(bad).toEqual([]);
  });
});

test("every template that the code names exists", () => {
  const named = source.strings.filter(({ text }) => text.endsWith(".hbs") && !text.includes("*"));
  const lost = named.filter(({ text }) => !existsSync(inRoot(text.replace(folder, ""))) && !existsSync(inRoot("templates", text)));
  expect(lost).toEqual([]);
});

test("a template with a mistake is named with its line", () => {
  expect(() => readTemplate("templates/x.hbs", "{{#if a}}\n{{/unless}}")).toThrow(/if doesn't match unless/);
});

test("helpers, partials and texts are found wherever they stand", () => {
  const text = '{{#if (eq a "x")}}{{localize "K" n=(concat "P." b)}}{{> modules/m/p.hbs}}{{value}}{{/if}}';
  expect(readTemplate("x", text)).toEqual({
    file: "x",
    helpers: ["if", "eq", "localize", "concat"],
    partials: ["modules/m/p.hbs"],
    strings: ["x", "K", "P."],
  });
});
