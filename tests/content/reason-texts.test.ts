import { expect, test } from "vitest";
import { COVER_GRADES, LIGHT_LEVELS } from "../../src/core/battlefield/types";
import { CONCEALMENT_GRADES } from "../../src/core/senses/concealment";
import { ROOT_KEY, covers } from "./support/key-pattern";
import { placeholders, readLanguages } from "./support/languages";
import { readSource } from "./support/source-strings";

const texts = readLanguages()[0]?.texts ?? new Map<string, string>();
const calls = readSource("src/core").calls.filter(({ name }) => name === "reason");

/** Members of a call's data; null where they are handed on and cannot be read off. */
const dataOf = ({ members }: (typeof calls)[number]) => (members.length < 2 ? [] : (members[1] ?? null));

test("a reason's text asks for nothing that its reason does not say", () => {
  const unfilled = calls.flatMap((call) => {
    const data = dataOf(call);
    if (data === null) return [];
    return (call.texts[0] ?? []).flatMap((pattern) =>
      [...texts]
        .filter(([key]) => covers(`${ROOT_KEY}.Reason.${pattern}`, key) && key.split(".").length === pattern.split(".").length + 2)
        .flatMap(([key, text]) => placeholders(text).filter((name) => !data.includes(name)).map((name) => `${key}: {${name}} (${call.at})`)),
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
