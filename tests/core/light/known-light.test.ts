import { describe, expect, it, vi } from "vitest";
import type { Field } from "../../../src/core/battlefield/field";
import { illuminate } from "../../../src/core/light/illuminate";
import { pf1Light } from "../../../src/core/rulesets/pf1/light";
import { carried, field, light, region, scene, token, wall } from "../../builders/battlefield";

const torch = carried({ bright: 20, dim: 40 });
const start = (): Field =>
  field({
    lights: [light(50, 50, { bright: 20, dim: 40 })],
    walls: [wall([9000, 0, 9000, 100])],
    tokens: [
      token("still", 100, 0),
      token("far", 8000, 8000),
      token("bearer", 3000, 0, { light: torch }),
      token("walker", 4000, 4000),
    ],
  });
const moved = (on: Field, id: string, dx: number): Field =>
  on.with({ tokens: on.battlefield.tokens.map((one) => (one.id === id ? { ...one, x: one.x + dx } : one)) });
const of = (on: Field, id: string): object => illuminate(on, pf1Light, null, on.body(id));

describe("light once worked out", () => {
  it("is kept when somebody without a light moves", () => {
    const before = start();
    const [still, far] = [of(before, "still"), of(before, "far")];
    const after = moved(before, "walker", 100);
    expect([of(after, "still") === still, of(after, "far") === far]).toEqual([true, true]);
  });

  it("is kept out of reach of a torch that moves, and worked out anew within", () => {
    const before = start();
    const [still, far] = [of(before, "still"), of(before, "far")];
    const after = moved(before, "bearer", -2500);
    expect([of(after, "still") === still, of(after, "far") === far]).toEqual([false, true]);
    expect(of(after, "bearer")).toMatchObject({ level: "normal" });
  });

  it("is forgotten when lights, walls, regions or the scene change", () => {
    const before = start();
    const still = of(before, "still");
    expect(of(before.with({ lights: [] }), "still")).toMatchObject({ level: "darkness" });
    expect(of(before.with({ walls: [wall([100, -500, 100, 500])] }), "still")).toMatchObject({ level: "darkness" });
    const lit = region([-1000, -1000, 3000, 3000], [{ kind: "ambient", level: "bright" }]);
    expect(of(before.with({ regions: [lit] }), "still")).toMatchObject({ level: "bright" });
    expect(of(before.with({ scene: scene({ ambient: "bright" }) }), "still")).toMatchObject({ level: "bright" });
    expect(of(before, "still")).toBe(still);
  });

  it("asks no wall about a source that cannot raise the level", () => {
    const on = field({
      scene: scene({ ambient: "normal" }),
      lights: [light(50, 50, { bright: 20, dim: 40 })],
      walls: [wall([100, -500, 100, 500])],
      tokens: [token("there", 200, 0)],
    });
    const asked = vi.spyOn(on.walls, "isFree");
    expect(of(on, "there")).toMatchObject({ level: "normal" });
    expect(asked).not.toHaveBeenCalled();
    const dark = on.with({ scene: scene({ ambient: "darkness" }) });
    expect(of(dark, "there")).toMatchObject({ level: "darkness" });
    expect(asked).toHaveBeenCalled();
  });
});
