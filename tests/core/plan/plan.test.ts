import fc from "fast-check";
import { expect, it } from "vitest";
import { invert, type Plan } from "../../../src/core/plan/plan";

const step = fc.record({
  uuid: fc.string({ minLength: 1 }),
  changes: fc.dictionary(fc.string(), fc.integer()),
  before: fc.dictionary(fc.string(), fc.integer()),
});

it("undoing goes from the last step to the first, each back to what stood there", () => {
  const plan: Plan = { label: "x", steps: [{ uuid: "a", changes: { n: 2 }, before: { n: 1 } }, { uuid: "a", changes: { n: 3 }, before: { n: 2 } }] };
  expect(invert(plan).steps).toEqual([{ uuid: "a", changes: { n: 2 }, before: { n: 3 } }, { uuid: "a", changes: { n: 1 }, before: { n: 2 } }]);
});

it("undone twice is the plan itself", () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      expect(invert(invert({ label: "x", steps })).steps).toEqual(steps);
    }),
  );
});
