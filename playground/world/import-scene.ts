import type { Generation } from "../shared/world-source";
import { DEFAULT_LEVEL, documentId } from "./ids";
import { importedLight, importedRegion, importedToken, importedWall } from "./import-parts";
import { importedTile } from "./import-tiles";
import { type Data, isData, list, numberOr } from "./import-values";

const FORMS = "an exported scene, the bare shape of grid, walls and lights, or a battlefield snapshot";

/**
 * A scene document's data from what people have: a scene exported from Foundry 12, 13 or 14, a bare shape
 * (grid, walls, lights, tokens at the top), or a battlefield snapshot. Throws where it is none of them.
 */
export function importScene(input: unknown, { generation, name = "Imported scene" }: { generation: Generation; name?: string }): Data {
  if (!isData(input)) throw new Error(`scene: got ${input === null ? "null" : typeof input}, expected ${FORMS}`);
  if (!Array.isArray(input["walls"])) throw new Error(`scene.walls: got ${typeof input["walls"]}, expected an array; a scene is ${FORMS}`);
  const head = isData(input["scene"]) ? snapshotHead(input, input["scene"]) : input;
  const grid = isData(head["grid"]) ? head["grid"] : { size: numberOr(head["grid"], 100) };
  const size = numberOr(grid["size"], 100);
  const distance = numberOr(grid["distance"], 5);
  const walls = list(input["walls"]).flatMap((wall, n) => importedWall(wall, n, generation));
  const reach = extent(walls);
  const carried = { size, distance, generation };
  return {
    _id: documentId("imported", 1),
    name: typeof head["name"] === "string" && head["name"] ? head["name"] : name,
    active: true,
    width: Math.round(numberOr(head["width"], reach.width)),
    height: Math.round(numberOr(head["height"], reach.height)),
    padding: numberOr(head["padding"], 0),
    backgroundColor: "#141210",
    grid: { type: numberOr(grid["type"], 1), size, distance, units: typeof grid["units"] === "string" ? grid["units"] : "ft", color: "#e6d9bd", alpha: 0.13 },
    tokenVision: head["tokenVision"] !== false,
    environment: environmentOf(head),
    walls,
    lights: list(input["lights"]).map((light, n) => importedLight(light, n, generation)),
    regions: list(input["regions"]).map((region, n) => importedRegion(region, n, generation)),
    tiles: list(input["tiles"]).flatMap((tile, n) => importedTile(tile, n, { from: generationOf(input), to: generation })),
    tokens: list(input["tokens"]).map((token, n) => importedToken(token, n, carried)),
    ...(generation === 14 ? levelsOf(head, list(input["tokens"])) : {}),
    flags: { ...(isData(head["flags"]) ? head["flags"] : {}), playground: { ground: { base: "flagstone", areas: [], props: [] } } },
  };
}

/** Which way a file places its tiles: 14 has levels, and says its version. */
function generationOf(input: Data): Generation {
  const stats = isData(input["_stats"]) ? input["_stats"] : {};
  return Number.parseInt(String(stats["coreVersion"]), 10) >= 14 || Array.isArray(input["levels"]) ? 14 : 13;
}

/** A snapshot keeps what a scene has under `scene`, and its darkness flat. */
function snapshotHead(input: Data, scene: Data): Data {
  return { ...scene, name: input["name"], environment: { darknessLevel: scene["darknessLevel"], globalLight: scene["globalLight"] } };
}

/** Darkness and global light: nested since 12, flat before (`darkness`, `globalLight`, `globalLightThreshold`). */
function environmentOf(head: Data): Data {
  const environment = isData(head["environment"]) ? head["environment"] : {};
  const globalLight = isData(environment["globalLight"]) ? environment["globalLight"] : { enabled: head["globalLight"] === true };
  const window = isData(globalLight["darkness"]) ? globalLight["darkness"] : { min: 0, max: numberOr(head["globalLightThreshold"], 1) };
  return {
    darknessLevel: Math.min(1, Math.max(0, numberOr(environment["darknessLevel"], numberOr(head["darkness"], 0)))),
    globalLight: {
      enabled: globalLight["enabled"] === true,
      bright: globalLight["bright"] === true,
      darkness: { min: numberOr(window["min"], 0), max: numberOr(window["max"], 1) },
    },
  };
}

/** 14: the file's own levels; what names none of them, as in every older scene, stands on one of ours. */
function levelsOf(head: Data, tokens: readonly Data[]): Data {
  const own = list(head["levels"]).filter(({ _id }) => typeof _id === "string");
  const known = new Set(own.map(({ _id }) => _id));
  const astray = own.length === 0 || tokens.some(({ level }) => !known.has(level));
  const levels = astray && !known.has(DEFAULT_LEVEL) ? [{ _id: DEFAULT_LEVEL, name: "Ground", elevation: { bottom: null, top: null } }, ...own] : own;
  return { levels, initialLevel: known.has(head["initialLevel"]) ? head["initialLevel"] : levels[0]?.["_id"] };
}

/** How far the walls reach, for shapes that do not tell their size; never less than ten hundred pixels. */
function extent(walls: readonly Data[]): { width: number; height: number } {
  const coordinates = walls.map(({ c }) => c as readonly number[]);
  const most = (...places: number[]): number => Math.max(1000, ...coordinates.flatMap((c) => places.map((place) => c[place] ?? 0)));
  return { width: most(0, 2), height: most(1, 3) };
}
