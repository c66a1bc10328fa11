import { flagsOf, idOf } from "./flags";
import { given, numberOf, pick, recordOf } from "./json";
import type { Json } from "./json";
import { levelsOf } from "./levels";

/** What the module keeps about a light: the ruleset's own where it is silent. */
const LIGHT_FLAGS = ["level", "cap", "steps", "kind", "magical", "spellLevel"];

/** An ambient light document as members of a snapshot's light. */
export function readLight(document: Json, index: number, tokens: ReadonlySet<string>): Json {
  const flags = flagsOf(document);
  const { carrier } = flags;
  return given({
    // Before Foundry 9 a light's radii stood on the document itself.
    ...readEmission(recordOf(document["config"] ?? document), flags),
    ...pick(document, ["x", "y", "rotation", "walls", "hidden"]),
    id: idOf(document, "light", index),
    elevation: document["elevation"] ?? undefined,
    levels: levelsOf(document),
    carrier: typeof carrier === "string" && tokens.has(carrier) ? carrier : null,
  });
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
  return given({
    bright: Math.abs(bright),
    dim: Math.abs(dim),
    negative,
    ...pick(config, ["angle", "priority"]),
    darkness: readWindow(config["darkness"]),
    // Nothing but magic sheds darkness.
    ...(negative ? { kind: "spell", magical: true } : {}),
    ...pick(flags, LIGHT_FLAGS),
  });
}

/** A window of darkness levels, its bounds within 0 and 1. */
export function readWindow(value: unknown): Json {
  const { min, max } = recordOf(value);
  return { min: clamp(numberOf(min) ?? 0), max: clamp(numberOf(max) ?? 1) };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
