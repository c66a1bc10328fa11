import { chosenFlags, flagsOf, idOf } from "./flags";
import { numberOf, pick, recordOf } from "./json";
import type { Json } from "./json";
import { levelsOf } from "./levels";

/** What the module keeps about a light: the ruleset's own where it is silent. */
const LIGHT_FLAGS = ["level", "cap", "steps", "kind", "magical", "spellLevel"];

/** What a light document and a snapshot's light call the same. */
const MEMBERS = ["x", "y", "rotation", "walls", "hidden"];

/** An ambient light document as members of a snapshot's light. */
export function readLight(document: Json, index: number, tokens: ReadonlySet<string>): Json {
  const flags = flagsOf(document);
  const { carrier } = flags;
  // Before Foundry 9 a light's radii stood on the document itself.
  const light = Object.assign(pick(document, MEMBERS), readEmission(recordOf(document["config"] ?? document), flags));
  light["id"] = idOf(document, "light", index);
  light["elevation"] = numberOf(document["elevation"]) ?? 0;
  light["levels"] = levelsOf(document);
  light["carrier"] = typeof carrier === "string" && tokens.has(carrier) ? carrier : null;
  return light;
}

/** The light of a token document as members of a carried light; null when it shines nowhere. */
export function readCarriedLight(light: unknown, flags: Json): Json | null {
  const emission = readEmission(recordOf(light), flags);
  return emission["bright"] === 0 && emission["dim"] === 0 ? null : emission;
}

function readEmission(config: Json, flags: Json): Json {
  const [bright, dim] = [numberOf(config["bright"]) ?? 0, numberOf(config["dim"]) ?? 0];
  // Sources of darkness had radii below zero up to Foundry 9, and a luminosity below zero up to 11.
  const before12 = config["negative"] === undefined && (numberOf(config["luminosity"]) ?? 0) < 0;
  const negative = config["negative"] === true || before12 || Math.min(bright, dim) < 0;
  const emission = pick(config, ["angle", "priority"]);
  emission["bright"] = Math.abs(bright);
  emission["dim"] = Math.abs(dim);
  emission["negative"] = negative;
  emission["darkness"] = readWindow(config["darkness"]);
  // Nothing but magic sheds darkness.
  if (negative) Object.assign(emission, { kind: "spell", magical: true });
  return Object.assign(emission, chosenFlags(flags, LIGHT_FLAGS));
}

/** A window of darkness levels, its bounds within 0 and 1. */
export function readWindow(value: unknown): Json {
  const { min, max } = recordOf(value);
  return { min: clamp(numberOf(min) ?? 0), max: clamp(numberOf(max) ?? 1) };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
