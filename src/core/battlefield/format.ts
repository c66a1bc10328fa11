import type { WallThreshold } from "../geometry/wall-segment";
import {
  DEFAULT_CARRIED_LIGHT,
  DEFAULT_LIGHT,
  DEFAULT_OPTIONS,
  DEFAULT_REGION,
  DEFAULT_SCENE,
  DEFAULT_SENSES,
  DEFAULT_TOKEN,
  DEFAULT_WALL,
} from "./defaults";
import { CNC_NUMBERS_SHAPE } from "./cnc-numbers";
import { EFFECT_SHAPE, REGION_SHAPE_SHAPE } from "./region-format";
import { boolean, choice, defaulted, described, either, list, name, nullable, number, record, refine, required, text } from "./shape";
import type { Member, Members, Shape } from "./shape";
import {
  BATTLEFIELD_VERSION,
  COVER_GRADES,
  DIAGONALS,
  LIGHT_KINDS,
  LIGHT_LEVELS,
  MOVEMENTS,
  RULESET_IDS,
  SIZES,
} from "./types";
import type { Battlefield, CarriedLight, GridData, Light, Options, Region, SceneData, SenseRange, Senses, Token, Wall } from "./types";

const ANY = number();
const NOT_NEGATIVE = number({ min: 0 });
const SHARE = number({ min: 0, max: 1 });
const PER_CENT = number({ min: 0, max: 100 });
const TEXTS = list(text);

/** Spaces across the widest token that is believed: its spaces are laid out one by one. */
const WIDEST_TOKEN = 100;

const TOP_ABOVE = "an elevation that is not below bottom";

type Defaults<T> = { readonly [K in keyof T]: T[K] };

/** Members that all have a default, each with its shape. */
function withDefaults<T extends object>(shapes: { readonly [K in keyof T]: Shape<T[K]> }, defaults: Defaults<T>): Members<T> {
  const entries = Object.entries(shapes).map(([key, shape]) => [key, { shape, presence: "defaulted", default: defaults[key as keyof T] }]);
  return Object.fromEntries(entries) as Members<T>;
}

const WINDOW = record<{ readonly min: number; readonly max: number }>({
  min: defaulted(SHARE, 0),
  max: defaulted(SHARE, 1),
});

const GRID = record<GridData>(
  withDefaults<GridData>(
    {
      type: described(choice([0, 1, 2, 3, 4, 5]), "Foundry's grid type: 0 gridless, 1 square, 2 and 3 hex rows, 4 and 5 hex columns."),
      size: described(number({ above: 0 }), "Pixels across one space."),
      distance: described(number({ above: 0 }), "Distance across one space, in units."),
      units: text,
    },
    DEFAULT_SCENE.grid,
  ),
);

const SCENE = record<SceneData>(
  withDefaults<SceneData>(
    {
      grid: GRID,
      diagonals: choice(DIAGONALS),
      darknessLevel: described(SHARE, "0 is day, 1 is night."),
      globalLight: record(
        withDefaults<SceneData["globalLight"]>({ enabled: boolean, bright: boolean, darkness: WINDOW }, DEFAULT_SCENE.globalLight),
      ),
      ambient: described(choice(["auto", ...LIGHT_LEVELS]), "The level without lights: auto follows the darkness level."),
      moonlit: described(nullable(boolean), "Null is automatic."),
      sunlit: described(nullable(boolean), "Null is automatic."),
      vertical: described(choice(["unbounded", "sphere"]), "How elevation counts for light and sight."),
      wind: text,
      weather: text,
    },
    DEFAULT_SCENE,
  ),
);

/** The table's settings in a snapshot, or in a request that brings them along. */
export const OPTIONS_SHAPE: Shape<Options> = record<Options>(
  withDefaults<Options>(
    {
      ambientBrightUpTo: SHARE,
      ambientDimUpTo: SHARE,
      bigTokenLight: choice(["best", "majority", "centre"]),
      inset: described(number({ min: 0, below: 0.5 }), "Part of a space by which bodies are drawn in on each side."),
      panesStopAttacks: boolean,
      creaturesGiveCover: boolean,
      proneGiveCover: boolean,
      deadGiveCover: boolean,
      alliesGiveCover: boolean,
      dnd5eMissChance: described(boolean, "A d100 for a miss in the fifth edition too, in the place of disadvantage."),
      cnc: CNC_NUMBERS_SHAPE,
    },
    DEFAULT_OPTIONS,
  ),
);

const RESTRICTION = choice([0, 10, 20, 30, 40]);
const THRESHOLD = record<WallThreshold>({
  light: defaulted(nullable(NOT_NEGATIVE), null),
  sight: defaulted(nullable(NOT_NEGATIVE), null),
  sound: defaulted(nullable(NOT_NEGATIVE), null),
  attenuation: defaulted(boolean, false),
});

const SEGMENT = refine(
  refine(list(ANY), (c) => c.length === 4, "four numbers x0, y0, x1, y1", { also: { minItems: 4, maxItems: 4 } }),
  ([ax, ay, bx, by]) => ax !== bx || ay !== by,
  "two different ends",
) as Shape<readonly [number, number, number, number]>;

const WALL = refine(
  record<Wall>({
    id: required(name),
    c: required(described(SEGMENT, "x0, y0, x1, y1 in pixels.")),
    ...withDefaults<Omit<Wall, "id" | "c">>(
      {
        move: RESTRICTION,
        sight: RESTRICTION,
        light: RESTRICTION,
        sound: RESTRICTION,
        dir: choice([0, 1, 2]),
        door: choice([0, 1, 2]),
        ds: choice([0, 1, 2]),
        bottom: described(nullable(ANY), "Lowest elevation in scene units; null is unbounded."),
        top: described(nullable(ANY), "Highest elevation in scene units; null is unbounded."),
        threshold: nullable(THRESHOLD),
        levels: TEXTS,
        cover: described(nullable(choice(COVER_GRADES)), "A grade that the GM set; null follows sight."),
        material: nullable(text),
      },
      DEFAULT_WALL,
    ),
  }),
  ordered,
  TOP_ABOVE,
  { member: "top" },
);

const CARRIED_SHAPES: { readonly [K in keyof CarriedLight]: Shape<CarriedLight[K]> } = {
  rotation: described(ANY, "Degrees; 0 points to +y, clockwise."),
  angle: number({ min: 0, max: 360 }),
  bright: described(NOT_NEGATIVE, "Radius from the centre in scene units."),
  dim: described(NOT_NEGATIVE, "Radius from the centre in scene units; less than bright is legal."),
  walls: boolean,
  hidden: boolean,
  negative: described(boolean, "A source of darkness."),
  priority: NOT_NEGATIVE,
  level: described(nullable(choice(LIGHT_LEVELS)), "Null is the ruleset's own."),
  cap: described(nullable(choice(LIGHT_LEVELS)), "Null is the ruleset's own."),
  steps: described(nullable(number({ integer: true })), "Null is the ruleset's own."),
  kind: choice(LIGHT_KINDS),
  magical: boolean,
  spellLevel: nullable(NOT_NEGATIVE),
  darkness: described(WINDOW, "Darkness levels of the scene between which it burns."),
};

const LIGHT = record<Light>({
  id: required(name),
  x: required(ANY),
  y: required(ANY),
  ...withDefaults<Omit<Light, "id" | "x" | "y">>(
    { ...CARRIED_SHAPES, elevation: ANY, levels: TEXTS, carrier: described(nullable(name), "Id of the token that carries it.") },
    DEFAULT_LIGHT,
  ),
});

const REGION = record<Region>({
  id: required(name),
  ...withDefaults<Omit<Region, "id">>(
    {
      shapes: list(REGION_SHAPE_SHAPE),
      elevation: refine(
        record(withDefaults<Region["elevation"]>({ bottom: nullable(ANY), top: nullable(ANY) }, DEFAULT_REGION.elevation)),
        ordered,
        TOP_ABOVE,
        { member: "top" },
      ),
      levels: TEXTS,
      effects: list(EFFECT_SHAPE),
    },
    DEFAULT_REGION,
  ),
});

const RANGE: Shape<SenseRange> = described(
  nullable(either(NOT_NEGATIVE, choice(["infinite"]))),
  "Scene units, or infinite; null is unknown: counted as 0 and named in the verdict.",
);

const SENSES = record<Senses>(
  withDefaults<Senses>(
    {
      sight: boolean,
      lowLight: boolean,
      darkvision: RANGE,
      blindsight: RANGE,
      blindsense: RANGE,
      tremorsense: RANGE,
      truesight: RANGE,
      scent: RANGE,
      seeInvisible: boolean,
      seeInDarkness: RANGE,
      devilsSight: RANGE,
      blindsightBy: nullable(text),
    },
    DEFAULT_SENSES,
  ),
);

const SPACES = described(number({ above: 0, max: WIDEST_TOKEN }), "In grid spaces.");

const TOKEN = record<Token>({
  id: required(name),
  x: required(described(ANY, "Left edge in pixels.")),
  y: required(described(ANY, "Upper edge in pixels.")),
  ...withDefaults<Omit<Token, "id" | "x" | "y">>(
    {
      name: text,
      width: SPACES,
      height: SPACES,
      rotation: ANY,
      elevation: ANY,
      levels: TEXTS,
      size: described(nullable(choice(SIZES)), "Null follows from the width."),
      bodyHeight: described(nullable(NOT_NEGATIVE), "Scene units; null follows from size and posture."),
      reach: described(nullable(NOT_NEGATIVE), "Scene units; null is the ruleset's own."),
      disposition: ANY,
      hidden: boolean,
      rider: described(nullable(name), "Id of the token that it shares a saddle with."),
      flying: boolean,
      swimming: boolean,
      senses: SENSES,
      conditions: TEXTS,
      traits: TEXTS,
      moved: choice(MOVEMENTS),
      noisy: boolean,
      stealth: nullable(ANY),
      lightLeftAt: described(nullable(NOT_NEGATIVE), "Rounds since it left a lit radius; null is long ago."),
      lightEnteredAt: described(nullable(NOT_NEGATIVE), "Rounds since it came into light that its kind cannot bear; null is long ago."),
      concealment: described(nullable(PER_CENT), "Chance to miss it though it is seen; null follows the rules."),
      unseenMissChance: described(nullable(PER_CENT), "Chance to miss it while it is invisible; null follows the rules."),
      light: nullable(record<CarriedLight>(withDefaults<CarriedLight>(CARRIED_SHAPES, DEFAULT_CARRIED_LIGHT))),
      givesCover: described(nullable(boolean), "Covers whoever stands behind it: true always, false never; null follows the rules."),
    },
    DEFAULT_TOKEN,
  ),
});

/** The snapshot format: every member with its shape and default. */
export const BATTLEFIELD_SHAPE: Shape<Battlefield> = record<Battlefield>({
  version: defaulted(choice([BATTLEFIELD_VERSION]), BATTLEFIELD_VERSION),
  ruleset: required(choice(RULESET_IDS)) satisfies Member<Battlefield["ruleset"]>,
  scene: defaulted(SCENE, DEFAULT_SCENE),
  options: defaulted(OPTIONS_SHAPE, DEFAULT_OPTIONS),
  walls: defaulted(list(WALL), []),
  lights: defaulted(list(LIGHT), []),
  regions: defaulted(list(REGION), []),
  tokens: defaulted(list(TOKEN), []),
});

function ordered({ bottom, top }: { readonly bottom: number | null; readonly top: number | null }): boolean {
  return bottom === null || top === null || bottom <= top;
}
