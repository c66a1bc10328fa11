import { expect, test } from "vitest";
import { compileStyles } from "../../scripts/lib/styles.mjs";
import { readManifest } from "../../scripts/lib/manifest.mjs";
import { type Rule, readRules } from "./support/css-rules";

const { id } = readManifest();
const rules = readRules(compileStyles());

/** Whether every selector of a list asks for an element of the module. */
const isOurs = (rule: Rule) => rule.selectors.every((selector) => new RegExp(`\\.${id}(?![\\w-])`).test(selector));

test("every rule touches the module's own elements only", () => {
  expect(rules.filter((rule) => !isOurs(rule)).flatMap(({ selectors }) => selectors)).toEqual([]);
});

test("names that are global in CSS begin with the module's name", () => {
  const css = compileStyles();
  const names = [...css.matchAll(/@(?:keyframes|property|layer|container)\s+([\w-]+)/g)].map((match) => match[1] ?? "");
  const properties = [...css.matchAll(/(?:^|[{;\s])--([\w-]+)\s*:/g)].map((match) => match[1] ?? "");
  expect([...names, ...properties].filter((name) => !name.startsWith("gritgloom"))).toEqual([]);
});

test("nothing is forced over Foundry's own styles", () => {
  expect(compileStyles()).not.toContain("!important");
});

test("a rule that reaches beyond is found, also inside a media query", () => {
  const css = `.${id} a, p { } @media (width > 1px) { .${id}-other { } } @keyframes x { from { } to { } }`;
  expect(readRules(css).filter((rule) => !isOurs(rule)).map(({ selectors }) => selectors)).toEqual([
    [`.${id} a`, "p"],
    [`.${id}-other`],
  ]);
});
