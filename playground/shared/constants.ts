import { occlusionModes } from "./occlusion-modes";
import { DEFAULT_PERMISSIONS } from "./permissions";
import type { Generation } from "./world-source";

const RESTRICTION = { NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 };
const DIRECTIONS = { BOTH: 0, LEFT: 1, RIGHT: 2 };

const REGION_EVENTS = {
  REGION_BOUNDARY: "regionBoundary",
  BEHAVIOR_ACTIVATED: "behaviorActivated",
  BEHAVIOR_DEACTIVATED: "behaviorDeactivated",
  BEHAVIOR_VIEWED: "behaviorViewed",
  BEHAVIOR_UNVIEWED: "behaviorUnviewed",
  TOKEN_ENTER: "tokenEnter",
  TOKEN_EXIT: "tokenExit",
  TOKEN_MOVE_IN: "tokenMoveIn",
  TOKEN_MOVE_OUT: "tokenMoveOut",
  TOKEN_MOVE_WITHIN: "tokenMoveWithin",
  TOKEN_ANIMATE_IN: "tokenAnimateIn",
  TOKEN_ANIMATE_OUT: "tokenAnimateOut",
  TOKEN_TURN_START: "tokenTurnStart",
  TOKEN_TURN_END: "tokenTurnEnd",
  TOKEN_ROUND_START: "tokenRoundStart",
  TOKEN_ROUND_END: "tokenRoundEnd",
};

/** The constants that packages touch, by generation. Follows common/constants.d.mts; 14's names from #13441. */
export function constants(generation: Generation): Record<string, unknown> {
  return {
    vtt: "Foundry VTT",
    VTT: "Foundry Virtual Tabletop",
    USER_ROLES: { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 },
    USER_PERMISSIONS: Object.fromEntries(Object.entries(DEFAULT_PERMISSIONS).map(([key, defaultRole]) => [key, { defaultRole }])),
    DOCUMENT_OWNERSHIP_LEVELS: { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 },
    DOCUMENT_META_OWNERSHIP_LEVELS: { DEFAULT: -20, NOCHANGE: -10 },
    BASE_DOCUMENT_TYPE: "base",
    GRID_TYPES: { GRIDLESS: 0, SQUARE: 1, HEXODDR: 2, HEXEVENR: 3, HEXODDQ: 4, HEXEVENQ: 5 },
    GRID_DIAGONALS: { EQUIDISTANT: 0, EXACT: 1, APPROXIMATE: 2, RECTILINEAR: 3, ALTERNATING_1: 4, ALTERNATING_2: 5, ILLEGAL: 6 },
    GRID_SNAPPING_MODES: { CENTER: 1, EDGE_MIDPOINT: 2, TOP_LEFT_VERTEX: 16, TOP_RIGHT_VERTEX: 32, BOTTOM_LEFT_VERTEX: 64, BOTTOM_RIGHT_VERTEX: 128, VERTEX: 240, CORNER: 3840 },
    TOKEN_DISPOSITIONS: { SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 },
    TOKEN_DISPLAY_MODES: { NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 },
    TOKEN_SHAPES: { ELLIPSE_1: 0, ELLIPSE_2: 1, TRAPEZOID_1: 2, TRAPEZOID_2: 3, RECTANGLE_1: 4, RECTANGLE_2: 5 },
    OCCLUSION_MODES: occlusionModes(generation),
    TILE_OCCLUSION_MODES: occlusionModes(generation),
    LIGHTING_LEVELS: { DARKNESS: -2, HALFDARK: -1, UNLIT: 0, DIM: 1, BRIGHT: 2, BRIGHTEST: 3 },
    WALL_RESTRICTION_TYPES: ["light", "sight", "sound", "move"],
    WALL_DOOR_TYPES: { NONE: 0, DOOR: 1, SECRET: 2 },
    WALL_DOOR_STATES: { CLOSED: 0, OPEN: 1, LOCKED: 2 },
    WALL_DIRECTIONS: DIRECTIONS,
    WALL_DIRECTION_MODES: { NORMAL: 0, REVERSED: 1, BOTH: 2 },
    WALL_MOVEMENT_TYPES: { NONE: 0, NORMAL: 20 },
    WALL_SENSE_TYPES: RESTRICTION,
    CHAT_MESSAGE_STYLES: { OTHER: 0, OOC: 1, IC: 2, EMOTE: 3 },
    REGION_EVENTS: generation >= 14 ? { ...REGION_EVENTS, REGION_ANIMATION: "regionAnimation" } : REGION_EVENTS,
    REGION_VISIBILITY: generation >= 14 ? { LAYER: 0, GAMEMASTER: 1, ALWAYS: 2, OBSERVER: 3, LAYER_UNLOCKED: 4 } : { LAYER: 0, GAMEMASTER: 1, ALWAYS: 2 },
    JOURNAL_ENTRY_PAGE_FORMATS: { HTML: 1, MARKDOWN: 2 },
    TABLE_RESULT_TYPES: { TEXT: "text", DOCUMENT: "document" },
    KEYBINDING_PRECEDENCE: { PRIORITY: 0, NORMAL: 1, DEFERRED: 2 },
    SORT_INTEGER_DENSITY: 100000,
    ACTIVE_EFFECT_MODES: { CUSTOM: 0, MULTIPLY: 1, ADD: 2, DOWNGRADE: 3, UPGRADE: 4, OVERRIDE: 5 },
    ...(generation >= 14
      ? {
          ACTIVE_EFFECT_SHOW_ICON: { NEVER: 0, CONDITIONAL: 1, ALWAYS: 2 },
          EDGE_SENSE_TYPES: RESTRICTION,
          EDGE_DIRECTIONS: DIRECTIONS,
          EDGE_DIRECTION_MODES: { NORMAL: 0, REVERSED: 1, BOTH: 2 },
          EDGE_RESTRICTION_TYPES: ["light", "darkness", "sight", "sound", "move"],
        }
      : { DICE_ROLL_MODES: { PUBLIC: "publicroll", PRIVATE: "gmroll", BLIND: "blindroll", SELF: "selfroll" }, MEASURED_TEMPLATE_TYPES: { CIRCLE: "circle", CONE: "cone", RECTANGLE: "rect", RAY: "ray" } }),
  };
}

/** Names that only one generation has: asking for the other's is a way to tell the two apart, so it answers undefined. */
export const ABSENT_CONSTANTS: Readonly<Record<Generation, readonly string[]>> = {
  13: ["EDGE_SENSE_TYPES", "EDGE_DIRECTIONS", "EDGE_DIRECTION_MODES", "EDGE_RESTRICTION_TYPES", "ACTIVE_EFFECT_SHOW_ICON"],
  14: [],
};

export const REMOVED_CONSTANTS: Readonly<Record<Generation, Readonly<Record<string, string>>>> = {
  13: {},
  14: { DICE_ROLL_MODES: "use CONFIG.ChatMessage.modes", MEASURED_TEMPLATE_TYPES: "MeasuredTemplates became Regions" },
};

export const DEPRECATED_CONSTANTS: Readonly<Record<Generation, Readonly<Record<string, string>>>> = {
  13: {},
  14: {
    WALL_SENSE_TYPES: "use CONST.EDGE_SENSE_TYPES",
    WALL_DIRECTIONS: "use CONST.EDGE_DIRECTIONS",
    WALL_DIRECTION_MODES: "use CONST.EDGE_DIRECTION_MODES",
    WALL_RESTRICTION_TYPES: "use CONST.EDGE_RESTRICTION_TYPES",
    ACTIVE_EFFECT_MODES: "changes have a type, not a mode",
  },
};
