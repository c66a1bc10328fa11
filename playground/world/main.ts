import type { Generation, Source, WorldSource } from "../shared/world-source";
import { actorId, bareActor, demoActors, tokenBase } from "./actors";
import type { ActorMaker } from "./creature";
import { creature } from "./creatures";
import { dungeonGround } from "./dungeon-ground";
import { CELL, dungeonWalls } from "./dungeon-walls";
import { dungeonTiles } from "./dungeon-tiles";
import { dungeonLights, dungeonRegions } from "./dungeon-zones";
import { DEFAULT_LEVEL, documentId } from "./ids";

type Data = Record<string, unknown>;

/** Who stands where at the start, in spaces. */
const PLACES: readonly (readonly [id: string, x: number, y: number, more?: Data])[] = [
  ["human", 19, 8],
  ["dwarf", 20, 7],
  ["elf", 18, 9],
  ["orc", 26, 5],
  ["archer", 26, 9],
  ["skeleton", 27, 13],
  ["ogre", 14, 3],
  ["goblin", 5, 12],
  ["wolf", 3, 10],
  ["ghost", 15, 13],
];

/** The world that a newcomer meets: one dungeon, its people, and a user for each chair. */
export async function demoWorld({ generation, system }: { generation: Generation; system: string }): Promise<WorldSource> {
  const make = await actorMakerOf(system);
  return { actors: demoActors(generation, make), scenes: [demoScene(generation, make)] };
}

/** The maker that a system double brings, or bare actors. */
async function actorMakerOf(system: string): Promise<ActorMaker> {
  try {
    const double = (await import(`../systems/${system}.ts`)) as { actorParts?: ActorMaker };
    return double.actorParts ?? bareActor;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_MODULE_NOT_FOUND") return bareActor;
    throw error;
  }
}

/** The demo dungeon as a scene document's data: moonlight outside, none under the stone. */
export function demoScene(generation: Generation, make: ActorMaker = bareActor): Source {
  const tokens = PLACES.map(([id, x, y, more], n) => {
    const who = creature(id);
    return {
      _id: documentId(`${id}token`, n + 1),
      actorId: actorId(who),
      ...tokenBase(who, generation, make(who).bar ?? null),
      x: x * CELL,
      y: y * CELL,
      ...(generation === 14 ? { level: DEFAULT_LEVEL } : {}),
      ...more,
    };
  });
  return {
    _id: documentId("undercroft", 1),
    name: "The Undercroft",
    active: true,
    width: 30 * CELL,
    height: 18 * CELL,
    padding: 0,
    backgroundColor: "#141210",
    grid: { type: 1, size: CELL, distance: 5, units: "ft", color: "#e6d9bd", alpha: 0.13, thickness: 1 },
    tokenVision: true,
    fog: { exploration: true },
    environment: { darknessLevel: 0.6, globalLight: { enabled: true, bright: false, darkness: { min: 0, max: 0.75 } } },
    initial: { x: 23.8 * CELL, y: 8.5 * CELL, scale: 0.62 },
    walls: dungeonWalls(),
    lights: dungeonLights(),
    regions: dungeonRegions(generation),
    tiles: dungeonTiles(generation),
    tokens,
    ...(generation === 14 ? { levels: [{ _id: DEFAULT_LEVEL, name: "Ground", elevation: { bottom: 0, top: 20 } }], initialLevel: DEFAULT_LEVEL } : {}),
    flags: { playground: { ground: dungeonGround() } },
  };
}
