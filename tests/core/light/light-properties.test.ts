import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import type { Battlefield, LightLevel } from "../../../src/core/battlefield/types";
import { illuminate } from "../../../src/core/light/illuminate";
import { LIGHT_REASON_KEYS } from "../../../src/core/light/reason-keys";
import { rankOf } from "../../../src/core/light/light-levels";
import { arbitraryDarkness, arbitraryLight, arbitraryScene, arbitraryWall } from "./arbitrary-scene";
import { rulesOf } from "./rulesets";
import { moveScene } from "./turn-scene";
import type { Motion } from "./turn-scene";

/** Milliseconds that a property may take on a busy machine. */
const BUSY = 60_000;

/** The level on each token for each observer. */
function levels(battlefield: Battlefield): readonly LightLevel[] {
  const field = Field.of(battlefield);
  const { light } = rulesOf(battlefield.ruleset);
  return field.bodies.flatMap((body) =>
    battlefield.tokens.map((observer) => illuminate(field, light, observer, body).level),
  );
}

/** Whether the first list is nowhere brighter than the second. */
function nowhereBrighter(a: readonly LightLevel[], b: readonly LightLevel[]): boolean {
  return a.every((level, i) => rankOf(level) <= rankOf(b[i] ?? "supernatural-darkness"));
}

const motion: fc.Arbitrary<Motion> = fc.record({
  quarters: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  mirrored: fc.boolean(),
  dx: fc.integer({ min: -5, max: 5 }),
  dy: fc.integer({ min: -5, max: 5 }),
});

describe("levels of light", () => {
  it(
    "stay as they are when the whole scene is moved, turned by quarters or mirrored",
    () => {
      fc.assert(
        fc.property(arbitraryScene, arbitraryDarkness, motion, (scene, darkness, by) => {
          const dark = { ...scene, lights: [...scene.lights, darkness] };
          expect(levels(moveScene(dark, by))).toEqual(levels(dark));
        }),
      );
    },
    BUSY,
  );

  it(
    "never rise by a wall",
    () => {
      fc.assert(
        fc.property(arbitraryScene, arbitraryWall, (scene, wall) => {
          const walled = { ...scene, walls: [...scene.walls, { ...wall, id: "more" }] };
          // One limited wall more may stop what one alone let pass, never the other way round.
          expect(nowhereBrighter(levels(walled), levels(scene))).toBe(true);
        }),
      );
    },
    BUSY,
  );

  it(
    "never fall by a light, in darkness either",
    () => {
      fc.assert(
        fc.property(
          arbitraryScene,
          arbitraryLight,
          fc.option(arbitraryDarkness, { nil: null }),
          (scene, light, darkness) => {
            const before = darkness === null ? scene : { ...scene, lights: [...scene.lights, darkness] };
            const lit = { ...before, lights: [...before.lights, { ...light, id: "more" }] };
            expect(nowhereBrighter(levels(before), levels(lit))).toBe(true);
          },
        ),
      );
    },
    BUSY,
  );

  it(
    "never fall when a darkness goes",
    () => {
      fc.assert(
        fc.property(arbitraryScene, arbitraryDarkness, arbitraryDarkness, (scene, darkness, other) => {
          const one = { ...scene, lights: [...scene.lights, { ...other, id: "other" }] };
          const both = { ...one, lights: [...one.lights, darkness] };
          expect(nowhereBrighter(levels(both), levels(one))).toBe(true);
        }),
      );
    },
    BUSY,
  );

  it(
    "are the same whatever was asked before: what is kept is kept right",
    () => {
      fc.assert(
        fc.property(
          arbitraryScene,
          arbitraryDarkness,
          fc.nat(3),
          fc.constantFrom(-100, 100, 300),
          (scene, darkness, who, step) => {
            const start = { ...scene, lights: [...scene.lights, darkness] };
            const { light } = rulesOf(start.ruleset);
            let field = Field.of(start);
            const ask = (): unknown =>
              field.bodies.map((body) =>
                start.tokens.map((observer) => ({ ...illuminate(field, light, observer, body) })),
              );
            ask();
            for (const mover of [who, who + 1, who]) {
              const index = mover % start.tokens.length;
              const tokens = field.battlefield.tokens.map((token, i) =>
                i === index ? { ...token, x: token.x + step } : token,
              );
              field = field.with({ tokens });
              const kept = JSON.stringify(ask());
              field = Field.of({ ...field.battlefield, walls: [...field.battlefield.walls] });
              expect(kept).toBe(JSON.stringify(ask()));
            }
          },
        ),
      );
    },
    BUSY,
  );

  it(
    "are reasoned with listed keys only, and name no source that does not reach",
    () => {
      const listed: ReadonlySet<string> = new Set(LIGHT_REASON_KEYS);
      fc.assert(
        fc.property(arbitraryScene, (scene) => {
          const field = Field.of(scene);
          for (const body of field.bodies) {
            const { reasons, sources, level } = illuminate(
              field,
              rulesOf(scene.ruleset).light,
              scene.tokens[0] ?? null,
              body,
            );
            expect(reasons.filter(({ key }) => !listed.has(key))).toEqual([]);
            expect(sources.every(({ distance, gives }) => Number.isFinite(distance) && gives === level)).toBe(true);
          }
        }),
      );
    },
    BUSY,
  );
});
