import { describe, expect, test } from "vitest";
import { placeholders, readLanguages } from "./support/languages";

const [english, ...others] = readLanguages();
if (english === undefined) throw new Error("module.json names no language");

test("English comes first, then Russian and Spanish", () => {
  expect([english.lang, ...others.map(({ lang }) => lang)]).toEqual(["en", "ru", "es"]);
});

describe.each(others)("$lang", ({ texts }) => {
  test("has the keys of English in the order of English", () => {
    expect([...texts.keys()]).toEqual([...english.texts.keys()]);
  });

  test("has the placeholders of English in every text", () => {
    const differing = [...english.texts]
      .filter(([key, text]) => placeholders(texts.get(key) ?? "").join() !== placeholders(text).join())
      .map(([key, text]) => `${key}: "${text}" and "${texts.get(key) ?? ""}"`);
    expect(differing).toEqual([]);
  });
});

describe.each([english, ...others])("$lang", ({ lang, texts }) => {
  test("has no empty text, and none with loose spaces", () => {
    const bad = [...texts].filter(([, text]) => text === "" || text !== text.trim() || /\s{2}/.test(text));
    expect(bad).toEqual([]);
  });

  test("has well-formed placeholders only", () => {
    const bad = [...texts].filter(([, text]) => {
      const left = text.replace(/\{[a-zA-Z][a-zA-Z0-9]*\}/g, "");
      return /[{}]/.test(left);
    });
    expect(bad).toEqual([]);
  });

  test("is written in its own letters", () => {
    const letters = lang === "ru" ? /[а-яё]/i : /[a-z]/i;
    const foreign = lang === "ru" ? /[a-z]/i : /[а-яё]/i;
    // Short names that are the same everywhere ("DC20", "CR") have no letters of their own.
    const wrong = [...texts].filter(([, text]) => {
      const bare = text.replace(/\{[^}]*\}/g, "");
      return foreign.test(bare) && !letters.test(bare) && bare.length > 24;
    });
    expect(wrong).toEqual([]);
  });
});
