import { isPlain, type Plain } from "./object-paths";
import type { Generation } from "./world-source";

/** Id of the level that every scene has in 14 (RN 14.353-14.359). */
export const DEFAULT_LEVEL = "defaultLevel0000";

/**
 * Brings older creation or update data to a generation's form, as that generation's `migrateData` does:
 * 14 keys detection modes by id (API TokenData) and keeps effect changes in `system` with a type (#13740).
 */
export function migrateSource(documentName: string, source: Plain, generation: Generation): Plain {
  if (generation < 14) return source;
  if (documentName === "Token" && Array.isArray(source["detectionModes"])) {
    source["detectionModes"] = Object.fromEntries((source["detectionModes"] as Plain[]).map(({ id, ...mode }) => [id, mode]));
  }
  if (documentName === "Actor" && isPlain(source["prototypeToken"])) migrateSource("Token", source["prototypeToken"], generation);
  if (documentName === "ActiveEffect") migrateEffect(source);
  if (documentName === "Scene") migrateScene(source);
  return source;
}

const TYPES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

function migrateEffect(source: Plain): void {
  if (Array.isArray(source["changes"])) {
    const changes = (source["changes"] as Plain[]).map(({ mode, ...change }) => ({ ...change, type: change["type"] ?? TYPES[Number(mode)] ?? "add" }));
    source["system"] = { ...(isPlain(source["system"]) ? source["system"] : {}), changes };
    Reflect.deleteProperty(source, "changes");
  }
  const duration = source["duration"];
  if (!isPlain(duration)) return;
  for (const units of ["seconds", "rounds", "turns"]) {
    if (typeof duration[units] !== "number") continue;
    source["duration"] = { value: duration[units], units };
    if (typeof duration["startTime"] === "number") source["start"] = { time: duration["startTime"] };
    return;
  }
}

/** A scene that is made without levels gets the default one, with the scene's background. */
export function ensureLevels(source: Plain): void {
  const levels = source["levels"];
  if (Array.isArray(levels) && levels.length > 0) return;
  source["levels"] = [{ _id: DEFAULT_LEVEL, name: "Ground", elevation: { bottom: null, top: null }, background: source["background"] ?? {} }];
}

function migrateScene(source: Plain): void {
  Reflect.deleteProperty(source, "templates");
}
