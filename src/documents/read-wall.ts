import { flagsOf, foreignFlagsOf, idOf } from "./flags";
import { numberOf, pick, recordOf, textOf } from "./json";
import type { Json } from "./json";
import { levelsOf, spanOf } from "./levels";
import type { Span } from "./levels";

/** The one sense of walls before Foundry 0.8: none, normal, limited. */
const LEGACY_SENSES: Readonly<Record<number, number>> = { 0: 0, 1: 20, 2: 10 };

/** What a wall document and a snapshot's wall call the same. */
const MEMBERS = ["c", "move", "sight", "light", "sound", "dir", "door", "ds"];

/** A wall document as members of a snapshot's wall; null for a wall of no length, which restricts nothing. */
export function readWall(document: Json, index: number, spans: ReadonlyMap<string, Span>): Json | null {
  const { c, sense, move } = document;
  if (Array.isArray(c) && c.length === 4 && c[0] === c[2] && c[1] === c[3]) return null;
  const flags = flagsOf(document);
  const levels = levelsOf(document);
  const { bottom, top } = ordered(heights(flags, foreignFlagsOf(document, "wall-height"), spanOf(levels, spans)));
  // A scene may have a thousand walls: one object each, and no copies of it.
  const wall = pick(document, MEMBERS);
  if (typeof sense === "number") Object.assign(wall, oneSense(sense, move));
  wall["id"] = idOf(document, "wall", index);
  wall["bottom"] = bottom;
  wall["top"] = top;
  wall["threshold"] = threshold(document["threshold"]);
  wall["levels"] = levels;
  wall["cover"] = textOf(flags["cover"]);
  wall["material"] = textOf(flags["material"]);
  return wall;
}

function oneSense(sense: number, move: unknown): Json {
  const value = LEGACY_SENSES[sense] ?? sense;
  const moving = move === 1 || move === 20 ? 20 : 0;
  return { move: moving, sight: value, light: value, sound: moving };
}

/** Our own heights go before those of the Wall Height module, and these before the wall's levels. */
function heights(own: Json, wallHeight: Json, span: Span): Span {
  return {
    bottom: numberOf(own["bottom"]) ?? numberOf(wallHeight["bottom"]) ?? span.bottom,
    top: numberOf(own["top"]) ?? numberOf(wallHeight["top"]) ?? span.top,
  };
}

/** Heights the right way up: people type them in either order. */
function ordered({ bottom, top }: Span): Span {
  return bottom !== null && top !== null && bottom > top ? { bottom: top, top: bottom } : { bottom, top };
}

function threshold(value: unknown): Json | null {
  if (typeof value !== "object" || value === null) return null;
  const { light, sight, sound, attenuation } = recordOf(value);
  const distances = { light: numberOf(light), sight: numberOf(sight), sound: numberOf(sound) };
  if (distances.light === null && distances.sight === null && distances.sound === null) return null;
  return { ...distances, attenuation: attenuation === true };
}
