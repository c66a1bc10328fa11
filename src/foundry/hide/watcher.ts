import { assess } from "../../core/attack/assess";
import type { Field } from "../../core/battlefield/field";
import { DEFAULT_SENSES } from "../../core/battlefield/defaults";
import type { CoverGrade, LightLevel, Senses, Token } from "../../core/battlefield/types";
import { unitsPerFoot } from "../../core/geometry/feet";
import { illuminate } from "../../core/light/illuminate";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { SeenLight } from "../../core/senses/glance";
import { perceive } from "../../core/senses/perceive";
import type { PerceptionState } from "../../core/senses/perception";

/** One thing that would let a creature hide from a watcher, all else staying as it is. */
export type HideChange =
  | { readonly key: "darker"; readonly level: LightLevel }
  | { readonly key: "fog" | "invisible" }
  /** Cover of at least this grade. */
  | { readonly key: "cover"; readonly grade: CoverGrade }
  /** Being farther away than this, in scene units. */
  | { readonly key: "leave"; readonly sense: string; readonly distance: number };

/** Whether a creature may hide from one that might see it, and what would change that. */
export interface Watcher {
  readonly id: string;
  readonly mayHide: boolean;
  readonly state: PerceptionState;
  readonly sense: string | null;
  readonly light: LightLevel;
  readonly cover: CoverGrade;
  /** Empty where the creature may hide already, or nothing alone would be enough. */
  readonly changes: readonly HideChange[];
}

/** Senses with a range that one can leave. */
const RANGED = [
  "darkvision", "blindsight", "blindsense", "tremorsense", "truesight", "seeInDarkness", "devilsSight",
] as const satisfies readonly (keyof Senses)[];

/**
 * Whether a creature may hide from a watcher by the facts of the verdict, and which single changes would let it.
 * @param plainEyes - Counts the watcher's senses as ordinary sight: whoever asks does not know them.
 */
export function watcherOf(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string, plainEyes = false): Watcher {
  const known = plainEyes ? withToken(field, { ...field.token(watcherId), senses: DEFAULT_SENSES }) : field;
  const verdict = assess(known, ruleset, { attacker: watcherId, target: hiderId, kind: "ranged" });
  const mayHide = verdict.facts.stealth;
  return {
    id: watcherId,
    mayHide,
    state: verdict.perception.state,
    sense: verdict.perception.sense,
    light: verdict.light.level,
    cover: verdict.cover.grade,
    changes: mayHide ? [] : changesFor(known, ruleset, watcherId, hiderId),
  };
}

/** Watchers in the order of a list: those who prevent hiding first, then the nearest. */
export function sortedWatchers(field: Field, watchers: readonly Watcher[], hiderId: string): readonly Watcher[] {
  const hider = field.body(hiderId);
  const far = new Map(watchers.map(({ id }) => [id, field.distance(field.body(id), hider)]));
  return [...watchers].sort((a, b) => Number(a.mayHide) - Number(b.mayHide) || (far.get(a.id) ?? 0) - (far.get(b.id) ?? 0));
}

function changesFor(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly HideChange[] {
  return [...darker(field, ruleset, watcherId, hiderId), ...leaving(field, ruleset, watcherId, hiderId), ...veiled(field, ruleset, watcherId, hiderId)];
}

/** The brightest level below the present one at which the creature could hide. */
function darker(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly HideChange[] {
  const [watcher, hider] = [field.body(watcherId), field.body(hiderId)];
  const light = illuminate(field, ruleset.light, watcher.token, hider);
  const { levels } = ruleset.light;
  const below = levels.slice(0, Math.max(0, levels.indexOf(light.level))).filter((level) => level !== "supernatural-darkness");
  const level = [...below].reverse().find((one) => mayHideIn(field, ruleset, watcherId, hiderId, { level: one, sources: light.sources, sunlit: light.sunlit }));
  return level === undefined ? [] : [{ key: "darker", level }];
}

/** Ranged senses that alone give the creature away, and how far they reach it. */
function leaving(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly HideChange[] {
  const watcher = field.token(watcherId);
  const watched = ruleset.senses.darkvision.noStealthWithin;
  return RANGED.flatMap((sense): HideChange[] => {
    const range = watcher.senses[sense];
    if (typeof range !== "number" || range <= 0) return [];
    const without = withToken(field, { ...watcher, senses: { ...watcher.senses, [sense]: 0 } });
    if (!mayHideIn(without, ruleset, watcherId, hiderId)) return [];
    const watchedTo = sense === "darkvision" && watched !== null ? watched * unitsPerFoot(field.scene.grid) : Infinity;
    return [{ key: "leave", sense, distance: Math.min(range, watchedTo) }];
  });
}

/** The least cover that lets a creature hide in this game; fog and invisibility, where they would. */
function veiled(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly HideChange[] {
  const hider = field.token(hiderId);
  const fog = withFogOn(field, hiderId);
  const unseen = withToken(field, { ...hider, conditions: [...hider.conditions, "invisible"] });
  const grade = ruleset.cover.grades.find((rule) => rule.stealth)?.grade;
  return [
    ...(grade === undefined ? [] : [{ key: "cover", grade } as const]),
    ...(mayHideIn(fog, ruleset, watcherId, hiderId) ? [{ key: "fog" } as const] : []),
    ...(mayHideIn(unseen, ruleset, watcherId, hiderId) ? [{ key: "invisible" } as const] : []),
  ];
}

function mayHideIn(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string, given?: SeenLight): boolean {
  const [watcher, hider] = [field.body(watcherId), field.body(hiderId)];
  const light = given ?? illuminate(field, ruleset.light, watcher.token, hider);
  return perceive(field, ruleset.senses, watcher, hider, light, { kind: "ranged", light: ruleset.light }).facts.stealth;
}

function withToken(field: Field, token: Token): Field {
  return field.with({ tokens: field.battlefield.tokens.map((one) => (one.id === token.id ? token : one)) });
}

/** The same scene with heavy fog over the creature's own spaces. */
function withFogOn(field: Field, id: string): Field {
  const { minX, minY, maxX, maxY } = field.body(id).bounds;
  const fog = {
    id: "fog",
    shapes: [{ type: "rectangle" as const, x: minX, y: minY, width: maxX - minX, height: maxY - minY }],
    elevation: { bottom: null, top: null },
    levels: [],
    effects: [{ kind: "obscurement" as const, density: "heavy" as const }],
  };
  return field.with({ regions: [...field.battlefield.regions, fog] });
}
