import { listOf, numberOf, recordOf, textOf } from "./json";
import type { Json } from "./json";

type Range = number | "infinite";

/** Which sense a detection mode is: Foundry's own, then names that systems and modules use; lower case. */
const SENSE_OF_MODE: Readonly<Record<string, string>> = {
  basicsight: "darkvision",
  darkvision: "darkvision",
  feeltremor: "tremorsense",
  tremorsense: "tremorsense",
  seeinvisibility: "seeInvisible",
  seeall: "truesight",
  truesight: "truesight",
  truesee: "truesight",
  trueseeing: "truesight",
  senseall: "blindsight",
  blindsight: "blindsight",
  blindsense: "blindsense",
  senseinvisibility: "blindsense",
  devilssight: "devilsSight",
  seeindarkness: "seeInDarkness",
  scent: "scent",
};

/**
 * The senses that a token document itself tells of, for tokens whose actor is not at hand. Sight that is switched off
 * tells nothing (most creatures in compendia have it off): nobody is blind by it.
 */
export function readSenses(token: Json): Json {
  const senses: Record<string, Range | boolean> = {};
  const learn = (sense: string, range: Range): void => {
    if (range === 0) return;
    if (sense === "seeInvisible") senses[sense] = true;
    else senses[sense] = longer(senses[sense], range);
  };
  const sight = recordOf(token["sight"]);
  if (sight["enabled"] === true) {
    const mode = textOf(sight["visionMode"]) ?? "basic";
    if (mode === "tremorsense") learn("tremorsense", rangeOf(sight["range"]));
    else if (mode === "lightAmplification") senses["lowLight"] = true;
    // Foundry sees within this range without light, whatever the picture is made to look like.
    else if (mode !== "blindness") learn("darkvision", rangeOf(sight["range"]));
  }
  for (const { id, range } of detectionModes(token["detectionModes"])) {
    const sense = SENSE_OF_MODE[id.toLowerCase()];
    if (sense !== undefined) learn(sense, range);
  }
  return senses;
}

/** Detection modes that are on: a list of records up to v13, a record by id from v14 on. */
function detectionModes(modes: unknown): readonly { readonly id: string; readonly range: Range }[] {
  const entries: readonly (readonly [unknown, Json])[] = Array.isArray(modes)
    ? listOf(modes).map((mode) => [recordOf(mode)["id"], recordOf(mode)])
    : Object.entries(recordOf(modes)).map(([id, mode]) => [id, recordOf(mode)]);
  return entries.flatMap(([id, mode]) =>
    typeof id === "string" && mode["enabled"] !== false ? [{ id, range: rangeOf(mode["range"]) }] : [],
  );
}

/** Foundry writes an unlimited range as null; a range left out is none. */
function rangeOf(range: unknown): Range {
  return range === null ? "infinite" : Math.max(0, numberOf(range) ?? 0);
}

function longer(known: Range | boolean | undefined, range: Range): Range {
  if (known === "infinite" || range === "infinite") return "infinite";
  return Math.max(typeof known === "number" ? known : 0, range);
}
