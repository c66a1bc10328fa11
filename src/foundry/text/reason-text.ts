import type { Reason } from "../../core/battlefield/reason";
import { squareOf } from "../guess/square";
import { I18N_ROOT } from "../module-id";

/** A reason as people read it, with what it changed. */
export interface ReasonLine {
  readonly text: string;
  /** What the step changed, in words: "+4 to the defence", "20 % miss chance". */
  readonly effects: readonly string[];
  /** Ids to point out on the map. */
  readonly ids: readonly string[];
}

/** Says what an id stands for in a scene: a token's name, "a light", "a wall"; null for what is no id there. */
export interface NameOf {
  (id: string): string | null;
  /** The scene's unit of distance, as it stands behind a number. */
  readonly units?: string;
}

/** Turns a reason into words in the reader's language. */
export function reasonLine(reason: Reason, nameOf: NameOf): ReasonLine {
  return {
    text: sentence(game.i18n.format(`${I18N_ROOT}.Reason.${reason.key}`, dataText(reason.data, nameOf))),
    effects: Object.entries(reason.effect).flatMap(([key, value]) => effectText(key, value)),
    ids: reason.betrays,
  };
}

function dataText(data: Reason["data"], nameOf: NameOf): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, valueText(key, value, nameOf)]),
  );
}

/** Members of a reason's data that are distances, and those that are light levels under another name. */
const DISTANCES = new Set(["distance", "reach", "range"]);
const LEVELS = new Set(["from", "as", "darkness"]);

function valueText(key: string, value: Reason["data"][string], nameOf: NameOf): string {
  if (typeof value === "number") {
    const number = value.toLocaleString(game.i18n.lang, { maximumFractionDigits: 1 });
    return DISTANCES.has(key) && nameOf.units ? `${number} ${nameOf.units}` : number;
  }
  if (typeof value !== "string") return String(value ?? "");
  if (DISTANCES.has(key) && value === "infinite") return game.i18n.localize(`${I18N_ROOT}.Thing.unlimited`);
  const names = value.split(", ").map((id) => nameOf(id));
  if (names.every((name) => name !== null)) return [...new Set(names)].join(", ");
  const term = `${I18N_ROOT}.Term.${LEVELS.has(key) ? "level" : key}.${value}`;
  return game.i18n.has(term) ? inSentence(game.i18n.localize(term)) : value;
}

/** A term stands in the middle of a sentence there, so it begins small. */
function inSentence(term: string): string {
  return term.charAt(0).toLocaleLowerCase(game.i18n.lang) + term.slice(1);
}

/** A sentence begins with a capital, also where a placeholder stands first. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(game.i18n.lang) + text.slice(1);
}

/** The effects that a card shows in words; the others (states, grades) stand in the text already. */
const AMOUNTS = new Set(["modifier", "defence", "save", "missChance", "missRolls", "noticeDC", "pinpointDC"]);

function effectText(key: string, value: Reason["effect"][string]): string[] {
  if (AMOUNTS.has(key) && typeof value === "number") {
    return value === 0 && key !== "missChance" ? [] : [game.i18n.format(`${I18N_ROOT}.Effect.${key}`, { value: signed(key, value) })];
  }
  if (key === "mode" && typeof value === "string") return [game.i18n.localize(`${I18N_ROOT}.Term.mode.${value}`)];
  return [];
}

function signed(key: string, value: number): string {
  const withSign = key === "modifier" || key === "defence" || key === "save";
  return withSign && value > 0 ? `+${value}` : String(value).replace("-", "−");
}

/** Names for the ids of a scene as this user may read them; a token that this user cannot see stays "somebody". */
export function namesIn(scene: Scene): NameOf {
  const nameOf = (id: string): string | null => {
    const token = scene.tokens.get(id);
    if (token !== undefined) return token.hidden && !game.user.isGM ? game.i18n.localize(`${I18N_ROOT}.Thing.somebody`) : token.name;
    for (const [collection, thing] of [[scene.lights, "light"], [scene.walls, "wall"], [scene.regions, "region"]] as const) {
      if (collection.get(id) !== undefined) return game.i18n.localize(`${I18N_ROOT}.Thing.${thing}`);
    }
    return squareName(scene, id);
  };
  return Object.assign(nameOf, { units: scene.grid.units });
}

/** A guessed space by column and row, counted from 1; without a grid by its place in pixels. */
function squareName(scene: Scene, id: string): string | null {
  const square = squareOf(id);
  if (square === null) return null;
  const half = scene.grid.size / 2;
  const offset = scene.grid.isGridless ? { i: square.y, j: square.x } : scene.grid.getOffset({ x: square.x + half, y: square.y + half });
  return game.i18n.format(`${I18N_ROOT}.Thing.square`, { column: String(offset.j + 1), row: String(offset.i + 1) });
}
