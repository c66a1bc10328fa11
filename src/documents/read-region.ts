import type { GridData } from "../core/battlefield/types";
import { MODULE_ID, idOf } from "./flags";
import { given, listOf, numberOf, pick, recordOf } from "./json";
import type { Json } from "./json";
import { levelsOf } from "./levels";
import { readRegionShape } from "./region-shape";

/** A region document as members of a snapshot's region. */
export function readRegion(document: Json, index: number, grid: GridData): Json {
  const { bottom, top } = recordOf(document["elevation"]);
  return {
    id: idOf(document, "region", index),
    shapes: listOf(document["shapes"]).flatMap((shape) => readRegionShape(recordOf(shape), grid)),
    elevation: { bottom: numberOf(bottom), top: numberOf(top) },
    levels: levelsOf(document),
    effects: listOf(document["behaviors"]).flatMap((behavior) => readBehavior(recordOf(behavior))),
  };
}

/** What a region behaviour does to a fight; nothing when it is switched off or of a kind that does not matter here. */
function readBehavior(behavior: Json): readonly Json[] {
  if (behavior["disabled"] === true) return [];
  const system = recordOf(behavior["system"]);
  switch (behavior["type"]) {
    case "adjustDarknessLevel":
      return [{ kind: "darkness", mode: system["mode"] ?? 0, modifier: system["modifier"] ?? 0 }];
    case `${MODULE_ID}.obscurement`:
      return [readObscurement(system)];
    case `${MODULE_ID}.lightLevel`:
      return [{ kind: "ambient", level: system["level"] }];
    case `${MODULE_ID}.cover`:
      return [{ kind: "cover", grade: system["grade"] }];
    case `${MODULE_ID}.water`:
      return [{ kind: "water" }];
    default:
      return [];
  }
}

/** A behaviour's fields are flat and null where the ruleset's own number holds; an effect has no member then. */
function readObscurement(system: Json): Json {
  const distance = numberOf(system["beyondDistance"]);
  const missChance = numberOf(system["beyondMissChance"]);
  const stops = listOf(system["stops"]);
  return given({
    kind: "obscurement",
    ...pick(system, ["density"]),
    missChance: numberOf(system["missChance"]) ?? undefined,
    beyond: distance === null ? undefined : given({ distance, missChance: missChance ?? undefined }),
    share: numberOf(system["share"]) ?? undefined,
    stops: stops.length > 0 ? stops : undefined,
  });
}
