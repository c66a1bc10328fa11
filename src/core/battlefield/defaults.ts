import { OWN_NUMBERS } from "./cnc-numbers";
import type { CarriedLight, Light, Options, Region, SceneData, Senses, Token, Wall } from "./types";

/** What a scene is when its snapshot says nothing: a lit square grid of 5 ft, without global light. */
export const DEFAULT_SCENE: SceneData = {
  grid: { type: 1, size: 100, distance: 5, units: "ft" },
  diagonals: "exact",
  darknessLevel: 0,
  globalLight: { enabled: false, bright: false, darkness: { min: 0, max: 1 } },
  ambient: "auto",
  moonlit: null,
  sunlit: null,
  vertical: "sphere",
  wind: "none",
  weather: "clear",
};

/** The table's settings as they are until the GM changes them. */
export const DEFAULT_OPTIONS: Options = {
  ambientBrightUpTo: 0.25,
  ambientDimUpTo: 0.75,
  bigTokenLight: "best",
  inset: 0.05,
  panesStopAttacks: false,
  creaturesGiveCover: true,
  proneGiveCover: true,
  deadGiveCover: false,
  alliesGiveCover: true,
  dnd5eMissChance: false,
  cnc: OWN_NUMBERS,
};

/** A plain wall: it stops everything, over its full height, on every level. */
export const DEFAULT_WALL: Omit<Wall, "id" | "c"> = {
  move: 20,
  sight: 20,
  light: 20,
  sound: 20,
  dir: 0,
  door: 0,
  ds: 0,
  bottom: null,
  top: null,
  threshold: null,
  levels: [],
  cover: null,
  material: null,
};

/** A light that a token carries, as far as nothing else is said: no radius, a flame, by the ruleset's own levels. */
export const DEFAULT_CARRIED_LIGHT: CarriedLight = {
  rotation: 0,
  angle: 360,
  bright: 0,
  dim: 0,
  walls: true,
  hidden: false,
  negative: false,
  priority: 0,
  level: null,
  cap: null,
  steps: null,
  kind: "flame",
  magical: false,
  spellLevel: null,
  darkness: { min: 0, max: 1 },
};

/** A light that stands on the scene. */
export const DEFAULT_LIGHT: Omit<Light, "id" | "x" | "y"> = {
  ...DEFAULT_CARRIED_LIGHT,
  elevation: 0,
  levels: [],
  carrier: null,
};

/** A region of no extent and no effect, unbounded in height. */
export const DEFAULT_REGION: Omit<Region, "id"> = {
  shapes: [],
  elevation: { bottom: null, top: null },
  levels: [],
  effects: [],
};

/** A creature that sees and has no other sense. */
export const DEFAULT_SENSES: Senses = {
  sight: true,
  lowLight: false,
  darkvision: 0,
  blindsight: 0,
  blindsense: 0,
  tremorsense: 0,
  truesight: 0,
  scent: 0,
  seeInvisible: false,
  seeInDarkness: 0,
  devilsSight: 0,
  blindsightBy: null,
};

/** A creature of one space that stands on the ground and does nothing. */
export const DEFAULT_TOKEN: Omit<Token, "id" | "x" | "y"> = {
  name: "",
  width: 1,
  height: 1,
  rotation: 0,
  elevation: 0,
  levels: [],
  size: null,
  bodyHeight: null,
  reach: null,
  disposition: 0,
  hidden: false,
  rider: null,
  flying: false,
  swimming: false,
  senses: DEFAULT_SENSES,
  conditions: [],
  traits: [],
  moved: "none",
  noisy: false,
  stealth: null,
  lightLeftAt: null,
  lightEnteredAt: null,
  concealment: null,
  unseenMissChance: null,
  light: null,
  givesCover: null,
};
