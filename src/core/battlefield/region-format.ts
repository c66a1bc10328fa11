import { boolean, choice, described, list, number, optional, record, refine, required, text, variant } from "./shape";
import type { Shape } from "./shape";
import { COVER_GRADES, LIGHT_LEVELS } from "./types";
import type { RegionEffect, RegionShape } from "./types";

const ANY = number();
const NOT_NEGATIVE = number({ min: 0 });
const PERCENT = number({ min: 0, max: 100 });

type ShapeOf<K extends RegionShape["type"]> = Extract<RegionShape, { type: K }>;
type EffectOf<K extends RegionEffect["kind"]> = Extract<RegionEffect, { kind: K }>;

const POINTS = refine(
  list(ANY),
  (points) => points.length >= 6 && points.length % 2 === 0,
  "x and y of at least three points",
  { also: { minItems: 6 } },
);

/** A region's outline: pixels, degrees. */
export const REGION_SHAPE_SHAPE: Shape<RegionShape> = variant<RegionShape>("type", {
  rectangle: record<ShapeOf<"rectangle">>({
    type: required(choice(["rectangle"])),
    x: required(ANY),
    y: required(ANY),
    width: required(NOT_NEGATIVE),
    height: required(NOT_NEGATIVE),
    rotation: optional(ANY),
    hole: optional(boolean),
  }),
  ellipse: record<ShapeOf<"ellipse">>({
    type: required(choice(["ellipse"])),
    x: required(ANY),
    y: required(ANY),
    radiusX: required(NOT_NEGATIVE),
    radiusY: required(NOT_NEGATIVE),
    rotation: optional(ANY),
    hole: optional(boolean),
  }),
  circle: record<ShapeOf<"circle">>({
    type: required(choice(["circle"])),
    x: required(ANY),
    y: required(ANY),
    radius: required(NOT_NEGATIVE),
    hole: optional(boolean),
  }),
  polygon: record<ShapeOf<"polygon">>({
    type: required(choice(["polygon"])),
    points: required(POINTS),
    hole: optional(boolean),
  }),
});

const BEYOND = record<NonNullable<EffectOf<"obscurement">["beyond"]>>({
  distance: required(described(NOT_NEGATIVE, "Scene units between the two; nearer than that it hides less.")),
  missChance: optional(described(PERCENT, "Left out: the density's own, and clear up to the distance.")),
});

/** What a region does to whoever stands in it or looks through it. */
export const EFFECT_SHAPE: Shape<RegionEffect> = variant<RegionEffect>("kind", {
  obscurement: record<EffectOf<"obscurement">>({
    kind: required(choice(["obscurement"])),
    density: required(choice(["light", "heavy"])),
    missChance: optional(PERCENT),
    beyond: optional(BEYOND),
    share: optional(PERCENT),
    stops: optional(list(text)),
  }),
  ambient: record<EffectOf<"ambient">>({
    kind: required(choice(["ambient"])),
    level: required(choice(LIGHT_LEVELS)),
  }),
  darkness: record<EffectOf<"darkness">>({
    kind: required(choice(["darkness"])),
    // Foundry stores the number; its dialog says the word.
    mode: required(choice([0, 1, 2], { override: 0, brighten: 1, darken: 2 })),
    modifier: required(number({ min: 0, max: 1 })),
  }),
  cover: record<EffectOf<"cover">>({
    kind: required(choice(["cover"])),
    grade: required(choice(COVER_GRADES)),
  }),
  water: record<EffectOf<"water">>({ kind: required(choice(["water"])) }),
});
