import { expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { publicKnowledge } from "../../../src/foundry/attack/may-know";
import { battlefield, light, token, wall } from "../../builders/battlefield";

const field = Field.of(
  battlefield({
    tokens: [token("hero", 0, 0), token("seen", 100, 0), token("unseen", 200, 0), token("hidden", 300, 0, { hidden: true })],
    walls: [wall([0, 0, 0, 100], { id: "wall" }), wall([0, 0, 100, 0], { id: "secret", door: 2 })],
    lights: [light(0, 0, { id: "lamp" })],
  }),
);

it("knows what an onlooker sees, never hidden tokens or secret doors, and asks about each token once", () => {
  const asked: string[] = [];
  const mayKnow = publicKnowledge(field, [field.token("hero")], (_observer, target) => {
    asked.push(target.id);
    return target.id !== "unseen";
  });
  const ids = ["hero", "seen", "unseen", "hidden", "wall", "secret", "lamp", "unseen"];
  expect(ids.map(mayKnow)).toEqual([true, true, false, false, true, false, true, false]);
  expect(asked).toEqual(["seen", "unseen"]);
});

it("knows no token where nobody looks on", () => {
  const mayKnow = publicKnowledge(field, [], () => true);
  expect([mayKnow("seen"), mayKnow("wall")]).toEqual([false, true]);
});
