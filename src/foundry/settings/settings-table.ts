import { RULESET_IDS } from "../../core/battlefield/types";
import { VISIBILITIES } from "../attack/record";

/** How much the module does by itself. */
export const AUTOMATIONS = ["off", "suggest", "apply"] as const;

interface Common {
  /** world: the table's rules, set by a GM; client: this browser's own. */
  readonly scope: "world" | "client";
  /** Shown in Foundry's settings window. */
  readonly shown: boolean;
  readonly requiresReload?: boolean;
}

interface Choice<T extends string> extends Common {
  readonly kind: "choice";
  readonly choices: readonly T[];
  readonly initial: T;
}

interface Toggle extends Common {
  readonly kind: "toggle";
  readonly initial: boolean;
}

interface Amount extends Common {
  readonly kind: "amount";
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

interface Data extends Common {
  readonly kind: "data";
  readonly initial: Readonly<Record<string, unknown>>;
}

/** One row of the settings table. */
export type Setting = Choice<string> | Toggle | Amount | Data;

const choice = <const T extends readonly string[]>(
  scope: Common["scope"],
  choices: T,
  initial: T[number],
): Choice<T[number]> => ({ kind: "choice", scope, shown: true, choices, initial });

const toggle = (scope: Common["scope"], initial: boolean): Toggle => ({ kind: "toggle", scope, shown: true, initial });

const amount = (initial: number, min: number, max: number, step: number): Amount => ({
  kind: "amount",
  scope: "world",
  shown: true,
  initial,
  min,
  max,
  step,
});

const data = (scope: Common["scope"]): Data => ({ kind: "data", scope, shown: false, initial: {} });

/** Every setting of the module, in the order of the settings window; texts stand under GRITGLOOM.Setting.<key>. */
export const SETTINGS = {
  ruleset: choice("world", ["auto", ...RULESET_IDS], "auto"),
  automation: choice("world", AUTOMATIONS, "apply"),
  missChance: choice("world", VISIBILITIES, "open"),
  ambientBrightUpTo: amount(0.25, 0, 1, 0.05),
  ambientDimUpTo: amount(0.75, 0, 1, 0.05),
  bigTokenLight: choice("world", ["best", "majority", "centre"], "best"),
  inset: amount(0.05, 0, 0.25, 0.01),
  panesStopAttacks: toggle("world", false),
  creaturesGiveCover: toggle("world", true),
  proneGiveCover: toggle("world", true),
  deadGiveCover: toggle("world", false),
  alliesGiveCover: toggle("world", true),
  dnd5eMissChance: toggle("world", false),
  askSquare: toggle("client", true),
  cardOpen: toggle("client", false),
  highlight: toggle("client", true),
  coverLines: toggle("client", true),
  coverMapRange: { ...amount(6, 1, 20, 1), scope: "client" },
  /** Statuses and effects that conceal, by name: the game master's own, besides those that the module knows. */
  effects: data("world"),
  /** Numbers of Castles & Crusades that the game master changed from the ruleset's own. */
  cncNumbers: data("world"),
  /** Region areas are drawn on the map also where the region layer is not on show. */
  showAreas: toggle("client", false),
  /** Version of the data that the module last wrote into this world. */
  schema: { ...data("world"), initial: { version: 0 } },
  /** Numbers for game masters alone: they stay in this browser and are passed on by query, never stored in the world. */
  secrets: data("client"),
  /** Cover that game masters decided for hidden tokens, by scene and pair: no document may know of it. */
  coverDecided: data("client"),
  /** When creatures left or entered light that bears on their eyes, as this browser saw it. */
  lightTimes: data("client"),
  /** What the module changed in documents, so that it can be put back. */
  receipts: data("world"),
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;

/** The value that a setting of this key holds. */
export type SettingValue<K extends SettingKey> = (typeof SETTINGS)[K] extends { kind: "choice"; choices: readonly (infer T)[] }
  ? T
  : (typeof SETTINGS)[K] extends { kind: "toggle" }
    ? boolean
    : (typeof SETTINGS)[K] extends { kind: "amount" }
      ? number
      : Readonly<Record<string, unknown>>;
