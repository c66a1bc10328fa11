import { describe, expect, it } from "vitest";
import { isStale, noChanges, patched } from "../../../src/foundry/read/changes";

const list = [{ id: "a", n: 1 }, { id: "b", n: 1 }, { id: "c", n: 1 }];

describe("a list with some members read anew", () => {
  it("is the same list where nothing changed", () => {
    expect(patched(list, new Set(), [])).toBe(list);
  });

  it("keeps the objects that did not change, replaces, drops and adds", () => {
    const next = patched(list, new Set(["b", "c", "d"]), [{ id: "b", n: 2 }, { id: "d", n: 2 }]);
    expect(next).toEqual([{ id: "a", n: 1 }, { id: "b", n: 2 }, { id: "d", n: 2 }]);
    expect(next[0]).toBe(list[0]);
  });
});

it("what has to be read anew is known part by part", () => {
  expect(isStale(noChanges())).toBe(false);
  expect(isStale({ ...noChanges(), regions: true })).toBe(true);
  expect(isStale({ ...noChanges(), walls: new Set(["w"]) })).toBe(true);
});
