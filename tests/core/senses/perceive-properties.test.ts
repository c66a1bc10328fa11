import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import type { Battlefield, Senses } from "../../../src/core/battlefield/types";
import { LIGHT_REASON_KEYS } from "../../../src/core/light/reason-keys";
import { PERCEPTION_STATES } from "../../../src/core/senses/perception";
import type { Perceived } from "../../../src/core/senses/perceive";
import { SENSE_REASON_KEYS } from "../../../src/core/senses/reason-keys";
import { arbitraryDarkness, arbitraryLight, arbitraryScene, arbitraryWall } from "../light/arbitrary-scene";
import { moveScene } from "../light/turn-scene";
import { look } from "./look";

/** Milliseconds that a property may take on a busy machine. */
const BUSY = 60_000;

const KINDS = ["melee", "ranged"] as const;
const RANGED = [
  "darkvision",
  "blindsight",
  "blindsense",
  "tremorsense",
  "truesight",
  "scent",
  "seeInDarkness",
  "devilsSight",
] as const;

/** How each token perceives each other, in melee and at range. */
function looks(battlefield: Battlefield, field = Field.of(battlefield)): readonly Perceived[] {
  const ids = battlefield.tokens.map(({ id }) => id);
  return ids.flatMap((a) => ids.filter((b) => b !== a).flatMap((b) => KINDS.map((kind) => look(field, a, b, kind))));
}

/** How bad a look is: the state first, then the chance to miss. */
function badness({ perception, concealment }: Perceived): number {
  return PERCEPTION_STATES.indexOf(perception.state) * 100 + concealment.missChance;
}

function nowhereWorse(a: readonly Perceived[], b: readonly Perceived[]): boolean {
  return a.every((one, i) => badness(one) <= badness(b[i] as Perceived));
}

/** What a look says, without the walls and distances of its reasons. */
function said({ reasons, attacking, attacked, ...rest }: Perceived): unknown {
  return {
    ...rest,
    keys: reasons.map(({ key }) => key),
    attacking: { ...attacking, reasons: [] },
    attacked: { ...attacked, reasons: [] },
  };
}

const motion = fc.record({
  quarters: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  mirrored: fc.boolean(),
  dx: fc.integer({ min: -5, max: 5 }),
  dy: fc.integer({ min: -5, max: 5 }),
});

describe("perception", () => {
  it(
    "stays as it is when the whole scene is moved, turned by quarters or mirrored",
    () => {
      fc.assert(
        fc.property(arbitraryScene, arbitraryDarkness, motion, (scene, darkness, by) => {
          const dark = { ...scene, lights: [...scene.lights, darkness] };
          expect(looks(moveScene(dark, by)).map(said)).toEqual(looks(dark).map(said));
        }),
      );
    },
    BUSY,
  );

  it(
    "never suffers from a sense that reaches farther",
    () => {
      fc.assert(
        fc.property(
          arbitraryScene,
          fc.constantFrom(...RANGED),
          fc.constantFrom<Senses["scent"]>(30, "infinite"),
          (scene, sense, range) => {
            const better = (token: Battlefield["tokens"][number]): Battlefield["tokens"][number] =>
              token.senses[sense] === "infinite"
                ? token
                : {
                    ...token,
                    senses: { ...token.senses, [sense]: range === 30 ? Math.max(30, token.senses[sense] ?? 0) : range },
                  };
            expect(nowhereWorse(looks({ ...scene, tokens: scene.tokens.map(better) }), looks(scene))).toBe(true);
          },
        ),
      );
    },
    BUSY,
  );

  it(
    "never gains by a wall",
    () => {
      fc.assert(
        fc.property(arbitraryScene, arbitraryWall, (scene, wall) => {
          // A wall that stops sight and not light: one that shades the observer may save its darkvision (cnc).
          const walled = { ...scene, walls: [...scene.walls, { ...wall, id: "more", light: 0 }] };
          expect(nowhereWorse(looks(scene), looks(walled))).toBe(true);
        }),
      );
    },
    BUSY,
  );

  it(
    "never suffers from a light, but where light spoils darkvision",
    () => {
      fc.assert(
        fc.property(arbitraryScene, arbitraryLight, (scene, light) => {
          const ruleset = scene.ruleset === "cnc" ? "pf1" : scene.ruleset;
          const lit = { ...scene, ruleset, lights: [...scene.lights, { ...light, id: "more" }] };
          expect(nowhereWorse(looks(lit), looks({ ...scene, ruleset }))).toBe(true);
        }),
      );
    },
    BUSY,
  );

  it(
    "is the same whatever was asked before: what is kept is kept right",
    () => {
      fc.assert(
        fc.property(arbitraryScene, fc.nat(3), fc.constantFrom(-100, 100, 300), (scene, who, step) => {
          const field = Field.of(scene);
          looks(scene, field);
          const tokens = scene.tokens.map((token, i) =>
            i === who % scene.tokens.length ? { ...token, y: token.y + step } : token,
          );
          const moved = field.with({ tokens });
          expect(looks(moved.battlefield, moved)).toEqual(looks({ ...scene, tokens }));
          const doorless = moved.with({ walls: [] });
          expect(looks(doorless.battlefield, doorless)).toEqual(looks({ ...scene, tokens, walls: [] }));
        }),
      );
    },
    BUSY,
  );

  it(
    "knows exactly the targets that it does not call unaware, and gives DCs for no other",
    () => {
      fc.assert(
        fc.property(arbitraryScene, (scene) => {
          for (const { perception, concealment, facts } of looks(scene)) {
            const seen = perception.state === "observed" || perception.state === "concealed";
            expect(perception.sense === null).toBe(perception.state === "unaware");
            if (seen) expect([perception.noticeDC, perception.pinpointDC]).toEqual([null, null]);
            expect(facts.opportunity).toBe(seen);
            if (perception.state === "observed")
              expect(concealment).toEqual({ grade: "none", missChance: 0, rolls: 1 });
          }
        }),
      );
    },
    BUSY,
  );

  it(
    "is reasoned with listed keys only",
    () => {
      const listed: ReadonlySet<string> = new Set([...SENSE_REASON_KEYS, ...LIGHT_REASON_KEYS]);
      fc.assert(
        fc.property(arbitraryScene, (scene) => {
          const reasons = looks(scene).flatMap((one) => [
            ...one.reasons,
            ...one.attacking.reasons,
            ...one.attacked.reasons,
          ]);
          expect(reasons.filter(({ key }) => !listed.has(key))).toEqual([]);
        }),
      );
    },
    BUSY,
  );
});
