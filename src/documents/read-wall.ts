import { flagsOf, foreignFlagsOf, idOf } from "./flags";
import { given, numberOf, pick, recordOf, textOf } from "./json";
import type { Json } from "./json";
import { levelsOf, spanOf } from "./levels";
import type { Span } from "./levels";

/** The one sense of walls before Foundry 0.8: none, normal, limited. */
const LEGACY_SENSES: Readonly<Record<number, number>> = { 0: 0, 1: 20, 2: 10 };

/** A wall document as members of a snapshot's wall; null for a wall of no length, which restricts nothing. */
export function readWall(document: Json, index: number, spans: ReadonlyMap<string, Span>): Json | null {
  const { c } = document;
  if (Array.isArray(c) && c.length === 4 && c[0] === c[2] && c[1] === c[3]) return null;
  const flags = flagsOf(document);
  const levels = levelsOf(document);
  return given({
    ...restrictions(document),
    ...pick(document, ["c", "dir", "door", "ds"]),
    id: idOf(document, "wall", index),
    ...ordered(heights(flags, foreignFlagsOf(document, "wall-height"), spanOf(levels, spans))),
    threshold: threshold(document["threshold"]),
    levels,
    cover: textOf(flags["cover"]),
    material: textOf(flags["material"]),
  });
}

function restrictions(document: Json): Json {
  const { sense, move } = document;
  if (typeof sense !== "number") return pick(document, ["move", "sight", "light", "sound"]);
  const value = LEGACY_SENSES[sense] ?? sense;
  return { move: move === 1 ? 20 : move, sight: value, light: value, sound: move === 1 || move === 20 ? 20 : 0 };
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
  const { light, sight, sound, attenuation } = recordOf(value);
  const distances = [light, sight, sound].map(numberOf);
  if (distances.every((distance) => distance === null)) return null;
  return { light: distances[0], sight: distances[1], sound: distances[2], attenuation: attenuation === true };
}
