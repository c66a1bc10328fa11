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
export type NameOf = (id: string) => string | null;

/** Turns a reason into words in the reader's language. */
export function reasonLine(reason: Reason, nameOf: NameOf): ReasonLine {
  return {
    text: game.i18n.format(`${I18N_ROOT}.Reason.${reason.key}`, dataText(reason.data, nameOf)),
    effects: Object.entries(reason.effect).flatMap(([key, value]) => effectText(key, value)),
    ids: reason.betrays,
  };
}

function dataText(data: Reason["data"], nameOf: NameOf): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, valueText(key, value, nameOf)]),
  );
}

function valueText(key: string, value: Reason["data"][string], nameOf: NameOf): string {
  if (typeof value === "number") return value.toLocaleString(game.i18n.lang, { maximumFractionDigits: 1 });
  if (typeof value !== "string") return String(value ?? "");
  const name = nameOf(value);
  if (name !== null) return name;
  const term = `${I18N_ROOT}.Term.${key}.${value}`;
  return game.i18n.has(term) ? game.i18n.localize(term) : value;
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
  return (id) => {
    const token = scene.tokens.get(id);
    if (token !== undefined) return token.hidden && !game.user.isGM ? game.i18n.localize(`${I18N_ROOT}.Thing.somebody`) : token.name;
    for (const [collection, thing] of [[scene.lights, "light"], [scene.walls, "wall"], [scene.regions, "region"]] as const) {
      if (collection.get(id) !== undefined) return game.i18n.localize(`${I18N_ROOT}.Thing.${thing}`);
    }
    return squareName(scene, id);
  };
}

/** A guessed space by column and row, counted from 1; without a grid by its place in pixels. */
function squareName(scene: Scene, id: string): string | null {
  const square = squareOf(id);
  if (square === null) return null;
  const half = scene.grid.size / 2;
  const offset = scene.grid.isGridless ? { i: square.y, j: square.x } : scene.grid.getOffset({ x: square.x + half, y: square.y + half });
  return game.i18n.format(`${I18N_ROOT}.Thing.square`, { column: String(offset.j + 1), row: String(offset.i + 1) });
}
