import { describe, expect, test } from "vitest";
import { readManifest } from "../../scripts/lib/manifest.mjs";
import { SETTINGS } from "../../src/foundry/settings/settings-table";
import { type KeyPattern, ROOT_KEY, covers } from "./support/key-pattern";
import { readLanguages } from "./support/languages";
import { declaredReasons } from "./support/reason-keys";
import { type Found, makesReason, readSource } from "./support/source-strings";
import { readTemplates } from "./support/templates";

const keys = [...(readLanguages()[0]?.texts.keys() ?? [])];
const source = readSource("src");

/** Key patterns that code and templates spell out in full. */
const spelled: Found[] = [
  ...source.strings,
  ...readTemplates().flatMap(({ file, strings }) => strings.map((text) => ({ text, at: file }))),
].filter(({ text }) => text.startsWith(`${ROOT_KEY}.`));

/** What a function is called with, as a key between two texts; what cannot be read off may be anything. */
const calledWith = (call: string, argument: number, before: string, after = ""): Found[] =>
  source.calls
    .filter(({ name, at }) => name === call && !at.startsWith("src/foundry/report.ts"))
    .map(({ texts, at }) => ({ texts: texts[argument] ?? [], at }))
    .flatMap(({ texts, at }) => (texts.length === 0 ? ["*"] : texts).map((text) => ({ text: before + text + after, at })));

const helped = source.helpers.flatMap(({ name, argument, before, after }) => calledWith(name, argument, before, after));
const faults = calledWith("guarded", 0, `${ROOT_KEY}.Fault.`);
const declared = (await declaredReasons()).map(({ text, at }) => ({ text: `${ROOT_KEY}.Reason.${text}`, at }));
const given = source.calls
  .filter(makesReason)
  .flatMap(({ texts, at }) => (texts[0] ?? []).map((text) => ({ text: `${ROOT_KEY}.Reason.${text}`, at })));
const reasons = [...given, ...declared];

const settings: Found[] = Object.entries(SETTINGS)
  .filter(([, setting]) => setting.shown)
  .flatMap(([key, setting]) => [
    `${key}.Name`,
    `${key}.Hint`,
    ...("choices" in setting ? setting.choices.map((value) => `${key}.Choice.${value}`) : []),
  ])
  .map((key) => ({ text: `${ROOT_KEY}.Setting.${key}`, at: "src/foundry/settings/settings-table.ts" }));

const { id, documentTypes } = readManifest();
const types: Found[] = Object.entries(documentTypes)
  .flatMap(([document, subTypes]) => Object.keys(subTypes).map((sub) => `TYPES.${document}.${id}.${sub}`))
  .map((text) => ({ text, at: "module.json" }));

const uses = [...spelled, ...helped, ...faults, ...reasons, ...settings, ...types];

/** Uses that no key answers. */
const missing = (found: readonly Found[]) =>
  [...new Set(found.filter(({ text, prefix }) => prefix !== true && !keys.some((key) => covers(text, key))).map(({ text, at }) => `${text} (${at})`))];

describe("every key that is used is there:", () => {
  test.each([
    ["keys spelled out in code and templates", spelled],
    ["keys put together by a helper", helped],
    ["faults that are reported", faults],
    ["reasons of a verdict", reasons],
    ["settings", settings],
    ["types of documents", types],
  ])("%s", (_name, found) => {
    expect(missing(found)).toEqual([]);
  });
});

test("no reason's key is also a branch of others, which JSON cannot hold", () => {
  const names = reasons.map(({ text }) => text).filter((text) => !text.includes("*"));
  const both = names.filter((name) => names.some((other) => other.startsWith(`${name}.`)));
  expect([...new Set(both)]).toEqual([]);
});

test("no use is so vague that it covers a whole language", () => {
  expect(uses.filter(({ text }) => /^GRITGLOOM\.\**$/.test(text))).toEqual([]);
});

test("every key that is there is used", () => {
  const patterns: KeyPattern[] = uses.map(({ text }) => text);
  // A key of a reason may also stand in a table, or be handed on: any text of the core that says it counts.
  const core = new Set(source.strings.filter(({ at }) => at.startsWith("src/core/")).map(({ text }) => text));
  const inCore = (key: string) => key.startsWith(`${ROOT_KEY}.Reason.`) && core.has(key.slice(`${ROOT_KEY}.Reason.`.length));
  const unused = keys.filter((key) => !inCore(key) && !patterns.some((pattern) => covers(pattern, key)));
  expect(unused).toEqual([]);
});
