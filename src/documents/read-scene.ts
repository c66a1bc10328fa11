import { DEFAULT_SCENE } from "../core/battlefield/defaults";
import { readBattlefield } from "../core/battlefield/read-battlefield";
import type { Battlefield, Diagonals, GridData, RulesetId, SceneData } from "../core/battlefield/types";
import { chosenFlags, flagsOf, idOf } from "./flags";
import { given, listOf, numberOf, pick, recordOf } from "./json";
import type { Json } from "./json";
import { spansOfLevels } from "./levels";
import { readLight, readWindow } from "./read-light";
import { readRegion } from "./read-region";
import type { CreatureFacts } from "./read-token";
import { readTile } from "./read-tile";
import { readToken } from "./read-token";
import { readWall } from "./read-wall";

/** What a scene document cannot tell by itself. */
export interface ReadSceneOptions {
  /** Foundry's setting for diagonals; exact unless said otherwise. */
  readonly diagonals?: Diagonals;
  /** How elevation counts for light and sight; flags of the scene go before it. */
  readonly vertical?: SceneData["vertical"];
  /** What the actor of a token tells of it; nothing unless said otherwise. */
  readonly creature?: (token: Json) => CreatureFacts;
}

/** What a scene document gives to a battlefield. */
export type SceneParts = Pick<Battlefield, "scene" | "walls" | "lights" | "regions" | "tokens">;

/** What the module keeps on a scene, by the snapshot's own names. */
const SCENE_FLAGS = ["ambient", "moonlit", "sunlit", "wind", "weather", "vertical"];

/**
 * The parts of a battlefield that a scene document gives, in the data shape of Foundry 12, 13 or 14 (older ones as far
 * as they are told apart easily): `toObject()`, an export, or a bare file of the same members.
 * Throws a BattlefieldError where the data cannot be read.
 */
export function readScene(data: unknown, options: ReadSceneOptions = {}): SceneParts {
  const document = recordOf(data);
  const scene = sceneOf(document, options);
  const grid: GridData = { ...DEFAULT_SCENE.grid, ...recordOf(scene["grid"]) };
  const spans = spansOfLevels(document);
  const listed = (kind: string): readonly Json[] => listOf(document[kind]).map(recordOf);
  const tokens = listed("tokens");
  const ids = new Set(tokens.map((token, i) => idOf(token, "token", i)));
  const { creature = () => ({}) } = options;
  const read = readBattlefield({
    ruleset: "pf1" satisfies RulesetId,
    scene,
    walls: listed("walls").map((wall, i) => readWall(wall, i, spans)).filter((wall) => wall !== null),
    lights: listed("lights").map((light, i) => readLight(light, i, ids)),
    regions: [
      ...listed("regions").map((region, i) => readRegion(region, i, grid)),
      ...listed("tiles").map(readTile).filter((tile) => tile !== null),
    ],
    tokens: tokens.map((token, i) => readToken(token, i, creature(token), ids)),
  });
  return { scene: read.scene, walls: read.walls, lights: read.lights, regions: read.regions, tokens: read.tokens };
}

function sceneOf(document: Json, { diagonals, vertical }: ReadSceneOptions): Json {
  const environment = recordOf(document["environment"]);
  return given({
    grid: gridOf(document),
    diagonals,
    darknessLevel: environment["darknessLevel"] ?? document["darkness"],
    globalLight: globalLightOf(document, environment["globalLight"]),
    vertical,
    ...chosenFlags(flagsOf(document), SCENE_FLAGS),
  });
}

/** Before Foundry 10 the grid's members stood on the scene itself. */
function gridOf(document: Json): Json {
  const { grid } = document;
  if (typeof grid !== "number") return pick(recordOf(grid), ["type", "size", "distance", "units"]);
  const { gridType: type, gridDistance: distance, gridUnits: units } = document;
  return given({ type, size: grid, distance, units });
}

/** Before Foundry 12 global light was a switch with a threshold of darkness. */
function globalLightOf(document: Json, globalLight: unknown): Json | undefined {
  if (globalLight !== undefined) {
    const record = recordOf(globalLight);
    return { ...pick(record, ["enabled", "bright"]), darkness: readWindow(record["darkness"]) };
  }
  const { globalLight: enabled, globalLightThreshold: threshold } = document;
  if (typeof enabled !== "boolean") return undefined;
  return { enabled, bright: false, darkness: readWindow({ min: 0, max: numberOf(threshold) ?? 1 }) };
}
