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

/** What hangs on how well a creature is seen: whether it may hide, and what its watcher may do to it. */
export const HIDE_FACTS = ["stealth", "opportunity", "precision"] as const;
export type HideFact = (typeof HIDE_FACTS)[number];

/** Whether a fact stands well for the creature, and which single changes would make it so; none where it does. */
export interface FactAnswer {
  /** It may hide; no attack of opportunity; no precision damage. */
  readonly safe: boolean;
  readonly changes: readonly HideChange[];
}

/** What a creature has to fear from one that might see it. */
export interface Watcher {
  readonly id: string;
  readonly mayHide: boolean;
  readonly state: PerceptionState;
  readonly sense: string | null;
  readonly light: LightLevel;
  readonly cover: CoverGrade;
  readonly answers: Readonly<Record<HideFact, FactAnswer>>;
}

/** Senses with a range that one can leave. */
const RANGED = [
  "darkvision", "blindsight", "blindsense", "tremorsense", "truesight", "seeInDarkness", "devilsSight",
] as const satisfies readonly (keyof Senses)[];

/**
 * What a creature has to fear from a watcher by the facts of the verdict, and which single changes would help.
 * @param plainEyes - Counts the watcher's senses as ordinary sight: whoever asks does not know them.
 */
export function watcherOf(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string, plainEyes = false): Watcher {
  const known = plainEyes ? withToken(field, { ...field.token(watcherId), senses: DEFAULT_SENSES }) : field;
  const verdict = assess(known, ruleset, { attacker: watcherId, target: hiderId, kind: "ranged" });
  const safe = safeBy(verdict.facts);
  const trials = HIDE_FACTS.every((fact) => safe[fact]) ? [] : trialsOf(known, ruleset, watcherId, hiderId);
  const answerTo = (fact: HideFact): FactAnswer => ({ safe: safe[fact], changes: safe[fact] ? [] : helping(trials, fact) });
  return {
    id: watcherId,
    mayHide: verdict.facts.stealth,
    state: verdict.perception.state,
    sense: verdict.perception.sense,
    light: verdict.light.level,
    cover: verdict.cover.grade,
    answers: { stealth: answerTo("stealth"), opportunity: answerTo("opportunity"), precision: answerTo("precision") },
  };
}

/** A change, and which facts would stand well after it. */
interface Trial {
  readonly change: HideChange;
  readonly safe: Readonly<Record<HideFact, boolean>>;
}

function safeBy({ stealth, opportunity, precision }: Readonly<Record<HideFact, boolean>>): Trial["safe"] {
  return { stealth, opportunity: !opportunity, precision: !precision };
}

/** The changes that help with a fact; of one kind the smallest alone, unless it is one to leave a sense. */
function helping(trials: readonly Trial[], fact: HideFact): readonly HideChange[] {
  const found = trials.filter(({ safe }) => safe[fact]).map(({ change }) => change);
  return found.filter((change, i) => change.key === "leave" || found.findIndex(({ key }) => key === change.key) === i);
}

/** Watchers in the order of a list: those who prevent hiding first, then the nearest. */
export function sortedWatchers(field: Field, watchers: readonly Watcher[], hiderId: string): readonly Watcher[] {
  const hider = field.body(hiderId);
  const far = new Map(watchers.map(({ id }) => [id, field.distance(field.body(id), hider)]));
  return [...watchers].sort((a, b) => Number(a.mayHide) - Number(b.mayHide) || (far.get(a.id) ?? 0) - (far.get(b.id) ?? 0));
}

/** Every change that is tried, the smallest of a kind first. */
function trialsOf(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly Trial[] {
  return [...darker(field, ruleset, watcherId, hiderId), ...leaving(field, ruleset, watcherId, hiderId), ...veiled(field, ruleset, watcherId, hiderId)];
}

/** Each level below the present one, the brightest first. */
function darker(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly Trial[] {
  const light = illuminate(field, ruleset.light, field.token(watcherId), field.body(hiderId));
  const { levels } = ruleset.light;
  const below = levels.slice(0, Math.max(0, levels.indexOf(light.level))).filter((level) => level !== "supernatural-darkness");
  const { sources, sunlit } = light;
  return [...below].reverse().map((level) => ({ change: { key: "darker", level }, safe: safeIn(field, ruleset, watcherId, hiderId, { level, sources, sunlit }) }));
}

/** Being out of reach of each ranged sense, and how far that is. */
function leaving(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly Trial[] {
  const watcher = field.token(watcherId);
  const watched = ruleset.senses.darkvision.noStealthWithin;
  return RANGED.flatMap((sense): Trial[] => {
    const range = watcher.senses[sense];
    if (typeof range !== "number" || range <= 0) return [];
    const without = withToken(field, { ...watcher, senses: { ...watcher.senses, [sense]: 0 } });
    const safe = safeIn(without, ruleset, watcherId, hiderId);
    const leave = (distance: number, facts: Trial["safe"]): Trial => ({ change: { key: "leave", sense, distance }, safe: facts });
    if (sense !== "darkvision" || watched === null) return [leave(range, safe)];
    // It watches less far than it sees: one may hide nearer than one is unseen.
    const watchedTo = Math.min(range, watched * unitsPerFoot(field.scene.grid));
    return [leave(watchedTo, { ...NOTHING_SAFE, stealth: safe.stealth }), leave(range, { ...safe, stealth: false })];
  });
}

const NOTHING_SAFE: Trial["safe"] = { stealth: false, opportunity: false, precision: false };

/** Each grade of cover in this game, fog and invisibility. */
function veiled(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string): readonly Trial[] {
  const hider = field.token(hiderId);
  const unseen = withToken(field, { ...hider, conditions: [...hider.conditions, "invisible"] });
  const covers = ruleset.cover.grades.slice(1, -1).map(({ grade, stealth, opportunity }): Trial => ({
    change: { key: "cover", grade },
    safe: { ...NOTHING_SAFE, stealth, opportunity: !opportunity },
  }));
  const total = ruleset.cover.grades.at(-1)?.grade;
  return [
    ...covers,
    ...(total === undefined ? [] : [{ change: { key: "cover" as const, grade: total }, safe: { stealth: true, opportunity: true, precision: true } }]),
    { change: { key: "fog" }, safe: safeIn(withFogOn(field, hiderId), ruleset, watcherId, hiderId) },
    { change: { key: "invisible" }, safe: safeIn(unseen, ruleset, watcherId, hiderId) },
  ];
}

/** Which facts stand well for the creature by how it is perceived alone. @param given The light, where it is not the field's. */
function safeIn(field: Field, ruleset: Ruleset, watcherId: string, hiderId: string, given?: SeenLight): Trial["safe"] {
  const [watcher, hider] = [field.body(watcherId), field.body(hiderId)];
  const light = given ?? illuminate(field, ruleset.light, watcher.token, hider);
  return safeBy(perceive(field, ruleset.senses, watcher, hider, light, { kind: "ranged", light: ruleset.light }).facts);
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
