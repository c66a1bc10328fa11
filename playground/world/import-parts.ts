import type { Generation } from "../shared/world-source";
import { DEFAULT_LEVEL, documentId } from "./ids";
import { type Data, idOr, isData, list, numberOr } from "./import-values";
import { portraitUri } from "./portrait";

/** Senses of walls before Foundry 0.8: none, normal, limited. */
const LEGACY: Readonly<Record<number, number>> = { 0: 0, 1: 20, 2: 10 };

const levels = (document: Data, generation: Generation): Data => (generation === 14 ? { levels: Array.isArray(document["levels"]) ? document["levels"] : [] } : {});

/** A wall; none where it has no length. What a snapshot keeps beside Foundry's own becomes the module's flags. */
export function importedWall(wall: Data, n: number, generation: Generation): Data[] {
  const c = Array.isArray(wall["c"]) ? wall["c"].map((value) => Math.round(numberOr(value, NaN))) : [];
  if (c.length !== 4 || c.some(Number.isNaN)) throw new Error(`walls.${n}.c: got ${JSON.stringify(wall["c"])}, expected four numbers`);
  if (c[0] === c[2] && c[1] === c[3]) return [];
  const sense = LEGACY[numberOr(wall["sense"], 1)] ?? 20;
  const move = numberOr(wall["move"], 20);
  const own = Object.fromEntries(["cover", "material", "bottom", "top"].filter((key) => wall[key] != null).map((key) => [key, wall[key]]));
  const flags = isData(wall["flags"]) ? wall["flags"] : {};
  return [{
    _id: idOr(wall["_id"], documentId("wall", n + 1)),
    c,
    move: move === 0 ? 0 : 20,
    sight: numberOr(wall["sight"], sense),
    light: numberOr(wall["light"], sense),
    sound: numberOr(wall["sound"], sense),
    dir: numberOr(wall["dir"], 0),
    door: numberOr(wall["door"], 0),
    ds: numberOr(wall["ds"], 0),
    ...(isData(wall["threshold"]) ? { threshold: wall["threshold"] } : {}),
    ...levels(wall, generation),
    flags: Object.keys(own).length ? { ...flags, "grit-and-gloom": own } : flags,
  }];
}

/** An ambient light: a document with `config`, or a snapshot's light with its radii at the top. */
export function importedLight(light: Data, n: number, generation: Generation): Data {
  const config = isData(light["config"]) ? light["config"] : light;
  return {
    _id: idOr(light["_id"], documentId("light", n + 1)),
    x: Math.round(numberOr(light["x"], 0)),
    y: Math.round(numberOr(light["y"], 0)),
    elevation: numberOr(light["elevation"], 0),
    rotation: numberOr(light["rotation"], 0),
    walls: light["walls"] !== false,
    hidden: light["hidden"] === true,
    config: emission(config),
    ...levels(light, generation),
  };
}

function emission(config: Data): Data {
  return {
    bright: numberOr(config["bright"], 0),
    dim: numberOr(config["dim"], 0),
    angle: numberOr(config["angle"], 360),
    negative: config["negative"] === true || numberOr(config["luminosity"], 0.5) < 0,
    priority: numberOr(config["priority"], 0),
    ...(isData(config["darkness"]) ? { darkness: config["darkness"] } : {}),
  };
}

/** A region; a snapshot's effects become the behaviours that they were read from. */
export function importedRegion(region: Data, n: number, generation: Generation): Data {
  const behaviors = list(region["behaviors"]).length ? list(region["behaviors"]) : list(region["effects"]).map(behaviourOf);
  return {
    _id: idOr(region["_id"], documentId("region", n + 1)),
    name: typeof region["name"] === "string" && region["name"] ? region["name"] : `Region ${n + 1}`,
    shapes: list(region["shapes"]),
    elevation: isData(region["elevation"]) ? region["elevation"] : { bottom: null, top: null },
    behaviors: behaviors.map((behaviour, m) => ({ ...behaviour, _id: idOr(behaviour["_id"], documentId(`beh${n}`, m + 1)) })),
    ...levels(region, generation),
  };
}

function behaviourOf({ kind, ...effect }: Data): Data {
  switch (kind) {
    case "darkness": return { type: "adjustDarknessLevel", system: { mode: effect["mode"], modifier: effect["modifier"] } };
    case "ambient": return { type: "grit-and-gloom.lightLevel", system: { level: effect["level"] } };
    case "obscurement": {
      const beyond = isData(effect["beyond"]) ? { beyondDistance: effect["beyond"]["distance"], beyondMissChance: effect["beyond"]["missChance"] } : {};
      const { beyond: _beyond, ...rest } = effect;
      return { type: "grit-and-gloom.obscurement", system: { ...rest, ...beyond } };
    }
    default: return { type: `grit-and-gloom.${String(kind)}`, system: effect };
  }
}

const STRANGER = { skin: "#b98d6b", hair: "#3a2c20", style: "short", gear: "hood", gearColor: "#4b4f58", background: "#3b3a3f" } as const;

/** Detection modes: a list up to 13, by id from 14 (API TokenData). */
function detectionModes(modes: unknown, generation: Generation): Data {
  const byId = isData(modes) ? Object.entries(modes).map(([id, mode]) => ({ ...(isData(mode) ? mode : {}), id })) : list(modes);
  const kept = byId.filter(({ id }) => typeof id === "string" && id !== "").map((mode: Data) => {
    const range = mode["range"] === null ? null : Math.max(0, numberOr(mode["range"], 0));
    return { id: String(mode["id"]), enabled: mode["enabled"] !== false, range };
  });
  if (generation < 14) return { detectionModes: kept };
  return { detectionModes: Object.fromEntries(kept.map(({ id, ...mode }) => [id, mode])) };
}

/** A token without an actor: its footprint, its light, and a face of no one in particular where the picture is elsewhere. */
export function importedToken(token: Data, n: number, { generation }: { size: number; distance: number; generation: Generation }): Data {
  const light = isData(token["light"]) ? { light: emission(token["light"]) } : {};
  const senses = isData(token["senses"]) ? token["senses"] : null;
  const own = { ...(senses ? { senses } : {}), ...(Array.isArray(token["traits"]) ? { traits: token["traits"] } : {}), ...(typeof token["size"] === "string" ? { size: token["size"] } : {}) };
  const darkvision = numberOr(senses?.["darkvision"], 0);
  const sight = isData(token["sight"]) ? token["sight"] : { enabled: true, range: darkvision, visionMode: darkvision ? "darkvision" : "basic" };
  return {
    _id: idOr(token["_id"], documentId("token", n + 1)),
    name: typeof token["name"] === "string" && token["name"] ? token["name"] : `Token ${n + 1}`,
    x: Math.round(numberOr(token["x"], 0)),
    y: Math.round(numberOr(token["y"], 0)),
    elevation: numberOr(token["elevation"], 0),
    rotation: numberOr(token["rotation"], 0),
    width: numberOr(token["width"], 1),
    height: numberOr(token["height"], 1),
    disposition: numberOr(token["disposition"], 0),
    hidden: token["hidden"] === true,
    displayName: 50,
    texture: { src: portraitUri(STRANGER) },
    sight,
    ...detectionModes(token["detectionModes"], generation),
    ...light,
    ...(generation === 14 ? { level: typeof token["level"] === "string" ? token["level"] : DEFAULT_LEVEL } : {}),
    flags: Object.keys(own).length ? { "grit-and-gloom": own } : {},
  };
}
