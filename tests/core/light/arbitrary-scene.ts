import fc from "fast-check";
import type {
  Battlefield,
  CarriedLight,
  Light,
  Region,
  RegionEffect,
  Token,
  Wall,
} from "../../../src/core/battlefield/types";
import { LIGHT_LEVELS, RULESET_IDS } from "../../../src/core/battlefield/types";
import { battlefield, carried, light, region, scene, token, wall } from "../../builders/battlefield";

const SIZE = 100;
const space = fc.integer({ min: 0, max: 11 });
const line = fc.integer({ min: 0, max: 24 }).map((half) => half * (SIZE / 2));
const some = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
const range = fc.constantFrom<number | "infinite">(0, 0, 10, 30, 60, "infinite");
const nullOr = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });
const effect = fc.oneof<fc.Arbitrary<RegionEffect>[]>(
  fc.record({
    kind: fc.constant("obscurement" as const),
    density: fc.constantFrom("light" as const, "heavy" as const),
  }),
  fc.record({ kind: fc.constant("ambient" as const), level: fc.constantFrom(...LIGHT_LEVELS) }),
  fc.record({
    kind: fc.constant("darkness" as const),
    mode: fc.constantFrom(0 as const, 1 as const, 2 as const),
    modifier: fc.constantFrom(0.2, 0.5, 1),
  }),
);

const shine = {
  bright: fc.constantFrom(0, 5, 20, 30),
  dim: fc.constantFrom(0, 10, 40),
  angle: fc.constantFrom(360, 360, 90),
  rotation: fc.constantFrom(0, 45, 90, 180),
  level: fc.constantFrom(null, null, "dim" as const, "bright" as const),
  magical: fc.boolean(),
  spellLevel: fc.constantFrom(null, 1, 2, 3, 4),
  priority: fc.nat(2),
};

/** A light that stands on the middle of a space, so that no distance hangs on rounding. */
export const arbitraryLight: fc.Arbitrary<Light> = fc
  .tuple(
    space,
    space,
    some<CarriedLight>(shine as unknown as { [K in keyof CarriedLight]: fc.Arbitrary<CarriedLight[K]> }),
  )
  .map(([x, y, over]) => light(x * SIZE + 50, y * SIZE + 50, over));

/** A wall along the lines of the grid or across the middles of its spaces, sometimes slanting. */
export const arbitraryWall: fc.Arbitrary<Wall> = fc
  .tuple(line, line, line, line, fc.constantFrom(0, 10, 20, 20, 20), fc.constantFrom(0, 0, 1, 2))
  .filter(([ax, ay, bx, by]) => ax !== bx || ay !== by)
  .map(([ax, ay, bx, by, stops, dir]) => wall([ax, ay, bx, by], { light: stops, sight: stops, dir }));

const arbitraryRegion: fc.Arbitrary<Region> = fc
  .tuple(space, space, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), effect)
  .map(([x, y, width, height, one]) => region([x * SIZE, y * SIZE, width * SIZE, height * SIZE], [one]));

const arbitraryToken: fc.Arbitrary<Token> = fc
  .record({
    x: space,
    y: space,
    width: fc.constantFrom(1, 1, 1, 2, 3),
    lowLight: fc.boolean(),
    sight: fc.constantFrom(true, true, true, false),
    seeInvisible: fc.boolean(),
    darkvision: range,
    blindsight: range,
    blindsense: range,
    tremorsense: range,
    truesight: range,
    scent: range,
    seeInDarkness: range,
    devilsSight: range,
    conditions: fc.subarray(["blinded", "deafened", "invisible", "ethereal", "blurred", "displaced", "outlined"], {
      maxLength: 2,
    }),
    traits: fc.subarray(
      ["blind-fight", "improved-blind-fight", "greater-blind-fight", "light-sensitive", "incorporeal"],
      { maxLength: 1 },
    ),
    noisy: fc.boolean(),
    moved: fc.constantFrom("none" as const, "half" as const, "full" as const, "run" as const),
    elevation: fc.constantFrom(0, 0, 0, 10),
    light: nullOr(some<CarriedLight>(shine as unknown as { [K in keyof CarriedLight]: fc.Arbitrary<CarriedLight[K]> })),
  })
  .map(({ x, y, width, conditions, traits, noisy, moved, elevation, light: torch, ...senses }) =>
    token("one", x * SIZE, y * SIZE, {
      width,
      height: width,
      conditions,
      traits,
      noisy,
      moved,
      elevation,
      senses,
      // A carried cone turns with its bearer, whose rotation a moved scene leaves alone.
      light: torch === null ? null : carried({ ...torch, angle: 360 }),
    }),
  );

/** Scenes of a dozen spaces a side, any ruleset, without darkness sources. */
export const arbitraryScene: fc.Arbitrary<Battlefield> = fc
  .record({
    ruleset: fc.constantFrom(...RULESET_IDS),
    ambient: fc.constantFrom("auto" as const, ...LIGHT_LEVELS),
    walls: fc.array(arbitraryWall, { maxLength: 6 }),
    lights: fc.array(arbitraryLight, { maxLength: 4 }),
    regions: fc.array(arbitraryRegion, { maxLength: 2 }),
    tokens: fc.array(arbitraryToken, { minLength: 2, maxLength: 4 }),
    bigTokenLight: fc.constantFrom("best" as const, "majority" as const, "centre" as const),
  })
  .map(({ ruleset, ambient, walls, lights, regions, tokens, bigTokenLight }) =>
    battlefield({
      ruleset,
      scene: scene({ ambient }),
      options: { bigTokenLight },
      walls: walls.map((one, i) => ({ ...one, id: `w${i}` })),
      lights: lights.map((one, i) => ({ ...one, id: `l${i}` })),
      regions: regions.map((one, i) => ({ ...one, id: `r${i}` })),
      tokens: tokens.map((one, i) => ({ ...one, id: `t${i}` })),
    }),
  );

/** A darkness source. */
export const arbitraryDarkness: fc.Arbitrary<Light> = fc
  .tuple(arbitraryLight, fc.constantFrom(null, 1, 2))
  .map(([one, steps]) => ({ ...one, id: "darkness", negative: true, steps, level: null }));
