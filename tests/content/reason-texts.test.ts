import { expect, test } from "vitest";
import { COVER_GRADES, LIGHT_LEVELS } from "../../src/core/battlefield/types";
import { CONCEALMENT_GRADES } from "../../src/core/senses/concealment";
import { ROOT_KEY } from "./support/key-pattern";
import { placeholders, readLanguages } from "./support/languages";
import { makesReason, readSource } from "./support/source-strings";

const texts = readLanguages()[0]?.texts ?? new Map<string, string>();
const calls = readSource("src/core").calls.filter(makesReason);

/** Members of a call's data; null where they are handed on and cannot be read off. */
const dataOf = ({ members }: (typeof calls)[number]) => (members.length < 2 ? [] : (members[1] ?? null));

test("the calls that make reasons are found", () => {
  expect(calls.filter(({ texts: [key] }) => (key?.length ?? 0) > 0).length).toBeGreaterThan(50);
});

test("a reason's text asks for nothing that its reason does not say", () => {
  const unfilled = calls.flatMap((call) => {
    const data = dataOf(call);
    // A key with an unknown part stands for a family, whose members get their data from one call: not to be told here.
    const keys = (call.texts[0] ?? []).filter((key) => !key.includes("*")).map((key) => `${ROOT_KEY}.Reason.${key}`);
    if (data === null) return [];
    return keys.flatMap((key) =>
      placeholders(texts.get(key) ?? "").filter((name) => !data.includes(name)).map((name) => `${key}: {${name}} (${call.at})`),
    );
  });
  expect(unfilled).toEqual([]);
});

test.each([
  ["level", LIGHT_LEVELS],
  ["cover", COVER_GRADES],
  ["concealment", CONCEALMENT_GRADES],
] as const)("every %s has a word", (family, ids) => {
  expect(ids.filter((id) => !texts.has(`${ROOT_KEY}.Term.${family}.${id}`))).toEqual([]);
});
