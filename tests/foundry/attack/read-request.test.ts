import { describe, expect, it } from "vitest";
import { readAnswer, readRequest } from "../../../src/foundry/attack/read-request";

const good = { schema: 1, attacker: "Scene.s.Token.a", targets: ["Scene.s.Token.b"], kind: "melee", touch: false, applied: 2 };

describe("a request on a message", () => {
  it("is read as it was written", () => {
    expect(readRequest(good)).toEqual({ ...good, square: null, grope: false });
  });

  it("names a space or targets, never both; groping is a touch", () => {
    const square = { x: 100, y: -50 };
    expect(readRequest({ ...good, square, grope: true })).toEqual({ ...good, targets: [], square, grope: true, touch: true });
    expect(readRequest({ ...good, grope: true })).toMatchObject({ grope: false });
    for (const bad of [{ x: 1.5, y: 0 }, { x: "1", y: 0 }, [1, 2], { x: 1 }]) expect(readRequest({ ...good, square: bad })).toMatchObject({ square: null });
  });

  it.each([
    ["nothing", undefined],
    ["another version", { ...good, schema: 2 }],
    ["no attacker", { ...good, attacker: 7 }],
    ["targets that are no list", { ...good, targets: "b" }],
    ["targets that are no uuids", { ...good, targets: [1] }],
    ["a kind that does not exist", { ...good, kind: "shout" }],
    ["a list", [good]],
  ])("is none: %s", (_name, value) => {
    expect(readRequest(value)).toBeNull();
  });

  it("takes each target once, and no number that is none", () => {
    expect(readRequest({ ...good, targets: ["b", "b", "c"], applied: Number.NaN, touch: "yes" })).toMatchObject({
      targets: ["b", "c"], applied: 0, touch: false,
    });
  });
});

it("an answer of another version is none", () => {
  expect(readAnswer({ schema: 0, targets: [] })).toBeNull();
  expect(readAnswer({ schema: 1, targets: [] })).not.toBeNull();
});
