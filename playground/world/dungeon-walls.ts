import { documentId } from "./ids";

type Data = Record<string, unknown>;
type Line = readonly [number, number, number, number];

/** Pixels across a space. */
export const CELL = 100;

const px = (line: Line): number[] => line.map((value) => Math.round(value * CELL));
const full = { move: 20, sight: 20, light: 20, sound: 20 };

interface Kind extends Data {
  readonly art?: string;
  readonly material?: string;
  readonly cover?: string;
}

const DOOR: Kind = { ...full, door: 1, ds: 0, art: "wooden-door", material: "wood" };
const IRON: Kind = { ...full, door: 1, ds: 1, art: "iron-door", material: "iron" };
const SECRET: Kind = { ...full, door: 2, ds: 0, art: "secret-door", material: "stone" };
const STONE: Kind = { ...full, art: "stone", material: "stone" };
const LOW: Kind = { move: 20, sight: 0, light: 0, sound: 0, art: "low", material: "stone", cover: "half" };
const WINDOW: Kind = { move: 20, sight: 0, light: 0, sound: 20, art: "window", material: "glass" };
const HEDGE: Kind = { move: 20, sight: 10, light: 10, sound: 0, art: "none" };
const BARS: Kind = { move: 20, sight: 0, light: 0, sound: 0, art: "low", material: "iron" };
const PILLAR: Kind = { ...full, art: "none", material: "stone" };

/** A round obstacle as a ring of walls. */
function ring(x: number, y: number, radius: number, corners: number): Line[] {
  const at = (n: number): [number, number] => {
    const angle = (n / corners) * 2 * Math.PI + Math.PI / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  return Array.from({ length: corners }, (_, n) => [...at(n), ...at(n + 1)] as const);
}

/** Lines in spaces, by kind; what is in order along a room is listed clockwise from its top left corner. */
const WALLS: readonly (readonly [Kind, readonly Line[]])[] = [
  [STONE, [
    // The yard's outer wall, and the face of the keep with window and gate.
    [0.5, 0.5, 10, 0.5], [0.5, 0.5, 0.5, 17.5], [0.5, 17.5, 10, 17.5], [10, 0.5, 10, 4], [10, 5, 10, 8], [10, 9, 10, 17.5],
    // The guard room.
    [10, 2, 17, 2], [17, 2, 17, 7], [10, 7, 13, 7], [14, 7, 21, 7],
    // The corridor.
    [10, 10, 14, 10], [15, 10, 21, 10], [21, 7, 21, 8], [21, 9, 21, 10],
    // The hall.
    [21, 3, 29, 3], [29, 3, 29, 15], [21, 15, 29, 15], [21, 3, 21, 7], [21, 10, 21, 15],
    // The hidden chamber.
    [12, 10, 12, 15], [12, 15, 18, 15], [18, 10, 18, 15],
  ]],
  [DOOR, [[13, 7, 14, 7], [10, 8, 10, 9]]],
  [IRON, [[21, 8, 21, 9]]],
  [SECRET, [[14, 10, 15, 10]]],
  [WINDOW, [[10, 4, 10, 5]]],
  [LOW, [[22, 12, 26, 12], [26, 12, 26, 13]]],
  [BARS, [[27, 3, 27, 5], [27, 5, 29, 5]]],
  [HEDGE, [[2, 5, 6, 5], [6, 5, 6, 7]]],
  [PILLAR, [...ring(25.5, 8.5, 0.44, 8), ...ring(23.5, 5.5, 0.4, 8), ...ring(25.5, 14.0, 0.32, 6)]],
];

/** The walls of the demo dungeon. Materials and cover are the module's own flags, the look is the playground's. */
export function dungeonWalls(): Data[] {
  let number = 0;
  return WALLS.flatMap(([kind, lines]) =>
    lines.map((line) => {
      const { art, material, cover, ...data } = kind;
      number++;
      const module = { ...(material ? { material } : {}), ...(cover ? { cover } : {}) };
      return {
        _id: documentId("wall", number),
        c: px(line),
        ...data,
        flags: { playground: { art }, ...(material || cover ? { "grit-and-gloom": module } : {}) },
      };
    }),
  );
}
