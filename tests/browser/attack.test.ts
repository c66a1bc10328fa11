import { describe, expect, test } from "vitest";
import { GENERATIONS } from "./support/browser";
import { failureTests } from "./attack/failures";
import { guessTests } from "./attack/guess";
import { hidingTests } from "./attack/hiding";
import { keyboardTests } from "./attack/keyboard";
import { languageTests, lookTests } from "./attack/looks";
import { sceneTests } from "./attack/scene";
import { secrecyTests } from "./attack/secrecy";
import { useTable } from "./attack/table";

describe.each(GENERATIONS)("A whole attack in generation %i", (generation) => {
  const table = useTable(generation);

  describe("the scene", () => sceneTests(table));
  describe("secrets", () => secrecyTests(table));
  describe("guesses", () => guessTests(table));
  describe("hiding", () => hidingTests(table));
  describe("keyboard", () => keyboardTests(table));
  describe("looks", () => lookTests(table));

  test("nothing was said on anybody's console so far", () => {
    const { gm, one, two } = table();
    expect([gm.faults, one.faults, two.faults]).toEqual([[], [], []]);
  });

  describe("failures", () => failureTests(table));
  // The texts are the same in both generations.
  if (generation === 14) describe("languages", () => languageTests(table));
});
