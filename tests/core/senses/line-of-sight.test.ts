import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { insetCorners } from "../../../src/core/senses/inset-corners";
import { lineOfSight } from "../../../src/core/senses/line-of-sight";
import { field, token, wall } from "../../builders/battlefield";
import { arbitraryScene } from "../light/arbitrary-scene";

/** Milliseconds that a property may take on a busy machine. */
const BUSY = 60_000;

/** Every line there is, asked one by one. */
function anyLine(on: Field, from: string, to: string): boolean {
  const [a, b] = [on.body(from), on.body(to)];
  const eye = a.bottom + (a.top - a.bottom) * 0.9;
  const middle = (b.bottom + b.top) / 2;
  const [start, end] = [
    { ...a.centre, z: eye },
    { ...b.centre, z: middle },
  ];
  if (on.walls.isFree([start, end], "sight")) return true;
  return insetCorners(on, a).some((p) =>
    insetCorners(on, b).some((q) => on.walls.isFree([start, { ...p, z: eye }, { ...q, z: middle }, end], "sight")),
  );
}

describe("line of sight", () => {
  it(
    "is free exactly when some line from centre to centre or corner to corner is",
    () => {
      fc.assert(
        fc.property(arbitraryScene, (scene) => {
          const on = Field.of(scene);
          for (const a of scene.tokens) {
            for (const b of scene.tokens) {
              if (a !== b) expect(lineOfSight(on, on.body(a.id), on.body(b.id)).free).toBe(anyLine(on, a.id, b.id));
            }
          }
        }),
      );
    },
    BUSY,
  );

  it("past a wall that one sees through from one side only depends on the side", () => {
    const on = field({
      walls: [wall([100, -500, 100, 500], { dir: 1 })],
      tokens: [token("a", 0, 0), token("b", 100, 0)],
    });
    const free = [lineOfSight(on, on.body("a"), on.body("b")).free, lineOfSight(on, on.body("b"), on.body("a")).free];
    expect([...free].sort()).toEqual([false, true]);
  });

  it("names the walls on the straight way", () => {
    const walls = [wall([100, -500, 100, 500], { id: "near" }), wall([200, -500, 200, 500], { id: "far" })];
    const on = field({ walls, tokens: [token("a", 0, 0), token("b", 300, 0)] });
    expect(lineOfSight(on, on.body("a"), on.body("b")).walls.map(({ id }) => id)).toEqual(["near", "far"]);
  });

  it("asks the walls of the two creatures' own levels", () => {
    const walls = [wall([100, -500, 100, 500], { levels: ["loft"] })];
    const free = (levels: readonly string[]): boolean => {
      const on = field({ walls, tokens: [token("a", 0, 0, { levels }), token("b", 200, 0, { levels })] });
      return lineOfSight(on, on.body("a"), on.body("b")).free;
    };
    expect([free(["hall"]), free(["loft"]), free([])]).toEqual([true, false, false]);
  });
});
