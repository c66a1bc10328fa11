import fc from "fast-check";
import { COVER_GRADES, LIGHT_KINDS, LIGHT_LEVELS, RULESET_IDS, SIZES } from "../../src/core/battlefield/types";

const coordinate = fc.integer({ min: -64_000, max: 64_000 }).map((n) => n / 16);
const radius = fc.integer({ min: 0, max: 120 });
const elevation = fc.integer({ min: -50, max: 50 });
const share = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);
const nullOr = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });
const some = <T extends object, K extends keyof T = never>(
  model: { [P in keyof T]: fc.Arbitrary<T[P]> },
  requiredKeys: K[] = [],
): fc.Arbitrary<Partial<T> & Pick<T, K>> => fc.record(model, { requiredKeys }) as fc.Arbitrary<Partial<T> & Pick<T, K>>;

/** Numbers each member of a list, so that ids are unique. */
function numbered<T extends object>(prefix: string, arbitrary: fc.Arbitrary<T>, maxLength = 4): fc.Arbitrary<(T & { id: string })[]> {
  return fc.array(arbitrary, { maxLength }).map((items) => items.map((item, i) => ({ ...item, id: `${prefix}${i}` })));
}

const levels = fc.subarray(["cellar", "hall", "loft"]);
const restriction = fc.constantFrom(0, 10, 20, 30, 40);

const wall = some(
  {
    c: fc
      .tuple(coordinate, coordinate, coordinate, coordinate)
      .filter(([ax, ay, bx, by]) => ax !== bx || ay !== by),
    move: restriction, sight: restriction, light: restriction, sound: restriction,
    dir: fc.constantFrom(0, 1, 2), door: fc.constantFrom(0, 1, 2), ds: fc.constantFrom(0, 1, 2),
    bottom: nullOr(fc.integer({ min: -50, max: 0 })), top: nullOr(fc.integer({ min: 0, max: 50 })),
    threshold: nullOr(some({ light: nullOr(radius), sight: nullOr(radius), attenuation: fc.boolean() })),
    levels, cover: nullOr(fc.constantFrom(...COVER_GRADES)), material: nullOr(fc.string()),
  },
  ["c"],
);

const shine = {
  rotation: fc.integer({ min: -360, max: 720 }), angle: fc.integer({ min: 0, max: 360 }), bright: radius, dim: radius,
  walls: fc.boolean(), hidden: fc.boolean(), negative: fc.boolean(), priority: fc.nat(5),
  level: nullOr(fc.constantFrom(...LIGHT_LEVELS)), cap: nullOr(fc.constantFrom(...LIGHT_LEVELS)),
  steps: nullOr(fc.integer({ min: -3, max: 3 })), kind: fc.constantFrom(...LIGHT_KINDS), magical: fc.boolean(),
  spellLevel: nullOr(fc.nat(9)), darkness: some({ min: share, max: share }),
};
const light = some({ x: coordinate, y: coordinate, elevation, levels, ...shine }, ["x", "y"]);

const shape = fc.oneof(
  fc.record({ type: fc.constant("rectangle"), x: coordinate, y: coordinate, width: radius, height: radius }),
  fc.record({ type: fc.constant("circle"), x: coordinate, y: coordinate, radius }),
  fc.record({ type: fc.constant("ellipse"), x: coordinate, y: coordinate, radiusX: radius, radiusY: radius, rotation: radius }),
  fc.record({
    type: fc.constant("polygon"),
    hole: fc.boolean(),
    points: fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 6 }).map((points) => points.flat()),
  }),
);
const effect = fc.oneof(
  some(
    {
      kind: fc.constant("obscurement"), density: fc.constantFrom("light", "heavy"), missChance: fc.nat(100),
      beyond: fc.record({ distance: radius, missChance: fc.nat(100) }), share: fc.nat(100), stops: fc.subarray(["sight", "darkvision"]),
    },
    ["kind", "density"],
  ),
  fc.record({ kind: fc.constant("ambient"), level: fc.constantFrom(...LIGHT_LEVELS) }),
  fc.record({ kind: fc.constant("darkness"), mode: fc.constantFrom(0, 1, 2, "override", "brighten", "darken"), modifier: share }),
  fc.record({ kind: fc.constant("cover"), grade: fc.constantFrom(...COVER_GRADES) }),
  fc.record({ kind: fc.constant("water") }),
);
const region = some({
  shapes: fc.array(shape, { maxLength: 3 }), effects: fc.array(effect, { maxLength: 3 }), levels,
  elevation: some({ bottom: nullOr(fc.integer({ min: -50, max: 0 })), top: nullOr(fc.integer({ min: 0, max: 50 })) }),
});

const range = fc.oneof(radius, fc.constant("infinite"), fc.constant(null));
const senses = some({
  sight: fc.boolean(), lowLight: fc.boolean(), darkvision: range, blindsight: range, blindsense: range, tremorsense: range,
  truesight: range, scent: range, seeInvisible: fc.boolean(), seeInDarkness: range, devilsSight: range, blindsightBy: nullOr(fc.string()),
});
const token = some(
  {
    x: coordinate, y: coordinate, width: fc.constantFrom(0.5, 1, 1.5, 2, 4), height: fc.constantFrom(0.5, 1, 2), elevation, levels, senses,
    name: fc.string(), size: nullOr(fc.constantFrom(...SIZES)), bodyHeight: nullOr(radius), reach: nullOr(radius), hidden: fc.boolean(),
    flying: fc.boolean(), conditions: fc.subarray(["prone", "blinded", "odd"]), traits: fc.subarray(["blind-fight"]),
    moved: fc.constantFrom("none", "half", "full", "run"), stealth: nullOr(elevation), light: nullOr(some(shine)),
  },
  ["x", "y"],
);

/** Snapshots that are right, with some members left out and some that nobody knows. */
export const arbitrarySnapshot = some(
  {
    version: fc.constant(1),
    ruleset: fc.constantFrom(...RULESET_IDS),
    scene: some({
      grid: some({ type: fc.nat(5), size: fc.integer({ min: 20, max: 300 }), distance: fc.constantFrom(1, 1.5, 5, 9), units: fc.constantFrom("ft", "m") }),
      diagonals: fc.constantFrom("equidistant", "exact", "approximate", "alternating"),
      darknessLevel: share, ambient: fc.constantFrom("auto", ...LIGHT_LEVELS), moonlit: nullOr(fc.boolean()),
      vertical: fc.constantFrom("unbounded", "sphere"), mood: fc.string(),
    }),
    options: some({ ambientBrightUpTo: share, bigTokenLight: fc.constantFrom("best", "majority", "centre"), panesStopAttacks: fc.boolean() }),
    walls: numbered("w", wall), lights: numbered("l", light), regions: numbered("r", region), tokens: numbered("t", token),
    comment: fc.jsonValue(),
  },
  ["ruleset"],
);
