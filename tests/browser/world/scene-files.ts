/** Small scenes of our own in every shape that a file may have: a room of two by two hundred pixels with a door, a lamp and two people. */

const walls = [
  { _id: "importwall000001", c: [100, 100, 500, 100], move: 20, sight: 20, light: 20, sound: 20, dir: 0, door: 0, ds: 0 },
  { _id: "importwall000002", c: [500, 100, 500, 500], move: 20, sight: 10, light: 20, sound: 20, dir: 0, door: 0, ds: 0 },
  { _id: "importwall000003", c: [100, 100, 100, 500], move: 20, sight: 20, light: 20, sound: 20, dir: 0, door: 1, ds: 0 },
];
const lamp = { _id: "importlamp000001", x: 300, y: 300, rotation: 0, walls: true, vision: false, hidden: false, config: { bright: 10, dim: 20, angle: 360, negative: false, priority: 0 } };
const person = (n: number, x: number) => ({ _id: `importtoken0000${n}0`, name: `Guest ${n}`, actorId: null, actorLink: false, x, y: 200, width: 1, height: 1, elevation: 0, hidden: false, sight: { enabled: n === 1, range: 30, visionMode: "darkvision" } });
const grid = { type: 1, size: 100, distance: 5, units: "ft", color: "#000000", alpha: 0.2 };
const environment = { darknessLevel: 0.8, darknessLock: false, globalLight: { enabled: false, bright: false, darkness: { min: 0, max: 1 } } };
const exported = (core: string) => ({ _stats: { coreVersion: core, systemId: "pf1" }, width: 800, height: 600, padding: 0, background: { src: null }, tokenVision: true, fog: { exploration: true }, drawings: [], notes: [], sounds: [] });
/** A cart of two spaces, its middle at 300, 350: by its corner up to 13, by its anchor from 14. */
const cart = { _id: "importtile000001", x: 200, y: 300, width: 200, height: 100, rotation: 0, texture: { src: "elsewhere/cart.webp", anchorX: 0.5, anchorY: 0.5 }, flags: { "grit-and-gloom": { cover: "half" } } };

/** File name, content, and what must come of it. */
export const SCENE_FILES: readonly { readonly file: string; readonly name: string; readonly content: object }[] = [
  {
    file: "room-12.json",
    name: "Room of 12",
    content: {
      name: "Room of 12", ...exported("12.331"), grid, environment, walls, lights: [lamp], regions: [], templates: [], tiles: [cart],
      tokens: [person(1, 200), person(2, 300)].map((token) => ({ ...token, detectionModes: [{ id: "seeInvisibility", enabled: true, range: 30 }] })),
    },
  },
  {
    file: "room-13.json",
    name: "Room of 13",
    content: {
      name: "Room of 13", ...exported("13.351"), grid: { ...grid, style: "solidLines", thickness: 1 }, environment, walls, lights: [lamp], templates: [], tiles: [cart],
      regions: [{ _id: "importregion0001", name: "Mist", color: "#888888", shapes: [{ type: "rectangle", x: 100, y: 100, width: 200, height: 200, rotation: 0, hole: false }], elevation: { bottom: null, top: null }, behaviors: [] }],
      tokens: [person(1, 200), person(2, 300)].map((token) => ({ ...token, shape: 4, detectionModes: [{ id: "seeInvisibility", enabled: true, range: 30 }] })),
    },
  },
  {
    file: "room-14.json",
    name: "Room of 14",
    content: {
      name: "Room of 14", ...exported("14.363"), grid: { ...grid, style: "solidLines", thickness: 1 }, environment, regions: [], tiles: [{ ...cart, x: 300, y: 350, levels: ["importlevel00001"] }],
      levels: [{ _id: "importlevel00001", name: "Cellar", elevation: { bottom: 0, top: 10 } }], initialLevel: "importlevel00001",
      walls: walls.map((wall) => ({ ...wall, levels: ["importlevel00001"] })), lights: [{ ...lamp, levels: ["importlevel00001"] }],
      tokens: [person(1, 200), person(2, 300)].map((token) => ({ ...token, level: "importlevel00001", depth: 1, detectionModes: { seeInvisibility: { enabled: true, range: 30 } } })),
    },
  },
  {
    file: "snapshot.json",
    name: "snapshot",
    content: {
      version: 1, ruleset: "pf1",
      scene: { grid: { type: 1, size: 100, distance: 5, units: "ft" }, darknessLevel: 0.8, globalLight: { enabled: false } },
      walls: walls.map(({ _id, c, door }) => ({ id: _id, c, door })),
      lights: [{ id: "l1", x: 300, y: 300, bright: 10, dim: 20 }],
      tokens: [{ id: "a", name: "Guest 1", x: 200, y: 200, senses: { darkvision: 60 } }, { id: "b", name: "Guest 2", x: 300, y: 200 }],
    },
  },
];
